module.exports = [
1754, ((__turbopack_context__, module, exports) => {

module.exports = {
    "en": {
        "greeting": "Hello! Send me a problem, such as $4x - 7 = 21$, and we will work on it together. Say “hint” if you would rather find it yourself.",
        "thanks": "You are welcome. Send me the next problem whenever you like.",
        "farewell": "Goodbye, and good luck with the rest.",
        "abilities": "I am the built-in tutor: an exact mathematics engine, not a person and not a language model. I solve problems step by step, give hints, check your answers and working, say why a step works, explain a term, and set you another one like it.",
        "feeling": "That is a hard place to be in, and it says nothing about what you can learn. Let us take one small thing: send me the problem and say “hint”, or ask about the one word or step that bothers you.",
        "distress": "I am glad you said this. It matters more than any problem here. Please talk to an adult you trust now, or call the emergency number where you live; you do not have to handle this alone.",
        "language": "I read problems and short questions in English, Spanish, French, German and Portuguese. My explanations are in English.",
        "noProblem": "Which problem do you mean? Send it to me first, for example “Solve 5x + 2 = 17”.",
        "inEnglish": ""
    },
    "es": {
        "greeting": "¡Hola! Envíame un problema, por ejemplo $4x - 7 = 21$, y lo trabajamos juntos. Di «pista» si prefieres encontrarlo tú.",
        "thanks": "De nada. Envíame el siguiente problema cuando quieras.",
        "farewell": "Adiós, y suerte con el resto.",
        "abilities": "Soy el tutor integrado: un motor de matemáticas exacto, ni una persona ni un modelo de lenguaje. Resuelvo problemas paso a paso, doy pistas, compruebo tus respuestas y explico términos.",
        "feeling": "Es un momento difícil, y no dice nada de lo que puedes aprender. Vayamos poco a poco: envíame el problema y di «pista».",
        "distress": "Me alegro de que lo digas. Es más importante que cualquier problema. Por favor, habla ahora con un adulto de confianza o llama al número de emergencias de donde vives; no tienes que llevarlo a solas.",
        "language": "Entiendo problemas y preguntas cortas en español. Las explicaciones de cada paso están en inglés.",
        "noProblem": "¿Qué problema? Envíamelo primero, por ejemplo «Resuelve 5x + 2 = 17».",
        "inEnglish": "(Te entiendo; las explicaciones de cada paso están en inglés.)"
    },
    "fr": {
        "greeting": "Bonjour ! Envoie-moi un problème, par exemple $4x - 7 = 21$, et nous y travaillerons ensemble. Dis « indice » si tu préfères trouver toi-même.",
        "thanks": "De rien. Envoie-moi le problème suivant quand tu veux.",
        "farewell": "Au revoir, et bon courage pour la suite.",
        "abilities": "Je suis le tuteur intégré : un moteur de mathématiques exact, ni une personne ni un modèle de langage. Je résous des problèmes étape par étape, je donne des indices, je vérifie tes réponses et j’explique des termes.",
        "feeling": "C’est un moment difficile, et cela ne dit rien de ce que tu peux apprendre. Allons doucement : envoie-moi le problème et dis « indice ».",
        "distress": "Tu as bien fait de le dire. C’est plus important que n’importe quel exercice. Parle maintenant à un adulte de confiance ou appelle le numéro d’urgence de ton pays ; tu n’as pas à affronter cela tout seul.",
        "language": "Je comprends les problèmes et les questions courtes en français. Les explications des étapes sont en anglais.",
        "noProblem": "Quel problème ? Envoie-le-moi d’abord, par exemple « Résous 5x + 2 = 17 ».",
        "inEnglish": "(Je te comprends ; les explications des étapes sont en anglais.)"
    },
    "de": {
        "greeting": "Hallo! Schick mir eine Aufgabe, zum Beispiel $4x - 7 = 21$, und wir arbeiten zusammen daran. Sag „Tipp“, wenn du sie lieber selbst löst.",
        "thanks": "Gern geschehen. Schick mir die nächste Aufgabe, wann immer du willst.",
        "farewell": "Tschüss, und viel Erfolg mit dem Rest.",
        "abilities": "Ich bin der eingebaute Tutor: ein exaktes Mathematikprogramm, kein Mensch und kein Sprachmodell. Ich löse Aufgaben Schritt für Schritt, gebe Tipps, prüfe deine Antworten und erkläre Begriffe.",
        "feeling": "Das ist gerade schwer, und es sagt nichts darüber, was du lernen kannst. Nehmen wir einen kleinen Schritt: Schick mir die Aufgabe und sag „Tipp“.",
        "distress": "Gut, dass du das sagst. Das ist wichtiger als jede Aufgabe. Bitte sprich jetzt mit einem Erwachsenen, dem du vertraust, oder ruf den Notruf an; du musst damit nicht allein fertig werden.",
        "language": "Ich verstehe Aufgaben und kurze Fragen auf Deutsch. Die Erklärungen der Schritte sind auf Englisch.",
        "noProblem": "Welche Aufgabe meinst du? Schick sie mir zuerst, zum Beispiel „Löse 5x + 2 = 17“.",
        "inEnglish": "(Ich verstehe dich; die Erklärungen der Schritte sind auf Englisch.)"
    },
    "pt": {
        "greeting": "Olá! Manda-me um problema, por exemplo $4x - 7 = 21$, e trabalhamos nele juntos. Diz “dica” se preferes descobrir sozinho.",
        "thanks": "De nada. Manda-me o próximo problema quando quiseres.",
        "farewell": "Até logo, e boa sorte com o resto.",
        "abilities": "Sou o tutor integrado: um motor de matemática exato, nem uma pessoa nem um modelo de linguagem. Resolvo problemas passo a passo, dou dicas, verifico as tuas respostas e explico termos.",
        "feeling": "É um momento difícil, e não diz nada do que podes aprender. Vamos devagar: manda-me o problema e diz “dica”.",
        "distress": "Fizeste bem em dizer. Isto é mais importante do que qualquer problema. Por favor, fala agora com um adulto de confiança ou liga para o número de emergência do lugar onde vives; não tens de enfrentar isto sozinho.",
        "language": "Percebo problemas e perguntas curtas em português. As explicações dos passos estão em inglês.",
        "noProblem": "Que problema? Manda-o primeiro, por exemplo “Resolve 5x + 2 = 17”.",
        "inEnglish": "(Percebo-te; as explicações dos passos estão em inglês.)"
    }
};
}),
632187, ((__turbopack_context__, module, exports) => {

module.exports = JSON.parse("[{\"en\":\"Take {} from both sides.\",\"es\":\"Resta {} de ambos lados.\",\"fr\":\"Soustrais {} des deux côtés.\",\"de\":\"Ziehe auf beiden Seiten {} ab.\",\"pt\":\"Subtrai {} dos dois lados.\"},{\"en\":\"Add {} to both sides.\",\"es\":\"Suma {} a ambos lados.\",\"fr\":\"Ajoute {} des deux côtés.\",\"de\":\"Addiere auf beiden Seiten {}.\",\"pt\":\"Soma {} aos dois lados.\"},{\"en\":\"Divide both sides by {}.\",\"es\":\"Divide ambos lados entre {}.\",\"fr\":\"Divise les deux côtés par {}.\",\"de\":\"Teile beide Seiten durch {}.\",\"pt\":\"Divide os dois lados por {}.\"},{\"en\":\"Multiply both sides by {}.\",\"es\":\"Multiplica ambos lados por {}.\",\"fr\":\"Multiplie les deux côtés par {}.\",\"de\":\"Multipliziere beide Seiten mit {}.\",\"pt\":\"Multiplica os dois lados por {}.\"},{\"en\":\"Write the unknown on the left.\",\"es\":\"Escribe la incógnita a la izquierda.\",\"fr\":\"Écris l’inconnue à gauche.\",\"de\":\"Schreibe die Unbekannte nach links.\",\"pt\":\"Escreve a incógnita à esquerda.\"},{\"en\":\"An equation says the same read from either side.\",\"es\":\"Una ecuación dice lo mismo leída desde cualquier lado.\",\"fr\":\"Une équation dit la même chose lue d’un côté ou de l’autre.\",\"de\":\"Eine Gleichung sagt von beiden Seiten gelesen dasselbe.\",\"pt\":\"Uma equação diz o mesmo lida de qualquer lado.\"},{\"en\":\"The same change on both sides keeps them equal, and leaves the unknown terms alone.\",\"es\":\"El mismo cambio en ambos lados los mantiene iguales y deja solos los términos con la incógnita.\",\"fr\":\"Le même changement des deux côtés les garde égaux et laisse seuls les termes avec l’inconnue.\",\"de\":\"Dieselbe Änderung auf beiden Seiten erhält die Gleichheit und lässt die Terme mit der Unbekannten allein.\",\"pt\":\"A mesma mudança nos dois lados mantém-nos iguais e deixa sozinhos os termos com a incógnita.\"},{\"en\":\"Then the terms with {} stand on one side only.\",\"es\":\"Así los términos con {} quedan en un solo lado.\",\"fr\":\"Ainsi les termes avec {} sont d’un seul côté.\",\"de\":\"Dann stehen die Terme mit {} nur auf einer Seite.\",\"pt\":\"Assim os termos com {} ficam só de um lado.\"},{\"en\":\"Dividing by {} undoes multiplying by it.\",\"es\":\"Dividir entre {} deshace la multiplicación.\",\"fr\":\"Diviser par {} annule la multiplication.\",\"de\":\"Durch {} zu teilen macht das Malnehmen rückgängig.\",\"pt\":\"Dividir por {} desfaz a multiplicação.\"},{\"en\":\"Multiplying by {} undoes the division.\",\"es\":\"Multiplicar por {} deshace la división.\",\"fr\":\"Multiplier par {} annule la division.\",\"de\":\"Mit {} malzunehmen macht das Teilen rückgängig.\",\"pt\":\"Multiplicar por {} desfaz a divisão.\"},{\"en\":\"That changes the sign of both sides.\",\"es\":\"Eso cambia el signo de ambos lados.\",\"fr\":\"Cela change le signe des deux côtés.\",\"de\":\"Das ändert das Vorzeichen beider Seiten.\",\"pt\":\"Isso muda o sinal dos dois lados.\"},{\"en\":\"{} times its reciprocal {} is {}.\",\"es\":\"{} por su recíproco {} es {}.\",\"fr\":\"{} fois son inverse {} donne {}.\",\"de\":\"{} mal den Kehrwert {} ist {}.\",\"pt\":\"{} vezes o seu inverso {} é {}.\"},{\"en\":\"Combine like terms.\",\"es\":\"Reúne los términos semejantes.\",\"fr\":\"Regroupe les termes semblables.\",\"de\":\"Fasse gleichartige Terme zusammen.\",\"pt\":\"Reúne os termos semelhantes.\"},{\"en\":\"Collect like terms.\",\"es\":\"Reúne los términos semejantes.\",\"fr\":\"Regroupe les termes semblables.\",\"de\":\"Fasse gleichartige Terme zusammen.\",\"pt\":\"Reúne os termos semelhantes.\"},{\"en\":\"Terms with the same letter add up to one term, and so do the plain numbers.\",\"es\":\"Los términos con la misma letra se suman en uno solo, y los números también.\",\"fr\":\"Les termes avec la même lettre s’ajoutent en un seul, et les nombres aussi.\",\"de\":\"Terme mit demselben Buchstaben ergeben zusammen einen Term, ebenso die Zahlen.\",\"pt\":\"Os termos com a mesma letra somam-se num só, e os números também.\"},{\"en\":\"Multiply out the bracket.\",\"es\":\"Quita el paréntesis multiplicando.\",\"fr\":\"Développe la parenthèse.\",\"de\":\"Multipliziere die Klammer aus.\",\"pt\":\"Desenvolve o parêntese.\"},{\"en\":\"Multiply out the brackets.\",\"es\":\"Quita los paréntesis multiplicando.\",\"fr\":\"Développe les parenthèses.\",\"de\":\"Multipliziere die Klammern aus.\",\"pt\":\"Desenvolve os parênteses.\"},{\"en\":\"The factor {} multiplies everything inside the bracket.\",\"es\":\"El factor {} multiplica todo lo que hay en el paréntesis.\",\"fr\":\"Le facteur {} multiplie tout ce qui est dans la parenthèse.\",\"de\":\"Der Faktor {} multipliziert alles in der Klammer.\",\"pt\":\"O fator {} multiplica tudo o que está no parêntese.\"},{\"en\":\"A minus in front of a bracket changes the sign of everything inside.\",\"es\":\"Un menos delante del paréntesis cambia el signo de todo lo de dentro.\",\"fr\":\"Un moins devant la parenthèse change le signe de tout ce qui est dedans.\",\"de\":\"Ein Minus vor der Klammer ändert das Vorzeichen von allem darin.\",\"pt\":\"Um menos antes do parêntese muda o sinal de tudo lá dentro.\"},{\"en\":\"Work out each term.\",\"es\":\"Calcula cada término.\",\"fr\":\"Calcule chaque terme.\",\"de\":\"Rechne jeden Term aus.\",\"pt\":\"Calcula cada termo.\"},{\"en\":\"Multiply both sides by {} to clear the fraction.\",\"es\":\"Multiplica ambos lados por {} para quitar la fracción.\",\"fr\":\"Multiplie les deux côtés par {} pour supprimer la fraction.\",\"de\":\"Multipliziere beide Seiten mit {}, damit der Bruch verschwindet.\",\"pt\":\"Multiplica os dois lados por {} para eliminar a fração.\"},{\"en\":\"Multiply both sides by {} to clear the fractions.\",\"es\":\"Multiplica ambos lados por {} para quitar las fracciones.\",\"fr\":\"Multiplie les deux côtés par {} pour supprimer les fractions.\",\"de\":\"Multipliziere beide Seiten mit {}, damit die Brüche verschwinden.\",\"pt\":\"Multiplica os dois lados por {} para eliminar as frações.\"},{\"en\":\"Every denominator goes into {}, so none is left.\",\"es\":\"Todos los denominadores dividen a {}, así que no queda ninguno.\",\"fr\":\"Chaque dénominateur divise {}, il n’en reste donc aucun.\",\"de\":\"Jeder Nenner teilt {}, also bleibt keiner übrig.\",\"pt\":\"Todos os denominadores dividem {}, por isso não sobra nenhum.\"},{\"en\":\"A product is zero only when one of its factors is zero.\",\"es\":\"Un producto es cero solo si uno de sus factores es cero.\",\"fr\":\"Un produit est nul seulement si un de ses facteurs est nul.\",\"de\":\"Ein Produkt ist nur null, wenn einer seiner Faktoren null ist.\",\"pt\":\"Um produto só é zero se um dos fatores for zero.\"},{\"en\":\"Each linear factor gives one root.\",\"es\":\"Cada factor lineal da una raíz.\",\"fr\":\"Chaque facteur du premier degré donne une racine.\",\"de\":\"Jeder lineare Faktor ergibt eine Lösung.\",\"pt\":\"Cada fator linear dá uma raiz.\"},{\"en\":\"A number and its opposite have the same square, so both signs count.\",\"es\":\"Un número y su opuesto tienen el mismo cuadrado: cuentan los dos signos.\",\"fr\":\"Un nombre et son opposé ont le même carré : les deux signes comptent.\",\"de\":\"Eine Zahl und ihre Gegenzahl haben dasselbe Quadrat, also zählen beide Vorzeichen.\",\"pt\":\"Um número e o seu oposto têm o mesmo quadrado: contam os dois sinais.\"},{\"en\":\"Add the numerators over the common denominator.\",\"es\":\"Suma los numeradores sobre el denominador común.\",\"fr\":\"Ajoute les numérateurs sur le dénominateur commun.\",\"de\":\"Addiere die Zähler über dem gemeinsamen Nenner.\",\"pt\":\"Soma os numeradores sobre o denominador comum.\"},{\"en\":\"All the fractions count parts of the same size, {}.\",\"es\":\"Todas las fracciones cuentan partes del mismo tamaño, {}.\",\"fr\":\"Toutes les fractions comptent des parts de même taille, {}.\",\"de\":\"Alle Brüche zählen gleich große Teile, {}.\",\"pt\":\"Todas as frações contam partes do mesmo tamanho, {}.\"},{\"en\":\"Write everything over the common denominator {}.\",\"es\":\"Escribe todo con el denominador común {}.\",\"fr\":\"Écris tout sur le dénominateur commun {}.\",\"de\":\"Schreibe alles mit dem gemeinsamen Nenner {}.\",\"pt\":\"Escreve tudo com o denominador comum {}.\"},{\"en\":\"{} is the least common multiple of {} and {}.\",\"es\":\"{} es el mínimo común múltiplo de {} y {}.\",\"fr\":\"{} est le plus petit multiple commun de {} et {}.\",\"de\":\"{} ist das kleinste gemeinsame Vielfache von {} und {}.\",\"pt\":\"{} é o mínimo múltiplo comum de {} e {}.\"},{\"en\":\"Reduce {} to lowest terms.\",\"es\":\"Simplifica {} al máximo.\",\"fr\":\"Simplifie {} au maximum.\",\"de\":\"Kürze {} vollständig.\",\"pt\":\"Simplifica {} ao máximo.\"},{\"en\":\"Divide the numerator and the denominator by their common factor {}.\",\"es\":\"Divide el numerador y el denominador entre su factor común {}.\",\"fr\":\"Divise le numérateur et le dénominateur par leur facteur commun {}.\",\"de\":\"Teile Zähler und Nenner durch ihren gemeinsamen Faktor {}.\",\"pt\":\"Divide o numerador e o denominador pelo fator comum {}.\"},{\"en\":\"Write the question as a multiplication.\",\"es\":\"Escribe la pregunta como una multiplicación.\",\"fr\":\"Écris la question comme une multiplication.\",\"de\":\"Schreibe die Frage als Malaufgabe.\",\"pt\":\"Escreve a pergunta como uma multiplicação.\"},{\"en\":\"“Of” means times: a percent of a number is the percent times the number.\",\"es\":\"«De» significa por: un porcentaje de un número es el porcentaje por el número.\",\"fr\":\"« De » veut dire fois : un pourcentage d’un nombre est le pourcentage fois le nombre.\",\"de\":\"„Von“ heißt mal: Prozent von einer Zahl ist der Prozentsatz mal die Zahl.\",\"pt\":\"“De” quer dizer vezes: uma percentagem de um número é a percentagem vezes o número.\"},{\"en\":\"**Hint for step {} of {}.**\",\"es\":\"**Pista para el paso {} de {}.**\",\"fr\":\"**Indice pour l’étape {} sur {}.**\",\"de\":\"**Tipp zu Schritt {} von {}.**\",\"pt\":\"**Dica para o passo {} de {}.**\"},{\"en\":\"**Step {} of {}.**\",\"es\":\"**Paso {} de {}.**\",\"fr\":\"**Étape {} sur {}.**\",\"de\":\"**Schritt {} von {}.**\",\"pt\":\"**Passo {} de {}.**\"},{\"en\":\"**Step {}.**\",\"es\":\"**Paso {}.**\",\"fr\":\"**Étape {}.**\",\"de\":\"**Schritt {}.**\",\"pt\":\"**Passo {}.**\"},{\"en\":\"Try it yourself, then say “next step” to compare.\",\"es\":\"Inténtalo tú y luego di «siguiente paso» para comparar.\",\"fr\":\"Essaie toi-même, puis dis « étape suivante » pour comparer.\",\"de\":\"Versuch es selbst und sag dann „nächster Schritt“, um zu vergleichen.\",\"pt\":\"Tenta tu e depois diz “próximo passo” para comparar.\"},{\"en\":\"Say “next step” to go on, or “why?” for the reason.\",\"es\":\"Di «siguiente paso» para seguir o «¿por qué?» para saber la razón.\",\"fr\":\"Dis « étape suivante » pour continuer ou « pourquoi ? » pour la raison.\",\"de\":\"Sag „nächster Schritt“, um weiterzugehen, oder „warum?“ für den Grund.\",\"pt\":\"Diz “próximo passo” para continuar ou “porquê?” para saber a razão.\"},{\"en\":\"That was every step.\",\"es\":\"Esos eran todos los pasos.\",\"fr\":\"C’étaient toutes les étapes.\",\"de\":\"Das waren alle Schritte.\",\"pt\":\"Foram todos os passos.\"},{\"en\":\"There is no step in between here.\",\"es\":\"Aquí no hay ningún paso intermedio.\",\"fr\":\"Il n’y a pas d’étape intermédiaire ici.\",\"de\":\"Hier gibt es keinen Zwischenschritt.\",\"pt\":\"Aqui não há nenhum passo intermédio.\"},{\"en\":\"**Answer:** {}\",\"es\":\"**Respuesta:** {}\",\"fr\":\"**Réponse :** {}\",\"de\":\"**Antwort:** {}\",\"pt\":\"**Resposta:** {}\"},{\"en\":\"**Checked.**\",\"es\":\"**Comprobado.**\",\"fr\":\"**Vérifié.**\",\"de\":\"**Geprüft.**\",\"pt\":\"**Verificado.**\"},{\"en\":\"**Right.**\",\"es\":\"**Correcto.**\",\"fr\":\"**C’est juste.**\",\"de\":\"**Richtig.**\",\"pt\":\"**Certo.**\"},{\"en\":\"**Not quite.**\",\"es\":\"**Casi, pero no.**\",\"fr\":\"**Pas tout à fait.**\",\"de\":\"**Nicht ganz.**\",\"pt\":\"**Ainda não.**\"},{\"en\":\"Would you like a hint?\",\"es\":\"¿Quieres una pista?\",\"fr\":\"Veux-tu un indice ?\",\"de\":\"Möchtest du einen Tipp?\",\"pt\":\"Queres uma dica?\"},{\"en\":\"Say “hint”.\",\"es\":\"Di «pista».\",\"fr\":\"Dis « indice ».\",\"de\":\"Sag „Tipp“.\",\"pt\":\"Diz “dica”.\"},{\"en\":\"Solve the equation for {}:\",\"es\":\"Resuelve la ecuación para {}:\",\"fr\":\"Résous l’équation en {} :\",\"de\":\"Löse die Gleichung nach {}:\",\"pt\":\"Resolve a equação em ordem a {}:\"},{\"en\":\"Solve for {}:\",\"es\":\"Resuelve para {}:\",\"fr\":\"Résous pour {} :\",\"de\":\"Löse nach {} auf:\",\"pt\":\"Resolve em ordem a {}:\"},{\"en\":\"Calculate:\",\"es\":\"Calcula:\",\"fr\":\"Calcule :\",\"de\":\"Berechne:\",\"pt\":\"Calcula:\"},{\"en\":\"Putting {} back in makes both sides {}.\",\"es\":\"Al sustituir {}, ambos lados valen {}.\",\"fr\":\"En remplaçant par {}, les deux côtés valent {}.\",\"de\":\"Setzt man {} ein, sind beide Seiten {}.\",\"pt\":\"Substituindo {}, os dois lados valem {}.\"},{\"en\":\"Which answer shall I check?\",\"es\":\"¿Qué respuesta compruebo?\",\"fr\":\"Quelle réponse dois-je vérifier ?\",\"de\":\"Welche Antwort soll ich prüfen?\",\"pt\":\"Que resposta devo verificar?\"},{\"en\":\"I’m not sure what you mean.\",\"es\":\"No estoy seguro de qué quieres decir.\",\"fr\":\"Je ne suis pas sûr de ce que tu veux dire.\",\"de\":\"Ich bin nicht sicher, was du meinst.\",\"pt\":\"Não tenho a certeza do que queres dizer.\"},{\"en\":\"This may help:\",\"es\":\"Esto puede ayudarte:\",\"fr\":\"Ceci peut t’aider :\",\"de\":\"Vielleicht hilft dir das:\",\"pt\":\"Isto pode ajudar-te:\"}]");
}),
447300, ((__turbopack_context__) => {
"use strict";

;
const SENTENCE_END = /[.!?][*_)]*\s|\n/g;
function lastSentenceEnd(text, from) {
    let end = 0;
    for (const found of text.slice(from).matchAll(SENTENCE_END))end = found.index + found[0].length;
    return from + end;
}
__turbopack_context__.s([
    "f",
    0,
    lastSentenceEnd
]);
}),
121210, 314337, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/features/tutor/tools/specs.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__971724__ = __turbopack_context__.i(971724);
var __TURBOPACK__imported__module__455744__ = __turbopack_context__.i(455744);
// MERGED MODULE: [project]/server/features/tutor/tools/input.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__105954__ = __turbopack_context__.i(105954);
;
;
/** A model writes no longer problem than a student may. */ const TEXT_LENGTH_MAX = 600;
const problemInput = __TURBOPACK__imported__module__105954__["z"].string().min(1).max(TEXT_LENGTH_MAX).describe('The problem in full, with its instruction: "Solve 2x + 3 = 7"');
const lineInput = __TURBOPACK__imported__module__105954__["z"].string().min(1).max(TEXT_LENGTH_MAX);
;
;
;
const LINES_MAX = 20;
const FUNCTIONS_MAX = 3;
const SOLVE = {
    name: "solve",
    description: "Works a mathematics problem exactly and verifies the answer. Use it before you state the answer of any problem it may read.",
    input: __TURBOPACK__imported__module__971724__["z"].object({
        problem: problemInput
    })
};
const CHECK = {
    name: "check",
    description: "Judges an answer, or a working line by line, by the problem. Never judge by yourself.",
    input: __TURBOPACK__imported__module__971724__["z"].object({
        problem: problemInput,
        answer: lineInput.optional().describe("An answer to be judged"),
        working: __TURBOPACK__imported__module__455744__["z"].array(lineInput).min(1).max(LINES_MAX).optional().describe("Lines of working, one by one")
    })
};
const GRAPH = {
    name: "graph",
    description: "Draws up to three functions of x below your reply and returns the window, roots, intercepts, turning points and intersections. The student sees the drawing, so do not draw with characters.",
    input: __TURBOPACK__imported__module__971724__["z"].object({
        functions: __TURBOPACK__imported__module__455744__["z"].array(lineInput).min(1).max(FUNCTIONS_MAX).describe('Functions of x: "x^2 - 4", "y = sin(x)"')
    })
};
const PRACTICE = {
    name: "practice",
    description: "Finds up to three problems like the given one with other numbers, each solved and verified. It does not return their answers: let the student try.",
    input: __TURBOPACK__imported__module__971724__["z"].object({
        problem: problemInput
    })
};
const SET_PROBLEM = {
    name: "setProblem",
    description: "Sets the student a new problem of a skill on a page of its own, where the answer is checked and counts as practice. Returns the problem and the link to give the student; not the answer.",
    input: __TURBOPACK__imported__module__971724__["z"].object({
        topic: lineInput.describe('What to practise, in a few words: "two-step equations", "adding fractions"')
    })
};
const SEE_PRACTICE = {
    name: "seePractice",
    description: "What the student practised last: each problem, how it came out, and the known error that was made. Use it after a problem was set, and before you choose what to practise.",
    input: __TURBOPACK__imported__module__971724__["z"].object({})
};
const specsFor = (secret, hasDesk)=>[
        ...secret ? [] : [
            SOLVE
        ],
        ...[
            CHECK,
            GRAPH,
            PRACTICE
        ],
        ...hasDesk ? [
            SET_PROBLEM,
            SEE_PRACTICE
        ] : []
    ];
__turbopack_context__.s([
    "t",
    0,
    CHECK,
    "o",
    0,
    GRAPH,
    "v",
    0,
    PRACTICE,
    "I",
    0,
    SEE_PRACTICE,
    "J",
    0,
    SET_PROBLEM,
    "d",
    0,
    SOLVE,
    "H",
    0,
    specsFor
], 121210);
// MERGED MODULE: [project]/server/features/tutor/built-in/small-talk.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__1754__ = __turbopack_context__.i(1754);
// MERGED MODULE: [project]/server/features/tutor/built-in/in-language.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__632187__ = __turbopack_context__.i(632187);
;
;
/** A piece of mathematics, or a number. */ const SLOT = String.raw`(\$[^$\n]+\$|\d+)`;
const PATTERNS = __TURBOPACK__imported__module__632187__["default"].map((sentence)=>({
        pattern: new RegExp(`^${sentence.en.split("{}").map((part)=>part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(SLOT)}$`),
        sentence
    }));
function inLanguage(reply, language) {
    let [all, known] = [
        0,
        0
    ];
    const told = (sentence)=>{
        if (!/\p{L}{2}/u.test(sentence.replace(/\$[^$]*\$/g, ""))) return sentence;
        all += 1;
        const translated = translation(sentence, language);
        if (translated === null) return sentence;
        known += 1;
        return translated;
    };
    const text = reply.split("\n").map((line)=>{
        const [, lead = "", rest = ""] = /^(\s*(?:\d+\.\s+|[-*]\s+(?!\*))?)(.*)$/.exec(line) ?? [];
        return lead + piecesOf(rest).map(told).join(" ");
    }).join("\n");
    return {
        text,
        all,
        known
    };
}
function translation(sentence, language) {
    for (const { pattern, sentence: known } of PATTERNS){
        const found = pattern.exec(sentence);
        if (!found) continue;
        const slots = found.slice(1);
        return known[language].replace(/\{\}/g, ()=>slots.shift() ?? "");
    }
    return null;
}
/** The sentences of a line, each from its beginning to its full stop or question mark; a bold lead is one by itself. */ function piecesOf(line) {
    const masked = line.replace(/\$[^$]*\$/g, (mathematics)=>"#".repeat(mathematics.length));
    const ends = [
        ...masked.matchAll(/(?<=[.?]|[.?]\*\*) /g)
    ].map(({ index })=>index);
    const starts = [
        0,
        ...ends.map((end)=>end + 1)
    ];
    return starts.map((start, at)=>line.slice(start, ends[at])).filter((piece)=>piece !== "");
}
;
;
;
/** What I can do, in one line. */ const ABILITIES_LINE = "I solve problems step by step, give hints, check your answers and working, say why a step works, explain a term, and set you another one like it.";
const NEEDS_LANGUAGE_MODEL = `I can’t explain that yet. ${ABILITIES_LINE} Which of these would help?`;
const HOW_TO_CHECK = "Put your answer in the place of the unknown in the problem as it was set, work out both sides, and see whether they are equal. Of a calculation, work it out backwards or in another way.";
const WHICH_ANSWER = "Which answer shall I check? Write it out, for example “is it x = 3?”.";
function smallTalk(ask, language) {
    const frames = __TURBOPACK__imported__module__1754__["default"][ask.kind === "language" && ask.language !== null ? ask.language : language];
    switch(ask.kind){
        case "greeting":
        case "thanks":
        case "farewell":
        case "abilities":
        case "feeling":
        case "distress":
        case "language":
            return frames[ask.kind];
        default:
            return null;
    }
}
/** Said of oneself, with nothing asked: "everyone gets it except me". */ const OF_ONESELF = /\b(?:i|me|my|im|myself)\b/i;
const ASKS_OR_ORDERS = /\?|^(?:(?:please|pls|ok|okay|so|and|but|then|hey|hi),? )*(?:can|could|would|will|do|does|did|is|are|am|how|what|who|when|where|which|why|write|make|tell|give|help|show|do|let|translate|summari[sz]e|explain|draw|read|send|find)\b/i;
const notUnderstood = (message, language)=>OF_ONESELF.test(message) && !/\d/.test(message) && !ASKS_OR_ORDERS.test(message.trim()) ? __TURBOPACK__imported__module__1754__["default"][language].feeling : NEEDS_LANGUAGE_MODEL;
function framed(reply, language) {
    if (language === "en" || reply === NEEDS_LANGUAGE_MODEL) return reply;
    const { text, all, known } = inLanguage(reply, language);
    return known === all ? text : `${__TURBOPACK__imported__module__1754__["default"][language].inEnglish}\n\n${text}`;
}
const noProblemYet = (language)=>__TURBOPACK__imported__module__1754__["default"][language].noProblem;
__turbopack_context__.s([
    "M",
    0,
    HOW_TO_CHECK,
    "D",
    0,
    NEEDS_LANGUAGE_MODEL,
    "j",
    0,
    WHICH_ANSWER,
    "C",
    0,
    framed,
    "Z",
    0,
    noProblemYet,
    "T",
    0,
    notUnderstood,
    "r",
    0,
    smallTalk
], 314337);
}),
];

//# sourceMappingURL=server_features_tutor_04wopa39d-34l._.js.map