import "server-only";
import type { Phrases } from "./types";

/** The commonest turns in other languages, without accents. "idle" words only tell which language it is. */
export const SPANISH: Phrases = {
  hello: "hola|buenas|buenos dias|buenas tardes|buenas noches",
  thanks: "gracias|muchas gracias|ya entiendo|ahora entiendo|entendido|ya entendi|vale gracias",
  bye: "adios|hasta luego|chao|nos vemos",
  abilities:
    "que puedes hacer|que sabes hacer|quien eres|como funcionas|en que puedes ayudarme|para que sirves",
  yes: "si|si por favor|claro",
  instead: "en vez de|en lugar de|y si fuera|y si fuese|y si es|y si era|que pasa si|que pasaria si",
  hint: "no se por donde empezar|no se como empezar|pista|una pista|una ayuda|un consejo|por donde empiezo|como empiezo",
  next: "siguiente|siguiente paso|el siguiente paso|sigue|continua|y ahora|que sigue|y despues",
  solution:
    "solucion|respuesta|la respuesta|resuelvelo|resuelvela|muestrame la solucion|todos los pasos|dame la respuesta|el resultado|como se hace|como se resuelve",
  stuck:
    "no entiendo|no lo entiendo|no comprendo|no se|no lo se|estoy perdido|estoy perdida|ayuda|ayudame|explicamelo|explica|explicalo otra vez|me lo explicas|me lo explicas otra vez|puedes explicarlo otra vez|otra vez por favor|no me sale|no entiendo nada|mas despacio|que significa eso|que quieres decir|como|que|me perdi|estoy confundido|estoy confundida|no lo pillo",
  why: "por que|porque es asi|a que se debe",
  come: "de donde sale|de donde salen|de donde viene|de donde vienen|de donde salio|de donde sacas|de donde has sacado|como sacaste|como llegaste",
  another:
    "otro|otra|otro ejemplo|otro ejercicio|otro parecido|otro problema|uno parecido|otra parecida|uno mas|otro igual|otro como este",
  practise: "practicar|quiero practicar|ponme ejercicios|dame ejercicios",
  way: "otra forma|otra manera|de otra forma|de otra manera|otro metodo",
  check:
    "es correcto|esta bien|es la respuesta|comprueba|verifica|me da|me sale|obtuve|mi respuesta es|es|creo que es|correcto|esta correcto|tengo razon",
  define: "que es|que es un|que es una|que significa|que quiere decir|define|definicion de|que son",
  difference: "diferencia entre|diferencia",
  table: "tabla del|tabla de multiplicar del|tabla de|la tabla del",
  step: "paso|el paso",
  language: "hablas espanol|en espanol|habla espanol",
  feeling: "odio las matematicas|soy tonto|soy tonta|es muy dificil|es dificil|no puedo",
  idle: "ayudas|ayudarme|ayudeme|hacer|hago|haces|ejercicio|problema|tarea|deberes|puede|podrias|el|la|los|las|un|una|unos|unas|de|del|y|en|me|lo|mi|tu|yo|por|para|con|al|se|le|te|este|esta|eso|esto|favor|quiero|necesito|dame|puedes|como|muy|ahora|tengo|siguiente|dudas|duda|examen|manana|profe|profesor|profesora|atascado|atascada|estoy|ejercicios|ayudan|alguien|toca|pide|piden|nada|tampoco|repetir|repite|repites",
};

export const FRENCH: Phrases = {
  hello: "bonjour|salut|bonsoir|coucou",
  thanks: "merci|merci beaucoup|jai compris|je comprends|ah daccord|compris",
  bye: "au revoir|a bientot|bonne nuit|a plus",
  abilities:
    "que peux tu faire|quest ce que tu peux faire|qui es tu|tu sais faire quoi|comment ca marche|que sais tu faire",
  yes: "oui|oui stp|bien sur",
  instead: "au lieu de|et si cetait|et si c etait|et si cest|et si on avait|a la place de",
  hint: "je sais pas par ou commencer|je ne sais pas par ou commencer|indice|un indice|une piste|un conseil|un coup de pouce|par ou commencer|comment commencer|par ou je commence",
  next: "etape suivante|letape suivante|la suite|suivant|suivante|continue|et apres|et maintenant|ensuite",
  solution:
    "solution|la solution|la reponse|reponse|montre la solution|toutes les etapes|resous le|donne la reponse|donne moi la reponse|le resultat|comment on fait|comment faire",
  stuck:
    "plus simple|plus simplement|plus facile|plus lentement|je ne comprends pas|je comprends pas|comprends pas|jai pas compris|je nai pas compris|je suis perdu|je suis perdue|aide|aide moi|explique|tu peux reexpliquer|peux tu reexpliquer|tu peux mexpliquer|explique encore|je ne sais pas|je sais pas|je suis bloque|je suis bloquee|jy arrive pas|quest ce que ca veut dire|ca veut dire quoi|quoi|hein|je suis paume|pas compris|je ny comprends rien|jai rien compris|je comprends rien|comprends rien|je capte rien|je pige pas|je pige rien|pas clair",
  why: "pourquoi|pour quelle raison",
  come: "dou vient|dou viennent|d ou vient|dou sort|d ou sort|dou sortent|comment tu as trouve|comment tu trouves",
  another:
    "un autre|une autre|un autre exemple|un autre exercice|un autre pareil|encore un|encore une|un exercice similaire|un autre comme ca",
  practise: "mentrainer|je veux mentrainer|donne moi des exercices|des exercices",
  way: "une autre methode|une autre facon|autrement|dune autre facon",
  check:
    "est ce correct|est ce que cest|cest juste|cest correct|cest bon|est ce juste|verifie|je trouve|jai trouve|jobtiens|ma reponse est|cest|est ce que cest juste",
  define:
    "quest ce quun|quest ce quune|quest ce que|cest quoi|cest quoi un|cest quoi une|que veut dire|que signifie|definition de|ca veut dire quoi|quest ce que cest",
  difference: "difference entre|difference",
  table: "table de|la table de|table du|table de multiplication de",
  step: "etape|letape",
  language: "parles tu francais|tu parles francais|en francais",
  feeling:
    "je deteste les maths|cest trop dur|cest difficile|cest trop difficile|je suis nul|je suis nulle|jen ai marre",
  idle: "aider|aides|peux|peut|pouvez|vous|exercice|probleme|devoirs|faire|fais|comment|le|la|les|un|une|des|du|de|je|tu|il|elle|on|et|en|au|aux|que|qui|dans|pour|avec|me|moi|mon|ma|ce|cette|ca|sil|te|plait|stp|svp|ne|pas|donne|montre|bloque|bloquee|jai|besoin|est|suis|sur|aidez|cet|cela|voici|prof|demain|controle|exo|toi|trouver|coince|coincee|rien|tout|vraiment|repeter|repete",
};

export const GERMAN: Phrases = {
  hello: "hallo|guten tag|guten morgen|guten abend|moin|servus",
  thanks: "danke|vielen dank|danke schon|dankeschon|ach so|verstanden|jetzt verstehe ich|alles klar",
  bye: "tschuss|tschuess|auf wiedersehen|bis spater|gute nacht|bis bald",
  abilities:
    "was kannst du|wer bist du|was kannst du alles|wie funktionierst du|wobei kannst du helfen|was bist du",
  yes: "ja|ja bitte|gerne|klar",
  instead: "statt|anstatt|was ware wenn|und wenn es|und wenn da|was wenn es|was wenn da|wenn es",
  hint: "ich weiss nicht wie ich anfangen soll|wie soll ich anfangen|tipp|einen tipp|hinweis|einen hinweis|wie fange ich an|womit fange ich an|wo fange ich an|kleiner tipp",
  next: "nachster schritt|den nachsten schritt|der nachste schritt|nachste schritt|nachsten schritt|weiter|und jetzt|wie weiter|wie geht es weiter|wie gehts weiter|und dann",
  solution:
    "losung|die losung|antwort|die antwort|alle schritte|lose es|zeig mir die losung|das ergebnis|wie geht das|wie macht man das|wie lose ich das|zeig mir alles",
  stuck:
    "einfacher|leichter|langsamer|ich verstehe nicht|verstehe ich nicht|ich verstehe das nicht|verstehe nicht|ich verstehs nicht|keine ahnung|hilfe|hilf mir|erklar|erklare|erklar mir das|mir das nochmal erklaren|das nochmal erklaren|nochmal erklaren|noch einmal erklaren|mir das erklaren|kannst du mir das erklaren|kannst du mir das nochmal erklaren|kannst du das erklaren|ich weiss nicht|ich komme nicht weiter|kapier ich nicht|ich kapiere es nicht|ich checks nicht|ich habe keine ahnung|was heisst das|was heisst das uberhaupt|was bedeutet das|was meinst du|was soll das heissen|ich bin verwirrt|ich bin raus|wie bitte|bahnhof|verstehe nichts|ich verstehe nichts|verstehe gar nichts|kapiere nichts|kapier nichts|check ich nicht|verstehe nur bahnhof|ich verstehe es nicht|hab ich nicht verstanden|habe ich nicht verstanden|nicht verstanden",
  why: "warum|wieso|weshalb",
  come: "woher kommt|woher kommen|wo kommt|woher hast du|wie kommst du auf|wie kommt man auf",
  another:
    "noch eine|noch eins|noch einen|noch eine aufgabe|eine andere aufgabe|eine ahnliche aufgabe|eine andere|noch so eine|ein anderes beispiel|noch ein beispiel|eine ahnliche",
  practise: "uben|ich will uben|ich mochte uben|ubungsaufgaben|gib mir aufgaben",
  way: "anderer weg|anders|auf andere weise|einen anderen weg|andere methode",
  check:
    "stimmt das|ist das richtig|ist|ist es|ist das|richtig|prufe|ich habe|ich bekomme|meine antwort ist|kommt raus|stimmt|ist richtig|ich komme auf|ist die antwort",
  define: "was ist|was ist ein|was ist eine|was bedeutet|was heisst|definition von|was sind",
  difference: "unterschied zwischen|unterschied",
  table: "einmaleins|einmaleins mit|reihe",
  step: "schritt",
  language: "sprichst du deutsch|auf deutsch|kannst du deutsch",
  feeling:
    "ich hasse mathe|ich bin dumm|das ist zu schwer|zu schwer|ich kann das nicht|ich schaffe das nicht|mathe ist doof",
  idle: "man|durch|teilt|teilen|zieht|ziehen|nimmt|addiert|subtrahiert|multipliziert|wir|helfen|hilfst|konnen|kannst|aufgabe|hausaufgabe|hausaufgaben|machen|rechnen|losen|der|die|das|ein|eine|einen|und|ich|du|mir|mich|es|nicht|von|zu|mit|fur|bitte|mal|noch|den|dem|im|wie|gib|zeig|kannst|ist|auch|bei|kann|konnte|konntest|brauche|habe|hab|hier|diese|dieser|dieses|dieser|gerade|folgende|stecke|um|geht|jemand|hange|klausur|morgen|lehrer|lehrerin|soll|muss|da|gleichung|dann|nichts|gar|uberhaupt|leider|wiederholen|wiederhole",
};

export const PORTUGUESE: Phrases = {
  hello: "ola|oi|bom dia|boa tarde|boa noite",
  thanks: "obrigado|obrigada|muito obrigado|muito obrigada|entendi|agora entendi|valeu|percebi",
  bye: "tchau|ate logo|adeus|ate mais",
  abilities:
    "o que voce faz|o que voce pode fazer|quem e voce|como voce funciona|o que voce sabe fazer|o que podes fazer|quem es tu",
  yes: "sim|sim por favor|claro",
  instead: "em vez de|em lugar de|e se fosse|e se era|e se for",
  hint: "nao sei por onde comecar|nao sei como comecar|dica|uma dica|uma pista|por onde comeco|como comeco|como comecar",
  next: "proximo|proximo passo|o proximo passo|continua|continue|e agora|e depois|passo seguinte",
  solution:
    "solucao|a solucao|resposta|a resposta|resolve|resolva|todos os passos|mostra a solucao|da me a resposta|me da a resposta|o resultado|como se faz|como resolve",
  stuck:
    "mais facil|mais simples|mais devagar|nao entendi|nao entendo|nao percebo|nao percebi|nao sei|estou perdido|estou perdida|ajuda|me ajuda|ajuda me|pode explicar|podes explicar|pode explicar de novo|explica de novo|explica|explique|nao consigo|nao estou entendendo|o que isso significa|o que quer dizer|como assim|nao percebi nada|nao percebo nada|nao entendo nada|me perdi|perdi me|nao entendi nada",
  why: "por que|porque|por que e assim",
  come: "de onde vem|de onde veio|de onde saiu|de onde sai|donde vem|como chegaste|como chegou",
  another:
    "outro|outra|outro exemplo|outro exercicio|outro parecido|mais um|mais uma|um parecido|outro igual|outro como esse|outro como este",
  practise: "praticar|quero praticar|exercicios",
  way: "outra forma|outro jeito|de outra forma|outra maneira|de outro jeito|outro metodo",
  check:
    "esta certo|esta correto|e correto|e|verifica|confere|deu|minha resposta e|a minha resposta e|certo|correto|obtive|acho que e|esta certa",
  define:
    "o que e|o que e um|o que e uma|o que significa|que significa|defina|definicao de|o que quer dizer|o que sao",
  difference: "diferenca entre|diferenca",
  table: "tabuada do|tabuada|tabuada de",
  step: "passo|o passo",
  language: "fala portugues|em portugues|voce fala portugues",
  feeling: "odeio matematica|e muito dificil|e dificil|sou burro|sou burra",
  idle: "ajudar|ajudas|pode|podes|exercicio|problema|tarefa|fazer|faco|como|o|os|as|um|uma|de|do|da|em|no|na|e|eu|voce|me|meu|minha|isso|este|esta|esse|essa|por|favor|quero|preciso|para|com|se|nao|muito|agora|tenho|duvida|duvidas|prova|amanha|professor|professora|estou|preso|presa|alguem|consigo|exercicios|poderia|aqui|esta|nada|mesmo|repetir|repete|repita",
};
