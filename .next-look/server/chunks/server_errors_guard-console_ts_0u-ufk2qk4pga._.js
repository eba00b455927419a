module.exports = [
767459, ((__turbopack_context__) => {
"use strict";

;
function guardConsole(log, printing = console) {
    for (const level of [
        "error",
        "warn"
    ]){
        const print = printing[level].bind(printing);
        printing[level] = (...words)=>{
            const error = words.find((word)=>word instanceof Error);
            if (!error) print(...words);
            else if (!("digest" in error)) log[level]("an error was printed", {
                error
            });
        };
    }
}
__turbopack_context__.s([
    "guardConsole",
    0,
    guardConsole
]);
}),
];