module.exports = [
738726, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/app/_lib/trpc-provider.tsx [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__187924__ = __turbopack_context__.i(187924);
var __TURBOPACK__imported__module__937927__ = __turbopack_context__.i(937927);
var __TURBOPACK__imported__module__572131__ = __turbopack_context__.i(572131);
var __TURBOPACK__imported__module__608114__ = __turbopack_context__.i(608114);
// MERGED MODULE: [project]/app/_lib/query-client.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__454289__ = __turbopack_context__.i(454289);
// MERGED MODULE: [project]/app/_lib/query-policy.ts [app-ssr] (ecmascript)
;
const READ_RETRIES = 3;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
const UNUSED_MS = 5 * 60 * 1_000;
function retryDelayMs(failures) {
    return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}
const FRESH_MS = 30_000;
;
;
function createQueryClient(inBrowser = ("TURBOPACK compile-time value", "undefined") !== "undefined") {
    const gcTime = inBrowser ? UNUSED_MS : Number.POSITIVE_INFINITY;
    return new __TURBOPACK__imported__module__454289__["f"]({
        defaultOptions: {
            queries: {
                retry: READ_RETRIES,
                retryDelay: retryDelayMs,
                gcTime,
                staleTime: FRESH_MS
            },
            mutations: {
                retry: false,
                gcTime
            }
        }
    });
}
var __TURBOPACK__imported__module__337167__ = __turbopack_context__.i(337167);
// MERGED MODULE: [project]/app/_lib/trpc-links.ts [app-ssr] (ecmascript)
;
var __TURBOPACK__imported__module__51809__ = __turbopack_context__.i(51809);
// MERGED MODULE: [project]/node_modules/@trpc/client/dist/httpBatchLink-BMtWxLJV.mjs [app-ssr] (ecmascript) <export t as httpBatchLink>
;
var __TURBOPACK__imported__module__120098__ = __turbopack_context__.i(120098);
var __TURBOPACK__imported__module__120098__ = __TURBOPACK__imported__module__120098__;
var __TURBOPACK__imported__module__415340__ = __turbopack_context__.i(415340);
// MERGED MODULE: [project]/node_modules/superjson/dist/index.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/class-registry.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/registry.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/double-indexed-kv.js [app-ssr] (ecmascript)
;
class DoubleIndexedKV {
    constructor(){
        this.keyToValue = new Map();
        this.valueToKey = new Map();
    }
    set(key, value) {
        this.keyToValue.set(key, value);
        this.valueToKey.set(value, key);
    }
    getByKey(key) {
        return this.keyToValue.get(key);
    }
    getByValue(value) {
        return this.valueToKey.get(value);
    }
    clear() {
        this.keyToValue.clear();
        this.valueToKey.clear();
    }
}
;
class Registry {
    constructor(generateIdentifier){
        this.generateIdentifier = generateIdentifier;
        this.kv = new DoubleIndexedKV();
    }
    register(value, identifier) {
        if (this.kv.getByValue(value)) {
            return;
        }
        if (!identifier) {
            identifier = this.generateIdentifier(value);
        }
        this.kv.set(identifier, value);
    }
    clear() {
        this.kv.clear();
    }
    getIdentifier(value) {
        return this.kv.getByValue(value);
    }
    getValue(identifier) {
        return this.kv.getByKey(identifier);
    }
}
;
class ClassRegistry extends Registry {
    constructor(){
        super((c)=>c.name);
        this.classToAllowedProps = new Map();
    }
    register(value, options) {
        if (typeof options === 'object') {
            if (options.allowProps) {
                this.classToAllowedProps.set(value, options.allowProps);
            }
            super.register(value, options.identifier);
        } else {
            super.register(value, options);
        }
    }
    getAllowedProps(value) {
        return this.classToAllowedProps.get(value);
    }
}
// MERGED MODULE: [project]/node_modules/superjson/dist/custom-transformer-registry.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/util.js [app-ssr] (ecmascript)
;
function valuesOfObj(record) {
    if ('values' in Object) {
        // eslint-disable-next-line es5/no-es6-methods
        return Object.values(record);
    }
    const values = [];
    // eslint-disable-next-line no-restricted-syntax
    for(const key in record){
        if (record.hasOwnProperty(key)) {
            values.push(record[key]);
        }
    }
    return values;
}
function find(record, predicate) {
    const values = valuesOfObj(record);
    if ('find' in values) {
        // eslint-disable-next-line es5/no-es6-methods
        return values.find(predicate);
    }
    const valuesNotNever = values;
    for(let i = 0; i < valuesNotNever.length; i++){
        const value = valuesNotNever[i];
        if (predicate(value)) {
            return value;
        }
    }
    return undefined;
}
function forEach(record, run) {
    Object.entries(record).forEach(([key, value])=>run(value, key));
}
function includes(arr, value) {
    return arr.indexOf(value) !== -1;
}
function findArr(record, predicate) {
    for(let i = 0; i < record.length; i++){
        const value = record[i];
        if (predicate(value)) {
            return value;
        }
    }
    return undefined;
}
;
class CustomTransformerRegistry {
    constructor(){
        this.transfomers = {};
    }
    register(transformer) {
        this.transfomers[transformer.name] = transformer;
    }
    findApplicable(v) {
        return find(this.transfomers, (transformer)=>transformer.isApplicable(v));
    }
    findByName(name) {
        return this.transfomers[name];
    }
}
// MERGED MODULE: [project]/node_modules/superjson/dist/plainer.js [app-ssr] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/superjson/dist/is.js [app-ssr] (ecmascript)
;
const getType = (payload)=>Object.prototype.toString.call(payload).slice(8, -1);
const isUndefined = (payload)=>typeof payload === 'undefined';
const isNull = (payload)=>payload === null;
const isPlainObject = (payload)=>{
    if (typeof payload !== 'object' || payload === null) return false;
    if (payload === Object.prototype) return false;
    if (Object.getPrototypeOf(payload) === null) return true;
    return Object.getPrototypeOf(payload) === Object.prototype;
};
const isEmptyObject = (payload)=>isPlainObject(payload) && Object.keys(payload).length === 0;
const isArray = (payload)=>Array.isArray(payload);
const isString = (payload)=>typeof payload === 'string';
const isNumber = (payload)=>typeof payload === 'number' && !isNaN(payload);
const isBoolean = (payload)=>typeof payload === 'boolean';
const isRegExp = (payload)=>payload instanceof RegExp;
const isMap = (payload)=>payload instanceof Map;
const isSet = (payload)=>payload instanceof Set;
const isSymbol = (payload)=>getType(payload) === 'Symbol';
const isDate = (payload)=>payload instanceof Date && !isNaN(payload.valueOf());
const isError = (payload)=>payload instanceof Error;
const isNaNValue = (payload)=>typeof payload === 'number' && isNaN(payload);
const isPrimitive = (payload)=>isBoolean(payload) || isNull(payload) || isUndefined(payload) || isNumber(payload) || isString(payload) || isSymbol(payload);
const isBigint = (payload)=>typeof payload === 'bigint';
const isInfinite = (payload)=>payload === Infinity || payload === -Infinity;
const isTypedArray = (payload)=>ArrayBuffer.isView(payload) && !(payload instanceof DataView);
const isURL = (payload)=>payload instanceof URL;
// MERGED MODULE: [project]/node_modules/superjson/dist/pathstringifier.js [app-ssr] (ecmascript)
;
const escapeKey = (key)=>key.replace(/\\/g, '\\\\').replace(/\./g, '\\.');
const stringifyPath = (path)=>path.map(String).map(escapeKey).join('.');
const parsePath = (string, legacyPaths)=>{
    const result = [];
    let segment = '';
    for(let i = 0; i < string.length; i++){
        let char = string.charAt(i);
        if (!legacyPaths && char === '\\') {
            const escaped = string.charAt(i + 1);
            if (escaped === '\\') {
                segment += '\\';
                i++;
                continue;
            } else if (escaped !== '.') {
                throw Error('invalid path');
            }
        }
        const isEscapedDot = char === '\\' && string.charAt(i + 1) === '.';
        if (isEscapedDot) {
            segment += '.';
            i++;
            continue;
        }
        const isEndOfSegment = char === '.';
        if (isEndOfSegment) {
            result.push(segment);
            segment = '';
            continue;
        }
        segment += char;
    }
    const lastSegment = segment;
    result.push(lastSegment);
    return result;
};
// MERGED MODULE: [project]/node_modules/superjson/dist/transformer.js [app-ssr] (ecmascript)
;
;
;
function simpleTransformation(isApplicable, annotation, transform, untransform) {
    return {
        isApplicable,
        annotation,
        transform,
        untransform
    };
}
const simpleRules = [
    simpleTransformation(isUndefined, 'undefined', ()=>null, ()=>undefined),
    simpleTransformation(isBigint, 'bigint', (v)=>v.toString(), (v)=>{
        if (typeof BigInt !== 'undefined') {
            return BigInt(v);
        }
        console.error('Please add a BigInt polyfill.');
        return v;
    }),
    simpleTransformation(isDate, 'Date', (v)=>v.toISOString(), (v)=>new Date(v)),
    simpleTransformation(isError, 'Error', (v, superJson)=>{
        const baseError = {
            name: v.name,
            message: v.message
        };
        if ('cause' in v) {
            baseError.cause = v.cause;
        }
        superJson.allowedErrorProps.forEach((prop)=>{
            baseError[prop] = v[prop];
        });
        return baseError;
    }, (v, superJson)=>{
        const e = new Error(v.message, {
            cause: v.cause
        });
        e.name = v.name;
        e.stack = v.stack;
        superJson.allowedErrorProps.forEach((prop)=>{
            e[prop] = v[prop];
        });
        return e;
    }),
    simpleTransformation(isRegExp, 'regexp', (v)=>'' + v, (regex)=>{
        const body = regex.slice(1, regex.lastIndexOf('/'));
        const flags = regex.slice(regex.lastIndexOf('/') + 1);
        return new RegExp(body, flags);
    }),
    simpleTransformation(isSet, 'set', // (sets only exist in es6+)
    // eslint-disable-next-line es5/no-es6-methods
    (v)=>[
            ...v.values()
        ], (v)=>new Set(v)),
    simpleTransformation(isMap, 'map', (v)=>[
            ...v.entries()
        ], (v)=>new Map(v)),
    simpleTransformation((v)=>isNaNValue(v) || isInfinite(v), 'number', (v)=>{
        if (isNaNValue(v)) {
            return 'NaN';
        }
        if (v > 0) {
            return 'Infinity';
        } else {
            return '-Infinity';
        }
    }, Number),
    simpleTransformation((v)=>v === 0 && 1 / v === -Infinity, 'number', ()=>{
        return '-0';
    }, Number),
    simpleTransformation(isURL, 'URL', (v)=>v.toString(), (v)=>new URL(v))
];
function compositeTransformation(isApplicable, annotation, transform, untransform) {
    return {
        isApplicable,
        annotation,
        transform,
        untransform
    };
}
const symbolRule = compositeTransformation((s, superJson)=>{
    if (isSymbol(s)) {
        const isRegistered = !!superJson.symbolRegistry.getIdentifier(s);
        return isRegistered;
    }
    return false;
}, (s, superJson)=>{
    const identifier = superJson.symbolRegistry.getIdentifier(s);
    return [
        'symbol',
        identifier
    ];
}, (v)=>v.description, (_, a, superJson)=>{
    const value = superJson.symbolRegistry.getValue(a[1]);
    if (!value) {
        throw new Error('Trying to deserialize unknown symbol');
    }
    return value;
});
const constructorToName = [
    Int8Array,
    Uint8Array,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    Uint8ClampedArray
].reduce((obj, ctor)=>{
    obj[ctor.name] = ctor;
    return obj;
}, {});
const typedArrayRule = compositeTransformation(isTypedArray, (v)=>[
        'typed-array',
        v.constructor.name
    ], (v)=>[
        ...v
    ], (v, a)=>{
    const ctor = constructorToName[a[1]];
    if (!ctor) {
        throw new Error('Trying to deserialize unknown typed array');
    }
    return new ctor(v);
});
function isInstanceOfRegisteredClass(potentialClass, superJson) {
    if (potentialClass?.constructor) {
        const isRegistered = !!superJson.classRegistry.getIdentifier(potentialClass.constructor);
        return isRegistered;
    }
    return false;
}
const classRule = compositeTransformation(isInstanceOfRegisteredClass, (clazz, superJson)=>{
    const identifier = superJson.classRegistry.getIdentifier(clazz.constructor);
    return [
        'class',
        identifier
    ];
}, (clazz, superJson)=>{
    const allowedProps = superJson.classRegistry.getAllowedProps(clazz.constructor);
    if (!allowedProps) {
        return {
            ...clazz
        };
    }
    const result = {};
    allowedProps.forEach((prop)=>{
        result[prop] = clazz[prop];
    });
    return result;
}, (v, a, superJson)=>{
    const clazz = superJson.classRegistry.getValue(a[1]);
    if (!clazz) {
        throw new Error(`Trying to deserialize unknown class '${a[1]}' - check https://github.com/blitz-js/superjson/issues/116#issuecomment-773996564`);
    }
    return Object.assign(Object.create(clazz.prototype), v);
});
const customRule = compositeTransformation((value, superJson)=>{
    return !!superJson.customTransformerRegistry.findApplicable(value);
}, (value, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findApplicable(value);
    return [
        'custom',
        transformer.name
    ];
}, (value, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findApplicable(value);
    return transformer.serialize(value);
}, (v, a, superJson)=>{
    const transformer = superJson.customTransformerRegistry.findByName(a[1]);
    if (!transformer) {
        throw new Error('Trying to deserialize unknown custom value');
    }
    return transformer.deserialize(v);
});
const compositeRules = [
    classRule,
    symbolRule,
    customRule,
    typedArrayRule
];
const transformValue = (value, superJson)=>{
    const applicableCompositeRule = findArr(compositeRules, (rule)=>rule.isApplicable(value, superJson));
    if (applicableCompositeRule) {
        return {
            value: applicableCompositeRule.transform(value, superJson),
            type: applicableCompositeRule.annotation(value, superJson)
        };
    }
    const applicableSimpleRule = findArr(simpleRules, (rule)=>rule.isApplicable(value, superJson));
    if (applicableSimpleRule) {
        return {
            value: applicableSimpleRule.transform(value, superJson),
            type: applicableSimpleRule.annotation
        };
    }
    return undefined;
};
const simpleRulesByAnnotation = {};
simpleRules.forEach((rule)=>{
    simpleRulesByAnnotation[rule.annotation] = rule;
});
const untransformValue = (json, type, superJson)=>{
    if (isArray(type)) {
        switch(type[0]){
            case 'symbol':
                return symbolRule.untransform(json, type, superJson);
            case 'class':
                return classRule.untransform(json, type, superJson);
            case 'custom':
                return customRule.untransform(json, type, superJson);
            case 'typed-array':
                return typedArrayRule.untransform(json, type, superJson);
            default:
                throw new Error('Unknown transformation: ' + type);
        }
    } else {
        const transformation = simpleRulesByAnnotation[type];
        if (!transformation) {
            throw new Error('Unknown transformation: ' + type);
        }
        return transformation.untransform(json, superJson);
    }
};
// MERGED MODULE: [project]/node_modules/superjson/dist/accessDeep.js [app-ssr] (ecmascript)
;
;
;
const getNthKey = (value, n)=>{
    if (n > value.size) throw new Error('index out of bounds');
    const keys = value.keys();
    while(n > 0){
        keys.next();
        n--;
    }
    return keys.next().value;
};
function validatePath(path) {
    if (includes(path, '__proto__')) {
        throw new Error('__proto__ is not allowed as a property');
    }
    if (includes(path, 'prototype')) {
        throw new Error('prototype is not allowed as a property');
    }
    if (includes(path, 'constructor')) {
        throw new Error('constructor is not allowed as a property');
    }
}
const getDeep = (object, path)=>{
    validatePath(path);
    for(let i = 0; i < path.length; i++){
        const key = path[i];
        if (isSet(object)) {
            object = getNthKey(object, +key);
        } else if (isMap(object)) {
            const row = +key;
            const type = +path[++i] === 0 ? 'key' : 'value';
            const keyOfRow = getNthKey(object, row);
            switch(type){
                case 'key':
                    object = keyOfRow;
                    break;
                case 'value':
                    object = object.get(keyOfRow);
                    break;
            }
        } else {
            object = object[key];
        }
    }
    return object;
};
const setDeep = (object, path, mapper)=>{
    validatePath(path);
    if (path.length === 0) {
        return mapper(object);
    }
    let parent = object;
    for(let i = 0; i < path.length - 1; i++){
        const key = path[i];
        if (isArray(parent)) {
            const index = +key;
            parent = parent[index];
        } else if (isPlainObject(parent)) {
            parent = parent[key];
        } else if (isSet(parent)) {
            const row = +key;
            parent = getNthKey(parent, row);
        } else if (isMap(parent)) {
            const isEnd = i === path.length - 2;
            if (isEnd) {
                break;
            }
            const row = +key;
            const type = +path[++i] === 0 ? 'key' : 'value';
            const keyOfRow = getNthKey(parent, row);
            switch(type){
                case 'key':
                    parent = keyOfRow;
                    break;
                case 'value':
                    parent = parent.get(keyOfRow);
                    break;
            }
        }
    }
    const lastKey = path[path.length - 1];
    if (isArray(parent)) {
        parent[+lastKey] = mapper(parent[+lastKey]);
    } else if (isPlainObject(parent)) {
        parent[lastKey] = mapper(parent[lastKey]);
    }
    if (isSet(parent)) {
        const oldValue = getNthKey(parent, +lastKey);
        const newValue = mapper(oldValue);
        if (oldValue !== newValue) {
            parent.delete(oldValue);
            parent.add(newValue);
        }
    }
    if (isMap(parent)) {
        const row = +path[path.length - 2];
        const keyToRow = getNthKey(parent, row);
        const type = +lastKey === 0 ? 'key' : 'value';
        switch(type){
            case 'key':
                {
                    const newKey = mapper(keyToRow);
                    parent.set(newKey, parent.get(keyToRow));
                    if (newKey !== keyToRow) {
                        parent.delete(keyToRow);
                    }
                    break;
                }
            case 'value':
                {
                    parent.set(keyToRow, mapper(parent.get(keyToRow)));
                    break;
                }
        }
    }
    return object;
};
;
;
;
;
;
;
const enableLegacyPaths = (version)=>version < 1;
function traverse(tree, walker, version, origin = []) {
    if (!tree) {
        return;
    }
    const legacyPaths = enableLegacyPaths(version);
    if (!isArray(tree)) {
        forEach(tree, (subtree, key)=>traverse(subtree, walker, version, [
                ...origin,
                ...parsePath(key, legacyPaths)
            ]));
        return;
    }
    const [nodeValue, children] = tree;
    if (children) {
        forEach(children, (child, key)=>{
            traverse(child, walker, version, [
                ...origin,
                ...parsePath(key, legacyPaths)
            ]);
        });
    }
    walker(nodeValue, origin);
}
function applyValueAnnotations(plain, annotations, version, superJson) {
    traverse(annotations, (type, path)=>{
        plain = setDeep(plain, path, (v)=>untransformValue(v, type, superJson));
    }, version);
    return plain;
}
function applyReferentialEqualityAnnotations(plain, annotations, version) {
    const legacyPaths = enableLegacyPaths(version);
    function apply(identicalPaths, path) {
        const object = getDeep(plain, parsePath(path, legacyPaths));
        identicalPaths.map((path)=>parsePath(path, legacyPaths)).forEach((identicalObjectPath)=>{
            plain = setDeep(plain, identicalObjectPath, ()=>object);
        });
    }
    if (isArray(annotations)) {
        const [root, other] = annotations;
        root.forEach((identicalPath)=>{
            plain = setDeep(plain, parsePath(identicalPath, legacyPaths), ()=>plain);
        });
        if (other) {
            forEach(other, apply);
        }
    } else {
        forEach(annotations, apply);
    }
    return plain;
}
const isDeep = (object, superJson)=>isPlainObject(object) || isArray(object) || isMap(object) || isSet(object) || isError(object) || isInstanceOfRegisteredClass(object, superJson);
function addIdentity(object, path, identities) {
    const existingSet = identities.get(object);
    if (existingSet) {
        existingSet.push(path);
    } else {
        identities.set(object, [
            path
        ]);
    }
}
function generateReferentialEqualityAnnotations(identitites, dedupe) {
    const result = {};
    let rootEqualityPaths = undefined;
    identitites.forEach((paths)=>{
        if (paths.length <= 1) {
            return;
        }
        // if we're not deduping, all of these objects continue existing.
        // putting the shortest path first makes it easier to parse for humans
        // if we're deduping though, only the first entry will still exist, so we can't do this optimisation.
        if (!dedupe) {
            paths = paths.map((path)=>path.map(String)).sort((a, b)=>a.length - b.length);
        }
        const [representativePath, ...identicalPaths] = paths;
        if (representativePath.length === 0) {
            rootEqualityPaths = identicalPaths.map(stringifyPath);
        } else {
            result[stringifyPath(representativePath)] = identicalPaths.map(stringifyPath);
        }
    });
    if (rootEqualityPaths) {
        if (isEmptyObject(result)) {
            return [
                rootEqualityPaths
            ];
        } else {
            return [
                rootEqualityPaths,
                result
            ];
        }
    } else {
        return isEmptyObject(result) ? undefined : result;
    }
}
const walker = (object, identities, superJson, dedupe, path = [], objectsInThisPath = [], seenObjects = new Map())=>{
    const primitive = isPrimitive(object);
    if (!primitive) {
        addIdentity(object, path, identities);
        const seen = seenObjects.get(object);
        if (seen) {
            // short-circuit result if we've seen this object before
            return dedupe ? {
                transformedValue: null
            } : seen;
        }
    }
    if (!isDeep(object, superJson)) {
        const transformed = transformValue(object, superJson);
        const result = transformed ? {
            transformedValue: transformed.value,
            annotations: [
                transformed.type
            ]
        } : {
            transformedValue: object
        };
        if (!primitive) {
            seenObjects.set(object, result);
        }
        return result;
    }
    if (includes(objectsInThisPath, object)) {
        // prevent circular references
        return {
            transformedValue: null
        };
    }
    const transformationResult = transformValue(object, superJson);
    const transformed = transformationResult?.value ?? object;
    const transformedValue = isArray(transformed) ? [] : {};
    const innerAnnotations = {};
    forEach(transformed, (value, index)=>{
        if (index === '__proto__' || index === 'constructor' || index === 'prototype') {
            throw new Error(`Detected property ${index}. This is a prototype pollution risk, please remove it from your object.`);
        }
        const recursiveResult = walker(value, identities, superJson, dedupe, [
            ...path,
            index
        ], [
            ...objectsInThisPath,
            object
        ], seenObjects);
        transformedValue[index] = recursiveResult.transformedValue;
        if (isArray(recursiveResult.annotations)) {
            innerAnnotations[escapeKey(index)] = recursiveResult.annotations;
        } else if (isPlainObject(recursiveResult.annotations)) {
            forEach(recursiveResult.annotations, (tree, key)=>{
                innerAnnotations[escapeKey(index) + '.' + key] = tree;
            });
        }
    });
    const result = isEmptyObject(innerAnnotations) ? {
        transformedValue,
        annotations: !!transformationResult ? [
            transformationResult.type
        ] : undefined
    } : {
        transformedValue,
        annotations: !!transformationResult ? [
            transformationResult.type,
            innerAnnotations
        ] : innerAnnotations
    };
    if (!primitive) {
        seenObjects.set(object, result);
    }
    return result;
};
// MERGED MODULE: [project]/node_modules/copy-anything/dist/index.js [app-ssr] (ecmascript)
;
/**
 * Assigns a prop the copy is keeping, preserving whether it was enumerable. Callers decide
 * _whether_ to keep a non-enumerable prop before getting here, so by this point the answer is
 * always yes.
 */ function assignProp(carry, key, newVal, originalObject) {
    if (Object.prototype.propertyIsEnumerable.call(originalObject, key)) {
        carry[key] = newVal;
        return;
    }
    Object.defineProperty(carry, key, {
        value: newVal,
        enumerable: false,
        writable: true,
        configurable: true
    });
}
/**
 * Whether `value` is an object literal, as opposed to a class instance, a built-in like `Date`, an
 * `arguments` object, or an object with a null prototype.
 *
 * The prototype check comes first because it is cheap and rejects almost everything; the tag check
 * is only reached by values that are about to be cloned anyway.
 */ function isPlainObject1(value) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.prototype.toString.call(value) === '[object Object]';
}
/**
 * Returns the clone that `value` should be replaced with, and queues it to be filled in later.
 * Anything that isn't an array or a plain object is returned untouched.
 *
 * Reusing the clone already registered in `clones` is what makes circular and shared references
 * work: the placeholder is registered before its contents exist, so a reference back to an ancestor
 * resolves to it rather than walking forever.
 */ function cloneRef(value, clones, sources, dests) {
    if (typeof value !== 'object' || value === null) return value;
    const array = Array.isArray(value);
    if (!array && !isPlainObject1(value)) return value;
    const existing = clones.get(value);
    if (existing !== undefined) return existing;
    const clone = array ? new Array(value.length) : {};
    clones.set(value, clone);
    sources.push(value);
    dests.push(clone);
    return clone;
}
function copy(target, options = {}) {
    if (typeof target !== 'object' || target === null) return target;
    const clones = new Map();
    // An explicit work list rather than recursion, so nesting depth is bounded by the heap instead
    // of the call stack. Deeply nested input used to throw a RangeError here.
    const sources = [];
    const dests = [];
    const result = cloneRef(target, clones, sources, dests);
    const onlyProps = Array.isArray(options.props) ? options.props : undefined;
    const nonenumerable = options.nonenumerable === true;
    while(sources.length){
        const source = sources.pop();
        const dest = dests.pop();
        if (Array.isArray(source)) {
            for(let i = 0; i < source.length; i++){
                if (i in source) dest[i] = cloneRef(source[i], clones, sources, dests);
            }
            continue;
        }
        if (nonenumerable) {
            for (const key of Object.getOwnPropertyNames(source)){
                // Skip __proto__ properties to prevent prototype pollution
                if (key === '__proto__') continue;
                if (onlyProps && !onlyProps.includes(key)) continue;
                const newVal = cloneRef(source[key], clones, sources, dests);
                assignProp(dest, key, newVal, source);
            }
        } else {
            // `for in` skips non-enumerable keys and allocates no key array, which is why it beats
            // getOwnPropertyNames here. The own check is needed because it also walks the prototype.
            for(const key in source){
                if (!Object.prototype.hasOwnProperty.call(source, key)) continue;
                // Skip __proto__ properties to prevent prototype pollution
                if (key === '__proto__') continue;
                if (onlyProps && !onlyProps.includes(key)) continue;
                dest[key] = cloneRef(source[key], clones, sources, dests);
            }
        }
        for (const key of Object.getOwnPropertySymbols(source)){
            if (onlyProps && !onlyProps.includes(key)) continue;
            if (!nonenumerable && !Object.prototype.propertyIsEnumerable.call(source, key)) continue;
            const newVal = cloneRef(source[key], clones, sources, dests);
            assignProp(dest, key, newVal, source);
        }
    }
    return result;
}
;
;
;
;
;
class SuperJSON {
    /**
     * @param dedupeReferentialEqualities  If true, SuperJSON will make sure only one instance of referentially equal objects are serialized and the rest are replaced with `null`.
     */ constructor({ dedupe = false } = {}){
        this.classRegistry = new ClassRegistry();
        this.symbolRegistry = new Registry((s)=>s.description ?? '');
        this.customTransformerRegistry = new CustomTransformerRegistry();
        this.allowedErrorProps = [];
        this.dedupe = dedupe;
    }
    serialize(object) {
        const identities = new Map();
        const output = walker(object, identities, this, this.dedupe);
        const res = {
            json: output.transformedValue
        };
        if (output.annotations) {
            res.meta = {
                ...res.meta,
                values: output.annotations
            };
        }
        const equalityAnnotations = generateReferentialEqualityAnnotations(identities, this.dedupe);
        if (equalityAnnotations) {
            res.meta = {
                ...res.meta,
                referentialEqualities: equalityAnnotations
            };
        }
        if (res.meta) res.meta.v = 1;
        return res;
    }
    deserialize(payload, options) {
        const { json, meta } = payload;
        let result = options?.inPlace ? json : copy(json);
        if (meta?.values) {
            result = applyValueAnnotations(result, meta.values, meta.v ?? 0, this);
        }
        if (meta?.referentialEqualities) {
            result = applyReferentialEqualityAnnotations(result, meta.referentialEqualities, meta.v ?? 0);
        }
        return result;
    }
    stringify(object) {
        return JSON.stringify(this.serialize(object));
    }
    parse(string) {
        return this.deserialize(JSON.parse(string), {
            inPlace: true
        });
    }
    registerClass(v, options) {
        this.classRegistry.register(v, options);
    }
    registerSymbol(v, identifier) {
        this.symbolRegistry.register(v, identifier);
    }
    registerCustom(transformer, name) {
        this.customTransformerRegistry.register({
            name,
            ...transformer
        });
    }
    allowErrorProps(...props) {
        this.allowedErrorProps.push(...props);
    }
}
SuperJSON.defaultInstance = new SuperJSON();
SuperJSON.serialize = SuperJSON.defaultInstance.serialize.bind(SuperJSON.defaultInstance);
SuperJSON.deserialize = SuperJSON.defaultInstance.deserialize.bind(SuperJSON.defaultInstance);
SuperJSON.stringify = SuperJSON.defaultInstance.stringify.bind(SuperJSON.defaultInstance);
SuperJSON.parse = SuperJSON.defaultInstance.parse.bind(SuperJSON.defaultInstance);
SuperJSON.registerClass = SuperJSON.defaultInstance.registerClass.bind(SuperJSON.defaultInstance);
SuperJSON.registerSymbol = SuperJSON.defaultInstance.registerSymbol.bind(SuperJSON.defaultInstance);
SuperJSON.registerCustom = SuperJSON.defaultInstance.registerCustom.bind(SuperJSON.defaultInstance);
SuperJSON.allowErrorProps = SuperJSON.defaultInstance.allowErrorProps.bind(SuperJSON.defaultInstance);
const __TURBOPACK__default__export__ = SuperJSON;
;
const serialize = SuperJSON.serialize;
const deserialize = SuperJSON.deserialize;
const stringify = SuperJSON.stringify;
const parse = SuperJSON.parse;
const registerClass = SuperJSON.registerClass;
const registerCustom = SuperJSON.registerCustom;
const registerSymbol = SuperJSON.registerSymbol;
const allowErrorProps = SuperJSON.allowErrorProps;
// MERGED MODULE: [project]/app/_lib/lasting-fetch.ts [app-ssr] (ecmascript)
;
/** Bytes of bodies that may be on their way at once and outlive their page: browsers refuse more than 65,536 of all. */ const LASTING_BYTES_MAX = 60_000;
/** A letter takes three bytes at most, or a pair of them four. */ const BYTES_A_LETTER = 3;
function lastingFetch(ask) {
    let onTheirWay = 0;
    return async (input, init)=>{
        const bytes = typeof init?.body === "string" ? init.body.length * BYTES_A_LETTER : 0;
        if (init?.method !== "POST" || onTheirWay + bytes > LASTING_BYTES_MAX) return ask(input, init);
        onTheirWay += bytes;
        try {
            return await ask(input, {
                ...init,
                keepalive: true
            });
        } finally{
            onTheirWay -= bytes;
        }
    };
}
;
;
;
;
/** Calls one request carries at most; the server refuses more. */ const BATCH_MAX = 20;
/** Characters an address may have before a batch is split: what every server and proxy takes. */ const URL_LENGTH_MAX = 8_000;
function createLinks({ url = "/api/trpc", headers, fetch = globalThis.fetch, console: console1 = globalThis.console } = {}) {
    return [
        failuresTo(console1),
        (0, __TURBOPACK__imported__module__120098__["t"])({
            url,
            transformer: __TURBOPACK__default__export__,
            maxItems: BATCH_MAX,
            maxURLLength: URL_LENGTH_MAX,
            fetch: lastingFetch((input, init)=>fetch(input, init)),
            ...headers && {
                headers
            }
        })
    ];
}
/** What was asked for is not written: the failure says what became of it. A call that its page has no more use for has not
 * failed. */ const failuresTo = (console1)=>()=>({ op, next })=>(0, __TURBOPACK__imported__module__415340__["f"])((observer)=>next(op).subscribe({
                    next: (result)=>observer.next(result),
                    error (failure) {
                        if (!op.signal?.aborted) console1.warn(`${op.path} failed.`, failure.message);
                        observer.error(failure);
                    },
                    complete: ()=>observer.complete()
                }));
"use client";
;
;
;
;
;
;
;
function TrpcProvider({ children }) {
    const account = (0, __TURBOPACK__imported__module__572131__["useSyncExternalStore"])(subscribe, keptAccount, nobody);
    const [held, setHeld] = (0, __TURBOPACK__imported__module__572131__["useState"])(()=>({
            account,
            queryClient: createQueryClient()
        }));
    if (held.account !== account) setHeld({
        account,
        queryClient: createQueryClient()
    });
    const { queryClient } = held;
    const [client] = (0, __TURBOPACK__imported__module__572131__["useState"])(()=>__TURBOPACK__imported__module__337167__["f"].createClient({
            links: createLinks()
        }));
    return /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__337167__["f"].Provider, {
        client: client,
        queryClient: queryClient,
        children: /*#__PURE__*/ (0, __TURBOPACK__imported__module__187924__["jsx"])(__TURBOPACK__imported__module__937927__["P"], {
            client: queryClient,
            children: children
        })
    });
}
const subscribe = (listener)=>(0, __TURBOPACK__imported__module__608114__["r"])().subscribe(listener);
const keptAccount = ()=>(0, __TURBOPACK__imported__module__608114__["r"])().account() ?? null;
const nobody = ()=>null;
__turbopack_context__.s([
    "default",
    0,
    TrpcProvider
], 738726);
}),
];

//# sourceMappingURL=app__lib_trpc-provider_tsx_0quql4rhbuxad._.js.map