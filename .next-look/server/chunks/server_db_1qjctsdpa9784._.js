module.exports = [
294860, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__874533__ = __turbopack_context__.i(874533);
var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__660526__ = __turbopack_context__.i(660526);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__229955__ = __turbopack_context__.i(229955);
;
;
;
;
;
class DataDirectoryLocked extends __TURBOPACK__imported__module__229955__["f"] {
    static brand = "DataDirectoryLocked";
    constructor(directory, holder){
        const where = holder.host === (0, __TURBOPACK__imported__module__660526__["hostname"])() ? "" : ` on ${holder.host}`;
        super(`The data in ${directory} is already in use by process ${holder.pid}${where}, running since ${holder.since}; ` + "stop that one first, or choose another place with DATA_DIR.");
        this.name = "DataDirectoryLocked";
    }
}
const BEAT_MS = 15_000;
/** A holder on another machine or in another container cannot be looked up; its lock counts while it is touched. */ const SILENT_AFTER_MS = 4 * BEAT_MS;
const TAKEOVER_STUCK_MS = 10_000;
function lockDataDirectory(directory) {
    const file = lockFile(directory);
    (0, __TURBOPACK__imported__module__902157__["mkdirSync"])(__TURBOPACK__imported__module__750227__["default"].dirname(file), {
        recursive: true
    });
    const mine = {
        pid: process.pid,
        host: (0, __TURBOPACK__imported__module__660526__["hostname"])(),
        space: processSpace(),
        started: processStart(process.pid) ?? "",
        since: new Date().toISOString()
    };
    if (!create(file, mine)) takeOver(directory, file, mine);
    const beat = setInterval(()=>touch(file), BEAT_MS);
    beat.unref();
    return ()=>{
        clearInterval(beat);
        if (isSame(readHolder(file), mine)) (0, __TURBOPACK__imported__module__902157__["rmSync"])(file, {
            force: true
        });
    };
}
function currentHolder(directory) {
    const file = lockFile(directory);
    const holder = readHolder(file);
    return holder && isAlive(holder, file) ? holder : null;
}
/** Beside the directory, not in it: PGlite creates a database only where it finds nothing. */ function lockFile(directory) {
    return `${__TURBOPACK__imported__module__750227__["default"].resolve(directory)}.lock`;
}
/** Replaces a dead holder's lock. Only one process at a time gets past `mkdir`, so two cannot both believe they did. */ function takeOver(directory, file, mine) {
    const gate = `${file}.takeover`;
    if (!enter(gate)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
    try {
        const holder = currentHolder(directory);
        if (holder) throw new DataDirectoryLocked(directory, holder);
        (0, __TURBOPACK__imported__module__902157__["rmSync"])(file, {
            force: true
        });
        if (!create(file, mine)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
    } finally{
        (0, __TURBOPACK__imported__module__902157__["rmdirSync"])(gate);
    }
}
function enter(gate) {
    try {
        (0, __TURBOPACK__imported__module__902157__["mkdirSync"])(gate);
        return true;
    } catch  {
        if (Date.now() - (modifiedAt(gate) ?? Date.now()) < TAKEOVER_STUCK_MS) return false;
        (0, __TURBOPACK__imported__module__902157__["rmdirSync"])(gate);
        return enter(gate);
    }
}
function create(file, holder) {
    try {
        (0, __TURBOPACK__imported__module__902157__["writeFileSync"])(file, JSON.stringify(holder), {
            flag: "wx",
            mode: 0o600
        });
        return true;
    } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
        throw error;
    }
}
function readHolder(file) {
    try {
        return JSON.parse((0, __TURBOPACK__imported__module__902157__["readFileSync"])(file, "utf8"));
    } catch  {
        return null;
    }
}
function isSame(a, b) {
    return a?.pid === b.pid && a.host === b.host && a.started === b.started;
}
function isAlive(holder, file) {
    const isHere = holder.host === (0, __TURBOPACK__imported__module__660526__["hostname"])() && (holder.space ?? processSpace()) === processSpace();
    if (!isHere) return Date.now() - (modifiedAt(file) ?? 0) < SILENT_AFTER_MS;
    const started = processStart(holder.pid);
    return started !== null && (started === holder.started || started === "" || holder.started === "");
}
function processSpace() {
    try {
        return (0, __TURBOPACK__imported__module__902157__["readlinkSync"])("/proc/self/ns/pid");
    } catch  {
        return "";
    }
}
/** When a process started, in whatever form the system tells it; "" if it lives but does not tell; null if it is gone. */ function processStart(pid) {
    try {
        process.kill(pid, 0);
    } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return null;
    }
    const known = startFromProc(pid);
    if (known === ENDED) return null;
    return known ?? startFromPs(pid) ?? "";
}
/** A process that has ended keeps its number until its parent takes note. */ const ENDED = "ended";
function startFromProc(pid) {
    try {
        const boot = (0, __TURBOPACK__imported__module__902157__["readFileSync"])("/proc/sys/kernel/random/boot_id", "utf8").trim();
        const stat = (0, __TURBOPACK__imported__module__902157__["readFileSync"])(`/proc/${pid}/stat`, "utf8");
        // The program's name is in brackets and may contain spaces. After it: the state, and 19 fields on the start.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        return /^[ZX]/.test(fields[0] ?? "") ? ENDED : `${boot}:${fields[19]}`;
    } catch  {
        return null;
    }
}
function startFromPs(pid) {
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    try {
        return (0, __TURBOPACK__imported__module__874533__["execFileSync"])("ps", [
            "-o",
            "lstart=",
            "-p",
            String(pid)
        ], {
            encoding: "utf8"
        }).trim();
    } catch  {
        return null;
    }
}
function modifiedAt(file) {
    return (0, __TURBOPACK__imported__module__902157__["statSync"])(file, {
        throwIfNoEntry: false
    })?.mtimeMs ?? null;
}
function touch(file) {
    const now = new Date();
    try {
        (0, __TURBOPACK__imported__module__902157__["utimesSync"])(file, now, now);
    } catch  {
    // Someone removed the data directory under a running server; the next query says so better.
    }
}
__turbopack_context__.s([
    "c",
    0,
    DataDirectoryLocked,
    "d",
    0,
    lockDataDirectory
]);
}),
955906, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__925127__ = __turbopack_context__.i(925127);
;
;
;
/** What others than the owner could do with a file or a directory. */ const OTHERS = 0o077;
const OWNER = 0o700;
function createForOwnerOnly() {
    // A worker thread shares the process's mask and may not set it.
    if (__TURBOPACK__imported__module__925127__["isMainThread"]) process.umask(OTHERS);
}
function tighten(name) {
    // There modes say nothing; access lists do, which directories hand down.
    if ("TURBOPACK compile-time falsy", 0) //TURBOPACK unreachable
    ;
    const found = look(name);
    if (!found || found.isSymbolicLink()) return [];
    const left = close(name, found);
    if (!found.isDirectory()) return left;
    try {
        return [
            ...left,
            ...readdirSync(name).flatMap((entry)=>tighten(path.join(name, entry)))
        ];
    } catch (error) {
        return [
            ...left,
            ...failed(name, error)
        ];
    }
}
function tightenOne(name) {
    const found = ("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : look(name);
    return found && !found.isSymbolicLink() ? close(name, found) : [];
}
function close(name, { mode }) {
    if ((mode & OTHERS) === 0) return [];
    try {
        chmodSync(name, mode & OWNER);
    } catch (error) {
        return failed(name, error);
    }
    // A file system without modes of its own takes the change and forgets it.
    const kept = ((look(name)?.mode ?? 0) & OTHERS) === 0;
    return kept ? [] : [
        {
            path: name,
            reason: "the file system keeps no modes"
        }
    ];
}
function failed(name, error) {
    // A server that runs may have removed it just now.
    if (!look(name)) return [];
    return [
        {
            path: name,
            reason: error instanceof Error ? error.message : String(error)
        }
    ];
}
/** @returns null where there is nothing */ function look(name) {
    return lstatSync(name, {
        throwIfNoEntry: false
    }) ?? null;
}
__turbopack_context__.s([
    "f",
    0,
    createForOwnerOnly
]);
}),
];