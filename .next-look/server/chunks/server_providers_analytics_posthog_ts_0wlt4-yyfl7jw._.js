module.exports = [
540091, ((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/providers/analytics/posthog.ts [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/entrypoints/index.node.mjs [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/modifiers/module.node.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__814747__ = __turbopack_context__.i(814747);
;
function createModulerModifier() {
    const getModuleFromFileName = createGetModuleFromFilename();
    return async (frames)=>{
        for (const frame of frames)frame.module = getModuleFromFileName(frame.filename);
        return frames;
    };
}
function createGetModuleFromFilename(basePath = process.argv[1] ? (0, __TURBOPACK__imported__module__814747__["dirname"])(process.argv[1]) : process.cwd(), isWindows = '\\' === __TURBOPACK__imported__module__814747__["sep"]) {
    const normalizedBase = isWindows ? normalizeWindowsPath(basePath) : basePath;
    return (filename)=>{
        if (!filename) return;
        const normalizedFilename = isWindows ? normalizeWindowsPath(filename) : filename;
        let { dir, base: file, ext } = __TURBOPACK__imported__module__814747__["posix"].parse(normalizedFilename);
        if ('.js' === ext || '.mjs' === ext || '.cjs' === ext) file = file.slice(0, -1 * ext.length);
        const decodedFile = decodeURIComponent(file);
        if (!dir) dir = '.';
        const n = dir.lastIndexOf('/node_modules');
        if (n > -1) return `${dir.slice(n + 14).replace(/\//g, '.')}:${decodedFile}`;
        if (dir.startsWith(normalizedBase)) {
            const moduleName = dir.slice(normalizedBase.length + 1).replace(/\//g, '.');
            return moduleName ? `${moduleName}:${decodedFile}` : decodedFile;
        }
        return decodedFile;
    };
}
function normalizeWindowsPath(path) {
    return path.replace(/^[A-Z]:/, '').replace(/\\/g, '/');
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/modifiers/context-lines.node.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .ReduceableCache>
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/error-properties-builder.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/type-utils.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/types.mjs [instrumentation] (ecmascript)
;
var types_PostHogPersistedProperty = /*#__PURE__*/ function(PostHogPersistedProperty) {
    PostHogPersistedProperty["AnonymousId"] = "anonymous_id";
    PostHogPersistedProperty["DistinctId"] = "distinct_id";
    PostHogPersistedProperty["Props"] = "props";
    PostHogPersistedProperty["EnablePersonProcessing"] = "enable_person_processing";
    PostHogPersistedProperty["PersonMode"] = "person_mode";
    PostHogPersistedProperty["FeatureFlagDetails"] = "feature_flag_details";
    PostHogPersistedProperty["FeatureFlags"] = "feature_flags";
    PostHogPersistedProperty["FeatureFlagPayloads"] = "feature_flag_payloads";
    PostHogPersistedProperty["BootstrapFeatureFlagDetails"] = "bootstrap_feature_flag_details";
    PostHogPersistedProperty["BootstrapFeatureFlags"] = "bootstrap_feature_flags";
    PostHogPersistedProperty["BootstrapFeatureFlagPayloads"] = "bootstrap_feature_flag_payloads";
    PostHogPersistedProperty["OverrideFeatureFlags"] = "override_feature_flags";
    PostHogPersistedProperty["Queue"] = "queue";
    PostHogPersistedProperty["AiQueue"] = "ai_queue";
    PostHogPersistedProperty["AiCaptureQueue"] = "ai_capture_queue";
    PostHogPersistedProperty["LogsQueue"] = "logs_queue";
    PostHogPersistedProperty["OptedOut"] = "opted_out";
    PostHogPersistedProperty["SessionId"] = "session_id";
    PostHogPersistedProperty["SessionStartTimestamp"] = "session_start_timestamp";
    PostHogPersistedProperty["SessionLastTimestamp"] = "session_timestamp";
    PostHogPersistedProperty["PersonProperties"] = "person_properties";
    PostHogPersistedProperty["GroupProperties"] = "group_properties";
    PostHogPersistedProperty["InstalledAppBuild"] = "installed_app_build";
    PostHogPersistedProperty["InstalledAppVersion"] = "installed_app_version";
    PostHogPersistedProperty["SessionReplay"] = "session_replay";
    PostHogPersistedProperty["PushRegistered"] = "push_registered";
    PostHogPersistedProperty["SessionReplayEventTriggerActivatedSession"] = "session_replay_event_trigger_activated_session";
    PostHogPersistedProperty["SurveyLastSeenDate"] = "survey_last_seen_date";
    PostHogPersistedProperty["SurveysInProgress"] = "surveys_in_progress";
    PostHogPersistedProperty["SurveysSeen"] = "surveys_seen";
    PostHogPersistedProperty["Surveys"] = "surveys";
    PostHogPersistedProperty["RemoteConfig"] = "remote_config";
    PostHogPersistedProperty["FlagsEndpointWasHit"] = "flags_endpoint_was_hit";
    PostHogPersistedProperty["DeviceId"] = "device_id";
    return PostHogPersistedProperty;
}({});
var types_Compression = /*#__PURE__*/ function(Compression) {
    Compression["GZipJS"] = "gzip-js";
    Compression["Base64"] = "base64";
    return Compression;
}({});
const FeatureFlagError = {
    ERRORS_WHILE_COMPUTING: 'errors_while_computing_flags',
    FLAG_MISSING: 'flag_missing',
    LOCAL_EVALUATION_INCONCLUSIVE: 'local_evaluation_inconclusive',
    QUOTA_LIMITED: 'quota_limited',
    TIMEOUT: 'timeout',
    CONNECTION_ERROR: 'connection_error',
    UNKNOWN_ERROR: 'unknown_error',
    apiError: (status)=>`api_error_${status}`
};
const SurveyPosition = {
    TopLeft: 'top_left',
    TopCenter: 'top_center',
    TopRight: 'top_right',
    MiddleLeft: 'middle_left',
    MiddleCenter: 'middle_center',
    MiddleRight: 'middle_right',
    Left: 'left',
    Right: 'right',
    Center: 'center'
};
const SurveyWidgetType = {
    Button: 'button',
    Tab: 'tab',
    Selector: 'selector'
};
const SurveyType = {
    Popover: 'popover',
    API: 'api',
    Widget: 'widget',
    ExternalSurvey: 'external_survey'
};
const SurveyQuestionDescriptionContentType = {
    Html: 'html',
    Text: 'text'
};
const SurveyValidationType = {
    MinLength: 'min_length',
    MaxLength: 'max_length'
};
const SurveyRatingDisplay = {
    Number: 'number',
    Emoji: 'emoji'
};
const SurveyQuestionType = {
    Open: 'open',
    MultipleChoice: 'multiple_choice',
    SingleChoice: 'single_choice',
    Rating: 'rating',
    Link: 'link'
};
const SurveyQuestionBranchingType = {
    NextQuestion: 'next_question',
    End: 'end',
    ResponseBased: 'response_based',
    SpecificQuestion: 'specific_question'
};
const SurveyMatchType = {
    Regex: 'regex',
    NotRegex: 'not_regex',
    Exact: 'exact',
    IsNot: 'is_not',
    Icontains: 'icontains',
    NotIcontains: 'not_icontains'
};
const SurveySchedule = {
    Once: 'once',
    Recurring: 'recurring',
    Always: 'always'
};
const ActionStepStringMatching = {
    Contains: 'contains',
    Exact: 'exact',
    Regex: 'regex'
};
const knownUnsafeEditableEvent = [
    '$snapshot',
    '$pageview',
    '$pageleave',
    '$set',
    'survey dismissed',
    'survey sent',
    'survey shown',
    '$identify',
    '$groupidentify',
    '$create_alias',
    '$$client_ingestion_warning',
    '$web_experiment_applied',
    '$feature_enrollment_update',
    '$feature_flag_called'
];
const knownUnsafeEditableEventProperty = [
    'token'
];
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/string-utils.mjs [instrumentation] (ecmascript)
;
function includes(str, needle) {
    return -1 !== str.indexOf(needle);
}
const trim = function(str) {
    return str.trim();
};
const stripLeadingDollar = function(s) {
    return s.replace(/^\$/, '');
};
function isDistinctIdStringLike(value) {
    return [
        'distinct_id',
        'distinctid'
    ].includes(value.toLowerCase());
}
function safeJsonStringify(value) {
    const ancestors = [];
    return JSON.stringify(value, function(_key, replacementValue) {
        if ('bigint' == typeof replacementValue) return replacementValue.toString();
        if ('function' == typeof replacementValue || 'symbol' == typeof replacementValue) return;
        if (replacementValue instanceof Error) return {
            name: replacementValue.name,
            message: replacementValue.message,
            stack: replacementValue.stack
        };
        if (replacementValue && 'object' == typeof replacementValue) {
            while(ancestors.length > 0 && ancestors[ancestors.length - 1] !== this)ancestors.pop();
            if (ancestors.includes(replacementValue)) return '[Circular]';
            ancestors.push(replacementValue);
        }
        return replacementValue;
    }) ?? 'null';
}
function deepSortKeys(value) {
    if (null === value || 'object' != typeof value) return value;
    if (Array.isArray(value)) return value.map(deepSortKeys);
    return Object.keys(value).sort().reduce((acc, key)=>{
        acc[key] = deepSortKeys(value[key]);
        return acc;
    }, {});
}
function getPersonPropertiesHash(distinct_id, userPropertiesToSet, userPropertiesToSetOnce) {
    return JSON.stringify({
        distinct_id,
        userPropertiesToSet: userPropertiesToSet ? deepSortKeys(userPropertiesToSet) : void 0,
        userPropertiesToSetOnce: userPropertiesToSetOnce ? deepSortKeys(userPropertiesToSetOnce) : void 0
    });
}
;
;
;
const nativeIsArray = Array.isArray;
const ObjProto = Object.prototype;
const type_utils_hasOwnProperty = ObjProto.hasOwnProperty;
const type_utils_toString = ObjProto.toString;
const isArray = nativeIsArray || function(obj) {
    return '[object Array]' === type_utils_toString.call(obj);
};
const isFunction = (x)=>'function' == typeof x;
const isNativeFunction = (x)=>isFunction(x) && -1 !== x.toString().indexOf('[native code]');
const isObject = (x)=>x === Object(x) && !isArray(x);
const isEmptyObject = (x)=>{
    if (isObject(x)) {
        for(const key in x)if (type_utils_hasOwnProperty.call(x, key)) return false;
        return true;
    }
    return false;
};
const isUndefined = (x)=>void 0 === x;
const isString = (x)=>'[object String]' == type_utils_toString.call(x);
const isEmptyString = (x)=>isString(x) && 0 === x.trim().length;
const isNull = (x)=>null === x;
const isNullish = (x)=>isUndefined(x) || isNull(x);
const isNumber = (x)=>'[object Number]' == type_utils_toString.call(x) && x === x;
const isPositiveNumber = (value)=>isNumber(value) && value > 0;
const isBoolean = (x)=>'[object Boolean]' === type_utils_toString.call(x);
const isFormData = (x)=>x instanceof FormData;
const isFile = (x)=>x instanceof File;
const isPlainError = (x)=>x instanceof Error;
const isKnownUnsafeEditableEvent = (x)=>includes(knownUnsafeEditableEvent, x);
const isKnownUnsafeEditableEventProperty = (x)=>includes(knownUnsafeEditableEventProperty, x);
function isPrimitive(value) {
    return null === value || 'object' != typeof value;
}
function isBuiltin(candidate, className) {
    return Object.prototype.toString.call(candidate) === `[object ${className}]`;
}
function isError(candidate) {
    switch(Object.prototype.toString.call(candidate)){
        case '[object Error]':
        case '[object Exception]':
        case '[object DOMException]':
        case '[object DOMError]':
        case '[object WebAssembly.Exception]':
            return true;
        default:
            return isInstanceOf(candidate, Error);
    }
}
function isErrorEvent(event) {
    return isBuiltin(event, 'ErrorEvent');
}
function isEvent(candidate) {
    return "u" > typeof Event && isInstanceOf(candidate, Event);
}
function isPlainObject(candidate) {
    return isBuiltin(candidate, 'Object');
}
function isInstanceOf(candidate, base) {
    try {
        return candidate instanceof base;
    } catch  {
        return false;
    }
}
const yesLikeValues = [
    true,
    'true',
    1,
    '1',
    'yes'
];
const isYesLike = (val)=>includes(yesLikeValues, val);
const noLikeValues = [
    false,
    'false',
    0,
    '0',
    'no'
];
const isNoLike = (val)=>includes(noLikeValues, val);
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/chunk-ids.mjs [instrumentation] (ecmascript)
;
let parsedStackResults;
let lastPostHogChunkIds;
let lastNativeDebugIds;
let cachedFilenameChunkIds;
function getFilenameToChunkIdMap(stackParser) {
    const posthogChunkIds = globalThis._posthogChunkIds;
    const nativeDebugIds = globalThis._debugIds;
    if (!posthogChunkIds && !nativeDebugIds) return;
    const posthogKeys = posthogChunkIds ? Object.keys(posthogChunkIds) : [];
    const nativeKeys = nativeDebugIds ? Object.keys(nativeDebugIds) : [];
    if (cachedFilenameChunkIds && matchesSnapshot(posthogChunkIds, posthogKeys, lastPostHogChunkIds) && matchesSnapshot(nativeDebugIds, nativeKeys, lastNativeDebugIds)) return cachedFilenameChunkIds;
    lastPostHogChunkIds = posthogChunkIds ? {
        ...posthogChunkIds
    } : void 0;
    lastNativeDebugIds = nativeDebugIds ? {
        ...nativeDebugIds
    } : void 0;
    cachedFilenameChunkIds = {};
    parsedStackResults ??= {};
    const addChunkIds = (keys, chunkIds)=>{
        for (const stackKey of keys){
            const chunkId = chunkIds[stackKey];
            if (!chunkId) continue;
            const cachedFilename = parsedStackResults?.[stackKey];
            if (cachedFilename) {
                cachedFilenameChunkIds[cachedFilename] = chunkId;
                continue;
            }
            const parsedStack = stackParser(stackKey);
            for(let i = parsedStack.length - 1; i >= 0; i--){
                const filename = parsedStack[i]?.filename;
                if (filename) {
                    cachedFilenameChunkIds[filename] = chunkId;
                    parsedStackResults[stackKey] = filename;
                    break;
                }
            }
        }
    };
    if (nativeDebugIds) addChunkIds(nativeKeys, nativeDebugIds);
    if (posthogChunkIds) addChunkIds(posthogKeys, posthogChunkIds);
    return cachedFilenameChunkIds;
}
function matchesSnapshot(chunkIds, keys, snapshot) {
    if (!chunkIds || !snapshot) return chunkIds === snapshot;
    return keys.length === Object.keys(snapshot).length && keys.every((key)=>chunkIds[key] === snapshot[key]);
}
;
;
;
const MAX_EXCEPTIONS = 50;
const MAX_AGGREGATE_MEMBER_INSPECTIONS = 1000;
const MAX_ERROR_PROTOTYPE_DEPTH = 100;
const MAX_WRAPPER_RECURSION = 4;
class ErrorPropertiesBuilder {
    constructor(coercers, stackParser, modifiers = []){
        this.coercers = coercers;
        this.stackParser = stackParser;
        this.modifiers = modifiers;
    }
    buildFromUnknown(input, hint = {}) {
        const providedMechanism = hint && hint.mechanism;
        const mechanism = providedMechanism || {
            handled: true,
            type: 'generic'
        };
        const coercingContext = this.buildCoercingContext(mechanism, hint, 0);
        const exceptionWithCause = coercingContext.apply(input);
        const parsingContext = this.buildParsingContext(hint);
        const exceptionWithStack = this.parseStacktrace(exceptionWithCause, parsingContext);
        const exceptionList = this.convertToExceptionList(exceptionWithStack, mechanism);
        return {
            $exception_list: exceptionList,
            $exception_level: 'error'
        };
    }
    async modifyFrames(exceptionList) {
        for (const exc of exceptionList)if (exc.stacktrace && exc.stacktrace.frames && isArray(exc.stacktrace.frames)) exc.stacktrace.frames = await this.applyModifiers(exc.stacktrace.frames);
        return exceptionList;
    }
    coerceFallback(ctx) {
        return {
            type: 'Error',
            value: 'Unknown error',
            stack: ctx.syntheticException?.stack,
            synthetic: true
        };
    }
    parseStacktrace(err, ctx) {
        let cause;
        if (null != err.cause) cause = this.parseStacktrace(err.cause, ctx);
        let stack;
        if ('' != err.stack && null != err.stack) try {
            stack = this.applyChunkIds(this.stackParser(err.stack, err.synthetic ? ctx.skipFirstLines : 0), ctx.chunkIdMap);
        } catch  {}
        return {
            ...err,
            cause,
            stack,
            errors: err.errors?.map((child)=>this.parseStacktrace(child, ctx))
        };
    }
    applyChunkIds(frames, chunkIdMap) {
        return frames.map((frame)=>{
            if (frame.filename && chunkIdMap) frame.chunk_id = chunkIdMap[frame.filename];
            return frame;
        });
    }
    applyCoercers(input, ctx) {
        for (const adapter of this.coercers)if (adapter.match(input)) return adapter.coerce(input, ctx);
        return this.coerceFallback(ctx);
    }
    async applyModifiers(frames) {
        let newFrames = frames;
        for (const modifier of this.modifiers)newFrames = await modifier(newFrames);
        return newFrames;
    }
    convertToExceptionList(exceptionWithStack, mechanism) {
        const exceptionList = [];
        const append = (exception, parentId, source)=>{
            const exceptionId = exceptionList.length;
            const entryMechanism = void 0 === parentId ? {
                type: 'string' == typeof mechanism.type && mechanism.type.length > 0 ? mechanism.type : 'generic',
                ...'boolean' == typeof mechanism.handled ? {
                    handled: mechanism.handled
                } : void 0 === mechanism.handled ? {
                    handled: true
                } : {},
                synthetic: 'boolean' == typeof mechanism.synthetic ? mechanism.synthetic : exception.synthetic,
                exception_id: exceptionId
            } : {
                type: 'chained',
                source,
                synthetic: exception.synthetic,
                exception_id: exceptionId,
                parent_id: parentId
            };
            const currentException = {
                type: exception.type,
                value: exception.value,
                mechanism: entryMechanism
            };
            if (exception.stack) currentException.stacktrace = {
                type: 'raw',
                frames: exception.stack
            };
            exceptionList.push(currentException);
            if (exception.cause) append(exception.cause, exceptionId, 'cause');
            for (const child of exception.errors ?? [])append(child, exceptionId, 'member');
        };
        append(exceptionWithStack);
        return exceptionList;
    }
    buildParsingContext(hint) {
        const context = {
            chunkIdMap: getFilenameToChunkIdMap(this.stackParser),
            skipFirstLines: hint.skipFirstLines ?? 1
        };
        return context;
    }
    getAggregateErrors(input) {
        try {
            if (isError(input)) {
                let prototype = Object.getPrototypeOf(input);
                for(let depth = 0; prototype && depth < MAX_ERROR_PROTOTYPE_DEPTH; depth++){
                    const constructor = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
                    if ('function' == typeof constructor && 'AggregateError' === constructor.name) {
                        const errors = input.errors;
                        return isArray(errors) ? errors : void 0;
                    }
                    prototype = Object.getPrototypeOf(prototype);
                }
            }
        } catch  {}
    }
    buildCoercingContext(mechanism, hint, depth = 0) {
        let count = 0;
        let memberInspections = 0;
        let hasAggregate = false;
        const seen = new Set();
        const wrappers = [];
        const skipped = {};
        const coerce = (input, depth, wrapperDepth = 0)=>{
            const ctx = createContext(depth, wrapperDepth);
            const forward = ctx.apply;
            ctx.apply = (nextInput)=>{
                wrappers.push(input);
                try {
                    return forward(nextInput);
                } finally{
                    wrappers.pop();
                }
            };
            if (wrapperDepth > MAX_WRAPPER_RECURSION || wrapperDepth > 0 && -1 !== wrappers.indexOf(input)) return this.coerceFallback(ctx);
            const isReference = 'object' == typeof input && null !== input || 'function' == typeof input;
            if (0 === wrapperDepth && count >= MAX_EXCEPTIONS || isReference && seen.has(input)) return;
            if (isReference) seen.add(input);
            if (0 === wrapperDepth) count++;
            const errors = this.getAggregateErrors(input);
            hasAggregate ||= !!errors;
            let exception;
            try {
                exception = this.applyCoercers(input, ctx);
                if (!exception) throw skipped;
            } catch (error) {
                if (error === skipped) {
                    if (0 === wrapperDepth) count--;
                    return;
                }
                if (!hasAggregate) throw error;
                exception = this.coerceFallback(ctx);
            }
            if (!errors || count >= MAX_EXCEPTIONS) return exception;
            let length;
            try {
                length = errors.length;
            } catch  {
                return exception;
            }
            if (!Number.isInteger(length) || length < 0 || length > 0xffffffff) return exception;
            const children = [];
            for(let index = 0; count < MAX_EXCEPTIONS && memberInspections < MAX_AGGREGATE_MEMBER_INSPECTIONS && index < length; index++){
                memberInspections++;
                let child;
                try {
                    child = ctx.next(errors[index]);
                } catch  {
                    count++;
                    child = this.coerceFallback(createContext(depth + 1));
                }
                if (child) children.push(child);
            }
            return {
                ...exception,
                errors: children
            };
        };
        const createContext = (depth, wrapperDepth = 0)=>({
                ...hint,
                syntheticException: 0 == depth ? hint.syntheticException : void 0,
                mechanism: 0 == depth ? mechanism : {},
                apply: (input)=>{
                    const exception = coerce(input, depth, wrapperDepth + 1);
                    if (!exception) throw skipped;
                    return exception;
                },
                next: (input)=>coerce(input, depth + 1)
            });
        const context = createContext(depth);
        return {
            ...context,
            apply: (input)=>coerce(input, depth) ?? this.coerceFallback(context)
        };
    }
}
;
__turbopack_context__.s([
    "ErrorPropertiesBuilder",
    0,
    ErrorPropertiesBuilder
], 480446);
var __TURBOPACK__imported__module__480446__ = __turbopack_context__.i(480446);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/index.mjs [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/base.mjs [instrumentation] (ecmascript)
;
;
const UNKNOWN_FUNCTION = '?';
const ANONYMOUS_FILENAME = '<anonymous>';
const URL_SCHEME = /^([a-z][a-z0-9.+-]+):/i;
const APP_URL_SCHEMES = [
    'http',
    'https',
    'file',
    'blob',
    'app',
    'capacitor',
    'ionic',
    'webpack',
    'webpack-internal',
    'ng'
];
function isAppFilename(filename) {
    if (!filename || filename === ANONYMOUS_FILENAME) return false;
    const scheme = URL_SCHEME.exec(filename);
    return !scheme || APP_URL_SCHEMES.includes(scheme[1].toLowerCase());
}
function createFrame(platform, filename, func, lineno, colno) {
    const frame = {
        platform,
        filename,
        function: '<anonymous>' === func ? UNKNOWN_FUNCTION : func,
        in_app: isAppFilename(filename)
    };
    if (!isUndefined(lineno)) frame.lineno = lineno;
    if (!isUndefined(colno)) frame.colno = colno;
    return frame;
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/chrome.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/safari.mjs [instrumentation] (ecmascript)
;
;
const extractSafariExtensionDetails = (func, filename)=>{
    const isSafariExtension = -1 !== func.indexOf('safari-extension');
    const isSafariWebExtension = -1 !== func.indexOf('safari-web-extension');
    return isSafariExtension || isSafariWebExtension ? [
        -1 !== func.indexOf('@') ? func.split('@')[0] : UNKNOWN_FUNCTION,
        isSafariExtension ? `safari-extension:${filename}` : `safari-web-extension:${filename}`
    ] : [
        func,
        filename
    ];
};
;
;
;
const chromeRegexNoFnName = /^\s*at (\S+?)(?::(\d+))(?::(\d+))\s*$/i;
const chromeRegex = /^\s*at (?:(.+?\)(?: \[.+\])?|.*?) ?\((?:address at )?)?(?:async )?((?:<anonymous>|[-a-z]+:|.*bundle|\/)?.*?)(?::(\d+))?(?::(\d+))?\)?\s*$/i;
const chromeEvalRegex = /\((\S*)(?::(\d+))(?::(\d+))\)/;
const chromeStackLineParser = (line, platform)=>{
    const noFnParts = chromeRegexNoFnName.exec(line);
    if (noFnParts) {
        const [, filename, line, col] = noFnParts;
        return createFrame(platform, filename, UNKNOWN_FUNCTION, +line, +col);
    }
    const parts = chromeRegex.exec(line);
    if (parts) {
        const isEval = parts[2] && 0 === parts[2].indexOf('eval');
        if (isEval) {
            const subMatch = chromeEvalRegex.exec(parts[2]);
            if (subMatch) {
                parts[2] = subMatch[1];
                parts[3] = subMatch[2];
                parts[4] = subMatch[3];
            }
        }
        const [func, filename] = extractSafariExtensionDetails(parts[1] || UNKNOWN_FUNCTION, parts[2]);
        return createFrame(platform, filename, func, parts[3] ? +parts[3] : void 0, parts[4] ? +parts[4] : void 0);
    }
};
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/gecko.mjs [instrumentation] (ecmascript)
;
;
;
const geckoREgex = /^\s*(.*?)(?:\((.*?)\))?(?:^|@)?((?:[-a-z]+)?:\/.*?|\[native code\]|[^@]*(?:bundle|\d+\.js)|\/[\w\-. /=]+)(?::(\d+))?(?::(\d+))?\s*$/i;
const geckoEvalRegex = /(\S+) line (\d+)(?: > eval line \d+)* > eval/i;
const geckoStackLineParser = (line, platform)=>{
    const parts = geckoREgex.exec(line);
    if (parts) {
        const isEval = parts[3] && parts[3].indexOf(' > eval') > -1;
        if (isEval) {
            const subMatch = geckoEvalRegex.exec(parts[3]);
            if (subMatch) {
                parts[1] = parts[1] || 'eval';
                parts[3] = subMatch[1];
                parts[4] = subMatch[2];
                parts[5] = '';
            }
        }
        let filename = parts[3];
        let func = parts[1] || UNKNOWN_FUNCTION;
        [func, filename] = extractSafariExtensionDetails(func, filename);
        return createFrame(platform, filename, func, parts[4] ? +parts[4] : void 0, parts[5] ? +parts[5] : void 0);
    }
};
;
;
;
;
const WEBPACK_ERROR_REGEXP = /\(error: (.*)\)/;
const STACKTRACE_FRAME_LIMIT = 50;
const MAX_REPEATED_CYCLE_LENGTH = 10;
const STACKTRACE_LINE_LIMIT = 1000;
function isSameFrame(a, b) {
    return a.filename === b.filename && a.function === b.function && a.module === b.module && a.lineno === b.lineno && a.colno === b.colno;
}
function collapseRepeatedCycle(frames) {
    for(let length = 1; length <= MAX_REPEATED_CYCLE_LENGTH; length++){
        const start = frames.length - 2 * length;
        if (start < 0) break;
        let isCycle = true;
        for(let offset = 0; offset < length; offset++){
            const inner = frames[start + offset];
            if (!isSameFrame(inner, frames[start + length + offset])) {
                isCycle = false;
                break;
            }
        }
        if (isCycle) {
            for(let offset = 0; offset < length; offset++)frames[start + offset] = frames[start + length + offset];
            frames.length = start + length;
            return {
                start,
                length
            };
        }
    }
}
function trimPartialCycle(frames, cycle) {
    const copyEnd = cycle.start + cycle.length;
    const partialLength = partialCycleLength(frames, cycle);
    if (partialLength) frames.splice(copyEnd + partialLength === frames.length ? copyEnd : cycle.start, partialLength);
}
function innermostPartialCycleLength(frames, cycle) {
    let partialStart = cycle.start;
    while(partialStart > 0 && isSameFrame(frames[partialStart - 1], frames[partialStart - 1 + cycle.length]))partialStart--;
    return cycle.start - partialStart;
}
function partialCycleLength(frames, cycle) {
    const copyEnd = cycle.start + cycle.length;
    let partialEnd = copyEnd;
    while(partialEnd < frames.length && isSameFrame(frames[partialEnd], frames[partialEnd - cycle.length]))partialEnd++;
    return partialEnd - copyEnd;
}
function survivingFrameCount(frames, cycles) {
    const innermostCycle = cycles[0];
    let count = frames.length - (innermostCycle ? innermostPartialCycleLength(frames, innermostCycle) : 0);
    for (const cycle of cycles)count -= partialCycleLength(frames, cycle);
    return count;
}
function canonicalizeCycleRotation(frames) {
    const keys = frames.map((frame)=>`${frame.function}|${frame.filename}|${frame.lineno}|${frame.colno}|${frame.module}`);
    let first = 0;
    for(let i = 1; i < keys.length; i++)if (isSmallerRotation(keys, i, first)) first = i;
    frames.push(...frames.splice(0, first));
}
function isSmallerRotation(keys, candidate, best) {
    for(let offset = 0; offset < keys.length; offset++){
        const left = keys[(candidate + offset) % keys.length];
        const right = keys[(best + offset) % keys.length];
        if (left !== right) return left < right;
    }
    return false;
}
function reverseAndStripFrames(stack) {
    if (!stack.length) return [];
    const localStack = Array.from(stack);
    localStack.reverse();
    return localStack.slice(0, STACKTRACE_FRAME_LIMIT).map((frame)=>({
            ...frame,
            filename: frame.filename || getLastStackFrame(localStack).filename,
            function: frame.function || UNKNOWN_FUNCTION
        }));
}
function getLastStackFrame(arr) {
    return arr[arr.length - 1] || {};
}
function createDefaultStackParser() {
    return createStackParser("web:javascript", chromeStackLineParser, geckoStackLineParser);
}
function createStackParser(platform, ...parsers) {
    return (stack, skipFirstLines = 0)=>{
        const frames = [];
        const lines = stack.split('\n');
        const endLine = Math.min(lines.length, skipFirstLines + STACKTRACE_LINE_LIMIT);
        const repeatedCycles = [];
        for(let i = skipFirstLines; i < endLine; i++){
            const line = lines[i];
            if (line.length > 1024) continue;
            const cleanedLine = WEBPACK_ERROR_REGEXP.test(line) ? line.replace(WEBPACK_ERROR_REGEXP, '$1') : line;
            if (!cleanedLine.match(/\S*Error: /)) {
                for (const parser of parsers){
                    const frame = parser(cleanedLine, platform);
                    if (frame) {
                        frames.push(frame);
                        const cycle = collapseRepeatedCycle(frames);
                        if (cycle) {
                            for(let i = repeatedCycles.length - 1; i >= 0; i--){
                                const previous = repeatedCycles[i];
                                if (previous.start + previous.length <= cycle.start) break;
                                repeatedCycles.pop();
                            }
                            repeatedCycles.push(cycle);
                        }
                        break;
                    }
                }
                if (survivingFrameCount(frames, repeatedCycles) >= STACKTRACE_FRAME_LIMIT) break;
            }
        }
        const sections = [
            ...repeatedCycles
        ].sort((a, b)=>b.start - a.start);
        const innermostSection = sections[sections.length - 1];
        if (innermostSection) {
            const trimmed = innermostPartialCycleLength(frames, innermostSection);
            frames.splice(innermostSection.start - trimmed, trimmed);
            for (const cycle of sections)cycle.start -= trimmed;
        }
        for (const cycle of sections)trimPartialCycle(frames, cycle);
        if (repeatedCycles.some((cycle)=>0 === cycle.start && frames.length === cycle.length)) canonicalizeCycleRotation(frames);
        return reverseAndStripFrames(frames);
    };
}
;
;
;
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/parsers/node.mjs [instrumentation] (ecmascript)
;
;
const FILENAME_MATCH = /^\s*[-]{4,}$/;
const FULL_MATCH = /at (?:async (?!\((?!.*\)\s+\()))?(?:(.+?)\s+\()?(?:(.+):(\d+):(\d+)?|([^)]+))\)?/;
const PROMISE_COMBINATOR = /^Promise\.(?:all|any)$/;
const PROMISE_INDEX = /^index \d+$/;
const PROMISE_FRAME_FILENAME = 'node:internal/promise';
const nodeStackLineParser = (line, platform)=>{
    const lineMatch = line.match(FULL_MATCH);
    if (lineMatch) {
        let object;
        let method;
        let functionName;
        let typeName;
        let methodName;
        if (lineMatch[1]) {
            functionName = lineMatch[1];
            let methodStart = functionName.lastIndexOf('.');
            if ('.' === functionName[methodStart - 1]) methodStart--;
            if (methodStart > 0) {
                object = functionName.slice(0, methodStart);
                method = functionName.slice(methodStart + 1);
                const objectEnd = object.indexOf('.Module');
                if (objectEnd > 0) {
                    functionName = functionName.slice(objectEnd + 1);
                    object = object.slice(0, objectEnd);
                }
            }
            typeName = void 0;
        }
        if (method) {
            typeName = object;
            methodName = method;
        }
        if ('<anonymous>' === method) {
            methodName = void 0;
            functionName = void 0;
        }
        if (void 0 === functionName) {
            methodName = methodName || UNKNOWN_FUNCTION;
            functionName = typeName ? `${typeName}.${methodName}` : methodName;
        }
        let filename = lineMatch[2]?.startsWith('file://') ? lineMatch[2].slice(7) : lineMatch[2];
        const isNative = 'native' === lineMatch[5];
        if (filename?.match(/\/[A-Z]:/)) filename = filename.slice(1);
        if (!filename && lineMatch[5] && !isNative) filename = lineMatch[5];
        if (PROMISE_COMBINATOR.test(functionName) && PROMISE_INDEX.test(filename || '')) filename = PROMISE_FRAME_FILENAME;
        return {
            filename: filename ? decodeURI(filename) : void 0,
            module: void 0,
            function: functionName,
            lineno: _parseIntOrUndefined(lineMatch[3]),
            colno: _parseIntOrUndefined(lineMatch[4]),
            in_app: filenameIsInApp(filename || '', isNative),
            platform: platform
        };
    }
    if (line.match(FILENAME_MATCH)) return {
        filename: line,
        platform: platform
    };
};
function filenameIsInApp(filename, isNative = false) {
    const isInternal = isNative || filename && !filename.startsWith('/') && !filename.match(/^[A-Z]:/) && !filename.startsWith('.') && !filename.match(/^[a-zA-Z]([a-zA-Z0-9.\-+])*:\/\//);
    return !isInternal && void 0 !== filename && !filename.includes('node_modules/');
}
function _parseIntOrUndefined(input) {
    return parseInt(input || '', 10) || void 0;
}
;
__turbopack_context__.s([
    "createStackParser",
    0,
    createStackParser,
    "nodeStackLineParser",
    0,
    nodeStackLineParser
], 870736);
var __TURBOPACK__imported__module__870736__ = __turbopack_context__.i(870736);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/dom-exception-coercer.mjs [instrumentation] (ecmascript)
;
;
class DOMExceptionCoercer {
    match(err) {
        return this.isDOMException(err) || this.isDOMError(err);
    }
    coerce(err, ctx) {
        const hasStack = isString(err.stack);
        return {
            type: this.getType(err),
            value: this.getValue(err),
            stack: hasStack ? err.stack : void 0,
            cause: err.cause ? ctx.next(err.cause) : void 0,
            synthetic: false
        };
    }
    getType(candidate) {
        return this.isDOMError(candidate) ? 'DOMError' : 'DOMException';
    }
    getValue(err) {
        const name = err.name || (this.isDOMError(err) ? 'DOMError' : 'DOMException');
        const message = err.message ? `${name}: ${err.message}` : name;
        return message;
    }
    isDOMException(err) {
        return isBuiltin(err, 'DOMException');
    }
    isDOMError(err) {
        return isBuiltin(err, 'DOMError');
    }
}
;
__turbopack_context__.s([], 529569);
var __TURBOPACK__imported__module__529569__ = __turbopack_context__.i(529569);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/error-coercer.mjs [instrumentation] (ecmascript)
;
;
class ErrorCoercer {
    match(err) {
        return isError(err);
    }
    coerce(err, ctx) {
        const stack = this.getStack(err);
        const replacementStack = void 0 === stack ? ctx.syntheticException?.stack : void 0;
        const synthetic = !!replacementStack;
        return {
            type: this.getType(err),
            value: this.getMessage(err, ctx),
            stack: stack ?? replacementStack,
            cause: err.cause ? ctx.next(err.cause) : void 0,
            synthetic
        };
    }
    getType(err) {
        return err.name || err.constructor.name;
    }
    getMessage(err, _ctx) {
        const message = err.message;
        if (message.error && 'string' == typeof message.error.message) return String(message.error.message);
        return String(message);
    }
    getStack(err) {
        try {
            const stacktrace = err.stacktrace;
            if ('string' == typeof stacktrace && stacktrace.length > 0) return stacktrace;
            const stack = err.stack;
            return 'string' == typeof stack && stack.length > 0 ? stack : void 0;
        } catch  {
            return;
        }
    }
}
;
__turbopack_context__.s([
    "ErrorCoercer",
    0,
    ErrorCoercer
], 711475);
var __TURBOPACK__imported__module__711475__ = __turbopack_context__.i(711475);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/error-event-coercer.mjs [instrumentation] (ecmascript)
;
;
class ErrorEventCoercer {
    match(err) {
        if (!isErrorEvent(err)) return false;
        const errorEvent = err;
        return void 0 != errorEvent.error || this._hasUsableMessage(errorEvent);
    }
    coerce(err, ctx) {
        if (void 0 != err.error) return ctx.apply(err.error);
        const exceptionLike = ctx.apply(err.message);
        return {
            ...exceptionLike,
            stack: this._buildLocationStack(err) ?? exceptionLike.stack,
            synthetic: true
        };
    }
    _hasUsableMessage(err) {
        return isString(err.message) && err.message.length > 0;
    }
    _buildLocationStack(err) {
        const location = err;
        const lineno = location.lineno ?? 0;
        const colno = location.colno ?? 0;
        if (!isString(location.filename) || 0 === location.filename.length) return;
        if (0 === lineno) return;
        return `Error\n    at ${location.filename}:${lineno}:${colno}`;
    }
}
;
__turbopack_context__.s([], 743179);
var __TURBOPACK__imported__module__743179__ = __turbopack_context__.i(743179);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/string-coercer.mjs [instrumentation] (ecmascript)
;
const ERROR_TYPES_PATTERN = /^(?:[Uu]ncaught (?:exception: )?)?(?:((?:Eval|Internal|Range|Reference|Syntax|Type|URI|)Error): )?(.*)$/i;
class StringCoercer {
    match(input) {
        return 'string' == typeof input;
    }
    coerce(input, ctx) {
        const [type, value] = this.getInfos(input);
        return {
            type: type ?? 'Error',
            value: value ?? input,
            stack: ctx.syntheticException?.stack,
            synthetic: true
        };
    }
    getInfos(candidate) {
        let type = 'Error';
        let value = candidate;
        const groups = candidate.match(ERROR_TYPES_PATTERN);
        if (groups) {
            type = groups[1];
            value = groups[2];
        }
        return [
            type,
            value
        ];
    }
}
;
__turbopack_context__.s([
    "StringCoercer",
    0,
    StringCoercer
], 445098);
var __TURBOPACK__imported__module__445098__ = __turbopack_context__.i(445098);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/object-coercer.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/types.mjs [instrumentation] (ecmascript)
;
const severityLevels = [
    'fatal',
    'error',
    'warning',
    'log',
    'info',
    'debug'
];
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/utils.mjs [instrumentation] (ecmascript)
;
function truncate(str, max = 0) {
    if ('string' != typeof str || 0 === max) return str;
    return str.length <= max ? str : `${str.slice(0, max)}...`;
}
function extractExceptionKeysForMessage(err, maxLength = 40) {
    const keys = Object.keys(err);
    keys.sort();
    if (!keys.length) return '[object has no keys]';
    let serialized = '';
    for (const key of keys){
        const next = serialized ? `${serialized}, ${key}` : key;
        if (next.length > maxLength) break;
        serialized = next;
    }
    return serialized;
}
;
;
;
;
class ObjectCoercer {
    match(candidate) {
        return 'object' == typeof candidate && null !== candidate;
    }
    coerce(candidate, ctx) {
        const errorProperty = this.getErrorPropertyFromObject(candidate);
        if (errorProperty) return ctx.apply(errorProperty);
        return {
            type: this.getType(candidate),
            value: this.getValue(candidate),
            stack: this.getStack(candidate) ?? ctx.syntheticException?.stack,
            level: this.isSeverityLevel(candidate.level) ? candidate.level : 'error',
            synthetic: true
        };
    }
    getType(err) {
        if (isEvent(err)) return err.constructor.name;
        const name = 'name' in err ? err.name : void 0;
        return isString(name) && !isEmptyString(name) ? name : 'Error';
    }
    getValue(err) {
        if ('name' in err && 'string' == typeof err.name) {
            let message = `'${err.name}' captured as exception`;
            if ('message' in err && 'string' == typeof err.message) message += ` with message: '${err.message}'`;
            return message;
        }
        if ('message' in err && 'string' == typeof err.message) return err.message;
        const className = this.getObjectClassName(err);
        const keys = extractExceptionKeysForMessage(err);
        return `${className && 'Object' !== className ? `'${className}'` : 'Object'} captured as exception with keys: ${keys}`;
    }
    isSeverityLevel(x) {
        return isString(x) && !isEmptyString(x) && severityLevels.indexOf(x) >= 0;
    }
    getStack(candidate) {
        try {
            if (isString(candidate.stacktrace) && candidate.stacktrace.length > 0) return candidate.stacktrace;
            return isString(candidate.stack) && candidate.stack.length > 0 ? candidate.stack : void 0;
        } catch  {
            return;
        }
    }
    getErrorPropertyFromObject(obj) {
        for(const prop in obj)if (Object.prototype.hasOwnProperty.call(obj, prop)) {
            const value = obj[prop];
            if (isError(value)) return value;
        }
    }
    getObjectClassName(obj) {
        try {
            const prototype = Object.getPrototypeOf(obj);
            return prototype ? prototype.constructor.name : void 0;
        } catch (e) {
            return;
        }
    }
}
;
__turbopack_context__.s([
    "ObjectCoercer",
    0,
    ObjectCoercer
], 606881);
var __TURBOPACK__imported__module__606881__ = __turbopack_context__.i(606881);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/event-coercer.mjs [instrumentation] (ecmascript)
;
;
;
class EventCoercer {
    match(err) {
        return isEvent(err);
    }
    coerce(evt, ctx) {
        const constructorName = evt.constructor.name;
        return {
            type: constructorName,
            value: `${constructorName} captured as exception with keys: ${extractExceptionKeysForMessage(evt)}`,
            stack: ctx.syntheticException?.stack,
            synthetic: true
        };
    }
}
;
__turbopack_context__.s([
    "EventCoercer",
    0,
    EventCoercer
], 280322);
var __TURBOPACK__imported__module__280322__ = __turbopack_context__.i(280322);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/primitive-coercer.mjs [instrumentation] (ecmascript)
;
;
class PrimitiveCoercer {
    match(candidate) {
        return isPrimitive(candidate);
    }
    coerce(value, ctx) {
        return {
            type: 'Error',
            value: `Primitive value captured as exception: ${String(value)}`,
            stack: ctx.syntheticException?.stack,
            synthetic: true
        };
    }
}
;
__turbopack_context__.s([
    "PrimitiveCoercer",
    0,
    PrimitiveCoercer
], 680049);
var __TURBOPACK__imported__module__680049__ = __turbopack_context__.i(680049);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/coercers/promise-rejection-event.mjs [instrumentation] (ecmascript)
;
;
class PromiseRejectionEventCoercer {
    match(err) {
        return isBuiltin(err, 'PromiseRejectionEvent') || this.isCustomEventWrappingRejection(err);
    }
    isCustomEventWrappingRejection(err) {
        if (!isEvent(err)) return false;
        try {
            const detail = err.detail;
            return null != detail && 'object' == typeof detail && 'reason' in detail;
        } catch  {
            return false;
        }
    }
    coerce(err, ctx) {
        const reason = this.getUnhandledRejectionReason(err);
        if (isPrimitive(reason)) return {
            type: 'UnhandledRejection',
            value: `Non-Error promise rejection captured with value: ${String(reason)}`,
            stack: ctx.syntheticException?.stack,
            synthetic: true
        };
        return ctx.apply(reason);
    }
    getUnhandledRejectionReason(error) {
        try {
            if ('reason' in error) return error.reason;
            if ('detail' in error && null != error.detail && 'object' == typeof error.detail && 'reason' in error.detail) return error.detail.reason;
        } catch  {}
        return error;
    }
}
;
__turbopack_context__.s([], 398689);
var __TURBOPACK__imported__module__398689__ = __turbopack_context__.i(398689);
__turbopack_context__.s([
    "ErrorCoercer",
    0,
    ErrorCoercer,
    "EventCoercer",
    0,
    EventCoercer,
    "ObjectCoercer",
    0,
    ObjectCoercer,
    "PrimitiveCoercer",
    0,
    PrimitiveCoercer,
    "StringCoercer",
    0,
    StringCoercer
], 221854);
var __TURBOPACK__imported__module__221854__ = __turbopack_context__.i(221854);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/utils.mjs [instrumentation] (ecmascript)
;
class ReduceableCache {
    constructor(_maxSize){
        this._maxSize = _maxSize;
        this._cache = new Map();
    }
    get(key) {
        const value = this._cache.get(key);
        if (void 0 === value) return;
        this._cache.delete(key);
        this._cache.set(key, value);
        return value;
    }
    set(key, value) {
        this._cache.set(key, value);
    }
    reduce() {
        while(this._cache.size >= this._maxSize){
            const value = this._cache.keys().next().value;
            if (value) this._cache.delete(value);
        }
    }
}
;
__turbopack_context__.s([
    "ReduceableCache",
    0,
    ReduceableCache
], 446986);
var __TURBOPACK__imported__module__446986__ = __turbopack_context__.i(446986);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/exception-steps.mjs [instrumentation] (ecmascript)
;
;
const EXCEPTION_STEP_INTERNAL_FIELDS = {
    MESSAGE: '$message',
    TIMESTAMP: '$timestamp'
};
const RESERVED_EXCEPTION_STEP_KEYS = new Set([
    EXCEPTION_STEP_INTERNAL_FIELDS.MESSAGE,
    EXCEPTION_STEP_INTERNAL_FIELDS.TIMESTAMP
]);
const DEFAULT_EXCEPTION_STEPS_CONFIG = {
    enabled: true,
    max_bytes: 32768
};
function resolveExceptionStepsConfig(config) {
    if (!config) return {
        ...DEFAULT_EXCEPTION_STEPS_CONFIG
    };
    return {
        enabled: config.enabled ?? DEFAULT_EXCEPTION_STEPS_CONFIG.enabled,
        max_bytes: normalizePositiveInteger(config.max_bytes, DEFAULT_EXCEPTION_STEPS_CONFIG.max_bytes)
    };
}
function stripReservedExceptionStepFields(properties) {
    if (!properties) return {
        sanitizedProperties: {},
        droppedKeys: []
    };
    const droppedKeys = [];
    const sanitizedProperties = Object.keys(properties).reduce((acc, key)=>{
        if (RESERVED_EXCEPTION_STEP_KEYS.has(key)) {
            droppedKeys.push(key);
            return acc;
        }
        acc[key] = properties[key];
        return acc;
    }, {});
    return {
        sanitizedProperties,
        droppedKeys
    };
}
class ExceptionStepsBuffer {
    constructor(config){
        this._entries = [];
        this._totalBytes = 0;
        this._config = resolveExceptionStepsConfig(config);
    }
    setConfig(config) {
        this._config = resolveExceptionStepsConfig(config);
        this._trimToMaxBytes();
    }
    add(step) {
        const serialized = normalizeAndSerializeStep(step);
        if (!serialized) return;
        const bytes = getUtf8ByteLength(serialized.json);
        if (bytes > this._config.max_bytes) return;
        this._entries.push({
            step: serialized.step,
            bytes
        });
        this._totalBytes += bytes;
        this._trimToMaxBytes();
    }
    getAttachable() {
        return this._entries.map((e)=>e.step);
    }
    clear() {
        this._entries = [];
        this._totalBytes = 0;
    }
    size() {
        return this._entries.length;
    }
    _trimToMaxBytes() {
        while(this._totalBytes > this._config.max_bytes && this._entries.length > 0){
            const evicted = this._entries.shift();
            if (evicted) this._totalBytes -= evicted.bytes;
        }
    }
}
function normalizePositiveInteger(input, fallback) {
    if (!isNumber(input) || 1 / 0 === input || -1 / 0 === input) return fallback;
    const normalized = Math.floor(input);
    if (normalized < 0) return fallback;
    return normalized;
}
function normalizeAndSerializeStep(step) {
    let json;
    try {
        json = safeJsonStringify(step);
    } catch  {
        return;
    }
    try {
        const parsed = JSON.parse(json);
        if (!isObject(parsed)) return;
        const parsedStep = parsed;
        const message = parsedStep[EXCEPTION_STEP_INTERNAL_FIELDS.MESSAGE];
        const timestamp = parsedStep[EXCEPTION_STEP_INTERNAL_FIELDS.TIMESTAMP];
        if (!isString(message) || 0 === message.trim().length) return;
        if (!isString(timestamp) && !isNumber(timestamp)) return;
        return {
            step: parsedStep,
            json
        };
    } catch  {
        return;
    }
}
function getUtf8ByteLength(value) {
    if ("u" > typeof TextEncoder) return new TextEncoder().encode(value).length;
    const encoded = encodeURIComponent(value);
    let byteLength = 0;
    for(let i = 0; i < encoded.length; i++)if ('%' === encoded[i]) {
        byteLength += 1;
        i += 2;
    } else byteLength += 1;
    return byteLength;
}
;
__turbopack_context__.s([], 452001);
var __TURBOPACK__imported__module__452001__ = __turbopack_context__.i(452001);
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/release.mjs [instrumentation] (ecmascript)
;
function getInjectedReleaseId() {
    if ("u" > typeof process) {
        const fromEnvironment = process.env.POSTHOG_RELEASE_ID?.trim();
        if (fromEnvironment) return fromEnvironment;
    }
    const injected = globalThis._posthogReleaseId;
    return 'string' == typeof injected && injected.length > 0 ? injected : void 0;
}
;
__turbopack_context__.s([
    "getInjectedReleaseId",
    0,
    getInjectedReleaseId
], 341508);
var __TURBOPACK__imported__module__341508__ = __turbopack_context__.i(341508);
__turbopack_context__.s([
    "ErrorCoercer",
    0,
    ErrorCoercer,
    "ErrorPropertiesBuilder",
    0,
    ErrorPropertiesBuilder,
    "EventCoercer",
    0,
    EventCoercer,
    "ObjectCoercer",
    0,
    ObjectCoercer,
    "PrimitiveCoercer",
    0,
    PrimitiveCoercer,
    "ReduceableCache",
    0,
    ReduceableCache,
    "StringCoercer",
    0,
    StringCoercer,
    "createStackParser",
    0,
    createStackParser,
    "getInjectedReleaseId",
    0,
    getInjectedReleaseId,
    "nodeStackLineParser",
    0,
    nodeStackLineParser
], 696117);
var __TURBOPACK__imported__module__696117__ = __turbopack_context__.i(696117);
var __TURBOPACK__imported__module__696117__ = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__902157__ = __turbopack_context__.i(902157);
var __TURBOPACK__imported__module__912714__ = __turbopack_context__.i(912714);
var __TURBOPACK__imported__module__750227__ = __turbopack_context__.i(750227);
var __TURBOPACK__imported__module__601457__ = __turbopack_context__.i(601457);
;
;
;
;
;
const LRU_FILE_CONTENTS_CACHE = new __TURBOPACK__imported__module__696117__.ReduceableCache(25);
const LRU_FILE_CONTENTS_FS_READ_FAILED = new __TURBOPACK__imported__module__696117__.ReduceableCache(20);
const DEFAULT_LINES_OF_CONTEXT = 7;
const MAX_CONTEXTLINES_COLNO = 1000;
const MAX_CONTEXTLINES_LINENO = 10000;
const MAX_CONTEXTLINES_FILE_SIZE = 10485760;
async function addSourceContext(frames, openSourceFile = __TURBOPACK__imported__module__912714__["open"], logger) {
    const filesToLines = {};
    let basePath;
    try {
        basePath = process.cwd();
    } catch  {}
    for(let i = frames.length - 1; i >= 0; i--){
        const frame = frames[i];
        const filename = frame?.filename;
        if (!frame || 'string' != typeof filename || 'number' != typeof frame.lineno || shouldSkipContextLinesForFile(filename) || shouldSkipContextLinesForFrame(frame)) continue;
        if (!(0, __TURBOPACK__imported__module__750227__["isAbsolute"])(filename) && void 0 === basePath) continue;
        const filesToLinesOutput = filesToLines[filename];
        if (!filesToLinesOutput) filesToLines[filename] = [];
        filesToLines[filename].push(frame.lineno);
    }
    const files = Object.keys(filesToLines);
    if (0 == files.length) return frames;
    const readlinePromises = [];
    for (const file of files){
        const cacheKey = makeSourceCacheKey(file, basePath);
        if (void 0 === cacheKey) continue;
        if (LRU_FILE_CONTENTS_FS_READ_FAILED.get(cacheKey)) continue;
        const filesToLineRanges = filesToLines[file];
        if (!filesToLineRanges) continue;
        filesToLineRanges.sort((a, b)=>a - b);
        const ranges = makeLineReaderRanges(filesToLineRanges);
        if (ranges.every((r)=>rangeExistsInContentCache(cacheKey, r))) continue;
        const cache = emplace(LRU_FILE_CONTENTS_CACHE, cacheKey, {});
        readlinePromises.push(getContextLinesFromFile(file, ranges, cache, cacheKey, openSourceFile, logger));
    }
    await Promise.all(readlinePromises).catch(()=>{});
    if (frames && frames.length > 0) addSourceContextToFrames(frames, LRU_FILE_CONTENTS_CACHE, basePath);
    LRU_FILE_CONTENTS_CACHE.reduce();
    return frames;
}
async function openRegularSourceFile(path, openSourceFile, logger) {
    let fileHandle;
    let isValid = false;
    try {
        fileHandle = await openSourceFile(path, __TURBOPACK__imported__module__902157__["constants"].O_RDONLY | __TURBOPACK__imported__module__902157__["constants"].O_NONBLOCK);
        const fileStat = await fileHandle.stat();
        if (!fileStat.isFile()) return;
        if (fileStat.size > MAX_CONTEXTLINES_FILE_SIZE) return void logger?.debug(`Skipping source context for oversized file ${path}: ${fileStat.size} bytes exceeds ${MAX_CONTEXTLINES_FILE_SIZE}`);
        isValid = true;
        return fileHandle;
    } catch  {
        return;
    } finally{
        if (fileHandle && !isValid) await fileHandle.close().catch(()=>{});
    }
}
async function getContextLinesFromFile(path, ranges, output, cacheKey, openSourceFile, logger) {
    const fileHandle = await openRegularSourceFile(path, openSourceFile, logger);
    if (void 0 === fileHandle) return void LRU_FILE_CONTENTS_FS_READ_FAILED.set(cacheKey, 1);
    const openedFileHandle = fileHandle;
    return new Promise((resolve)=>{
        let finished = false;
        function destroyStreamAndResolve(stream) {
            if (finished) return;
            finished = true;
            stream?.destroy();
            openedFileHandle.close().then(resolve, resolve);
        }
        let stream;
        try {
            stream = openedFileHandle.createReadStream({
                autoClose: false,
                start: 0,
                end: MAX_CONTEXTLINES_FILE_SIZE - 1
            });
        } catch  {
            LRU_FILE_CONTENTS_FS_READ_FAILED.set(cacheKey, 1);
            destroyStreamAndResolve();
            return;
        }
        let lineReaded;
        try {
            lineReaded = (0, __TURBOPACK__imported__module__601457__["createInterface"])({
                input: stream
            });
        } catch  {
            LRU_FILE_CONTENTS_FS_READ_FAILED.set(cacheKey, 1);
            destroyStreamAndResolve(stream);
            return;
        }
        let lineNumber = 0;
        let currentRangeIndex = 0;
        const range = ranges[currentRangeIndex];
        if (void 0 === range) return void destroyStreamAndResolve(stream);
        let rangeStart = range[0];
        let rangeEnd = range[1];
        function onStreamError() {
            LRU_FILE_CONTENTS_FS_READ_FAILED.set(cacheKey, 1);
            lineReaded.close();
            lineReaded.removeAllListeners();
            destroyStreamAndResolve(stream);
        }
        stream.on('error', onStreamError);
        lineReaded.on('error', onStreamError);
        lineReaded.on('close', ()=>destroyStreamAndResolve(stream));
        lineReaded.on('line', (line)=>{
            lineNumber++;
            if (lineNumber < rangeStart) return;
            output[lineNumber] = snipLine(line, 0);
            if (lineNumber >= rangeEnd) {
                if (currentRangeIndex === ranges.length - 1) {
                    lineReaded.close();
                    lineReaded.removeAllListeners();
                    return;
                }
                currentRangeIndex++;
                const range = ranges[currentRangeIndex];
                if (void 0 === range) {
                    lineReaded.close();
                    lineReaded.removeAllListeners();
                    return;
                }
                rangeStart = range[0];
                rangeEnd = range[1];
            }
        });
    });
}
function addSourceContextToFrames(frames, cache, basePath) {
    for (const frame of frames)if (frame.filename && void 0 === frame.context_line && 'number' == typeof frame.lineno) {
        const cacheKey = makeSourceCacheKey(frame.filename, basePath);
        const contents = void 0 === cacheKey ? void 0 : cache.get(cacheKey);
        if (void 0 === contents) continue;
        addContextToFrame(frame.lineno, frame, contents);
    }
}
function addContextToFrame(lineno, frame, contents) {
    if (void 0 === frame.lineno || void 0 === contents) return;
    frame.pre_context = [];
    for(let i = makeRangeStart(lineno); i < lineno; i++){
        const line = contents[i];
        if (void 0 === line) return void clearLineContext(frame);
        frame.pre_context.push(line);
    }
    if (void 0 === contents[lineno]) return void clearLineContext(frame);
    frame.context_line = contents[lineno];
    const end = makeRangeEnd(lineno);
    frame.post_context = [];
    for(let i = lineno + 1; i <= end; i++){
        const line = contents[i];
        if (void 0 === line) break;
        frame.post_context.push(line);
    }
}
function clearLineContext(frame) {
    delete frame.pre_context;
    delete frame.context_line;
    delete frame.post_context;
}
function shouldSkipContextLinesForFile(path) {
    return path.startsWith('node:') || path.endsWith('.min.js') || path.endsWith('.min.cjs') || path.endsWith('.min.mjs') || path.startsWith('data:');
}
function shouldSkipContextLinesForFrame(frame) {
    if (void 0 !== frame.lineno && frame.lineno > MAX_CONTEXTLINES_LINENO) return true;
    if (void 0 !== frame.colno && frame.colno > MAX_CONTEXTLINES_COLNO) return true;
    return false;
}
function makeSourceCacheKey(path, basePath) {
    if ((0, __TURBOPACK__imported__module__750227__["isAbsolute"])(path)) return JSON.stringify([
        null,
        path
    ]);
    return void 0 === basePath ? void 0 : JSON.stringify([
        basePath,
        path
    ]);
}
function rangeExistsInContentCache(cacheKey, range) {
    const contents = LRU_FILE_CONTENTS_CACHE.get(cacheKey);
    if (void 0 === contents) return false;
    for(let i = range[0]; i <= range[1]; i++)if (void 0 === contents[i]) return false;
    return true;
}
function makeLineReaderRanges(lines) {
    if (!lines.length) return [];
    let i = 0;
    const line = lines[0];
    if ('number' != typeof line) return [];
    let current = makeContextRange(line);
    const out = [];
    while(true){
        if (i === lines.length - 1) {
            out.push(current);
            break;
        }
        const next = lines[i + 1];
        if ('number' != typeof next) break;
        if (next <= current[1]) current[1] = next + DEFAULT_LINES_OF_CONTEXT;
        else {
            out.push(current);
            current = makeContextRange(next);
        }
        i++;
    }
    return out;
}
function makeContextRange(line) {
    return [
        makeRangeStart(line),
        makeRangeEnd(line)
    ];
}
function makeRangeStart(line) {
    return Math.max(1, line - DEFAULT_LINES_OF_CONTEXT);
}
function makeRangeEnd(line) {
    return line + DEFAULT_LINES_OF_CONTEXT;
}
function emplace(map, key, contents) {
    const value = map.get(key);
    if (void 0 === value) {
        map.set(key, contents);
        return contents;
    }
    return value;
}
function snipLine(line, colno) {
    let newLine = line;
    const lineLength = newLine.length;
    if (lineLength <= 150) return newLine;
    if (colno > lineLength) colno = lineLength;
    let start = Math.max(colno - 60, 0);
    if (start < 5) start = 0;
    let end = Math.min(start + 140, lineLength);
    if (end > lineLength - 5) end = lineLength;
    if (end === lineLength) start = Math.max(end - 140, 0);
    newLine = newLine.slice(start, end);
    if (start > 0) newLine = `...${newLine}`;
    if (end < lineLength) newLine += '...';
    return newLine;
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/modifiers/relative-path.node.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__814747__1 = __TURBOPACK__imported__module__814747__;
;
function createRelativePathModifier(basePath = process.cwd()) {
    const isWindows = '\\' === __TURBOPACK__imported__module__814747__1["sep"];
    const toUnix = (p)=>("TURBOPACK compile-time falsy", 0) ? "TURBOPACK unreachable" : p;
    const normalizedBase = toUnix(basePath);
    return async (frames)=>{
        for (const frame of frames)if (!(!frame.filename || frame.filename.startsWith('node:') || frame.filename.startsWith('data:'))) {
            if ((0, __TURBOPACK__imported__module__814747__1["isAbsolute"])(frame.filename)) frame.filename = toUnix((0, __TURBOPACK__imported__module__814747__1["relative"])(normalizedBase, toUnix(frame.filename)));
        }
        return frames;
    };
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/client.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/version.mjs [instrumentation] (ecmascript)
;
const version = "5.70.0";
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/posthog-core-stateless.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/eventemitter.mjs [instrumentation] (ecmascript)
;
class SimpleEventEmitter {
    constructor(){
        this.events = {};
        this.events = {};
    }
    on(event, listener) {
        if (!this.events[event]) this.events[event] = [];
        this.events[event].push(listener);
        return ()=>{
            this.events[event] = this.events[event].filter((x)=>x !== listener);
        };
    }
    emit(event, payload) {
        for (const listener of this.events[event] || [])listener(payload);
        for (const listener of this.events['*'] || [])listener(event, payload);
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/featureFlagUtils.mjs [instrumentation] (ecmascript)
;
const normalizeFlagsResponse = (flagsResponse)=>{
    if ('flags' in flagsResponse) {
        const featureFlags = getFlagValuesFromFlags(flagsResponse.flags);
        const featureFlagPayloads = getPayloadsFromFlags(flagsResponse.flags);
        return {
            ...flagsResponse,
            featureFlags,
            featureFlagPayloads
        };
    }
    {
        const featureFlags = flagsResponse.featureFlags ?? {};
        const featureFlagPayloads = Object.fromEntries(Object.entries(flagsResponse.featureFlagPayloads || {}).map(([k, v])=>[
                k,
                parsePayload(v)
            ]));
        const flags = Object.fromEntries(Object.entries(featureFlags).map(([key, value])=>[
                key,
                getFlagDetailFromFlagAndPayload(key, value, featureFlagPayloads[key])
            ]));
        return {
            ...flagsResponse,
            featureFlags,
            featureFlagPayloads,
            flags
        };
    }
};
function getFlagDetailFromFlagAndPayload(key, value, payload) {
    return {
        key: key,
        enabled: 'string' == typeof value ? true : value,
        variant: 'string' == typeof value ? value : void 0,
        reason: void 0,
        metadata: {
            id: void 0,
            version: void 0,
            payload: payload ? JSON.stringify(payload) : void 0,
            description: void 0
        }
    };
}
const getFlagValuesFromFlags = (flags)=>Object.fromEntries(Object.entries(flags ?? {}).map(([key, detail])=>[
            key,
            getFeatureFlagValue(detail)
        ]).filter(([, value])=>void 0 !== value));
const getPayloadsFromFlags = (flags)=>{
    const safeFlags = flags ?? {};
    return Object.fromEntries(Object.keys(safeFlags).filter((flag)=>{
        const details = safeFlags[flag];
        return details.enabled && details.metadata && void 0 !== details.metadata.payload;
    }).map((flag)=>{
        const payload = safeFlags[flag].metadata?.payload;
        return [
            flag,
            payload ? parsePayload(payload) : void 0
        ];
    }));
};
const getFeatureFlagValue = (detail)=>void 0 === detail ? void 0 : detail.variant ?? detail.enabled;
const parsePayload = (response)=>{
    if ('string' != typeof response) return response;
    try {
        return JSON.parse(response);
    } catch  {
        return response;
    }
};
const createFlagsResponseFromFlagsAndPayloads = (featureFlags, featureFlagPayloads)=>{
    const allKeys = [
        ...new Set([
            ...Object.keys(featureFlags ?? {}),
            ...Object.keys(featureFlagPayloads ?? {})
        ])
    ];
    const flagValues = allKeys.filter((flag)=>featureFlags?.[flag] !== void 0 || !!featureFlagPayloads?.[flag]).reduce((res, key)=>(res[key] = featureFlags?.[key] ?? true, res), {});
    const flagDetails = {
        featureFlags: flagValues,
        featureFlagPayloads: featureFlagPayloads ?? {}
    };
    return normalizeFlagsResponse(flagDetails);
};
const updateFlagValue = (flag, value)=>({
        ...flag,
        enabled: getEnabledFromValue(value),
        variant: getVariantFromValue(value)
    });
function getEnabledFromValue(value) {
    return 'string' == typeof value ? true : value;
}
function getVariantFromValue(value) {
    return 'string' == typeof value ? value : void 0;
}
const flagDetailsToResults = (flagDetails)=>Object.values(flagDetails).map((detail)=>{
        const value = detail.variant ?? detail.enabled;
        const rawPayload = detail.metadata?.payload;
        return {
            key: detail.key,
            enabled: getEnabledFromValue(value),
            variant: getVariantFromValue(value),
            payload: void 0 !== rawPayload ? parsePayload(rawPayload) : null
        };
    });
const MINIMAL_FLAG_CALLED_EVENT_CAMPAIGN_PROPERTIES = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'gad_source',
    'mc_cid',
    'gclid',
    'gclsrc',
    'dclid',
    'gbraid',
    'wbraid',
    'fbclid',
    'msclkid',
    'twclid',
    'li_fat_id',
    'igshid',
    'ttclid',
    'rdt_cid',
    'epik',
    'qclid',
    'sccid',
    'oppref',
    'bfcid',
    'irclid',
    '_kx'
];
const MINIMAL_FLAG_CALLED_EVENT_PROPERTIES = [
    '$feature_flag',
    '$feature_flag_response',
    '$feature_flag_has_experiment',
    '$feature_flag_id',
    '$feature_flag_version',
    '$feature_flag_reason',
    '$feature_flag_request_id',
    '$feature_flag_evaluated_at',
    '$feature_flag_error',
    'locally_evaluated',
    '$groups',
    '$process_person_profile',
    '$geoip_disable',
    '$current_url',
    '$pathname',
    '$referring_domain',
    ...MINIMAL_FLAG_CALLED_EVENT_CAMPAIGN_PROPERTIES,
    '$session_id',
    '$window_id',
    '$lib',
    '$lib_version',
    '$device_id',
    '$is_server'
];
const minimizeFlagCalledEventProperties = (properties, transportKeys = [])=>{
    const minimal = {};
    const copyKey = (key)=>{
        if (void 0 !== properties[key]) minimal[key] = properties[key];
    };
    MINIMAL_FLAG_CALLED_EVENT_PROPERTIES.forEach(copyKey);
    transportKeys.forEach(copyKey);
    return minimal;
};
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/gzip.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/index.mjs [instrumentation] (ecmascript) <locals>
;
;
;
;
;
;
;
;
;
;
;
;
const STRING_FORMAT = 'utf8';
const UUID_REGEX = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isValidUUID(value) {
    return 'string' == typeof value && UUID_REGEX.test(value);
}
function getEventUuid(uuid, generateUuid) {
    return isValidUUID(uuid) ? uuid : generateUuid();
}
function createNamedError(name, message) {
    const error = new Error(message);
    try {
        Object.defineProperty(error, 'name', {
            value: name,
            writable: true,
            enumerable: true,
            configurable: true
        });
    } catch  {}
    return error;
}
function assert(truthyValue, message) {
    if (!truthyValue || 'string' != typeof truthyValue || isEmpty(truthyValue)) throw new Error(message);
}
function isEmpty(truthyValue) {
    if (0 === truthyValue.trim().length) return true;
    return false;
}
function isUrl(value) {
    return isString(value) && /^(https?:\/\/|\/|\.\.?\/)/i.test(value.trim());
}
function removeTrailingSlash(url) {
    return url?.replace(/\/+$/, '');
}
function stripUrlHash(url) {
    if (!url) return url;
    return url.split('#')[0];
}
async function retriable(fn, props) {
    let lastError = null;
    for(let i = 0; i < props.retryCount + 1; i++){
        if (i > 0) await new Promise((r)=>setTimeout(r, props.retryDelay));
        try {
            const res = await fn();
            return res;
        } catch (e) {
            lastError = e;
            if (!props.retryCheck(e)) throw e;
        }
    }
    throw lastError;
}
function currentTimestamp() {
    return new Date().getTime();
}
function currentISOTime() {
    return new Date().toISOString();
}
function trySafe(fn) {
    try {
        return fn();
    } catch  {
        return;
    }
}
function safeSetTimeout(fn, timeout) {
    const t = setTimeout(fn, timeout);
    t?.unref && t?.unref();
    return t;
}
async function raceWithTimeout(promise, timeoutMs, onTimeout) {
    let timeoutHandle;
    try {
        return await Promise.race([
            promise,
            new Promise((resolve, reject)=>{
                timeoutHandle = safeSetTimeout(()=>{
                    try {
                        onTimeout?.();
                        resolve();
                    } catch (error) {
                        reject(error);
                    }
                }, timeoutMs);
            })
        ]);
    } finally{
        clearTimeout(timeoutHandle);
    }
}
const isPromise = (obj)=>obj && 'function' == typeof obj.then;
function getFetch() {
    return "u" > typeof fetch ? fetch : void 0 !== globalThis.fetch ? globalThis.fetch : void 0;
}
function allSettled(promises) {
    return Promise.all(promises.map((p)=>(p ?? Promise.resolve()).then((value)=>({
                status: 'fulfilled',
                value
            }), (reason)=>({
                status: 'rejected',
                reason
            }))));
}
;
;
;
;
;
function isGzipSupported() {
    return 'CompressionStream' in globalThis && 'TextEncoder' in globalThis && 'Response' in globalThis && 'function' == typeof Response.prototype.blob;
}
const NATIVE_GZIP_VALIDATION_ERROR = 'NativeGzipValidationError';
const GZIP_MAGIC_FIRST_BYTE = 0x1f;
const GZIP_MAGIC_SECOND_BYTE = 0x8b;
const GZIP_DEFLATE_METHOD = 0x08;
const hasGzipMagic = (bytes)=>bytes.length >= 2 && bytes[0] === GZIP_MAGIC_FIRST_BYTE && bytes[1] === GZIP_MAGIC_SECOND_BYTE;
const isGzipData = (body)=>{
    if (body instanceof ArrayBuffer) return hasGzipMagic(new Uint8Array(body));
    if (ArrayBuffer.isView(body)) return hasGzipMagic(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
    return false;
};
const isGzipRequest = (compression, urlCompression)=>compression === types_Compression.GZipJS || urlCompression === types_Compression.GZipJS || 'gzip' === urlCompression;
const isNativeAsyncGzipReadError = (error)=>{
    if (!error || 'object' != typeof error) return false;
    const name = 'name' in error ? String(error.name) : '';
    return 'NotReadableError' === name;
};
const isNativeAsyncGzipError = (error)=>{
    if (!error || 'object' != typeof error) return false;
    const name = 'name' in error ? String(error.name) : '';
    return isNativeAsyncGzipReadError(error) || name === NATIVE_GZIP_VALIDATION_ERROR;
};
let crc32Table;
const getCrc32Table = ()=>{
    if (crc32Table) return crc32Table;
    crc32Table = [];
    for(let i = 0; i < 256; i++){
        let crc = i;
        for(let j = 0; j < 8; j++)crc = 1 & crc ? 0xedb88320 ^ crc >>> 1 : crc >>> 1;
        crc32Table[i] = crc >>> 0;
    }
    return crc32Table;
};
const crc32 = (bytes)=>{
    const table = getCrc32Table();
    let crc = 0xffffffff;
    for(let i = 0; i < bytes.length; i++)crc = table[(crc ^ bytes[i]) & 0xff] ^ crc >>> 8;
    return (0xffffffff ^ crc) >>> 0;
};
const throwNativeGzipValidationError = (reason)=>{
    throw createNamedError(NATIVE_GZIP_VALIDATION_ERROR, `Native gzip produced invalid output: ${reason}`);
};
const validateNativeGzip = async (compressed, inputBytes)=>{
    if (compressed.size < 18) throwNativeGzipValidationError('too-short');
    const header = new Uint8Array(await compressed.slice(0, 10).arrayBuffer());
    if (!hasGzipMagic(header) || header[2] !== GZIP_DEFLATE_METHOD) throwNativeGzipValidationError('invalid-header');
    const trailer = new DataView(await compressed.slice(compressed.size - 8).arrayBuffer());
    if (trailer.getUint32(0, true) !== crc32(inputBytes)) throwNativeGzipValidationError('invalid-crc');
    const inputSize = inputBytes.length >>> 0;
    if (trailer.getUint32(4, true) !== inputSize) throwNativeGzipValidationError('invalid-size');
};
async function gzipCompress(input, isDebug = true, options) {
    try {
        const inputBytes = new TextEncoder().encode(input);
        const compressedStream = new globalThis.CompressionStream('gzip');
        const writer = compressedStream.writable.getWriter();
        const writePromise = writer.write(inputBytes).then(()=>writer.close()).catch(async (err)=>{
            try {
                await writer.abort(err);
            } catch  {}
            throw err;
        });
        const responsePromise = new Response(compressedStream.readable).blob();
        const [compressed] = await Promise.all([
            responsePromise,
            writePromise
        ]);
        await validateNativeGzip(compressed, inputBytes);
        return compressed;
    } catch (error) {
        if (options?.rethrow) throw error;
        if (isDebug) console.error('Failed to gzip compress data', error);
        return null;
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/promise-queue.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/vendor/uuidv7.mjs [instrumentation] (ecmascript)
;
/*! LICENSE: uuidv7.mjs.LICENSE.txt */ /**
 * uuidv7: An experimental implementation of the proposed UUID Version 7
 *
 * @license Apache-2.0
 * @copyright 2021-2023 LiosK
 * @packageDocumentation
 */ const DIGITS = "0123456789abcdef";
class UUID {
    constructor(bytes){
        this.bytes = bytes;
    }
    static ofInner(bytes) {
        if (16 === bytes.length) return new UUID(bytes);
        throw new TypeError("not 128-bit length");
    }
    static fromFieldsV7(unixTsMs, randA, randBHi, randBLo) {
        if (!Number.isInteger(unixTsMs) || !Number.isInteger(randA) || !Number.isInteger(randBHi) || !Number.isInteger(randBLo) || unixTsMs < 0 || randA < 0 || randBHi < 0 || randBLo < 0 || unixTsMs > 0xffffffffffff || randA > 0xfff || randBHi > 0x3fffffff || randBLo > 0xffffffff) throw new RangeError("invalid field value");
        const bytes = new Uint8Array(16);
        bytes[0] = unixTsMs / 2 ** 40;
        bytes[1] = unixTsMs / 2 ** 32;
        bytes[2] = unixTsMs / 2 ** 24;
        bytes[3] = unixTsMs / 2 ** 16;
        bytes[4] = unixTsMs / 256;
        bytes[5] = unixTsMs;
        bytes[6] = 0x70 | randA >>> 8;
        bytes[7] = randA;
        bytes[8] = 0x80 | randBHi >>> 24;
        bytes[9] = randBHi >>> 16;
        bytes[10] = randBHi >>> 8;
        bytes[11] = randBHi;
        bytes[12] = randBLo >>> 24;
        bytes[13] = randBLo >>> 16;
        bytes[14] = randBLo >>> 8;
        bytes[15] = randBLo;
        return new UUID(bytes);
    }
    static parse(uuid) {
        let hex;
        switch(uuid.length){
            case 32:
                hex = /^[0-9a-f]{32}$/i.exec(uuid)?.[0];
                break;
            case 36:
                hex = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/i.exec(uuid)?.slice(1, 6).join("");
                break;
            case 38:
                hex = /^\{([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\}$/i.exec(uuid)?.slice(1, 6).join("");
                break;
            case 45:
                hex = /^urn:uuid:([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})$/i.exec(uuid)?.slice(1, 6).join("");
                break;
            default:
                break;
        }
        if (hex) {
            const inner = new Uint8Array(16);
            for(let i = 0; i < 16; i += 4){
                const n = parseInt(hex.substring(2 * i, 2 * i + 8), 16);
                inner[i + 0] = n >>> 24;
                inner[i + 1] = n >>> 16;
                inner[i + 2] = n >>> 8;
                inner[i + 3] = n;
            }
            return new UUID(inner);
        }
        throw new SyntaxError("could not parse UUID string");
    }
    toString() {
        let text = "";
        for(let i = 0; i < this.bytes.length; i++){
            text += DIGITS.charAt(this.bytes[i] >>> 4);
            text += DIGITS.charAt(0xf & this.bytes[i]);
            if (3 === i || 5 === i || 7 === i || 9 === i) text += "-";
        }
        return text;
    }
    toHex() {
        let text = "";
        for(let i = 0; i < this.bytes.length; i++){
            text += DIGITS.charAt(this.bytes[i] >>> 4);
            text += DIGITS.charAt(0xf & this.bytes[i]);
        }
        return text;
    }
    toJSON() {
        return this.toString();
    }
    getVariant() {
        const n = this.bytes[8] >>> 4;
        if (n < 0) throw new Error("unreachable");
        if (n <= 7) return this.bytes.every((e)=>0 === e) ? "NIL" : "VAR_0";
        if (n <= 11) return "VAR_10";
        if (n <= 13) return "VAR_110";
        if (n <= 15) return this.bytes.every((e)=>0xff === e) ? "MAX" : "VAR_RESERVED";
        else throw new Error("unreachable");
    }
    getVersion() {
        return "VAR_10" === this.getVariant() ? this.bytes[6] >>> 4 : void 0;
    }
    clone() {
        return new UUID(this.bytes.slice(0));
    }
    equals(other) {
        return 0 === this.compareTo(other);
    }
    compareTo(other) {
        for(let i = 0; i < 16; i++){
            const diff = this.bytes[i] - other.bytes[i];
            if (0 !== diff) return Math.sign(diff);
        }
        return 0;
    }
}
class V7Generator {
    constructor(randomNumberGenerator){
        this.timestamp = 0;
        this.counter = 0;
        this.random = randomNumberGenerator ?? getDefaultRandom();
    }
    generate() {
        return this.generateOrResetCore(Date.now(), 10000);
    }
    generateOrAbort() {
        return this.generateOrAbortCore(Date.now(), 10000);
    }
    generateOrResetCore(unixTsMs, rollbackAllowance) {
        let value = this.generateOrAbortCore(unixTsMs, rollbackAllowance);
        if (void 0 === value) {
            this.timestamp = 0;
            value = this.generateOrAbortCore(unixTsMs, rollbackAllowance);
        }
        return value;
    }
    generateOrAbortCore(unixTsMs, rollbackAllowance) {
        const MAX_COUNTER = 0x3ffffffffff;
        if (!Number.isInteger(unixTsMs) || unixTsMs < 1 || unixTsMs > 0xffffffffffff) throw new RangeError("`unixTsMs` must be a 48-bit positive integer");
        if (rollbackAllowance < 0 || rollbackAllowance > 0xffffffffffff) throw new RangeError("`rollbackAllowance` out of reasonable range");
        if (unixTsMs > this.timestamp) {
            this.timestamp = unixTsMs;
            this.resetCounter();
        } else {
            if (!(unixTsMs + rollbackAllowance >= this.timestamp)) return;
            this.counter++;
            if (this.counter > MAX_COUNTER) {
                this.timestamp++;
                this.resetCounter();
            }
        }
        return UUID.fromFieldsV7(this.timestamp, Math.trunc(this.counter / 2 ** 30), this.counter & 2 ** 30 - 1, this.random.nextUint32());
    }
    resetCounter() {
        this.counter = 0x400 * this.random.nextUint32() + (0x3ff & this.random.nextUint32());
    }
    generateV4() {
        const bytes = new Uint8Array(Uint32Array.of(this.random.nextUint32(), this.random.nextUint32(), this.random.nextUint32(), this.random.nextUint32()).buffer);
        bytes[6] = 0x40 | bytes[6] >>> 4;
        bytes[8] = 0x80 | bytes[8] >>> 2;
        return UUID.ofInner(bytes);
    }
}
const getDefaultRandom = ()=>({
        nextUint32: ()=>0x10000 * Math.trunc(0x10000 * Math.random()) + Math.trunc(0x10000 * Math.random()) >>> 0
    });
let defaultGenerator;
const uuidv7 = ()=>uuidv7obj().toString();
const uuidv7obj = ()=>(defaultGenerator || (defaultGenerator = new V7Generator())).generate();
const uuidv4 = ()=>uuidv4obj().toString();
const uuidv4obj = ()=>(defaultGenerator || (defaultGenerator = new V7Generator())).generateV4();
;
;
class PromiseQueue {
    add(promise) {
        const promiseUUID = uuidv7();
        const id = ++this.nextId;
        this.promiseByIds[promiseUUID] = {
            id,
            promise
        };
        promise.catch(()=>{}).finally(()=>{
            delete this.promiseByIds[promiseUUID];
        });
        return promise;
    }
    async join() {
        let promises = Object.values(this.promiseByIds).map((item)=>item.promise);
        let length = promises.length;
        while(length > 0){
            await Promise.all(promises);
            promises = Object.values(this.promiseByIds).map((item)=>item.promise);
            length = promises.length;
        }
    }
    getPromises(ignoredPromises = [], maxId = this.nextId) {
        const ignoredPromiseSet = new Set(ignoredPromises);
        return Object.values(this.promiseByIds).filter((item)=>item.id <= maxId && !ignoredPromiseSet.has(item.promise)).map((item)=>item.promise);
    }
    get maxId() {
        return this.nextId;
    }
    get length() {
        return Object.keys(this.promiseByIds).length;
    }
    constructor(){
        this.promiseByIds = {};
        this.nextId = 0;
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/logger.mjs [instrumentation] (ecmascript)
;
function createConsole(consoleLike = console) {
    const lockedMethods = {
        log: consoleLike.log.bind(consoleLike),
        warn: consoleLike.warn.bind(consoleLike),
        error: consoleLike.error.bind(consoleLike),
        debug: consoleLike.debug.bind(consoleLike)
    };
    return lockedMethods;
}
const _createLogger = (prefix, maybeCall, consoleLike)=>{
    function _log(level, ...args) {
        maybeCall(()=>{
            const consoleMethod = consoleLike[level];
            consoleMethod(prefix, ...args);
        });
    }
    const logger = {
        debug: (...args)=>{
            _log('debug', ...args);
        },
        info: (...args)=>{
            _log('log', ...args);
        },
        warn: (...args)=>{
            _log('warn', ...args);
        },
        error: (...args)=>{
            _log('error', ...args);
        },
        critical: (...args)=>{
            consoleLike['error'](prefix, ...args);
        },
        createLogger: (additionalPrefix)=>_createLogger(`${prefix} ${additionalPrefix}`, maybeCall, consoleLike)
    };
    return logger;
};
const passThrough = (fn)=>fn();
function createLogger(prefix, maybeCall = passThrough) {
    return _createLogger(prefix, maybeCall, createConsole());
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/retry-after.mjs [instrumentation] (ecmascript)
;
const MAX_RETRY_AFTER_MS = 300000;
const CLOCK_STEP_TOLERANCE_MS = 5000;
function parseRetryAfterMs(value, now = Date.now(), maxMs = MAX_RETRY_AFTER_MS) {
    if ('string' != typeof value || !value) return;
    const raw = value.trim();
    const trimmed = /^\d+\s*,/.test(raw) ? raw.slice(0, raw.indexOf(',')).trim() : raw;
    if (/^\d+$/.test(trimmed)) {
        const ms = 1000 * Math.min(Number(trimmed), maxMs / 1000);
        return ms > 0 ? ms : void 0;
    }
    if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*[ ,]/.test(trimmed)) return;
    const date = /^\w{3} \w{3} /.test(trimmed) ? trimmed + ' GMT' : trimmed;
    const ms = Date.parse(date) - now;
    if (!Number.isFinite(ms) || ms <= 0) return;
    return Math.min(ms, maxMs);
}
class RetryAfterWindow {
    record(outcome) {
        if ('too-large' === outcome.kind) return;
        if ('retry-later' !== outcome.kind) return void this.reset();
        if (!outcome.retryAfterMs) return;
        const open = this.isOpen();
        const now = Date.now();
        const asked = Math.min(outcome.retryAfterMs, MAX_RETRY_AFTER_MS);
        if (!open) {
            this._installedAt = now;
            this._until = now + asked;
            return;
        }
        this._until = Math.max(this._until, Math.min(now + asked, this._installedAt + MAX_RETRY_AFTER_MS));
    }
    remainingMs() {
        const now = Date.now();
        if (now < this._installedAt - CLOCK_STEP_TOLERANCE_MS) {
            this.reset();
            return 0;
        }
        const remaining = Math.min(MAX_RETRY_AFTER_MS, Math.max(0, this._until - now));
        if (0 === remaining) this.reset();
        return remaining;
    }
    isOpen() {
        return this.remainingMs() > 0;
    }
    reset() {
        this._until = 0;
        this._installedAt = 0;
    }
    constructor(){
        this._until = 0;
        this._installedAt = 0;
    }
}
;
;
;
;
;
;
;
;
;
class PostHogFetchHttpError extends Error {
    constructor(response, reqByteLength, responseBodyDeadline, abortController){
        super('HTTP error while fetching PostHog: status=' + response.status + ', reqByteLength=' + reqByteLength), this.response = response, this.reqByteLength = reqByteLength, this.responseBodyDeadline = responseBodyDeadline, this.abortController = abortController, this.name = 'PostHogFetchHttpError', this._bodyReadTimedOut = false;
    }
    get status() {
        return this.response.status;
    }
    get retryAfterMs() {
        try {
            return parseRetryAfterMs(this.response.headers?.get('retry-after'));
        } catch  {
            return;
        }
    }
    get bodyReadTimedOut() {
        return this._bodyReadTimedOut;
    }
    get text() {
        if (!this.responseBodyTextPromise) if (Date.now() >= this.responseBodyDeadline) {
            this._bodyReadTimedOut = true;
            const timeoutError = createNamedError('AbortError', 'Response body read timed out');
            this.cancelResponseBody(timeoutError);
            this.responseBodyTextPromise = Promise.reject(timeoutError);
        } else {
            const responseBodyTimeout = new Promise((_resolve, reject)=>{
                this.responseBodyTimer = safeSetTimeout(()=>{
                    this._bodyReadTimedOut = true;
                    const timeoutError = createNamedError('AbortError', 'Response body read timed out');
                    reject(timeoutError);
                    this.cancelResponseBody(timeoutError);
                }, this.responseBodyDeadline - Date.now());
            });
            let responseBodyText;
            try {
                responseBodyText = Promise.resolve(this.response.text());
            } catch (error) {
                responseBodyText = Promise.reject(error);
            }
            this.responseBodyTextPromise = Promise.race([
                responseBodyText,
                responseBodyTimeout
            ]).finally(()=>clearTimeout(this.responseBodyTimer));
        }
        return this.responseBodyTextPromise;
    }
    get json() {
        return this.text.then((text)=>JSON.parse(text));
    }
    cancelResponseBody(reason) {
        clearTimeout(this.responseBodyTimer);
        if (!this.abortController.signal.aborted) this.abortController.abort(reason);
        (async ()=>{
            try {
                await this.response.body?.cancel();
            } catch  {}
        })();
    }
}
class PostHogFetchNetworkError extends Error {
    constructor(error){
        super('Network error while fetching PostHog', error instanceof Error ? {
            cause: error
        } : {}), this.error = error, this.name = 'PostHogFetchNetworkError';
    }
}
const maybeAdd = (key, value)=>void 0 !== value ? {
        [key]: value
    } : {};
const applyCallerFeatureFlagOverrides = (target, callerProperties)=>{
    for (const key of Object.keys(callerProperties))if (key.startsWith('$feature/') || '$active_feature_flags' === key) target[key] = callerProperties[key];
};
async function logFlushError(err) {
    if (err instanceof PostHogFetchHttpError) {
        let text = '';
        try {
            text = await err.text;
        } catch  {
            if (err.bodyReadTimedOut) text = '<response body read timed out>';
        }
        console.error(`Error while flushing PostHog: message=${err.message}, response body=${text}`, err);
    } else console.error('Error while flushing PostHog', err);
    return Promise.resolve();
}
function isPostHogFetchError(err) {
    return 'object' == typeof err && (err instanceof PostHogFetchHttpError || isPostHogFetchNetworkError(err));
}
function isPostHogFetchNetworkError(err) {
    return err instanceof PostHogFetchNetworkError;
}
function isRetryableFlagsFetchError(err) {
    if (err instanceof PostHogFetchHttpError) return 502 === err.status || 504 === err.status;
    if (!(err instanceof PostHogFetchNetworkError)) return false;
    const cause = err.error;
    const code = cause?.code ?? cause?.cause?.code;
    return 'ECONNREFUSED' !== code;
}
const OTLP_MAX_BODY_BYTES = 10485760;
function byteLengthOf(body) {
    try {
        if ('string' != typeof body) return body instanceof Uint8Array ? body.byteLength : body.size;
        if ("u" > typeof Buffer) return Buffer.byteLength(body, STRING_FORMAT);
        return new TextEncoder().encode(body).length;
    } catch  {
        return 0;
    }
}
function isPostHogFetchContentTooLargeError(err) {
    return 'object' == typeof err && err instanceof PostHogFetchHttpError && 413 === err.status;
}
function isPostHogFetchRetryableError(err) {
    if (err instanceof PostHogFetchHttpError) return 408 === err.status || 429 === err.status || err.status >= 500;
    return isPostHogFetchNetworkError(err);
}
function isPostHogEventProperties(value) {
    return null !== value && 'object' == typeof value && !Array.isArray(value);
}
var posthog_core_stateless_QuotaLimitedFeature = /*#__PURE__*/ function(QuotaLimitedFeature) {
    QuotaLimitedFeature["FeatureFlags"] = "feature_flags";
    QuotaLimitedFeature["Recordings"] = "recordings";
    return QuotaLimitedFeature;
}({});
const DEFAULT_QUEUE_ROUTE = 'default';
class PostHogCoreStateless {
    getErrorPropertiesBuilder() {
        if (!this._errorPropertiesBuilder) this._errorPropertiesBuilder = this.createErrorPropertiesBuilder();
        return this._errorPropertiesBuilder;
    }
    createErrorPropertiesBuilder() {
        return new ErrorPropertiesBuilder([
            new ErrorCoercer(),
            new ObjectCoercer(),
            new StringCoercer(),
            new PrimitiveCoercer()
        ], createDefaultStackParser());
    }
    getEvaluationRuntime() {}
    getFlagsResponseFormat() {
        return {
            version: 2,
            read: (body)=>normalizeFlagsResponse(body)
        };
    }
    get apiKey() {
        return this.projectToken;
    }
    constructor(projectToken, options = {}){
        this.flushPromise = null;
        this.pendingFlushPromise = null;
        this.flushPromises = new Set();
        this._dequeuedMessagesCount = 0;
        this.shutdownPromise = null;
        this.promiseQueue = new PromiseQueue();
        this._events = new SimpleEventEmitter();
        this._isInitialized = false;
        const normalizedProjectToken = 'string' == typeof projectToken ? projectToken.trim() : '';
        const normalizedHost = 'string' == typeof options.host ? options.host.trim() : '';
        const missingProjectToken = !normalizedProjectToken;
        this._logger = createLogger('[PostHog]', this.logMsgIfDebug.bind(this));
        if (missingProjectToken) this._logger.error('You must pass your PostHog project token. The client will be disabled.');
        this.projectToken = normalizedProjectToken;
        this.host = removeTrailingSlash(normalizedHost || 'https://us.i.posthog.com');
        this.flushAt = options.flushAt ? Math.max(options.flushAt, 1) : 20;
        this.maxBatchSize = Math.max(this.flushAt, options.maxBatchSize ?? 100);
        this.maxQueueSize = Math.max(this.flushAt, options.maxQueueSize ?? 1000);
        this.flushInterval = options.flushInterval ?? 10000;
        this.preloadFeatureFlags = options.preloadFeatureFlags ?? true;
        this.defaultOptIn = options.defaultOptIn ?? true;
        this.disableSurveys = options.disableSurveys ?? false;
        this._retryOptions = {
            retryCount: options.fetchRetryCount ?? 3,
            retryDelay: options.fetchRetryDelay ?? 3000,
            retryCheck: isPostHogFetchRetryableError
        };
        this.requestTimeout = options.requestTimeout ?? 10000;
        this.featureFlagsRequestTimeoutMs = options.featureFlagsRequestTimeoutMs ?? 3000;
        this.featureFlagsRequestMaxRetries = options.featureFlagsRequestMaxRetries ?? 1;
        this.remoteConfigRequestTimeoutMs = options.remoteConfigRequestTimeoutMs ?? 3000;
        this.disableGeoip = options.disableGeoip ?? true;
        this.disabled = (options.disabled ?? false) || missingProjectToken;
        this.historicalMigration = options?.historicalMigration ?? false;
        this._initPromise = Promise.resolve();
        this._isInitialized = true;
        this.evaluationContexts = options?.evaluationContexts ?? options?.evaluationEnvironments;
        if (options?.evaluationEnvironments && !options?.evaluationContexts) this._logger.warn('evaluationEnvironments is deprecated. Use evaluationContexts instead. This property will be removed in a future version.');
        this.disableCompression = !isGzipSupported() || (options?.disableCompression ?? false);
    }
    logMsgIfDebug(fn) {
        if (this.isDebug) fn();
    }
    wrap(fn) {
        if (this.disabled) return void this._logger.warn('The client is disabled');
        if (this._isInitialized) return fn();
        this._initPromise.then(()=>fn());
    }
    getCommonEventProperties() {
        return {
            $lib: this.getLibraryId(),
            $lib_version: this.getLibraryVersion()
        };
    }
    get optedOut() {
        return this.getPersistedProperty(types_PostHogPersistedProperty.OptedOut) ?? !this.defaultOptIn;
    }
    async optIn() {
        this.wrap(()=>{
            this.setPersistedProperty(types_PostHogPersistedProperty.OptedOut, false);
        });
    }
    async optOut() {
        this.wrap(()=>{
            this.setPersistedProperty(types_PostHogPersistedProperty.OptedOut, true);
        });
    }
    on(event, cb) {
        return this._events.on(event, cb);
    }
    debug(enabled = true) {
        this.removeDebugCallback?.();
        if (enabled) {
            const removeDebugCallback = this.on('*', (event, payload)=>this._logger.info(event, payload));
            this.removeDebugCallback = ()=>{
                removeDebugCallback();
                this.removeDebugCallback = void 0;
            };
        }
    }
    get isDebug() {
        return !!this.removeDebugCallback;
    }
    get isDisabled() {
        return this.disabled;
    }
    buildPayload(payload) {
        const userProperties = payload.properties || {};
        let properties = this.mergeCommonEventProperties(userProperties);
        applyCallerFeatureFlagOverrides(properties, userProperties);
        if ('$feature_flag_called' === payload.event && false === properties.$feature_flag_has_experiment && this.isMinimalFlagCalledEventsEnabled()) properties = minimizeFlagCalledEventProperties(properties);
        return {
            distinct_id: payload.distinct_id,
            event: payload.event,
            properties
        };
    }
    mergeCommonEventProperties(properties) {
        return {
            ...properties,
            ...this.getCommonEventProperties()
        };
    }
    isMinimalFlagCalledEventsEnabled() {
        return false;
    }
    addPendingPromise(promise) {
        return this.promiseQueue.add(promise);
    }
    identifyStateless(distinctId, properties, options) {
        this.wrap(()=>{
            const payload = {
                ...this.buildPayload({
                    distinct_id: distinctId,
                    event: '$identify',
                    properties
                })
            };
            this.enqueue('identify', payload, options);
        });
    }
    async identifyStatelessImmediate(distinctId, properties, options) {
        const payload = {
            ...this.buildPayload({
                distinct_id: distinctId,
                event: '$identify',
                properties
            })
        };
        await this.sendImmediate('identify', payload, options);
    }
    captureStateless(distinctId, event, properties, options) {
        this.wrap(()=>{
            const payload = this.buildPayload({
                distinct_id: distinctId,
                event,
                properties
            });
            this.enqueue('capture', payload, options);
        });
    }
    async captureStatelessImmediate(distinctId, event, properties, options) {
        const payload = this.buildPayload({
            distinct_id: distinctId,
            event,
            properties
        });
        await this.sendImmediate('capture', payload, options);
    }
    aliasStateless(alias, distinctId, properties, options) {
        this.wrap(()=>{
            const payload = this.buildPayload({
                event: '$create_alias',
                distinct_id: distinctId,
                properties: {
                    ...properties || {},
                    distinct_id: distinctId,
                    alias
                }
            });
            this.enqueue('alias', payload, options);
        });
    }
    async aliasStatelessImmediate(alias, distinctId, properties, options) {
        const payload = this.buildPayload({
            event: '$create_alias',
            distinct_id: distinctId,
            properties: {
                ...properties || {},
                distinct_id: distinctId,
                alias
            }
        });
        await this.sendImmediate('alias', payload, options);
    }
    groupIdentifyStateless(groupType, groupKey, groupProperties, options, distinctId, eventProperties) {
        this.wrap(()=>{
            const payload = this.buildPayload({
                distinct_id: distinctId || `$${groupType}_${groupKey}`,
                event: '$groupidentify',
                properties: {
                    $group_type: groupType,
                    $group_key: groupKey,
                    $group_set: groupProperties || {},
                    ...eventProperties || {}
                }
            });
            this.enqueue('capture', payload, options);
        });
    }
    async groupIdentifyStatelessImmediate(groupType, groupKey, groupProperties, options, distinctId, eventProperties) {
        const payload = this.buildPayload({
            distinct_id: distinctId || `$${groupType}_${groupKey}`,
            event: '$groupidentify',
            properties: {
                $group_type: groupType,
                $group_key: groupKey,
                $group_set: groupProperties || {},
                ...eventProperties || {}
            }
        });
        await this.sendImmediate('capture', payload, options);
    }
    async getRemoteConfig() {
        await this._initPromise;
        let host = this.host;
        if ('https://us.i.posthog.com' === host) host = 'https://us-assets.i.posthog.com';
        else if ('https://eu.i.posthog.com' === host) host = 'https://eu-assets.i.posthog.com';
        const url = `${host}/array/${this.projectToken}/config`;
        const fetchOptions = {
            method: 'GET',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json'
            }
        };
        return this.fetchWithRetry(url, fetchOptions, {
            type: 'required',
            consume: (response)=>response.json()
        }, {
            retryCount: 0
        }, this.remoteConfigRequestTimeoutMs).catch((error)=>{
            this._logger.error('Remote config could not be loaded', error);
            this._events.emit('error', error);
        });
    }
    async getFlags(distinctId, groups = {}, personProperties = {}, groupProperties = {}, extraPayload = {}, fetchConfig = false) {
        await this._initPromise;
        const responseFormat = this.getFlagsResponseFormat();
        const configParam = fetchConfig ? '&config=true' : '';
        const url = `${this.host}/flags/?v=${responseFormat.version}${configParam}`;
        const requestData = {
            token: this.projectToken,
            distinct_id: distinctId,
            groups,
            person_properties: personProperties,
            group_properties: groupProperties,
            ...extraPayload
        };
        if (personProperties.$device_id) requestData.$device_id = personProperties.$device_id;
        if (this.evaluationContexts && this.evaluationContexts.length > 0) requestData.evaluation_contexts = this.evaluationContexts;
        const evaluationRuntime = this.getEvaluationRuntime();
        if (evaluationRuntime) requestData.evaluation_runtime = evaluationRuntime;
        const fetchOptions = {
            method: 'POST',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json'
            },
            body: JSON.stringify(requestData)
        };
        this._logger.info('Flags URL', url);
        return this.fetchWithRetry(url, fetchOptions, {
            type: 'required',
            consume: (response)=>response.json()
        }, {
            retryCount: this.featureFlagsRequestMaxRetries,
            retryCheck: isRetryableFlagsFetchError
        }, this.featureFlagsRequestTimeoutMs).then((response)=>({
                success: true,
                response: responseFormat.read(response)
            })).catch((error)=>{
            this._events.emit('error', error);
            return {
                success: false,
                error: this.categorizeRequestError(error)
            };
        });
    }
    categorizeRequestError(error) {
        if (error instanceof PostHogFetchHttpError) return {
            type: 'api_error',
            statusCode: error.status
        };
        if (error instanceof PostHogFetchNetworkError) {
            const cause = error.error;
            if (cause instanceof Error && ('AbortError' === cause.name || 'TimeoutError' === cause.name)) return {
                type: 'timeout'
            };
            return {
                type: 'connection_error'
            };
        }
        return {
            type: 'unknown_error'
        };
    }
    async getFeatureFlagStateless(key, distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip) {
        await this._initPromise;
        const flagDetailResponse = await this.getFeatureFlagDetailStateless(key, distinctId, groups, personProperties, groupProperties, disableGeoip);
        if (void 0 === flagDetailResponse) return {
            response: void 0,
            requestId: void 0
        };
        let response = getFeatureFlagValue(flagDetailResponse.response);
        if (void 0 === response) response = false;
        return {
            response,
            requestId: flagDetailResponse.requestId
        };
    }
    async getFeatureFlagDetailStateless(key, distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip) {
        await this._initPromise;
        const flagsResponse = await this.getFeatureFlagDetailsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, [
            key
        ]);
        if (void 0 === flagsResponse) return;
        const featureFlags = flagsResponse.flags;
        const flagDetail = featureFlags[key];
        return {
            response: flagDetail,
            requestId: flagsResponse.requestId,
            evaluatedAt: flagsResponse.evaluatedAt
        };
    }
    async getFeatureFlagPayloadStateless(key, distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip) {
        await this._initPromise;
        const payloads = await this.getFeatureFlagPayloadsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, [
            key
        ]);
        if (!payloads) return;
        const response = payloads[key];
        if (void 0 === response) return null;
        return response;
    }
    async getFeatureFlagPayloadsStateless(distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip, flagKeysToEvaluate) {
        await this._initPromise;
        const payloads = (await this.getFeatureFlagsAndPayloadsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, flagKeysToEvaluate)).payloads;
        return payloads;
    }
    async getFeatureFlagsStateless(distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip, flagKeysToEvaluate) {
        await this._initPromise;
        return await this.getFeatureFlagsAndPayloadsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, flagKeysToEvaluate);
    }
    async getFeatureFlagsAndPayloadsStateless(distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip, flagKeysToEvaluate) {
        await this._initPromise;
        const featureFlagDetails = await this.getFeatureFlagDetailsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, flagKeysToEvaluate);
        if (!featureFlagDetails) return {
            flags: void 0,
            payloads: void 0,
            requestId: void 0
        };
        return {
            flags: featureFlagDetails.featureFlags,
            payloads: featureFlagDetails.featureFlagPayloads,
            requestId: featureFlagDetails.requestId
        };
    }
    async getFeatureFlagDetailsStateless(distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip, flagKeysToEvaluate) {
        await this._initPromise;
        const extraPayload = {
            geoip_disable: disableGeoip ?? this.disableGeoip
        };
        if (flagKeysToEvaluate) extraPayload['flag_keys_to_evaluate'] = flagKeysToEvaluate;
        const result = await this.getFlags(distinctId, groups, personProperties, groupProperties, extraPayload);
        if (!result.success) return;
        const flagsResponse = result.response;
        if (flagsResponse.errorsWhileComputingFlags) console.error('[FEATURE FLAGS] Error while computing feature flags, some flags may be missing or incorrect. Learn more at https://posthog.com/docs/feature-flags/best-practices');
        if (flagsResponse.quotaLimited?.includes("feature_flags")) {
            console.warn('[FEATURE FLAGS] Feature flags quota limit exceeded - feature flags unavailable. Learn more about billing limits at https://posthog.com/docs/billing/limits-alerts');
            return {
                flags: {},
                featureFlags: {},
                featureFlagPayloads: {},
                requestId: flagsResponse?.requestId,
                quotaLimited: flagsResponse.quotaLimited
            };
        }
        return flagsResponse;
    }
    async getSurveysStateless() {
        await this._initPromise;
        if (this.disabled) return [];
        if (true === this.disableSurveys) {
            this._logger.info('Loading surveys is disabled.');
            return [];
        }
        const url = `${this.host}/api/surveys/?token=${this.projectToken}`;
        const fetchOptions = {
            method: 'GET',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json'
            }
        };
        const response = await this.fetchWithRetry(url, fetchOptions, {
            type: 'required',
            consume: (response)=>{
                if (200 !== response.status || !response.json) {
                    const msg = `Surveys API could not be loaded: ${response.status}`;
                    const error = new Error(msg);
                    this._logger.error(error);
                    this._events.emit('error', new Error(msg));
                    return Promise.resolve(void 0);
                }
                return response.json();
            }
        }).catch((error)=>{
            this._logger.error('Surveys API could not be loaded', error);
            this._events.emit('error', error);
        });
        const newSurveys = response?.surveys;
        if (newSurveys) this._logger.info('Surveys fetched from API: ', JSON.stringify(newSurveys));
        return newSurveys ?? [];
    }
    get props() {
        if (!this._props) this._props = this.getPersistedProperty(types_PostHogPersistedProperty.Props);
        return this._props || {};
    }
    set props(val) {
        this._props = val;
    }
    async register(properties) {
        this.wrap(()=>{
            this.props = {
                ...this.props,
                ...properties
            };
            this.setPersistedProperty(types_PostHogPersistedProperty.Props, this.props);
        });
    }
    async unregister(property) {
        this.wrap(()=>{
            delete this.props[property];
            this.setPersistedProperty(types_PostHogPersistedProperty.Props, this.props);
        });
    }
    processBeforeEnqueue(message) {
        return message;
    }
    async flushStorage() {}
    getQueueRouteKey(_message) {
        return DEFAULT_QUEUE_ROUTE;
    }
    persistedQueueKeyForRoute(_route) {
        return types_PostHogPersistedProperty.Queue;
    }
    getActiveQueueRoutes() {
        return [
            DEFAULT_QUEUE_ROUTE
        ];
    }
    getRouteQueue(route) {
        return this.getPersistedProperty(this.persistedQueueKeyForRoute(route)) || [];
    }
    enqueue(type, _message, options, explicitRoute) {
        this.wrap(()=>{
            if (this.optedOut) return void this._events.emit(type, "Library is disabled. Not sending event. To re-enable, call posthog.optIn()");
            let message = this.prepareMessage(_message, options);
            message = this.processBeforeEnqueue(message);
            if (null === message) return;
            message = this.normalizeMessage(message);
            const queueKey = this.persistedQueueKeyForRoute(explicitRoute ?? this.getQueueRouteKey(message));
            const queue = this.getPersistedProperty(queueKey) || [];
            if (queue.length >= this.maxQueueSize) {
                queue.shift();
                this._logger.warn('Queue is full, the oldest event is dropped.');
            }
            queue.push({
                message
            });
            this.setPersistedProperty(queueKey, queue);
            this._events.emit(type, message);
            if (queue.length >= this.flushAt) this.flushBackground();
            if (this.flushInterval && !this._flushTimer) this._flushTimer = safeSetTimeout(()=>this.flushBackground(), this.flushInterval);
        });
    }
    async sendImmediate(type, _message, options, explicitRoute) {
        if (this.disabled) return void this._logger.warn('The client is disabled');
        if (!this._isInitialized) await this._initPromise;
        if (this.optedOut) return void this._events.emit(type, "Library is disabled. Not sending event. To re-enable, call posthog.optIn()");
        let message = this.prepareMessage(_message, options);
        message = this.processBeforeEnqueue(message);
        if (null === message) return;
        message = this.normalizeMessage(message);
        try {
            await this.sendBatch([
                message
            ], void 0, explicitRoute ?? this.getQueueRouteKey(message));
        } catch (err) {
            this._events.emit('error', err);
        }
    }
    normalizeMessage(message) {
        const { type: _type, library, library_version, ...sanitizedMessage } = message;
        let properties = isPostHogEventProperties(sanitizedMessage.properties) ? sanitizedMessage.properties : void 0;
        if (void 0 !== library && properties?.$lib === void 0) properties = {
            ...properties || {},
            $lib: library
        };
        if (void 0 !== library_version && properties?.$lib_version === void 0) properties = {
            ...properties || {},
            $lib_version: library_version
        };
        if (properties) sanitizedMessage.properties = properties;
        sanitizedMessage.uuid = getEventUuid(sanitizedMessage.uuid, uuidv7);
        return sanitizedMessage;
    }
    normalizeTimestampForWire(timestamp) {
        const parsedTimestamp = timestamp instanceof Date ? timestamp : 'string' == typeof timestamp ? new Date(timestamp) : null;
        if (!parsedTimestamp || Number.isNaN(parsedTimestamp.getTime())) return timestamp;
        const normalized = parsedTimestamp.toISOString();
        const fractionalSeconds = 'string' == typeof timestamp ? timestamp.match(/\.(\d+)(?:Z|[+-]\d{2}:?\d{2})?$/i)?.[1] : void 0;
        return fractionalSeconds && fractionalSeconds.length > 3 ? normalized.replace(/\.\d{3}Z$/, `.${fractionalSeconds}Z`) : normalized;
    }
    prepareMessage(_message, options) {
        const message = {
            ..._message,
            timestamp: options?.timestamp ? options?.timestamp : currentISOTime(),
            uuid: getEventUuid(options?.uuid, uuidv7)
        };
        const addGeoipDisableProperty = options?.disableGeoip ?? this.disableGeoip;
        if (addGeoipDisableProperty) {
            if (!isPostHogEventProperties(message.properties)) message.properties = {};
            message.properties['$geoip_disable'] = true;
        }
        if (message.distinctId) {
            message.distinct_id = message.distinctId;
            delete message.distinctId;
        }
        return message;
    }
    clearFlushTimer() {
        if (this._flushTimer) {
            clearTimeout(this._flushTimer);
            this._flushTimer = void 0;
        }
    }
    flushBackground() {
        if (this.pendingFlushPromise) return;
        this.flushAutomatic().catch(async (err)=>{
            await logFlushError(err);
        });
    }
    flushAutomatic() {
        return this.flush();
    }
    async waitForPendingPromises(maxPromiseId, ignoredPromises = []) {
        const ignoredPendingPromises = ignoredPromises.filter((promise)=>!!promise);
        let iteration = 0;
        while(true){
            const promises = this.promiseQueue.getPromises([
                ...ignoredPendingPromises,
                ...this.flushPromises
            ], maxPromiseId);
            if (0 === promises.length) return;
            if (iteration > 0) this._logger.debug(`flush() re-checking ${promises.length} pending promise(s) before flushing`);
            await Promise.all(promises.map((promise)=>promise.catch(()=>{})));
            iteration++;
        }
    }
    flushWithPendingPromises() {
        return this.flushInternal(true);
    }
    flush() {
        return this.flushInternal(false);
    }
    flushInternal(waitForPendingPromises) {
        if (this.disabled) return Promise.resolve();
        if (!waitForPendingPromises && this.pendingFlushPromise) return this.pendingFlushPromise;
        const previousFlushPromise = this.flushPromise;
        const maxPromiseId = this.promiseQueue.maxId;
        const nextFlushPromise = Promise.resolve().then(()=>{
            if (waitForPendingPromises) return this.waitForPendingPromises(maxPromiseId, [
                previousFlushPromise,
                nextFlushPromise
            ]);
        }).then(()=>allSettled([
                previousFlushPromise
            ])).then(()=>{
            if (this.pendingFlushPromise === nextFlushPromise) this.pendingFlushPromise = null;
            return this._flush();
        });
        this.pendingFlushPromise = nextFlushPromise;
        this.flushPromise = nextFlushPromise;
        this.flushPromises.add(nextFlushPromise);
        this.addPendingPromise(nextFlushPromise);
        allSettled([
            nextFlushPromise
        ]).then(()=>{
            this.flushPromises.delete(nextFlushPromise);
            if (this.pendingFlushPromise === nextFlushPromise) this.pendingFlushPromise = null;
            if (this.flushPromise === nextFlushPromise) this.flushPromise = null;
        });
        return nextFlushPromise;
    }
    getCustomHeaders() {
        const customUserAgent = this.getCustomUserAgent();
        const headers = {};
        if (customUserAgent && '' !== customUserAgent) headers['User-Agent'] = customUserAgent;
        return headers;
    }
    compressPayload(payload) {
        return gzipCompress(payload, this.isDebug);
    }
    getBatchEndpointPath(_route) {
        return '/batch/';
    }
    async sendBatch(batchMessages, retryOptions, route = DEFAULT_QUEUE_ROUTE) {
        const data = {
            api_key: this.projectToken,
            batch: batchMessages.map((message)=>{
                if (!message) return message;
                const timestamp = this.normalizeTimestampForWire(message.timestamp);
                return timestamp === message.timestamp ? message : {
                    ...message,
                    timestamp
                };
            }),
            sent_at: currentISOTime()
        };
        if (this.historicalMigration) data.historical_migration = true;
        const payload = safeJsonStringify(data);
        const url = `${this.host}${this.getBatchEndpointPath(route)}`;
        const gzippedPayload = this.disableCompression ? null : await this.compressPayload(payload);
        const fetchOptions = {
            method: 'POST',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json',
                ...null !== gzippedPayload && {
                    'Content-Encoding': 'gzip'
                }
            },
            body: gzippedPayload || payload
        };
        await this.fetchWithRetry(url, fetchOptions, {
            type: 'successful-write'
        }, retryOptions);
    }
    async _flush() {
        this.clearFlushTimer();
        await this._initPromise;
        const routes = this.getActiveQueueRoutes();
        if (!routes.some((route)=>this.getRouteQueue(route).length > 0)) return;
        const sentMessages = [];
        let firstError;
        for (const route of routes)try {
            await this._flushRoute(route, sentMessages);
        } catch (err) {
            if (void 0 === firstError) firstError = err;
        }
        if (void 0 !== firstError) throw firstError;
        this._events.emit('flush', sentMessages);
    }
    async _flushRoute(route, sentMessages) {
        const queueKey = this.persistedQueueKeyForRoute(route);
        let queue = this.getPersistedProperty(queueKey) || [];
        if (!queue.length) return;
        const originalQueueLength = queue.length;
        let sentFromRoute = 0;
        while(queue.length > 0 && sentFromRoute < originalQueueLength){
            const batchItems = queue.slice(0, this.maxBatchSize);
            const batchMessages = batchItems.map((item)=>void 0 === item.message ? item.message : this.normalizeMessage(item.message));
            const persistQueueChange = async ()=>{
                const refreshedQueue = this.getPersistedProperty(queueKey) || [];
                const remainingBatchItems = [
                    ...batchItems
                ];
                const newQueue = refreshedQueue.filter((item)=>{
                    const itemUuid = item.message?.uuid;
                    const batchItemIndex = remainingBatchItems.findIndex((batchItem)=>batchItem === item || 'string' == typeof itemUuid && itemUuid.length > 0 && batchItem.message?.uuid === itemUuid);
                    if (-1 === batchItemIndex) return true;
                    remainingBatchItems.splice(batchItemIndex, 1);
                    return false;
                });
                this.setPersistedProperty(queueKey, newQueue);
                queue = newQueue;
                this._dequeuedMessagesCount += batchItems.length;
                await this.flushStorage();
            };
            const retryOptions = {
                retryCheck: (err)=>{
                    if (isPostHogFetchContentTooLargeError(err)) return false;
                    return isPostHogFetchRetryableError(err);
                }
            };
            try {
                await this.sendBatch(batchMessages, retryOptions, route);
            } catch (err) {
                if (isPostHogFetchContentTooLargeError(err) && batchMessages.length > 1) {
                    this.maxBatchSize = Math.max(1, Math.floor(batchMessages.length / 2));
                    this._logger.warn(`Received 413 when sending batch of size ${batchMessages.length}, reducing batch size to ${this.maxBatchSize}`);
                    continue;
                }
                if (!(err instanceof PostHogFetchNetworkError)) await persistQueueChange();
                this._events.emit('error', err);
                throw err;
            }
            await persistQueueChange();
            sentMessages.push(...batchMessages);
            sentFromRoute += batchMessages.length;
        }
    }
    async _sendOtlpBatch({ path, auth, payload }) {
        if (this.disabled) return {
            kind: 'fatal',
            error: new Error('The client is disabled')
        };
        let serialized;
        try {
            serialized = JSON.stringify(payload);
        } catch (error) {
            this.logMsgIfDebug(()=>console.warn(`[PostHog] Could not serialize a ${path} batch; reporting it as too large`, error));
            return {
                kind: 'too-large',
                measuredLocally: true
            };
        }
        const payloadBytes = byteLengthOf(serialized);
        if (payloadBytes > OTLP_MAX_BODY_BYTES) {
            this.logMsgIfDebug(()=>console.warn(`[PostHog] Not sending a ${path} batch of ${payloadBytes} bytes: the endpoint accepts at most ${OTLP_MAX_BODY_BYTES}`));
            return {
                kind: 'too-large',
                measuredLocally: true
            };
        }
        const url = 'bearer' === auth ? `${this.host}/i/v1/${path}` : `${this.host}/i/v1/${path}?token=${encodeURIComponent(this.projectToken)}`;
        const gzippedPayload = this.disableCompression ? null : await this.compressPayload(serialized);
        const body = gzippedPayload || serialized;
        const fetchOptions = {
            method: 'POST',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json',
                ...'bearer' === auth && {
                    Authorization: `Bearer ${this.projectToken}`
                },
                ...null !== gzippedPayload && {
                    'Content-Encoding': 'gzip'
                }
            },
            body
        };
        try {
            await this.fetchWithRetry(url, fetchOptions, {
                type: 'successful-write'
            }, {
                retryCheck: (err)=>{
                    if (isPostHogFetchContentTooLargeError(err)) return false;
                    if (err instanceof PostHogFetchHttpError && void 0 !== err.retryAfterMs) return false;
                    return isPostHogFetchRetryableError(err);
                }
            });
            return {
                kind: 'ok'
            };
        } catch (err) {
            if (isPostHogFetchContentTooLargeError(err)) return {
                kind: 'too-large'
            };
            if (isPostHogFetchRetryableError(err)) {
                const retryAfterMs = err instanceof PostHogFetchHttpError ? err.retryAfterMs : void 0;
                return {
                    kind: 'retry-later',
                    error: err,
                    ...void 0 !== retryAfterMs && {
                        retryAfterMs
                    }
                };
            }
            return {
                kind: 'fatal',
                error: err
            };
        }
    }
    async _sendLogsBatch(payload) {
        return this._sendOtlpBatch({
            path: 'logs',
            auth: 'query-token',
            payload
        });
    }
    async _sendMetricsBatch(payload) {
        return this._sendOtlpBatch({
            path: 'metrics',
            auth: 'query-token',
            payload
        });
    }
    async _sendTracesBatch(payload) {
        return this._sendOtlpBatch({
            path: 'traces',
            auth: 'bearer',
            payload
        });
    }
    async fetchWithRetry(url, options, responseHandling, retryOptions, requestTimeout) {
        const body = options.body ? options.body : '';
        const reqByteLength = byteLengthOf(body);
        const retriableOptions = {
            ...this._retryOptions,
            ...retryOptions
        };
        let attempt = 0;
        return await retriable(async ()=>{
            attempt++;
            const ctrl = new AbortController();
            const timeoutMs = requestTimeout ?? this.requestTimeout;
            const requestDeadline = Date.now() + timeoutMs;
            let timer;
            const deadline = new Promise((_resolve, reject)=>{
                timer = safeSetTimeout(()=>{
                    const timeoutError = createNamedError('AbortError', `Request timed out after ${timeoutMs}ms`);
                    reject(timeoutError);
                    ctrl.abort(timeoutError);
                }, timeoutMs);
            });
            let res;
            let responseAccepted = false;
            let cancellation;
            const cancelBody = ()=>cancellation ??= (async ()=>{
                    try {
                        await res?.body?.cancel();
                    } catch  {}
                })();
            try {
                let fetchPromise;
                try {
                    fetchPromise = this.fetch(url, {
                        signal: ctrl.signal,
                        ...options
                    });
                } catch (e) {
                    throw new PostHogFetchNetworkError(e);
                }
                fetchPromise.then((lateResponse)=>{
                    if (ctrl.signal.aborted && !responseAccepted) Promise.resolve(lateResponse.body?.cancel()).catch(()=>{});
                }).catch(()=>{});
                try {
                    res = await Promise.race([
                        fetchPromise,
                        deadline
                    ]);
                    responseAccepted = true;
                } catch (e) {
                    throw new PostHogFetchNetworkError(e);
                }
                const isNoCors = 'no-cors' === options.mode;
                const maxSuccessStatus = 'successful-write' === responseHandling.type ? 300 : 400;
                if (!isNoCors && (res.status < 200 || res.status >= maxSuccessStatus)) throw new PostHogFetchHttpError(res, reqByteLength, requestDeadline, ctrl);
                if ('successful-write' === responseHandling.type) {
                    try {
                        await Promise.race([
                            cancelBody(),
                            deadline
                        ]);
                    } catch  {}
                    return;
                }
                try {
                    return await Promise.race([
                        responseHandling.consume(res),
                        deadline
                    ]);
                } catch (e) {
                    if (ctrl.signal.aborted) throw new PostHogFetchNetworkError(e);
                    throw e;
                }
            } finally{
                clearTimeout(timer);
                if (ctrl.signal.aborted && res) cancelBody();
            }
        }, {
            ...retriableOptions,
            retryCheck: (error)=>{
                const shouldRetry = retriableOptions.retryCheck(error);
                if (shouldRetry && attempt <= retriableOptions.retryCount && error instanceof PostHogFetchHttpError) error.cancelResponseBody();
                return shouldRetry;
            }
        });
    }
    async _shutdown(shutdownTimeoutMs = 30000) {
        await this._initPromise;
        let hasTimedOut = false;
        this.clearFlushTimer();
        if (this.disabled) return;
        const doShutdown = async ()=>{
            try {
                await this.promiseQueue.join();
                while(true){
                    const hasQueuedEvents = this.getActiveQueueRoutes().some((route)=>this.getRouteQueue(route).length > 0);
                    if (!hasQueuedEvents) break;
                    const dequeuedBeforeFlush = this._dequeuedMessagesCount;
                    await this.flush();
                    if (hasTimedOut) break;
                    if (this._dequeuedMessagesCount === dequeuedBeforeFlush) {
                        this._logger.warn('Shutdown flush completed but did not send any queued events. Stopping drain to avoid a loop.');
                        break;
                    }
                }
            } catch (e) {
                if (!isPostHogFetchError(e)) throw e;
                await logFlushError(e);
            }
        };
        return raceWithTimeout(doShutdown(), shutdownTimeoutMs, ()=>{
            this._logger.critical('Timeout while shutting down PostHog. Some events may not have been sent.', {
                shutdownTimeoutMs
            });
            hasTimedOut = true;
        });
    }
    async shutdown(shutdownTimeoutMs = 30000) {
        if (this.shutdownPromise) this._logger.warn('shutdown() called while already shutting down. shutdown() is meant to be called once before process exit - use flush() for per-request cleanup');
        else this.shutdownPromise = this._shutdown(shutdownTimeoutMs).finally(()=>{
            this.shutdownPromise = null;
        });
        return this.shutdownPromise;
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/logs/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/logs/logs-utils.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/json-utils.mjs [instrumentation] (ecmascript)
;
const MAX_JSON_SAFE_VALUE_DEPTH = 20;
const MAX_JSON_SAFE_VALUE_ITEMS = 1000;
const MAX_JSON_SAFE_VALUE_NODES = 10000;
const CIRCULAR_VALUE = '[Circular]';
const TRUNCATED_VALUE = '[Truncated]';
const UNSERIALIZABLE_VALUE = '[Unserializable]';
const FUNCTION_VALUE = '[Function]';
const dateGetTime = Date.prototype.getTime;
const dateToISOString = Date.prototype.toISOString;
const propertyIsEnumerable = Object.prototype.propertyIsEnumerable;
function sanitizeString(value) {
    let output = '';
    for(let index = 0; index < value.length; index++){
        const codeUnit = value.charCodeAt(index);
        if (codeUnit >= 0xd800 && codeUnit <= 0xdbff) {
            const nextCodeUnit = value.charCodeAt(index + 1);
            if (nextCodeUnit >= 0xdc00 && nextCodeUnit <= 0xdfff) {
                output += value[index] + value[index + 1];
                index++;
            } else output += '\ufffd';
        } else output += codeUnit >= 0xdc00 && codeUnit <= 0xdfff ? '\ufffd' : value[index];
    }
    return output;
}
function toJsonSafeValue(value) {
    const state = {
        ancestors: new WeakSet(),
        remainingNodes: MAX_JSON_SAFE_VALUE_NODES
    };
    const convert = (current, depth)=>{
        if (state.remainingNodes <= 0) return TRUNCATED_VALUE;
        state.remainingNodes--;
        try {
            if (null == current || 'boolean' == typeof current) return current;
            if ('string' == typeof current) return sanitizeString(current);
            if ('number' == typeof current) return Number.isFinite(current) ? current : null;
            if ('bigint' == typeof current) return current.toString();
            if ('function' == typeof current) return FUNCTION_VALUE;
            if ('symbol' == typeof current) return current.description ? `Symbol(${current.description})` : 'Symbol()';
            if (depth >= MAX_JSON_SAFE_VALUE_DEPTH) return TRUNCATED_VALUE;
            if (state.ancestors.has(current)) return CIRCULAR_VALUE;
            state.ancestors.add(current);
            try {
                if (current instanceof Date) return Number.isFinite(dateGetTime.call(current)) ? dateToISOString.call(current) : null;
                let hasToJSONResult = false;
                let toJSONResult;
                try {
                    const toJSON = current.toJSON;
                    if ('function' == typeof toJSON) {
                        toJSONResult = toJSON.call(current);
                        hasToJSONResult = true;
                    }
                } catch  {
                    hasToJSONResult = false;
                }
                if (hasToJSONResult) return convert(toJSONResult, depth + 1);
                if (Array.isArray(current)) {
                    const itemCount = Math.min(current.length, MAX_JSON_SAFE_VALUE_ITEMS);
                    const output = [];
                    let index = 0;
                    for(; index < itemCount && state.remainingNodes > 0; index++)output.push(convert(current[index], depth + 1));
                    if (current.length > index) output.push(TRUNCATED_VALUE);
                    return output;
                }
                const output = {};
                let itemCount = 0;
                let truncated = false;
                for(const key in current){
                    if (!propertyIsEnumerable.call(current, key)) break;
                    if (itemCount >= MAX_JSON_SAFE_VALUE_ITEMS || state.remainingNodes <= 0) {
                        truncated = true;
                        break;
                    }
                    const converted = convert(current[key], depth + 1);
                    Object.defineProperty(output, key, {
                        value: converted,
                        enumerable: true,
                        configurable: true,
                        writable: true
                    });
                    itemCount++;
                }
                if (truncated) output[TRUNCATED_VALUE] = 'Additional properties omitted';
                return output;
            } finally{
                state.ancestors.delete(current);
            }
        } catch  {
            return UNSERIALIZABLE_VALUE;
        }
    };
    return convert(value, 0);
}
function assignUserAttributes(target, source) {
    if (!source) return target;
    let keys = [];
    try {
        keys = Object.keys(source);
    } catch  {
        keys = [];
    }
    for (const key of keys){
        let value;
        try {
            value = source[key];
        } catch  {
            value = UNSERIALIZABLE_VALUE;
        }
        Object.defineProperty(target, key, {
            value,
            enumerable: true,
            writable: true,
            configurable: true
        });
    }
    return target;
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/otlp-any-value.mjs [instrumentation] (ecmascript)
;
;
;
const INT64_RANGE_LIMIT = 9223372036854775808;
const INT64_RANGE_LIMIT_DECIMAL = '9223372036854775808';
const propertyIsEnumerable1 = Object.prototype.propertyIsEnumerable;
function newState() {
    return {
        ancestors: new WeakSet(),
        remainingNodes: MAX_JSON_SAFE_VALUE_NODES
    };
}
function toOtlpAnyValue(value, logger) {
    try {
        return encodeAnyValue(value, logger, newState(), 0);
    } catch  {
        return {
            stringValue: UNSERIALIZABLE_VALUE
        };
    }
}
function toOtlpKeyValueList(attrs, logger) {
    try {
        return encodeKeyValueList(attrs, logger, newState(), 0);
    } catch  {
        return [];
    }
}
function encodeBigInt(value, logger) {
    const decimal = value.toString();
    const limit = BigInt(INT64_RANGE_LIMIT_DECIMAL);
    if (value >= limit || value < -limit) {
        logger?.debug(`Attribute ${decimal} is outside the int64 range; encoding it as a string`);
        return {
            stringValue: decimal
        };
    }
    return {
        intValue: decimal
    };
}
function encodeAnyValue(value, logger, state, depth) {
    if (state.remainingNodes <= 0) return {
        stringValue: TRUNCATED_VALUE
    };
    state.remainingNodes--;
    if (isBoolean(value)) return {
        boolValue: value
    };
    if ('bigint' == typeof value) return encodeBigInt(value, logger);
    if ('number' == typeof value) {
        if (!Number.isFinite(value)) return {
            stringValue: String(value)
        };
        if (Number.isInteger(value)) {
            if (Number.isSafeInteger(value)) return {
                intValue: String(value)
            };
            if ("u" < typeof BigInt) return {
                stringValue: String(value)
            };
            const decimal = BigInt(value).toString();
            if (value >= INT64_RANGE_LIMIT || value < -INT64_RANGE_LIMIT) {
                logger?.debug(`Attribute ${decimal} is outside the int64 range; encoding it as a string`);
                return {
                    stringValue: decimal
                };
            }
            return {
                intValue: decimal
            };
        }
        return {
            doubleValue: value
        };
    }
    if ('string' == typeof value) return {
        stringValue: sanitizeString(value)
    };
    if ('function' == typeof value) return {
        stringValue: FUNCTION_VALUE
    };
    if ('symbol' == typeof value) return {
        stringValue: String(value)
    };
    if ('object' == typeof value && null !== value) {
        if (state.ancestors.has(value)) return {
            stringValue: CIRCULAR_VALUE
        };
        if (depth >= MAX_JSON_SAFE_VALUE_DEPTH) return {
            stringValue: TRUNCATED_VALUE
        };
        if (value instanceof Date) {
            const time = value.getTime();
            const iso = Number.isFinite(time) ? value.toISOString() : String(value);
            return {
                stringValue: 'string' == typeof iso ? sanitizeString(iso) : String(iso)
            };
        }
        state.ancestors.add(value);
        try {
            try {
                const toJSON = value.toJSON;
                if ('function' == typeof toJSON) return encodeAnyValue(toJSON.call(value), logger, state, depth + 1);
            } catch  {}
            if (isArray(value)) return {
                arrayValue: {
                    values: encodeArrayValues(value, logger, state, depth + 1)
                }
            };
            return {
                kvlistValue: {
                    values: encodeKeyValueList(value, logger, state, depth + 1)
                }
            };
        } finally{
            state.ancestors.delete(value);
        }
    }
    return {
        stringValue: sanitizeString(String(value))
    };
}
function encodeArrayValues(values, logger, state, depth) {
    const result = [];
    const itemCount = Math.min(values.length, MAX_JSON_SAFE_VALUE_ITEMS);
    let index = 0;
    for(; index < itemCount && state.remainingNodes > 0; index++)try {
        const element = index in values ? values[index] : void 0;
        if (isNullish(element)) continue;
        result.push(encodeAnyValue(element, logger, state, depth));
    } catch  {
        result.push({
            stringValue: UNSERIALIZABLE_VALUE
        });
    }
    if (values.length > index) result.push({
        stringValue: TRUNCATED_VALUE
    });
    return result;
}
function encodeKeyValueList(attrs, logger, state, depth) {
    const result = [];
    for(const key in attrs)if (propertyIsEnumerable1.call(attrs, key)) {
        if (!key) {
            logger?.debug('Dropping an attribute with an empty key');
            continue;
        }
        if (result.length >= MAX_JSON_SAFE_VALUE_ITEMS || state.remainingNodes <= 0) {
            logger?.debug('Attributes truncated: the value exceeds the OTLP encoder budget');
            break;
        }
        try {
            const value = attrs[key];
            if (isNull(value) || isUndefined(value)) continue;
            result.push({
                key: sanitizeString(key),
                value: encodeAnyValue(value, logger, state, depth)
            });
        } catch  {
            result.push({
                key: sanitizeString(key),
                value: {
                    stringValue: UNSERIALIZABLE_VALUE
                }
            });
        }
    }
    return result;
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/otlp-resource.mjs [instrumentation] (ecmascript)
;
;
;
function buildOtlpResourceAttributes(config, sdkName, sdkVersion) {
    return {
        ...assignUserAttributes({}, config.resourceAttributes),
        'service.name': config.serviceName || 'unknown_service',
        ...config.environment && {
            'deployment.environment': config.environment
        },
        ...config.serviceVersion && {
            'service.version': config.serviceVersion
        },
        'telemetry.sdk.name': sdkName,
        'telemetry.sdk.version': sdkVersion
    };
}
const SDK_RESOURCE_KEYS = [
    'service.name',
    'deployment.environment',
    'service.version',
    'telemetry.sdk.name',
    'telemetry.sdk.version'
];
function toOtlpResourceKeyValueList(attributes, logger) {
    const user = assignUserAttributes({}, attributes);
    const sdk = {};
    for (const key of SDK_RESOURCE_KEYS)if (Object.prototype.hasOwnProperty.call(user, key)) {
        sdk[key] = user[key];
        delete user[key];
    }
    return [
        ...toOtlpKeyValueList(user, logger),
        ...toOtlpKeyValueList(sdk, logger)
    ];
}
const OS_NAMES = {
    darwin: 'macOS',
    win32: 'Windows',
    cygwin: 'Windows',
    linux: 'Linux',
    android: 'Android',
    freebsd: 'FreeBSD',
    openbsd: 'OpenBSD',
    netbsd: 'NetBSD',
    sunos: 'SunOS',
    aix: 'AIX',
    haiku: 'Haiku',
    'Mac OS X': 'macOS'
};
function normalizeOsName(name) {
    if (!name) return;
    return Object.prototype.hasOwnProperty.call(OS_NAMES, name) ? OS_NAMES[name] : name;
}
function osResourceAttributes(name, version) {
    const osName = normalizeOsName(name);
    return {
        ...osName ? {
            'os.name': osName
        } : {},
        ...version ? {
            'os.version': version
        } : {}
    };
}
;
;
;
;
;
const DEFAULT_OTLP_SEVERITY = {
    text: 'INFO',
    number: 9
};
const OTLP_SEVERITY_MAP = {
    trace: {
        text: 'TRACE',
        number: 1
    },
    debug: {
        text: 'DEBUG',
        number: 5
    },
    info: DEFAULT_OTLP_SEVERITY,
    warn: {
        text: 'WARN',
        number: 13
    },
    error: {
        text: 'ERROR',
        number: 17
    },
    fatal: {
        text: 'FATAL',
        number: 21
    }
};
function getOtlpSeverityText(level) {
    return (OTLP_SEVERITY_MAP[level] || DEFAULT_OTLP_SEVERITY).text;
}
function getOtlpSeverityNumber(level) {
    return (OTLP_SEVERITY_MAP[level] || DEFAULT_OTLP_SEVERITY).number;
}
function timestampToUnixNano(timestampMs = Date.now()) {
    return String(timestampMs) + '000000';
}
function encodeBody(body) {
    try {
        return sanitizeString(String(body));
    } catch  {
        return UNSERIALIZABLE_VALUE;
    }
}
function buildOtlpLogRecord(options, sdkContext, logger, occurredAtMs) {
    const level = options.level || 'info';
    const { text: severityText, number: severityNumber } = OTLP_SEVERITY_MAP[level] || DEFAULT_OTLP_SEVERITY;
    const eventTimeNano = timestampToUnixNano(isNumber(occurredAtMs) ? occurredAtMs : void 0);
    const autoAttributes = {};
    if (sdkContext.distinctId) autoAttributes.posthogDistinctId = sdkContext.distinctId;
    if (sdkContext.sessionId) autoAttributes.sessionId = sdkContext.sessionId;
    if (sdkContext.windowId) autoAttributes['window.id'] = sdkContext.windowId;
    if (!isNullish(sdkContext.sessionStartTimestamp)) autoAttributes.sessionStartTimestamp = String(sdkContext.sessionStartTimestamp);
    if (!isNullish(sdkContext.lastActivityTimestamp)) autoAttributes.lastActivityTimestamp = String(sdkContext.lastActivityTimestamp);
    if (sdkContext.currentUrl) autoAttributes['url.full'] = sdkContext.currentUrl;
    if (sdkContext.screenName) autoAttributes['screen.name'] = sdkContext.screenName;
    if (sdkContext.appState) autoAttributes['app.state'] = sdkContext.appState;
    if (sdkContext.activeFeatureFlags && sdkContext.activeFeatureFlags.length > 0) autoAttributes.feature_flags = sdkContext.activeFeatureFlags;
    const mergedAttributes = {
        ...autoAttributes
    };
    const userAttributes = options.attributes;
    if (userAttributes) {
        let keys = [];
        try {
            keys = Object.keys(userAttributes);
        } catch  {
            keys = [];
        }
        for (const key of keys){
            let value;
            try {
                value = userAttributes[key];
            } catch  {
                value = UNSERIALIZABLE_VALUE;
            }
            Object.defineProperty(mergedAttributes, key, {
                value,
                enumerable: true,
                writable: true,
                configurable: true
            });
        }
    }
    const record = {
        timeUnixNano: eventTimeNano,
        observedTimeUnixNano: eventTimeNano,
        severityNumber,
        severityText,
        body: {
            stringValue: encodeBody(options.body)
        },
        attributes: toOtlpKeyValueList(mergedAttributes, logger)
    };
    if (options.trace_id) record.traceId = options.trace_id;
    if (options.span_id) record.spanId = options.span_id;
    if (!isUndefined(options.trace_flags)) record.flags = options.trace_flags;
    return record;
}
function buildResourceAttributes(config, sdkName, sdkVersion) {
    return buildOtlpResourceAttributes(config, sdkName, sdkVersion);
}
function buildOtlpLogsPayload(logRecords, resourceAttributes, scopeName, scopeVersion) {
    return {
        resourceLogs: [
            {
                resource: {
                    attributes: toOtlpResourceKeyValueList(resourceAttributes)
                },
                scopeLogs: [
                    {
                        scope: {
                            name: scopeName,
                            version: scopeVersion
                        },
                        logRecords
                    }
                ]
            }
        ]
    };
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/flush-timer.mjs [instrumentation] (ecmascript)
;
;
class FlushTimer {
    constructor(_onFire){
        this._onFire = _onFire;
        this._firesAt = 0;
    }
    get pending() {
        return !!this._timer;
    }
    arm(delayMs) {
        this.clear();
        this._firesAt = Date.now() + delayMs;
        this._timer = safeSetTimeout(()=>{
            this._timer = void 0;
            this._onFire();
        }, delayMs);
    }
    armNoEarlierThan(delayMs) {
        if (this._timer && Date.now() + delayMs <= this._firesAt) return;
        this.arm(delayMs);
    }
    clear() {
        if (this._timer) {
            clearTimeout(this._timer);
            this._timer = void 0;
        }
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/backoff.mjs [instrumentation] (ecmascript)
;
const MAX_FLUSH_BACKOFF_EXPONENT = 6;
const MAX_FLUSH_BACKOFF_MS = 30000;
const JITTER = 0.25;
function drawJitter() {
    return 1 - JITTER + Math.random() * JITTER * 2;
}
const NO_JITTER = 1;
function backoffDelayMs(baseMs, failures, jitter, maxMs) {
    const exponent = Math.min(Math.max(0, failures - 1), MAX_FLUSH_BACKOFF_EXPONENT);
    const delay = baseMs * 2 ** exponent;
    const capped = void 0 === maxMs ? delay : Math.min(delay, Math.max(maxMs, baseMs));
    return Math.round(capped * jitter);
}
;
;
;
;
;
;
;
class PostHogLogs {
    constructor(_instance, _config, _logger, _getContext, _onReady, _waitForStoragePersist = ()=>Promise.resolve(), _scopeName, _isConsentWithdrawn = ()=>false){
        this._instance = _instance;
        this._config = _config;
        this._logger = _logger;
        this._getContext = _getContext;
        this._onReady = _onReady;
        this._waitForStoragePersist = _waitForStoragePersist;
        this._scopeName = _scopeName;
        this._isConsentWithdrawn = _isConsentWithdrawn;
        this._flushTimer = new FlushTimer(()=>this._flushInBackground());
        this._flushPromise = null;
        this._evictedSinceAdvance = 0;
        this._queueGeneration = 0;
        this._backgroundFlushPromise = null;
        this._retryAfter = new RetryAfterWindow();
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._intervalWindowStart = 0;
        this._intervalLogCount = 0;
        this._droppedWarned = false;
        this._maxBufferSize = _config.maxBufferSize;
        this._maxQueueSize = Math.max(_config.maxQueueSize ?? _config.maxBufferSize, _config.maxBufferSize);
        this._flushIntervalMs = _config.flushIntervalMs;
        this._maxBatchRecordsPerPost = _config.maxBatchRecordsPerPost;
        this._rateCapWindowMs = _config.rateCapWindowMs;
        this._maxLogsPerInterval = _config.maxLogsPerInterval;
    }
    clearQueue() {
        this._queueGeneration++;
        this._instance.setPersistedProperty(types_PostHogPersistedProperty.LogsQueue, []);
    }
    get throttled() {
        return this._retryAfter.isOpen();
    }
    reset() {
        this._flushTimer.clear();
        this._intervalWindowStart = 0;
        this._intervalLogCount = 0;
        this._droppedWarned = false;
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._retryAfter.reset();
        this._maxBatchRecordsPerPost = this._config.maxBatchRecordsPerPost;
    }
    onReconnect() {
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        if (this._retryAfter.isOpen()) {
            if (this._hasQueuedRecords()) this._armFlushTimer();
            return;
        }
        this._flushInBackground();
    }
    captureLog(options, capturedAt) {
        if (this._instance.isDisabled) return;
        if (this._instance.optedOut) return;
        if (!options?.body) return;
        const filtered = this._runBeforeSend(options);
        if (null === filtered) return;
        if (!filtered.body) return void this._logger.info("Log was rejected in beforeSend function");
        if (!this._checkRateLimit()) return;
        const record = buildOtlpLogRecord(filtered, capturedAt?.context ?? this._getContext(), this._logger, capturedAt?.occurredAtMs);
        const entry = {
            record
        };
        this._onReady(()=>this._enqueue(entry));
    }
    _runBeforeSend(options) {
        const beforeSend = this._config.beforeSend;
        if (!beforeSend) return options;
        const fns = isArray(beforeSend) ? beforeSend : [
            beforeSend
        ];
        let result = options;
        for (const fn of fns)try {
            const next = fn(result);
            if (!next) {
                this._logger.info("Log was rejected in beforeSend function");
                return null;
            }
            result = next;
        } catch (e) {
            this._logger.error("Error in beforeSend function for log:", e);
            return null;
        }
        return result;
    }
    _checkRateLimit() {
        if (void 0 === this._maxLogsPerInterval) return true;
        const now = Date.now();
        const elapsed = now - this._intervalWindowStart;
        if (elapsed >= this._rateCapWindowMs || elapsed < 0) {
            this._intervalWindowStart = now;
            this._intervalLogCount = 0;
            this._droppedWarned = false;
        }
        if (this._intervalLogCount >= this._maxLogsPerInterval) {
            if (!this._droppedWarned) {
                this._logger.warn(`captureLog dropping logs: exceeded ${this._maxLogsPerInterval} logs per ${this._rateCapWindowMs}ms`);
                this._droppedWarned = true;
            }
            return false;
        }
        this._intervalLogCount++;
        return true;
    }
    async flush() {
        if (this._instance.isDisabled) return;
        if (this._flushPromise) return this._flushPromise;
        this._flushPromise = this._flushInner().finally(()=>{
            this._flushPromise = null;
        });
        return this._flushPromise;
    }
    async _flushInner() {
        this._flushTimer.clear();
        if (this._discardQueueIfConsentWithdrawn()) return;
        let queue = this._instance.getPersistedProperty(types_PostHogPersistedProperty.LogsQueue) ?? [];
        if (0 === queue.length) return;
        const originalQueueLength = queue.length;
        let sentCount = 0;
        while(queue.length > 0 && sentCount < originalQueueLength){
            if (this._discardQueueIfConsentWithdrawn()) return;
            const generation = this._queueGeneration;
            this._evictedSinceAdvance = 0;
            const batchSize = Math.min(queue.length, this._maxBatchRecordsPerPost);
            const batch = queue.slice(0, batchSize);
            const records = batch.map((e)=>e.record);
            const payload = buildOtlpLogsPayload(records, this._buildResourceAttributes(), this._scopeName ?? this._instance.getLibraryId(), this._instance.getLibraryVersion());
            const outcome = await this._instance._sendLogsBatch(payload);
            if (this._queueGeneration !== generation) return;
            if ('too-large' === outcome.kind && batch.length > 1) {
                this._maxBatchRecordsPerPost = Math.max(1, Math.floor(batch.length / 2));
                this._logger.warn(`Logs batch of size ${batch.length} was too large for the ingestion endpoint, reducing batch size to ${this._maxBatchRecordsPerPost}`);
                continue;
            }
            this._retryAfter.record(outcome);
            if (this._flushTimer.pending) this._flushTimer.arm(Math.max(this._flushIntervalMs, this._retryAfter.remainingMs()));
            if ('retry-later' === outcome.kind) throw outcome.error;
            if ('too-large' === outcome.kind) this._logger.warn('Dropping a single log record with batch size 1 — the record is larger than the server cap and cannot be split further.');
            else if ('ok' === outcome.kind && this._maxBatchRecordsPerPost < this._config.maxBatchRecordsPerPost) this._maxBatchRecordsPerPost = Math.min(this._config.maxBatchRecordsPerPost, this._maxBatchRecordsPerPost + 1);
            await this._persistQueueAdvance(batch.length);
            queue = this._instance.getPersistedProperty(types_PostHogPersistedProperty.LogsQueue) ?? [];
            sentCount += batch.length;
            if ('fatal' === outcome.kind) throw outcome.error;
        }
    }
    _discardQueueIfConsentWithdrawn() {
        if (!this._isConsentWithdrawn()) return false;
        if (this._hasQueuedRecords()) this.clearQueue();
        return true;
    }
    async _persistQueueAdvance(consumed) {
        const evicted = this._evictedSinceAdvance;
        const drop = Math.max(0, consumed - evicted);
        const refreshed = this._instance.getPersistedProperty(types_PostHogPersistedProperty.LogsQueue) ?? [];
        this._instance.setPersistedProperty(types_PostHogPersistedProperty.LogsQueue, refreshed.slice(drop));
        await this._waitForStoragePersist();
    }
    _buildResourceAttributes() {
        return buildResourceAttributes(this._config, this._instance.getLibraryId(), this._instance.getLibraryVersion());
    }
    _enqueue(entry) {
        if (this._instance.optedOut) return;
        const queue = this._instance.getPersistedProperty(types_PostHogPersistedProperty.LogsQueue) ?? [];
        if (queue.length >= this._maxQueueSize) {
            queue.shift();
            this._evictedSinceAdvance++;
            this._logger.info('Logs queue is full, dropping oldest record.');
        }
        queue.push(entry);
        this._instance.setPersistedProperty(types_PostHogPersistedProperty.LogsQueue, queue);
        if (queue.length >= this._maxBufferSize && !this._retryAfter.isOpen()) return void this._flushInBackground();
        this._armFlushTimer();
    }
    _armFlushTimer() {
        if (this._flushTimer.pending) return;
        this._flushTimer.arm(Math.max(this._flushIntervalMs, this._retryAfter.remainingMs()));
    }
    _nextFlushDelay() {
        return Math.max(backoffDelayMs(this._flushIntervalMs, this._consecutiveFlushFailures, this._flushJitter, MAX_FLUSH_BACKOFF_MS), this._retryAfter.remainingMs());
    }
    _hasQueuedRecords() {
        const queue = this._instance.getPersistedProperty(types_PostHogPersistedProperty.LogsQueue);
        return !!queue && queue.length > 0;
    }
    async shutdown(timeoutMs) {
        this._flushTimer.clear();
        const flushPromise = this.flush().catch(()=>{});
        if (void 0 === timeoutMs) return void await flushPromise;
        await raceWithTimeout(flushPromise, timeoutMs);
    }
    async flushWithTimeout(timeoutMs) {
        const flushPromise = this.flush();
        await raceWithTimeout(flushPromise, timeoutMs, ()=>{
            flushPromise.catch(()=>{});
        });
    }
    flushInBackground() {
        if (this._backgroundFlushPromise) return this._backgroundFlushPromise;
        const promise = this.flush().then(()=>{
            this._consecutiveFlushFailures = 0;
            this._flushJitter = NO_JITTER;
        }, (err)=>{
            this._consecutiveFlushFailures++;
            this._flushJitter = drawJitter();
            this._logger.error('PostHog logs flush failed:', err);
        }).finally(()=>{
            if (this._backgroundFlushPromise === promise) this._backgroundFlushPromise = null;
            if (!this._instance.isDisabled && this._hasQueuedRecords()) this._flushTimer.armNoEarlierThan(this._nextFlushDelay());
        });
        this._backgroundFlushPromise = promise;
        return promise;
    }
    _flushInBackground() {
        this.flushInBackground();
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/metrics/index.mjs [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/traceparent.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/ids.mjs [instrumentation] (ecmascript)
;
const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
const TRACE_ID_HEX = 2 * TRACE_ID_BYTES;
const SPAN_ID_HEX = 2 * SPAN_ID_BYTES;
const INVALID_SPAN_ID = '0000000000000000';
const INVALID_TRACE_ID = INVALID_SPAN_ID + INVALID_SPAN_ID;
const HEX_RE = /^[0-9a-f]+$/;
function getRandomBytes(byteLength) {
    const bytes = new Uint8Array(byteLength);
    const cryptoLike = globalThis.crypto;
    if (cryptoLike && 'function' == typeof cryptoLike.getRandomValues) try {
        cryptoLike.getRandomValues(bytes);
        return bytes;
    } catch  {}
    for(let i = 0; i < byteLength; i++)bytes[i] = Math.floor(256 * Math.random());
    return bytes;
}
function bytesToHex(bytes) {
    let hex = '';
    for(let i = 0; i < bytes.length; i++)hex += bytes[i].toString(16).padStart(2, '0');
    return hex;
}
function randomHexId(byteLength) {
    const hex = bytesToHex(getRandomBytes(byteLength));
    return /[^0]/.test(hex) ? hex : hex.slice(0, -1) + '1';
}
function newTraceId() {
    return randomHexId(TRACE_ID_BYTES);
}
function newSpanId() {
    return randomHexId(SPAN_ID_BYTES);
}
function isValidHexId(value, length, invalid) {
    return 'string' == typeof value && value.length === length && value !== invalid && HEX_RE.test(value);
}
function isValidTraceId(value) {
    return isValidHexId(value, TRACE_ID_HEX, INVALID_TRACE_ID);
}
function isValidSpanId(value) {
    return isValidHexId(value, SPAN_ID_HEX, INVALID_SPAN_ID);
}
;
;
const TRACEPARENT_RE = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
function parseTraceparent(value) {
    const fields = matchTraceparent(value);
    return fields && {
        traceId: fields.traceId,
        spanId: fields.spanId,
        flags: definedFlags(fields.flags)
    };
}
function definedFlags(flags) {
    return 0x01 & parseInt(flags, 16) ? TRACE_FLAGS_SAMPLED : TRACE_FLAGS_UNSAMPLED;
}
function matchTraceparent(value) {
    if ('string' != typeof value) return;
    const match = TRACEPARENT_RE.exec(value.trim());
    if (!match) return;
    const [, version, traceId, spanId, flags, trailing] = match;
    if ('ff' === version) return;
    if ('00' === version && trailing) return;
    if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return;
    return {
        version,
        traceId,
        spanId,
        flags
    };
}
function normalizeTraceparent(value) {
    return matchTraceparent(value) && value.trim();
}
function traceparentHeader(value) {
    return Array.isArray(value) && 1 === value.length ? value[0] : value;
}
const TRACE_FLAGS_SAMPLED = '01';
const TRACE_FLAGS_UNSAMPLED = '00';
function formatTraceparent(traceId, spanId, flags = TRACE_FLAGS_SAMPLED) {
    return `00-${traceId}-${spanId}-${flags}`;
}
const TRACESTATE_MAX_MEMBERS = 32;
const TRACESTATE_MAX_LENGTH = 512;
function sanitizeTracestate(value) {
    if ('string' != typeof value) return;
    const trimmed = value.trim();
    if (!trimmed) return;
    if (/[^\x20-\x7e\t]/.test(trimmed)) return;
    const members = trimmed.split(',');
    if (members.length > TRACESTATE_MAX_MEMBERS) return;
    for (const member of members)if (member.trim() && !member.includes('=')) return;
    if (trimmed.length <= TRACESTATE_MAX_LENGTH) return trimmed;
    return trimToLength(members);
}
const TRACESTATE_LARGE_MEMBER_LENGTH = 128;
function trimToLength(members) {
    const kept = [
        ...members
    ];
    const joinedLength = ()=>kept.reduce((total, member)=>total + member.length, 0) + kept.length - 1;
    for(let index = kept.length - 1; index >= 0 && joinedLength() > TRACESTATE_MAX_LENGTH; index--)if (kept[index].length > TRACESTATE_LARGE_MEMBER_LENGTH) kept.splice(index, 1);
    while(kept.length && joinedLength() > TRACESTATE_MAX_LENGTH)kept.pop();
    return kept.length ? kept.join(',') : void 0;
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/metrics/metrics-utils.mjs [instrumentation] (ecmascript)
;
;
const DEFAULT_HISTOGRAM_BOUNDS = [
    0,
    5,
    10,
    25,
    50,
    75,
    100,
    250,
    500,
    750,
    1000,
    2500,
    5000,
    7500,
    10000
];
function msToUnixNano(ms) {
    return String(ms) + '000000';
}
function seriesKey(type, name, unit, attributes) {
    let attrsKey = '';
    if (attributes) {
        const keys = Object.keys(attributes).sort();
        attrsKey = keys.map((k)=>`${JSON.stringify(k)}:${JSON.stringify(attributes[k])}`).join(',');
    }
    return `${type}\u0000${name}\u0000${unit ?? ''}\u0000${attrsKey}`;
}
function bucketIndexFor(value, bounds) {
    for(let i = 0; i < bounds.length; i++)if (value <= bounds[i]) return i;
    return bounds.length;
}
function buildMetricsResourceAttributes(config, scopeName, scopeVersion) {
    return buildOtlpResourceAttributes(config, scopeName, scopeVersion);
}
function buildOtlpMetricsPayload(metrics, resourceAttributes, scopeName, scopeVersion) {
    return {
        resourceMetrics: [
            {
                resource: {
                    attributes: toOtlpResourceKeyValueList(resourceAttributes)
                },
                scopeMetrics: [
                    {
                        scope: {
                            name: scopeName,
                            version: scopeVersion
                        },
                        metrics
                    }
                ]
            }
        ]
    };
}
;
;
;
;
;
;
;
;
const OTLP_TEMPORALITY_DELTA = 1;
class PostHogMetrics {
    constructor(_instance, _config, _logger){
        this._instance = _instance;
        this._config = _config;
        this._logger = _logger;
        this._series = new Map();
        this._flushTimer = new FlushTimer(()=>this.flush().catch((e)=>{
                this._logger.error('Metrics flush failed:', e);
            }));
        this._flushPromise = null;
        this._queuedFlush = null;
        this._seriesCapWarned = false;
        this._typeByName = new Map();
        this._typeCollisionWarned = new Set();
        this._boundsByHistogram = new Map();
        this._boundsConflictWarned = new Set();
        this._boundsCapWarned = false;
        this._retryAfter = new RetryAfterWindow();
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._generation = 0;
    }
    count(name, value = 1, options) {
        this._capture({
            name,
            type: 'count',
            value,
            unit: options?.unit,
            attributes: options?.attributes
        });
    }
    gauge(name, value, options) {
        this._capture({
            name,
            type: 'gauge',
            value,
            unit: options?.unit,
            attributes: options?.attributes
        });
    }
    histogram(name, value, options) {
        this._capture({
            name,
            type: 'histogram',
            value,
            unit: options?.unit,
            attributes: options?.attributes,
            bounds: isArray(options?.bounds) ? options.bounds.slice() : options?.bounds
        });
    }
    flush() {
        const prev = this._flushPromise;
        const run = async ()=>{
            if (prev) await prev.catch(()=>{});
            await this._doFlush();
        };
        const p = run().finally(()=>{
            if (this._flushPromise === p) this._flushPromise = null;
        });
        this._flushPromise = p;
        return p;
    }
    flushCoalesced() {
        if (this._isBackingOff()) return this._flushPromise ?? Promise.resolve();
        if (!this._queuedFlush) this._queuedFlush = (this._flushPromise ?? Promise.resolve()).catch(()=>{}).then(()=>{
            this._queuedFlush = null;
            return this._isBackingOff() ? void 0 : this.flush();
        });
        return this._queuedFlush;
    }
    _isBackingOff() {
        return this._consecutiveFlushFailures > 0 || this._retryAfter.remainingMs() > 0;
    }
    drainWindow() {
        if (0 === this._series.size) return null;
        const window = this._series;
        this._startWindow();
        return this._buildPayload(window);
    }
    reset() {
        this._generation++;
        this._retryAfter.reset();
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._flushTimer.clear();
        this._flushPromise = null;
        this._queuedFlush = null;
        this._startWindow();
        this._boundsByHistogram = new Map();
        this._boundsCapWarned = false;
    }
    _startWindow() {
        this._series = new Map();
        this._seriesCapWarned = false;
        this._typeByName = new Map();
        this._typeCollisionWarned = new Set();
        this._boundsConflictWarned = new Set();
    }
    _capture(sample) {
        if (this._instance.isDisabled || this._instance.optedOut) return;
        const filtered = this._runBeforeSend(sample);
        if (null === filtered) return;
        if (!filtered.name || 'string' != typeof filtered.name) return void this._logger.warn('Dropping metric with empty name');
        if ('number' != typeof filtered.value || !Number.isFinite(filtered.value)) return void this._logger.warn(`Dropping metric '${filtered.name}': value must be a finite number`);
        if ('count' !== filtered.type && 'gauge' !== filtered.type && 'histogram' !== filtered.type) return void this._logger.warn(`Dropping metric '${filtered.name}': unknown type '${String(filtered.type)}'`);
        if ('count' === filtered.type && filtered.value < 0) return void this._logger.warn(`Dropping count '${filtered.name}': counters are monotonic, value must be >= 0`);
        let attributes;
        let key;
        try {
            attributes = filtered.attributes ? {
                ...filtered.attributes
            } : void 0;
            key = seriesKey(filtered.type, filtered.name, filtered.unit, attributes);
        } catch (e) {
            this._logger.warn(`Dropping metric '${filtered.name}': attributes could not be serialized`, e);
            return;
        }
        let state = this._series.get(key);
        if (!state && !this._admitNewSeries()) return;
        let bounds;
        if ('histogram' === filtered.type) {
            bounds = this._histogramBounds(filtered.name, filtered.unit, filtered.bounds);
            if (!bounds) return;
        }
        if (!state) {
            state = {
                name: filtered.name,
                type: filtered.type,
                unit: filtered.unit,
                attributes,
                windowStartMs: Date.now(),
                hist: bounds && emptyHistogram(bounds)
            };
            this._series.set(key, state);
        }
        const seenType = this._typeByName.get(filtered.name);
        if (void 0 === seenType) this._typeByName.set(filtered.name, filtered.type);
        else if (seenType !== filtered.type && !this._typeCollisionWarned.has(filtered.name)) {
            this._typeCollisionWarned.add(filtered.name);
            this._logger.warn(`Metric name '${filtered.name}' is already used as a ${seenType}; recording it as a ${filtered.type} too will blend both series in charts. Use a distinct name.`);
        }
        this._fold(state, filtered.value);
        const traceContext = this._activeTraceContext();
        if (traceContext) state.exemplar = {
            ...traceContext,
            value: filtered.value,
            timeMs: Date.now()
        };
        this._armFlushTimer();
    }
    _activeTraceContext() {
        try {
            const parsed = parseTraceparent(this._instance.getActiveSpan?.()?.traceparent());
            if (parsed && parsed.flags === TRACE_FLAGS_SAMPLED) return {
                traceId: parsed.traceId,
                spanId: parsed.spanId
            };
        } catch  {}
    }
    _admitNewSeries() {
        if (this._series.size < this._config.maxSeriesPerFlush) return true;
        if (!this._seriesCapWarned) {
            this._seriesCapWarned = true;
            this._logger.warn(`Metric series cap reached (${this._config.maxSeriesPerFlush} per flush window); dropping new series until the next flush. Reduce attribute cardinality.`);
        }
        return false;
    }
    _histogramBounds(name, unit, requested) {
        if (void 0 !== requested && !isValidBounds(requested)) return void this._logger.warn(`Dropping histogram '${name}': bounds must be a non-empty array of finite, strictly increasing numbers`);
        const histogramKey = seriesKey('histogram', name, unit, void 0);
        const fixed = this._boundsByHistogram.get(histogramKey);
        if (fixed) {
            this._warnOnBoundsConflict(name, histogramKey, fixed, requested);
            return fixed;
        }
        if (this._boundsByHistogram.size >= this._config.maxSeriesPerFlush) {
            if (!this._boundsCapWarned) {
                this._boundsCapWarned = true;
                this._logger.warn(`Histogram bounds limit reached (${this._config.maxSeriesPerFlush} distinct histograms); new histograms that pass custom bounds are dropped. Reduce histogram name cardinality.`);
            }
            if (requested && !sameBounds(requested, DEFAULT_HISTOGRAM_BOUNDS)) return;
            return DEFAULT_HISTOGRAM_BOUNDS;
        }
        const bounds = requested ? requested.slice() : DEFAULT_HISTOGRAM_BOUNDS;
        this._boundsByHistogram.set(histogramKey, bounds);
        return bounds;
    }
    _warnOnBoundsConflict(name, histogramKey, fixed, requested) {
        if (sameBounds(fixed, requested ?? DEFAULT_HISTOGRAM_BOUNDS) || this._boundsConflictWarned.has(histogramKey)) return;
        this._boundsConflictWarned.add(histogramKey);
        this._logger.warn(`Histogram '${name}' already uses the bounds [${fixed.join(', ')}]; samples that pass different bounds are recorded in those buckets.`);
    }
    _fold(state, value) {
        switch(state.type){
            case 'count':
                state.total = (state.total ?? 0) + value;
                break;
            case 'gauge':
                state.last = value;
                break;
            case 'histogram':
                {
                    const hist = state.hist;
                    hist.count += 1;
                    hist.sum += value;
                    hist.min = Math.min(hist.min, value);
                    hist.max = Math.max(hist.max, value);
                    hist.bucketCounts[bucketIndexFor(value, hist.bounds)] += 1;
                    break;
                }
        }
    }
    _runBeforeSend(sample) {
        const beforeSend = this._config.beforeSend;
        if (!beforeSend) return sample;
        const fns = isArray(beforeSend) ? beforeSend : [
            beforeSend
        ];
        let result = sample;
        for (const fn of fns)try {
            const next = fn(result);
            if (!next) {
                this._logger.info("Metric was rejected in beforeSend function");
                return null;
            }
            result = next;
        } catch (e) {
            this._logger.error("Error in beforeSend function for metric:", e);
            return null;
        }
        return result;
    }
    _armFlushTimer() {
        if (this._flushTimer.pending) return;
        this._flushTimer.arm(this._nextFlushDelay());
    }
    _nextFlushDelay() {
        return Math.max(backoffDelayMs(this._config.flushIntervalMs, this._consecutiveFlushFailures, this._flushJitter, MAX_FLUSH_BACKOFF_MS), this._retryAfter.remainingMs());
    }
    async _doFlush() {
        this._flushTimer.clear();
        if (0 === this._series.size) return;
        const window = this._series;
        this._startWindow();
        const generation = this._generation;
        const outcome = await this._instance._sendMetricsBatch(this._buildPayload(window));
        if (generation !== this._generation) return;
        this._retryAfter.record(outcome);
        if ('retry-later' === outcome.kind) {
            this._consecutiveFlushFailures++;
            this._flushJitter = drawJitter();
        } else {
            this._consecutiveFlushFailures = 0;
            this._flushJitter = NO_JITTER;
        }
        if (this._flushTimer.pending) this._flushTimer.arm(this._nextFlushDelay());
        switch(outcome.kind){
            case 'ok':
                return;
            case 'retry-later':
                this._mergeWindowBack(window);
                this._flushTimer.armNoEarlierThan(this._nextFlushDelay());
                return;
            case 'too-large':
                this._logger.warn('Metrics batch exceeded the server size limit and was dropped');
                return;
            case 'fatal':
                this._logger.error('Failed to send metrics batch:', outcome.error);
                return;
        }
    }
    _buildPayload(window) {
        return buildOtlpMetricsPayload(this._buildMetrics(window), buildMetricsResourceAttributes(this._config, this._instance.getLibraryId(), this._instance.getLibraryVersion()), this._instance.getLibraryId(), this._instance.getLibraryVersion());
    }
    _buildMetrics(window) {
        const nowNano = msToUnixNano(Date.now());
        const byMetric = new Map();
        for (const state of window.values()){
            const metricKey = seriesKey(state.type, state.name, state.unit, void 0);
            let metric = byMetric.get(metricKey);
            if (!metric) {
                metric = {
                    name: state.name,
                    ...state.unit && {
                        unit: state.unit
                    }
                };
                if ('count' === state.type) metric.sum = {
                    aggregationTemporality: OTLP_TEMPORALITY_DELTA,
                    isMonotonic: true,
                    dataPoints: []
                };
                else if ('gauge' === state.type) metric.gauge = {
                    dataPoints: []
                };
                else metric.histogram = {
                    aggregationTemporality: OTLP_TEMPORALITY_DELTA,
                    dataPoints: []
                };
                byMetric.set(metricKey, metric);
            }
            const attributes = toOtlpKeyValueList(state.attributes ?? {}, this._logger);
            const startNano = msToUnixNano(state.windowStartMs);
            const exemplars = toOtlpExemplars(state.exemplar);
            if ('count' === state.type) {
                const dp = {
                    attributes,
                    startTimeUnixNano: startNano,
                    timeUnixNano: nowNano,
                    asDouble: state.total ?? 0,
                    ...exemplars
                };
                metric.sum.dataPoints.push(dp);
            } else if ('gauge' === state.type) {
                const dp = {
                    attributes,
                    timeUnixNano: nowNano,
                    asDouble: state.last ?? 0,
                    ...exemplars
                };
                metric.gauge.dataPoints.push(dp);
            } else {
                const hist = state.hist;
                const dp = {
                    attributes,
                    startTimeUnixNano: startNano,
                    timeUnixNano: nowNano,
                    count: hist.count,
                    sum: hist.sum,
                    min: hist.min,
                    max: hist.max,
                    bucketCounts: hist.bucketCounts,
                    explicitBounds: hist.bounds,
                    ...exemplars
                };
                metric.histogram.dataPoints.push(dp);
            }
        }
        return Array.from(byMetric.values());
    }
    _mergeWindowBack(window) {
        for (const [key, old] of window){
            const current = this._series.get(key);
            if (!current) {
                if (this._admitNewSeries()) this._series.set(key, old);
                continue;
            }
            current.windowStartMs = Math.min(current.windowStartMs, old.windowStartMs);
            current.exemplar = current.exemplar ?? old.exemplar;
            switch(current.type){
                case 'count':
                    current.total = (current.total ?? 0) + (old.total ?? 0);
                    break;
                case 'gauge':
                    break;
                case 'histogram':
                    {
                        const hist = current.hist;
                        const oldHist = old.hist;
                        hist.count += oldHist.count;
                        hist.sum += oldHist.sum;
                        hist.min = Math.min(hist.min, oldHist.min);
                        hist.max = Math.max(hist.max, oldHist.max);
                        for(let i = 0; i < hist.bucketCounts.length; i++)hist.bucketCounts[i] += oldHist.bucketCounts[i];
                        break;
                    }
            }
        }
    }
}
function isValidBounds(bounds) {
    if (!isArray(bounds) || 0 === bounds.length) return false;
    for(let i = 0; i < bounds.length; i++)if (!Number.isFinite(bounds[i]) || i > 0 && bounds[i] <= bounds[i - 1]) return false;
    return true;
}
function sameBounds(a, b) {
    if (a === b) return true;
    if (a.length !== b.length) return false;
    for(let i = 0; i < a.length; i++)if (a[i] !== b[i]) return false;
    return true;
}
function emptyHistogram(bounds) {
    return {
        bounds,
        count: 0,
        sum: 0,
        min: 1 / 0,
        max: -1 / 0,
        bucketCounts: new Array(bounds.length + 1).fill(0)
    };
}
function toOtlpExemplars(exemplar) {
    if (!exemplar) return {};
    return {
        exemplars: [
            {
                filteredAttributes: [],
                timeUnixNano: msToUnixNano(exemplar.timeMs),
                asDouble: exemplar.value,
                traceId: exemplar.traceId,
                spanId: exemplar.spanId
            }
        ]
    };
}
;
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/span.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/sanitize.mjs [instrumentation] (ecmascript)
;
const FALLBACK_SPAN_NAME = 'unknown';
const MAX_TIMESTAMP_MS = 9223372036854;
const MIN_TIMESTAMP_MS = 0;
const DEEP_BACKDATE_WARNING_MS = 86400000;
function sanitizeName(name, label, maxLength, logger) {
    if ('string' == typeof name && name.trim()) return name.length > maxLength ? name.slice(0, maxLength) : name;
    logger?.debug(`${label} must be a non-empty string; using "${FALLBACK_SPAN_NAME}"`);
    return FALLBACK_SPAN_NAME;
}
function toEpochMs(value) {
    if (null == value) return;
    let ms = value;
    if (value instanceof Date) try {
        ms = value.getTime();
    } catch  {
        return;
    }
    if ('number' != typeof ms || !Number.isFinite(ms)) return;
    if (ms < MIN_TIMESTAMP_MS || ms > MAX_TIMESTAMP_MS) return;
    return ms;
}
function resolveStartTime(value, now, logger) {
    const supplied = toEpochMs(value);
    if (void 0 === supplied) {
        if (void 0 !== value) logger?.debug('Span startTime is out of range or not a valid time; using the current time');
        return now;
    }
    if (now - supplied > DEEP_BACKDATE_WARNING_MS) logger?.debug('Span startTime is more than 24 hours in the past; the server will clamp it to receive time and keep the original in $originalTimestamp');
    else if (supplied > now) logger?.debug('Span startTime is in the future; the span may export with a zero duration');
    return supplied;
}
function clampEndTime(endTime, startTime) {
    return endTime < startTime ? startTime : endTime;
}
function resolveSuppliedTime(value, derived, label, logger) {
    const supplied = toEpochMs(value);
    if (void 0 === supplied) {
        if (void 0 !== value) logger?.debug(`Span ${label} is out of range or not a valid time; using the derived time`);
        return derived;
    }
    return supplied;
}
;
;
;
;
;
function monotonicNow() {
    const perf = globalThis.performance;
    return 'function' == typeof perf?.now ? perf.now() : void 0;
}
class PostHogSpan {
    constructor(init, _onEnd, _logger){
        this._onEnd = _onEnd;
        this._logger = _logger;
        this._events = [];
        this._ended = false;
        this._userAttributeCount = 0;
        this._userEventCount = 0;
        this._droppedAttributes = 0;
        this._droppedEvents = 0;
        this._traceId = init.traceId;
        this._spanId = init.spanId;
        this._parentSpanId = init.parentSpanId;
        this._traceState = init.traceState;
        this._traceFlags = init.traceFlags ?? TRACE_FLAGS_SAMPLED;
        this._parentIsRemote = init.parentIsRemote ?? false;
        this._name = init.name;
        this._kind = init.kind;
        this._autoKeys = new Set(init.autoAttributeKeys);
        this._maxAttributes = init.maxAttributes;
        this._maxEvents = init.maxEvents;
        this._maxAttributesPerEvent = init.maxAttributesPerEvent;
        this._maxAttributeValueLength = init.maxAttributeValueLength;
        this._attributes = Object.create(null);
        for (const key of Object.keys(init.attributes))this._writeAttribute(key, init.attributes[key]);
        this._startMono = init.backdated ? void 0 : monotonicNow();
        this._startTime = init.clockAnchor && void 0 !== this._startMono ? init.clockAnchor.wall + (this._startMono - init.clockAnchor.mono) : init.startTime;
        if (void 0 !== this._startMono) this._clockAnchor = init.clockAnchor ?? {
            wall: this._startTime,
            mono: this._startMono
        };
    }
    _now() {
        if (void 0 !== this._startMono) {
            const mono = monotonicNow();
            if (void 0 !== mono) return this._startTime + Math.max(0, mono - this._startMono);
        }
        return Date.now();
    }
    _mutable(operation) {
        if (this._ended) {
            this._logger?.debug(`Ignoring ${operation} on a span that has already ended`);
            return false;
        }
        return true;
    }
    _writeAttribute(key, value) {
        if (isNullish(value)) {
            if (key in this._attributes && !this._autoKeys.has(key)) this._userAttributeCount--;
            delete this._attributes[key];
            return;
        }
        if (!this._autoKeys.has(key) && !(key in this._attributes)) {
            if (this._userAttributeCount >= this._maxAttributes) return void this._droppedAttributes++;
            this._userAttributeCount++;
        }
        this._attributes[key] = truncateAttributeValue(value, this._maxAttributeValueLength);
    }
    setAttribute(key, value) {
        if (this._mutable('setAttribute')) this._writeAttribute(key, value);
        return this;
    }
    setAttributes(attributes) {
        if (this._mutable('setAttributes')) {
            const safe = assignUserAttributes({}, attributes);
            for (const key of Object.keys(safe))this._writeAttribute(key, safe[key]);
        }
        return this;
    }
    addEvent(name, attributes, timestamp) {
        if (this._mutable('addEvent')) {
            if (this._userEventCount >= this._maxEvents) {
                this._droppedEvents++;
                return this;
            }
            this._userEventCount++;
            const bounded = attributes && boundAttributes(attributes, this._maxAttributesPerEvent, this._maxAttributeValueLength);
            this._events.push({
                name: sanitizeName(name, 'Span event name', this._maxAttributeValueLength, this._logger),
                timestamp: resolveSuppliedTime(timestamp, this._now(), 'event timestamp', this._logger),
                ...bounded && {
                    attributes: bounded.attributes,
                    ...bounded.dropped && {
                        droppedAttributesCount: bounded.dropped
                    }
                }
            });
        }
        return this;
    }
    setStatus(status, message) {
        if (this._mutable('setStatus')) {
            if ('ok' !== status && 'error' !== status) {
                this._logger?.debug(`Ignoring unknown span status "${String(status)}"; expected "ok" or "error"`);
                return this;
            }
            this._status = {
                code: status,
                ...message && {
                    message: truncateString(message, this._maxAttributeValueLength)
                }
            };
        }
        return this;
    }
    get statusIsExplicitlyOk() {
        return this._status?.code === 'ok';
    }
    recordException(error) {
        if (!this._mutable('recordException')) return this;
        const { type, message, stack } = describeError(error);
        this.addEvent(EXCEPTION_EVENT_NAME, {
            'exception.type': type,
            'exception.message': message,
            ...stack && {
                'exception.stacktrace': stack
            }
        });
        return this.setStatus('error', message);
    }
    updateName(name) {
        if (this._mutable('updateName')) this._name = sanitizeName(name, 'Span name', this._maxAttributeValueLength, this._logger);
        return this;
    }
    traceparent() {
        return formatTraceparent(this._traceId, this._spanId, this._traceFlags);
    }
    get traceId() {
        return this._traceId;
    }
    get spanId() {
        return this._spanId;
    }
    tracestate() {
        return this._traceState ?? null;
    }
    childContext() {
        return {
            traceId: this._traceId,
            parentSpanId: this._spanId,
            traceState: this._traceState,
            traceFlags: this._traceFlags,
            clockAnchor: this._clockAnchor
        };
    }
    end(endTime) {
        if (this._ended) return void this._logger?.debug('Ignoring end() on a span that has already ended');
        this._ended = true;
        const derived = this._now();
        const resolved = resolveSuppliedTime(endTime, derived, 'end time', this._logger);
        this._onEnd({
            traceId: this._traceId,
            spanId: this._spanId,
            ...this._parentSpanId && {
                parentSpanId: this._parentSpanId
            },
            ...this._traceState && {
                traceState: this._traceState
            },
            traceFlags: this._traceFlags,
            parentIsRemote: this._parentIsRemote,
            name: this._name,
            kind: this._kind,
            ...this._status && {
                status: this._status
            },
            attributes: {
                ...this._attributes
            },
            events: this._events,
            startTime: this._startTime,
            endTime: clampEndTime(resolved, this._startTime),
            ...this._droppedAttributes && {
                droppedAttributesCount: this._droppedAttributes
            },
            ...this._droppedEvents && {
                droppedEventsCount: this._droppedEvents
            }
        }, this._autoKeys);
    }
}
const EXCEPTION_EVENT_NAME = 'exception';
const MAX_UINT32 = 0xffffffff;
function safeString(value) {
    try {
        return 'string' == typeof value ? value : String(value);
    } catch  {
        return UNSERIALIZABLE_VALUE;
    }
}
function nonNegativeCount(value) {
    if ('number' != typeof value || !Number.isFinite(value) || value <= 0) return 0;
    return Math.min(Math.floor(value), MAX_UINT32);
}
function orderedKeys(attributes, keysBeforeHook) {
    if (!keysBeforeHook.length) return Object.keys(attributes);
    const beforeHook = keysBeforeHook.filter((key)=>Object.prototype.propertyIsEnumerable.call(attributes, key));
    const seen = new Set(beforeHook);
    return [
        ...beforeHook,
        ...Object.keys(attributes).filter((key)=>!seen.has(key))
    ];
}
function applySpanLimits(record, autoKeys, maxAttributes, maxEvents, maxAttributesPerEvent, maxAttributeValueLength, keysBeforeHook = []) {
    let kept = 0;
    let droppedAttributes = 0;
    const attributes = {};
    for (const key of orderedKeys(record.attributes, keysBeforeHook)){
        const value = record.attributes[key];
        if (!isNullish(value)) {
            if (!autoKeys.has(key)) {
                if (kept >= maxAttributes) {
                    droppedAttributes++;
                    continue;
                }
                kept++;
            }
            Object.defineProperty(attributes, key, {
                value: truncateAttributeValue(value, maxAttributeValueLength),
                enumerable: true,
                writable: true,
                configurable: true
            });
        }
    }
    record.attributes = attributes;
    if (droppedAttributes) record.droppedAttributesCount = nonNegativeCount(record.droppedAttributesCount) + droppedAttributes;
    let keptEvents = 0;
    let droppedEvents = 0;
    const events = [];
    for (const event of record.events){
        if (keptEvents >= maxEvents) {
            droppedEvents++;
            continue;
        }
        keptEvents++;
        if (event.attributes) {
            const bounded = boundAttributes(event.attributes, maxAttributesPerEvent, maxAttributeValueLength);
            event.attributes = bounded.attributes;
            if (bounded.dropped) event.droppedAttributesCount = nonNegativeCount(event.droppedAttributesCount) + bounded.dropped;
        }
        events.push(event);
    }
    record.events = events;
    if (droppedEvents) record.droppedEventsCount = nonNegativeCount(record.droppedEventsCount) + droppedEvents;
    if (record.status?.message) record.status = {
        ...record.status,
        message: truncateString(safeString(record.status.message), maxAttributeValueLength)
    };
}
class NoopSpan {
    setAttribute() {
        return this;
    }
    setAttributes() {
        return this;
    }
    addEvent() {
        return this;
    }
    setStatus() {
        return this;
    }
    recordException() {
        return this;
    }
    updateName() {
        return this;
    }
    traceparent() {
        return null;
    }
    get traceId() {
        return null;
    }
    get spanId() {
        return null;
    }
    tracestate() {
        return null;
    }
    end() {}
}
const NOOP_SPAN = /* @__PURE__ */ new NoopSpan();
class PassThroughSpan extends NoopSpan {
    constructor(_traceparent, _tracestate){
        super(), this._traceparent = _traceparent, this._tracestate = _tracestate;
    }
    traceparent() {
        return this._traceparent;
    }
    get traceId() {
        return this._traceparent.split('-')[1] ?? null;
    }
    get spanId() {
        return this._traceparent.split('-')[2] ?? null;
    }
    tracestate() {
        return this._tracestate ?? null;
    }
}
function readStack(error) {
    try {
        const stack = error.stack;
        return 'string' == typeof stack && stack ? {
            stack
        } : {};
    } catch  {
        return {};
    }
}
function inertSpan(options, active) {
    const parent = traceparentHeader(options?.parent) ?? active;
    const inbound = 'string' == typeof parent || null == parent ? parent : readHandle(parent, 'traceparent');
    const traceparent = normalizeTraceparent(inbound);
    if (!traceparent) return NOOP_SPAN;
    const tracestate = 'string' == typeof parent || null == parent ? options?.tracestate : readHandle(parent, 'tracestate');
    return new PassThroughSpan(traceparent, sanitizeTracestate(tracestate));
}
function readHandle(parent, method) {
    try {
        const fn = parent[method];
        return 'function' == typeof fn ? fn.call(parent) : void 0;
    } catch  {
        return;
    }
}
function truncateString(value, maxLength) {
    return value.length > maxLength ? value.slice(0, maxLength) : value;
}
function truncateAttributeValue(value, maxLength) {
    return truncateValue(value, maxLength, {
        ancestors: new WeakSet(),
        remainingNodes: MAX_JSON_SAFE_VALUE_NODES
    }, 0);
}
function truncateValue(value, maxLength, state, depth) {
    if (null === value || 'object' != typeof value) {
        if (isNullish(value)) return value;
        if (state.remainingNodes <= 0) return value;
        state.remainingNodes--;
        return 'string' == typeof value ? truncateString(value, maxLength) : value;
    }
    if (state.ancestors.has(value)) return CIRCULAR_VALUE;
    if (state.remainingNodes <= 0 || depth >= MAX_JSON_SAFE_VALUE_DEPTH) return value;
    state.remainingNodes--;
    state.ancestors.add(value);
    try {
        if (value instanceof Date) return value;
        const resolved = resolveToJson(value);
        if (resolved.selfDescribed) return isNullish(resolved.value) ? String(resolved.value) : truncateValue(resolved.value, maxLength, state, depth + 1);
        if (isArray(value)) {
            const walked = Math.min(value.length, MAX_JSON_SAFE_VALUE_ITEMS);
            const boundedItems = [];
            for(let index = 0; index < walked; index++)try {
                boundedItems.push(truncateValue(value[index], maxLength, state, depth + 1));
            } catch  {
                boundedItems.push(UNSERIALIZABLE_VALUE);
            }
            if (value.length > walked) boundedItems.length = value.length;
            return boundedItems;
        }
        const bounded = {};
        let emittable = 0;
        for (const key of Object.keys(value)){
            if (emittable >= MAX_JSON_SAFE_VALUE_ITEMS) break;
            let boundedItem;
            try {
                boundedItem = truncateValue(value[key], maxLength, state, depth + 1);
            } catch  {
                boundedItem = UNSERIALIZABLE_VALUE;
            }
            if (key && !isNullish(boundedItem)) emittable++;
            Object.defineProperty(bounded, key, {
                value: boundedItem,
                enumerable: true,
                writable: true,
                configurable: true
            });
        }
        return bounded;
    } catch  {
        return value;
    } finally{
        state.ancestors.delete(value);
    }
}
function resolveToJson(value) {
    try {
        const toJSON = value.toJSON;
        if ('function' == typeof toJSON) return {
            selfDescribed: true,
            value: toJSON.call(value)
        };
    } catch  {}
    return {
        selfDescribed: false
    };
}
function boundAttributes(source, max, maxLength) {
    let keys;
    try {
        keys = Object.keys(source);
    } catch  {
        return {
            attributes: {},
            dropped: 0
        };
    }
    const attributes = {};
    let kept = 0;
    let dropped = 0;
    for (const key of keys){
        if (kept >= max) {
            dropped++;
            continue;
        }
        let value;
        try {
            value = truncateAttributeValue(source[key], maxLength);
        } catch  {
            value = UNSERIALIZABLE_VALUE;
        }
        if (!isNullish(value)) {
            kept++;
            Object.defineProperty(attributes, key, {
                value,
                enumerable: true,
                writable: true,
                configurable: true
            });
        }
    }
    return {
        attributes,
        dropped
    };
}
function truncateAttributes(attributes, maxLength) {
    for (const key of Object.keys(attributes))attributes[key] = truncateAttributeValue(attributes[key], maxLength);
    return attributes;
}
function runWithActiveSpan(contextManager, span, fn) {
    return span === NOOP_SPAN ? fn(span) : contextManager.with(span, ()=>fn(span));
}
function describeError(error) {
    try {
        const stack = readStack(error);
        if (isError(error)) return {
            type: error.name || 'Error',
            message: error.message || '',
            ...stack
        };
        if ('string' == typeof error) return {
            type: 'string',
            message: error
        };
        if (error && 'object' == typeof error) {
            const maybe = error;
            if ('string' == typeof maybe.message) return {
                type: 'string' == typeof maybe.name ? maybe.name : 'Object',
                message: maybe.message,
                ...stack
            };
        }
        return {
            type: typeof error,
            message: String(error)
        };
    } catch  {
        return {
            type: typeof error,
            message: ''
        };
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/otlp.mjs [instrumentation] (ecmascript)
;
;
;
;
;
const SPAN_KIND_TO_OTLP = {
    internal: 1,
    server: 2,
    client: 3,
    producer: 4,
    consumer: 5
};
const SPAN_STATUS_TO_OTLP = {
    ok: 1,
    error: 2
};
const TRACE_FLAGS_SAMPLED1 = 0x01;
const SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE = 0x100;
const SPAN_FLAGS_CONTEXT_IS_REMOTE = 0x200;
function spanFlags(record) {
    const traceFlags = parseInt(record.traceFlags, 16);
    const w3c = Number.isFinite(traceFlags) ? 0xff & traceFlags : TRACE_FLAGS_SAMPLED1;
    return w3c | SPAN_FLAGS_CONTEXT_HAS_IS_REMOTE | (record.parentIsRemote ? SPAN_FLAGS_CONTEXT_IS_REMOTE : 0);
}
function wireString(value) {
    if ('string' == typeof value) return sanitizeString(value);
    try {
        return sanitizeString(String(value));
    } catch  {
        return UNSERIALIZABLE_VALUE;
    }
}
function spanKindToOtlp(kind) {
    if (kind && Object.prototype.hasOwnProperty.call(SPAN_KIND_TO_OTLP, kind)) return SPAN_KIND_TO_OTLP[kind];
    return SPAN_KIND_TO_OTLP.internal;
}
function msToUnixNanoString(ms) {
    let whole = Math.floor(ms);
    let fractionalNanos = Math.round((ms - whole) * 1e6);
    if (fractionalNanos >= 1e6) {
        whole += 1;
        fractionalNanos = 0;
    }
    return String(whole) + String(fractionalNanos).padStart(6, '0');
}
function toOtlpEvent(event, logger) {
    const encoded = {
        name: wireString(event.name),
        timeUnixNano: msToUnixNanoString(event.timestamp)
    };
    if (event.attributes) {
        const attributes = toOtlpKeyValueList(event.attributes, logger);
        if (attributes.length) encoded.attributes = attributes;
    }
    const dropped = nonNegativeCount(event.droppedAttributesCount);
    if (dropped) encoded.droppedAttributesCount = dropped;
    return encoded;
}
function buildOtlpSpan(record, logger) {
    const span = {
        traceId: record.traceId,
        spanId: record.spanId,
        name: wireString(record.name),
        kind: spanKindToOtlp(record.kind),
        startTimeUnixNano: msToUnixNanoString(record.startTime),
        endTimeUnixNano: msToUnixNanoString(record.endTime),
        flags: spanFlags(record)
    };
    if (record.parentSpanId) span.parentSpanId = record.parentSpanId;
    if (record.traceState) span.traceState = wireString(record.traceState);
    const attributes = toOtlpKeyValueList(record.attributes, logger);
    if (attributes.length) span.attributes = attributes;
    if (record.events.length) span.events = record.events.map((event)=>toOtlpEvent(event, logger));
    const droppedAttributes = nonNegativeCount(record.droppedAttributesCount);
    if (droppedAttributes) span.droppedAttributesCount = droppedAttributes;
    const droppedEvents = nonNegativeCount(record.droppedEventsCount);
    if (droppedEvents) span.droppedEventsCount = droppedEvents;
    if (record.status) span.status = {
        code: SPAN_STATUS_TO_OTLP[record.status.code],
        ...record.status.message && {
            message: wireString(record.status.message)
        }
    };
    return span;
}
function buildTracesResourceAttributes(config, sdkName, sdkVersion) {
    return buildOtlpResourceAttributes(config, sdkName, sdkVersion);
}
function buildOtlpTracesPayload(spans, resourceAttributes, scopeName, scopeVersion, logger) {
    return {
        resourceSpans: [
            {
                resource: {
                    attributes: toOtlpResourceKeyValueList(resourceAttributes, logger)
                },
                scopeSpans: [
                    {
                        scope: {
                            name: scopeName,
                            version: scopeVersion
                        },
                        spans
                    }
                ]
            }
        ]
    };
}
;
;
;
;
;
;
;
;
;
;
;
const MAX_RETRIES_PER_BATCH = 8;
function clockNow() {
    return monotonicNow() ?? Date.now();
}
function isOwnSpan(value) {
    try {
        return value instanceof PostHogSpan;
    } catch  {
        return false;
    }
}
function remoteContext(header, tracestate) {
    const remote = parseTraceparent(header);
    if (!remote) return;
    return {
        traceId: remote.traceId,
        parentSpanId: remote.spanId,
        traceState: sanitizeTracestate(tracestate),
        traceFlags: remote.flags,
        isRemote: true
    };
}
function looksLikeSpan(value) {
    try {
        return 'function' == typeof value.traceparent;
    } catch  {
        return false;
    }
}
function isSpanRecordShape(record) {
    return !!record.attributes && 'object' == typeof record.attributes && !Array.isArray(record.attributes) && Array.isArray(record.events) && void 0 !== record.name && void 0 !== record.kind && void 0 !== record.startTime && void 0 !== record.endTime;
}
function restoreField(record, field, value) {
    if (record[field] !== value) record[field] = value;
}
function withRestoredIdentity(hooked, original) {
    try {
        const descriptors = Object.getOwnPropertyDescriptors(hooked);
        for (const field of [
            'traceId',
            'spanId',
            'parentSpanId',
            'traceState'
        ])descriptors[field] = {
            value: original[field],
            enumerable: true,
            writable: true,
            configurable: true
        };
        return Object.create(Object.getPrototypeOf(hooked), descriptors);
    } catch  {
        return hooked;
    }
}
class PostHogTraces {
    constructor(_instance, _config, _logger, _getContext, _contextManager, _onSpanQueued){
        this._instance = _instance;
        this._config = _config;
        this._logger = _logger;
        this._getContext = _getContext;
        this._contextManager = _contextManager;
        this._onSpanQueued = _onSpanQueued;
        this._queue = [];
        this._flushTimer = new FlushTimer(()=>this._flushInBackground());
        this._flushPromise = null;
        this._droppedSinceWarning = 0;
        this._lastDropWarningAt = 0;
        this._dropReasons = new Set();
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._retryAfter = new RetryAfterWindow();
        this._headBatchFailures = 0;
        this._headBatchSize = 0;
        this._headBatchChargeableAt = 0;
        this._generation = 0;
        this._liveSpans = new Map();
        this._maxExportBatchSize = _config.maxExportBatchSize;
    }
    startSpan(name, options) {
        if (this._instance.isDisabled || this._instance.optedOut) return inertSpan(options, this._contextManager.active());
        const explicitParent = traceparentHeader(options?.parent);
        if (explicitParent && 'string' != typeof explicitParent && !isOwnSpan(explicitParent)) {
            if (looksLikeSpan(explicitParent)) {
                this._logger.debug('Span parent is not a span from this SDK; returning an inert span');
                return inertSpan(options, this._contextManager.active());
            }
            this._logger.debug('Ignoring an unusable span parent');
        }
        const parent = this._resolveParent(explicitParent, options);
        if (this._liveSpans.size >= this._config.maxLiveSpans) this._evictAgedSpans();
        if (this._liveSpans.size >= this._config.maxLiveSpans) {
            this._recordDrop(1, `the live-span limit (${this._config.maxLiveSpans}) was reached — spans are being started and never ended`);
            return inertSpan(options, this._contextManager.active());
        }
        const now = Date.now();
        const startTime = resolveStartTime(options?.startTime, now, this._logger);
        const spanId = newSpanId();
        this._liveSpans.set(spanId, clockNow());
        const autoAttributes = this._autoContextAttributes();
        return new PostHogSpan({
            traceId: parent?.traceId ?? newTraceId(),
            spanId,
            parentSpanId: parent?.parentSpanId,
            traceState: parent?.traceState,
            traceFlags: parent?.traceFlags,
            parentIsRemote: parent?.isRemote,
            name: sanitizeName(name, 'Span name', this._config.maxAttributeValueLength, this._logger),
            kind: options?.kind ?? 'internal',
            attributes: assignUserAttributes({
                ...autoAttributes
            }, options?.attributes),
            autoAttributeKeys: Object.keys(autoAttributes),
            maxAttributes: this._config.maxAttributesPerSpan,
            maxEvents: this._config.maxEventsPerSpan,
            maxAttributesPerEvent: this._config.maxAttributesPerEvent,
            maxAttributeValueLength: this._config.maxAttributeValueLength,
            startTime,
            backdated: startTime !== now,
            clockAnchor: void 0 === toEpochMs(options?.startTime) ? parent?.clockAnchor : void 0
        }, (record, autoKeys)=>this._onSpanEnd(record, autoKeys), this._logger);
    }
    withSpan(name, optionsOrFn, maybeFn) {
        const options = 'function' == typeof optionsOrFn ? void 0 : optionsOrFn;
        const fn = 'function' == typeof optionsOrFn ? optionsOrFn : maybeFn;
        const span = this.startSpan(name, options);
        try {
            const result = runWithActiveSpan(this._contextManager, span, fn);
            if (isPromise(result)) return result.then((value)=>{
                span.end();
                return value;
            }, (error)=>{
                this._recordCallbackError(span, error);
                span.end();
                throw error;
            });
            span.end();
            return result;
        } catch (error) {
            this._recordCallbackError(span, error);
            span.end();
            throw error;
        }
    }
    getActiveSpan() {
        return this._contextManager.active() ?? null;
    }
    get throttled() {
        return this._retryAfter.isOpen();
    }
    async flush() {
        for(;;){
            if (!this._queue.length) return;
            const inFlight = this._flushPromise;
            const removed = await (inFlight ?? this._startFlush());
            if (!removed) return;
        }
    }
    _startFlush() {
        this._flushTimer.clear();
        const startedAtGeneration = this._generation;
        const promise = Promise.resolve().then(()=>startedAtGeneration === this._generation ? this._flushInner() : 0).finally(()=>{
            if (this._flushPromise === promise) this._flushPromise = null;
            this._armFlushTimerIfQueuedNoEarlierThan();
        });
        this._flushPromise = promise;
        return promise;
    }
    reset() {
        this._flushTimer.clear();
        if (this._queue.length) this._logger.critical(`Discarding ${this._queue.length} span(s) that were still queued when tracing was shut down. Raise the shutdown timeout or flush earlier if they matter.`);
        this._queue = [];
        this._liveSpans.clear();
        this._flushPromise = null;
        this._generation++;
        this._maxExportBatchSize = this._config.maxExportBatchSize;
        this._droppedSinceWarning = 0;
        this._dropReasons.clear();
        this._lastDropWarningAt = 0;
        this._consecutiveFlushFailures = 0;
        this._flushJitter = NO_JITTER;
        this._retryAfter.reset();
        this._resetHeadBatchBudget();
    }
    _resetHeadBatchBudget() {
        this._headBatchFailures = 0;
        this._headBatchChargeableAt = 0;
    }
    _resolveParent(explicit, options) {
        if ('string' == typeof explicit) {
            const remote = remoteContext(explicit, options?.tracestate);
            if (!remote) this._logger.debug('Ignoring malformed traceparent; starting a new trace');
            return remote;
        }
        if (isOwnSpan(explicit)) return explicit.childContext();
        const active = this._contextManager.active();
        if (isOwnSpan(active)) return active.childContext();
        if (active instanceof PassThroughSpan) return remoteContext(active.traceparent(), active.tracestate() ?? void 0);
    }
    _autoContextAttributes() {
        let context;
        try {
            context = this._getContext();
        } catch (error) {
            this._logger.debug('Failed to read tracing context; span will carry no PostHog attributes', error);
            return {};
        }
        const attributes = {};
        if (context.distinctId) attributes.posthogDistinctId = context.distinctId;
        if (context.sessionId) attributes.sessionId = context.sessionId;
        if (context.currentUrl) attributes['url.full'] = context.currentUrl;
        if (context.screenName) attributes['screen.name'] = context.screenName;
        if (context.appState) attributes['app.state'] = context.appState;
        return attributes;
    }
    _recordCallbackError(span, error) {
        if (!(span instanceof PostHogSpan)) return;
        const { type, message, stack } = describeError(error);
        span.addEvent('exception', {
            'exception.type': type,
            'exception.message': message,
            ...stack && {
                'exception.stacktrace': stack
            }
        });
        if (!span.statusIsExplicitlyOk) span.setStatus('error', message);
    }
    _evictAgedSpans() {
        const cutoff = clockNow() - this._config.maxSpanAgeMs;
        let evicted = 0;
        for (const [spanId, startedAt] of this._liveSpans){
            if (startedAt > cutoff) break;
            this._liveSpans.delete(spanId);
            evicted++;
        }
        if (evicted) this._recordDrop(evicted, `they were still live after ${this._config.maxSpanAgeMs}ms`);
    }
    _onSpanEnd(incoming, autoKeys) {
        if (!this._liveSpans.delete(incoming.spanId)) return;
        if (this._instance.isDisabled || this._instance.optedOut) return void this._recordDrop(1, 'the user has opted out');
        const record = this._runBeforeSpanSend(incoming, autoKeys);
        if (!record) return;
        this._reportLimitDrops(record);
        if (this._queue.length >= this._config.maxQueueSize) return void this._recordDrop(1, `the queue is full (${this._config.maxQueueSize}) — raise the flush frequency or reduce span volume`);
        this._queue.push(record);
        try {
            this._onSpanQueued?.();
        } catch (error) {
            this._logger.debug('Span queue notification failed', error);
        }
        if (!(this._queue.length >= this._maxExportBatchSize) || this._consecutiveFlushFailures || this._retryAfter.isOpen()) this._armFlushTimerIfQueued();
        else this._flushInBackground();
    }
    _reportLimitDrops(record) {
        const attributes = record.droppedAttributesCount ?? 0;
        const events = record.droppedEventsCount ?? 0;
        let eventAttributes = 0;
        for (const event of record.events)eventAttributes += event.droppedAttributesCount ?? 0;
        if (attributes || events || eventAttributes) this._logger.debug(`Span limits discarded data from "${record.name}": ${attributes} attributes, ${events} events, ${eventAttributes} event attributes`);
    }
    _runBeforeSpanSend(record, autoKeys) {
        if (!this._config.beforeSpanSend.length) return record;
        const identity = {
            traceId: record.traceId,
            spanId: record.spanId,
            parentSpanId: record.parentSpanId,
            traceState: record.traceState
        };
        const originalTimes = {
            startTime: record.startTime,
            endTime: record.endTime
        };
        const originalDropped = {
            attributes: record.droppedAttributesCount,
            events: record.droppedEventsCount
        };
        const keysBeforeHook = Object.keys(record.attributes);
        const originalPropagation = {
            traceFlags: record.traceFlags,
            parentIsRemote: record.parentIsRemote
        };
        const originalStatus = record.status && {
            ...record.status
        };
        let hooked = record;
        let current = record;
        try {
            for (const hook of this._config.beforeSpanSend){
                const result = hook(hooked);
                if (!result) {
                    this._recordDrop(1, 'beforeSpanSend dropped it');
                    return null;
                }
                hooked = this._keepSpanIdentity(result, identity);
            }
            const rebuilt = {
                traceId: identity.traceId,
                spanId: identity.spanId,
                parentSpanId: identity.parentSpanId,
                traceState: identity.traceState,
                name: hooked.name,
                kind: hooked.kind,
                status: hooked.status,
                attributes: hooked.attributes,
                events: hooked.events,
                startTime: hooked.startTime,
                endTime: hooked.endTime,
                traceFlags: originalPropagation.traceFlags,
                parentIsRemote: originalPropagation.parentIsRemote,
                droppedAttributesCount: originalDropped.attributes,
                droppedEventsCount: originalDropped.events
            };
            current = rebuilt;
            if (!isSpanRecordShape(current)) {
                this._logger.debug('beforeSpanSend did not return a span record; dropping the span');
                this._recordDrop(1, 'beforeSpanSend returned an unusable record');
                return null;
            }
            current.name = sanitizeName(current.name, 'Span name', this._config.maxAttributeValueLength, this._logger);
            if (current.status && 'ok' !== current.status.code && 'error' !== current.status.code) {
                this._logger.debug('beforeSpanSend set an unknown span status; keeping the original');
                current.status = originalStatus;
            }
            current.startTime = toEpochMs(current.startTime) ?? originalTimes.startTime;
            current.endTime = clampEndTime(toEpochMs(current.endTime) ?? originalTimes.endTime, current.startTime);
            const sanitizedEvents = [];
            for (const event of current.events)try {
                sanitizedEvents.push({
                    ...event,
                    name: sanitizeName(event.name, 'Span event name', this._config.maxAttributeValueLength, this._logger),
                    timestamp: resolveSuppliedTime(event.timestamp, current.startTime, 'event timestamp', this._logger)
                });
            } catch  {
                this._logger.debug('beforeSpanSend left an unreadable span event; dropping it');
            }
            current.events = sanitizedEvents;
            applySpanLimits(current, autoKeys, this._config.maxAttributesPerSpan, this._config.maxEventsPerSpan, this._config.maxAttributesPerEvent, this._config.maxAttributeValueLength, keysBeforeHook);
            return current;
        } catch (error) {
            this._logger.debug('beforeSpanSend failed; dropping the span rather than exporting it unscrubbed', error);
            this._recordDrop(1, 'beforeSpanSend failed');
            return null;
        }
    }
    _keepSpanIdentity(hooked, original) {
        if (hooked.traceId !== original.traceId || hooked.spanId !== original.spanId || hooked.parentSpanId !== original.parentSpanId) this._logger.debug('beforeSpanSend changed a span identity field; keeping the original ids');
        try {
            restoreField(hooked, 'traceId', original.traceId);
            restoreField(hooked, 'spanId', original.spanId);
            restoreField(hooked, 'parentSpanId', original.parentSpanId);
            restoreField(hooked, 'traceState', original.traceState);
        } catch  {
            return withRestoredIdentity(hooked, original);
        }
        return hooked;
    }
    _recordDrop(count, reason) {
        this._droppedSinceWarning += count;
        this._dropReasons.add(reason);
        if (Date.now() - this._lastDropWarningAt >= this._config.flushIntervalMs) this._warnAboutDrops();
    }
    _warnAboutDrops() {
        if (!this._droppedSinceWarning) return;
        this._lastDropWarningAt = Date.now();
        this._logger.warn(`Dropping ${this._droppedSinceWarning} span(s): ${[
            ...this._dropReasons
        ].join('; ')}`);
        this._droppedSinceWarning = 0;
        this._dropReasons.clear();
    }
    _encodeBatch(batch) {
        const encoded = [];
        for (const record of batch)try {
            encoded.push(buildOtlpSpan(record, this._logger));
        } catch (error) {
            this._logger.debug('Failed to encode a span; dropping it', error);
            this._recordDrop(1, 'its attributes could not be encoded');
        }
        return encoded;
    }
    _discardQueueIfConsentWithdrawn() {
        if (!this._instance.isDisabled && !this._instance.optedOut) return 0;
        const discarded = this._queue.length;
        this._queue = [];
        this._resetHeadBatchBudget();
        this._recordDrop(discarded, 'the user has opted out');
        this._warnAboutDrops();
        return discarded;
    }
    async _flushInner() {
        if (!this._queue.length) return 0;
        const discardedBeforeDrain = this._discardQueueIfConsentWithdrawn();
        if (discardedBeforeDrain) return discardedBeforeDrain;
        const resourceAttributes = truncateAttributes(buildTracesResourceAttributes(this._config, this._instance.getLibraryId(), this._instance.getLibraryVersion()), this._config.maxAttributeValueLength);
        const scopeName = this._instance.getLibraryId();
        const scopeVersion = this._instance.getLibraryVersion();
        let remaining = this._queue.length;
        let removed = 0;
        let localCap = 1 / 0;
        const generation = this._generation;
        try {
            while(remaining > 0 && this._queue.length > 0){
                const discardedMidDrain = this._discardQueueIfConsentWithdrawn();
                if (discardedMidDrain) return removed + discardedMidDrain;
                const cap = this._headBatchFailures > 0 ? Math.min(this._maxExportBatchSize, this._headBatchSize) : this._maxExportBatchSize;
                const size = Math.max(1, Math.min(cap, localCap, remaining, this._queue.length));
                const batch = this._queue.slice(0, size);
                const spans = this._encodeBatch(batch);
                if (!spans.length) {
                    this._queue.splice(0, size);
                    remaining -= size;
                    removed += size;
                    this._resetHeadBatchBudget();
                    continue;
                }
                const chargeable = clockNow() >= this._headBatchChargeableAt && !this._retryAfter.isOpen();
                const outcome = await this._instance._sendTracesBatch(buildOtlpTracesPayload(spans, resourceAttributes, scopeName, scopeVersion, this._logger));
                if (generation !== this._generation) break;
                this._retryAfter.record(outcome);
                if ('ok' === outcome.kind) {
                    this._consecutiveFlushFailures = 0;
                    this._flushJitter = NO_JITTER;
                    this._resetHeadBatchBudget();
                    this._queue.splice(0, size);
                    remaining -= size;
                    removed += size;
                    if (this._maxExportBatchSize < this._config.maxExportBatchSize) this._maxExportBatchSize++;
                    continue;
                }
                if ('too-large' === outcome.kind) {
                    if (1 === size) {
                        this._queue.splice(0, 1);
                        remaining -= 1;
                        removed += 1;
                        this._recordDrop(1, 'it is too large for the ingestion endpoint');
                        this._consecutiveFlushFailures = 0;
                        this._flushJitter = NO_JITTER;
                        this._resetHeadBatchBudget();
                        continue;
                    }
                    const halved = Math.max(1, Math.floor(size / 2));
                    if (outcome.measuredLocally) localCap = halved;
                    else this._maxExportBatchSize = halved;
                    this._resetHeadBatchBudget();
                    this._logger.debug(`Batch too large; retrying the same spans in batches of ${halved}`);
                    continue;
                }
                if ('retry-later' === outcome.kind) {
                    this._consecutiveFlushFailures++;
                    this._flushJitter = drawJitter();
                    this._headBatchSize = size;
                    if (chargeable) {
                        this._headBatchFailures++;
                        this._headBatchChargeableAt = clockNow() + this._nextFlushDelay();
                    }
                    if (this._headBatchFailures < MAX_RETRIES_PER_BATCH) {
                        this._logger.debug('Span export failed; retrying on the next flush', outcome.error);
                        return removed;
                    }
                    this._queue.splice(0, size);
                    remaining -= size;
                    removed += size;
                    this._consecutiveFlushFailures = 0;
                    this._flushJitter = NO_JITTER;
                    this._resetHeadBatchBudget();
                    this._recordDrop(size, `the ingestion endpoint failed ${MAX_RETRIES_PER_BATCH} times in a row`);
                    if (this._retryAfter.isOpen()) return removed;
                    continue;
                }
                this._logger.debug('Dropping a span batch the ingestion endpoint rejected', outcome.error);
                this._queue.splice(0, size);
                remaining -= size;
                removed += size;
                this._consecutiveFlushFailures = 0;
                this._flushJitter = NO_JITTER;
                this._resetHeadBatchBudget();
                this._recordDrop(size, 'the ingestion endpoint rejected the batch');
            }
            return removed;
        } finally{
            this._warnAboutDrops();
        }
    }
    _flushInBackground() {
        if (this._backgroundFlush) return;
        this._backgroundFlush = this.flush().catch((error)=>{
            this._logger.debug('Background span flush failed', error);
        }).finally(()=>{
            this._backgroundFlush = void 0;
            this._armFlushTimerIfQueuedNoEarlierThan();
        });
    }
    _armFlushTimerIfQueued() {
        if (this._flushTimer.pending || !this._queue.length) return;
        this._flushTimer.arm(this._nextFlushDelay());
    }
    _armFlushTimerIfQueuedNoEarlierThan() {
        if (!this._queue.length) return;
        this._flushTimer.armNoEarlierThan(this._nextFlushDelay());
    }
    _nextFlushDelay() {
        return Math.max(backoffDelayMs(this._config.flushIntervalMs, this._consecutiveFlushFailures, this._flushJitter, MAX_FLUSH_BACKOFF_MS), this._retryAfter.remainingMs());
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/context.mjs [instrumentation] (ecmascript)
;
class SyncSpanContextManager {
    active() {
        return this._active;
    }
    with(span, fn) {
        const previous = this._active;
        this._active = span;
        try {
            return fn();
        } finally{
            this._active = previous;
        }
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/bot-detection.mjs [instrumentation] (ecmascript)
;
const DEFAULT_BLOCKED_UA_STRS = [
    'amazonbot',
    'amazonproductbot',
    'app.hypefactors.com',
    'applebot',
    'archive.org_bot',
    'awariobot',
    'backlinksextendedbot',
    'baiduspider',
    'bingbot',
    'bingpreview',
    'chrome-lighthouse',
    'dataforseobot',
    'deepscan',
    'duckduckbot',
    'facebookexternal',
    'facebookcatalog',
    'http://yandex.com/bots',
    'hubspot',
    'ia_archiver',
    'leikibot',
    'linkedinbot',
    'meta-externalagent',
    'mj12bot',
    'msnbot',
    'nessus',
    'petalbot',
    'pinterestbot',
    'prerender',
    'rogerbot',
    'screaming frog',
    'sebot-wa',
    'sitebulb',
    'slackbot',
    'slurp',
    'trendictionbot',
    'turnitin',
    'twitterbot',
    'vercel-screenshot',
    'vercelbot',
    'yahoo! slurp',
    'yandexbot',
    'zoombot',
    'bot.htm',
    'bot.php',
    '(bot;',
    'bot/',
    'crawler',
    'ahrefsbot',
    'ahrefssiteaudit',
    'semrushbot',
    'siteauditbot',
    'splitsignalbot',
    'gptbot',
    'oai-searchbot',
    'chatgpt-user',
    'perplexitybot',
    'better uptime bot',
    'sentryuptimebot',
    'uptimerobot',
    'headlesschrome',
    'lightpanda',
    'cypress',
    'google-hoteladsverifier',
    'adsbot-google',
    'apis-google',
    'duplexweb-google',
    'feedfetcher-google',
    'google favicon',
    'google web preview',
    'google-read-aloud',
    'googlebot',
    'googleother',
    'google-cloudvertexbot',
    'googleweblight',
    'mediapartners-google',
    'storebot-google',
    'google-inspectiontool',
    'bytespider'
];
const UA_CACHE = new Map();
const MAX_CACHE_ENTRIES = 256;
function __resetBotDetectionCacheForTests() {
    UA_CACHE.clear();
}
function buildCacheKey(ua, custom) {
    let customEncoded = '';
    for(let i = 0; i < custom.length; i++){
        const c = custom[i];
        customEncoded += c.length + ':' + c;
    }
    return ua.length + ':' + ua + '|' + custom.length + ':' + customEncoded;
}
const isBlockedUA = function(ua, customBlockedUserAgents = []) {
    if (!ua) return false;
    const key = buildCacheKey(ua, customBlockedUserAgents);
    const cached = UA_CACHE.get(key);
    if (void 0 !== cached) return cached;
    const uaLower = ua.toLowerCase();
    const result = DEFAULT_BLOCKED_UA_STRS.concat(customBlockedUserAgents).some((blockedUA)=>-1 !== uaLower.indexOf(blockedUA.toLowerCase()));
    if (UA_CACHE.size >= MAX_CACHE_ENTRIES) UA_CACHE.clear();
    UA_CACHE.set(key, result);
    return result;
};
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/metrics/config.mjs [instrumentation] (ecmascript)
;
const DEFAULT_FLUSH_INTERVAL_MS = 10000;
const DEFAULT_MAX_SERIES_PER_FLUSH = 1000;
function resolveMetricsConfig(config) {
    const resourceAttributes = config?.resourceAttributes;
    return {
        serviceName: resourceAttributes?.['service.name'] ?? config?.serviceName,
        serviceVersion: resourceAttributes?.['service.version'] ?? config?.serviceVersion,
        environment: resourceAttributes?.['deployment.environment'] ?? config?.environment,
        resourceAttributes,
        beforeSend: config?.beforeSend,
        flushIntervalMs: config?.flushIntervalMs ?? DEFAULT_FLUSH_INTERVAL_MS,
        maxSeriesPerFlush: config?.maxSeriesPerFlush ?? DEFAULT_MAX_SERIES_PER_FLUSH
    };
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/traces/config.mjs [instrumentation] (ecmascript)
;
;
const DEFAULT_FLUSH_INTERVAL_MS1 = 5000;
const DEFAULT_MAX_EXPORT_BATCH_SIZE = 512;
const DEFAULT_MAX_QUEUE_SIZE = 2048;
const DEFAULT_MAX_ATTRIBUTES_PER_SPAN = 128;
const DEFAULT_MAX_EVENTS_PER_SPAN = 128;
const DEFAULT_MAX_ATTRIBUTES_PER_EVENT = 128;
const DEFAULT_MAX_ATTRIBUTE_VALUE_LENGTH = 8192;
const DEFAULT_MAX_LIVE_SPANS = 10000;
const DEFAULT_MAX_SPAN_AGE_MS = 3600000;
function positiveInteger(value, fallback) {
    return 'number' == typeof value && Number.isInteger(value) && value >= 1 ? value : fallback;
}
const IDENTITY_KEYS = [
    'service.name',
    'service.version',
    'deployment.environment'
];
function withUsableIdentityKeys(attributes) {
    if (!attributes || 'object' != typeof attributes || Array.isArray(attributes)) return;
    try {
        if (IDENTITY_KEYS.every((key)=>!(key in attributes) || 'string' == typeof attributes[key])) return attributes;
        const usable = {
            ...attributes
        };
        for (const key of IDENTITY_KEYS)if (key in usable && 'string' != typeof usable[key]) delete usable[key];
        return usable;
    } catch  {
        return;
    }
}
function resolveBeforeSpanSend(beforeSpanSend, logger) {
    if (!beforeSpanSend) return [];
    const supplied = [
        beforeSpanSend
    ].flat().filter((hook)=>Boolean(hook));
    const hooks = supplied.filter((hook)=>'function' == typeof hook);
    if (hooks.length !== supplied.length) logger?.critical(`beforeSpanSend: ignoring ${supplied.length - hooks.length} of ${supplied.length} entries that are not functions. Spans export without them, so whatever they were redacting is not redacted.`);
    return hooks;
}
function resolveTracesConfig(config, hostResourceAttributes, logger) {
    const resourceAttributes = assignUserAttributes({
        ...hostResourceAttributes
    }, withUsableIdentityKeys(config?.resourceAttributes));
    const maxExportBatchSize = positiveInteger(config?.maxExportBatchSize, DEFAULT_MAX_EXPORT_BATCH_SIZE);
    return {
        serviceName: resourceAttributes?.['service.name'] ?? config?.serviceName,
        serviceVersion: resourceAttributes?.['service.version'] ?? config?.serviceVersion,
        environment: resourceAttributes?.['deployment.environment'] ?? config?.environment,
        resourceAttributes,
        beforeSpanSend: resolveBeforeSpanSend(config?.beforeSpanSend, logger),
        maxAttributesPerSpan: positiveInteger(config?.maxAttributesPerSpan, DEFAULT_MAX_ATTRIBUTES_PER_SPAN),
        maxEventsPerSpan: positiveInteger(config?.maxEventsPerSpan, DEFAULT_MAX_EVENTS_PER_SPAN),
        maxAttributesPerEvent: DEFAULT_MAX_ATTRIBUTES_PER_EVENT,
        maxAttributeValueLength: positiveInteger(config?.maxAttributeValueLength, DEFAULT_MAX_ATTRIBUTE_VALUE_LENGTH),
        flushIntervalMs: positiveInteger(config?.flushIntervalMs, DEFAULT_FLUSH_INTERVAL_MS1),
        maxExportBatchSize,
        maxQueueSize: Math.max(positiveInteger(config?.maxQueueSize, DEFAULT_MAX_QUEUE_SIZE), maxExportBatchSize),
        maxLiveSpans: positiveInteger(config?.maxLiveSpans, DEFAULT_MAX_LIVE_SPANS),
        maxSpanAgeMs: positiveInteger(config?.maxSpanAgeMs, DEFAULT_MAX_SPAN_AGE_MS)
    };
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/types.mjs [instrumentation] (ecmascript)
;
const FeatureFlagError1 = {
    ERRORS_WHILE_COMPUTING: 'errors_while_computing_flags',
    FLAG_MISSING: 'flag_missing',
    LOCAL_EVALUATION_INCONCLUSIVE: 'local_evaluation_inconclusive',
    QUOTA_LIMITED: 'quota_limited',
    UNKNOWN_ERROR: 'unknown_error'
};
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/feature-flag-evaluations.mjs [instrumentation] (ecmascript)
;
;
class FeatureFlagEvaluations {
    constructor(init){
        this._host = init.host;
        this._distinctId = init.distinctId;
        this._groups = init.groups;
        this._disableGeoip = init.disableGeoip;
        this._flags = init.flags;
        this._unresolvedFlags = Object.freeze({
            ...init.unresolvedFlags
        });
        this._requestId = init.requestId;
        this._evaluatedAt = init.evaluatedAt;
        this._flagDefinitionsLoadedAt = init.flagDefinitionsLoadedAt;
        this._errorsWhileComputing = init.errorsWhileComputing ?? false;
        this._quotaLimited = init.quotaLimited ?? false;
        this._accessed = init.accessed ?? new Set();
        this._isSlice = init.isSlice ?? false;
    }
    isEnabled(key, options = {}) {
        const flag = this._flags[key];
        this._recordAccess(key, options.sendFeatureFlagEvents);
        return flag?.enabled ?? options.defaultValue ?? false;
    }
    getFlag(key, options = {}) {
        const flag = this._flags[key];
        this._recordAccess(key, options.sendFeatureFlagEvents);
        if (!flag) return;
        if (!flag.enabled) return false;
        return flag.variant ?? true;
    }
    getFlagPayload(key) {
        return this._flags[key]?.payload;
    }
    onlyAccessed() {
        const filtered = {};
        for (const key of this._accessed){
            const flag = this._flags[key];
            if (flag) filtered[key] = flag;
        }
        return this._cloneWith(filtered);
    }
    only(keys) {
        const filtered = {};
        const missing = [];
        for (const key of keys){
            const flag = this._flags[key];
            if (flag) filtered[key] = flag;
            else missing.push(key);
        }
        if (missing.length > 0) this._host.logWarning(`FeatureFlagEvaluations.only() was called with flag keys that are not in the evaluation set and will be dropped: ${missing.join(', ')}`);
        return this._cloneWith(filtered);
    }
    get keys() {
        return Object.keys(this._flags);
    }
    get unresolvedFlags() {
        return this._unresolvedFlags;
    }
    _getEventProperties() {
        const properties = {};
        const activeFlags = [];
        for (const [key, flag] of Object.entries(this._flags)){
            const value = false === flag.enabled ? false : flag.variant ?? true;
            properties[`$feature/${key}`] = value;
            if (flag.enabled) activeFlags.push(key);
        }
        if (activeFlags.length > 0) {
            activeFlags.sort();
            properties['$active_feature_flags'] = activeFlags;
        }
        return properties;
    }
    _cloneWith(flags) {
        return new FeatureFlagEvaluations({
            host: this._host,
            distinctId: this._distinctId,
            groups: this._groups,
            disableGeoip: this._disableGeoip,
            flags,
            requestId: this._requestId,
            evaluatedAt: this._evaluatedAt,
            flagDefinitionsLoadedAt: this._flagDefinitionsLoadedAt,
            errorsWhileComputing: this._errorsWhileComputing,
            quotaLimited: this._quotaLimited,
            accessed: new Set(this._accessed),
            isSlice: true
        });
    }
    _recordAccess(key, sendFeatureFlagEvents) {
        this._accessed.add(key);
        if (!this._host.resolveSendFeatureFlagEvents(sendFeatureFlagEvents)) return;
        if ('' === this._distinctId) return;
        if (this._isSlice && !(key in this._flags)) return;
        const flag = this._flags[key];
        const response = void 0 === flag ? void 0 : false === flag.enabled ? false : flag.variant ?? true;
        const properties = {
            $feature_flag: key,
            $feature_flag_response: response,
            $feature_flag_id: flag?.id,
            $feature_flag_version: flag?.version,
            $feature_flag_reason: flag?.reason,
            locally_evaluated: flag?.locallyEvaluated ?? false,
            [`$feature/${key}`]: response,
            $feature_flag_request_id: this._requestId,
            $feature_flag_evaluated_at: flag?.locallyEvaluated ? Date.now() : this._evaluatedAt
        };
        if (flag?.hasExperiment !== void 0) properties.$feature_flag_has_experiment = flag.hasExperiment;
        if (flag?.locallyEvaluated && void 0 !== this._flagDefinitionsLoadedAt) properties.$feature_flag_definitions_loaded_at = this._flagDefinitionsLoadedAt;
        const errors = [];
        if (this._errorsWhileComputing) errors.push(FeatureFlagError1.ERRORS_WHILE_COMPUTING);
        if (this._quotaLimited) errors.push(FeatureFlagError1.QUOTA_LIMITED);
        if (void 0 === flag) errors.push(Object.prototype.hasOwnProperty.call(this._unresolvedFlags, key) ? FeatureFlagError1.LOCAL_EVALUATION_INCONCLUSIVE : FeatureFlagError1.FLAG_MISSING);
        if (errors.length > 0) properties.$feature_flag_error = errors.join(',');
        this._host.captureFlagCalledEventIfNeeded({
            distinctId: this._distinctId,
            key,
            response,
            groups: this._groups,
            disableGeoip: this._disableGeoip,
            properties
        });
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/feature-flags/feature-flags.mjs [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/featureFlagLocalEvaluation.mjs [instrumentation] (ecmascript)
;
;
const NULL_VALUES_ALLOWED_OPERATORS = [
    'exact',
    'is_not',
    'icontains',
    'not_icontains',
    'starts_with',
    'not_starts_with',
    'ends_with',
    'not_ends_with',
    'regex',
    'not_regex'
];
const LONG_SCALE = 0xfffffffffffffff;
class InconclusiveMatchError extends Error {
    constructor(message, reason = 'unsupported_definition'){
        super(message);
        this.name = this.constructor.name;
        this.reason = reason;
        Object.setPrototypeOf(this, InconclusiveMatchError.prototype);
    }
}
function readContextValue(read) {
    try {
        return read();
    } catch (e) {
        if (e instanceof InconclusiveMatchError) throw new InconclusiveMatchError(e.message, 'missing_context');
        throw e;
    }
}
function isTruthyOrFalsyPropertyValue(value) {
    if ('boolean' == typeof value) return true;
    if ('string' == typeof value) {
        const lowercaseValue = value.toLowerCase();
        return 'true' === lowercaseValue || 'false' === lowercaseValue;
    }
    if (!Array.isArray(value)) return false;
    for(let index = 0; index < value.length; index++)if (!isTruthyOrFalsyPropertyValue(index in value ? value[index] : null)) return false;
    return true;
}
function isTruthyPropertyValue(value) {
    if ('boolean' == typeof value) return value;
    if ('string' == typeof value) return 'true' === value.toLowerCase();
    if (!Array.isArray(value)) return false;
    for(let index = 0; index < value.length; index++)if (!isTruthyPropertyValue(index in value ? value[index] : null)) return false;
    return true;
}
function assertUnicodeScalarString(value) {
    for(let index = 0; index < value.length; index++){
        const unit = value.charCodeAt(index);
        if (unit >= 0xd800 && unit <= 0xdbff) {
            const next = value.charCodeAt(index + 1);
            if (index + 1 >= value.length || next < 0xdc00 || next > 0xdfff) throw new InconclusiveMatchError('Cannot stringify an unpaired surrogate like the flags service');
            index++;
        } else if (unit >= 0xdc00 && unit <= 0xdfff) throw new InconclusiveMatchError('Cannot stringify an unpaired surrogate like the flags service');
    }
}
function assertJsonRepresentable(value, seen = new Set()) {
    if (null === value || 'boolean' == typeof value) return;
    if ('string' == typeof value) return void assertUnicodeScalarString(value);
    if ('number' == typeof value) {
        if (!Number.isFinite(value)) throw new InconclusiveMatchError(`Cannot represent non-finite number ${value} like the flags service`);
        return;
    }
    if (Array.isArray(value)) {
        if (seen.has(value)) throw new InconclusiveMatchError('Cannot represent a circular array during local evaluation');
        seen.add(value);
        try {
            for(let index = 0; index < value.length; index++)if (index in value) assertJsonRepresentable(value[index], seen);
        } finally{
            seen.delete(value);
        }
        return;
    }
    if ('object' == typeof value) {
        const prototype = Object.getPrototypeOf(value);
        if (prototype !== Object.prototype && null !== prototype) throw new InconclusiveMatchError('Cannot represent a non-JSON object like the flags service');
        if (seen.has(value)) throw new InconclusiveMatchError('Cannot represent a circular object during local evaluation');
        seen.add(value);
        try {
            for (const key of Object.keys(value)){
                assertUnicodeScalarString(key);
                assertJsonRepresentable(value[key], seen);
            }
        } finally{
            seen.delete(value);
        }
        return;
    }
    throw new InconclusiveMatchError(`Cannot represent ${typeof value} like the flags service`);
}
function compareJsonObjectKeys(left, right) {
    let leftIndex = 0;
    let rightIndex = 0;
    while(leftIndex < left.length && rightIndex < right.length){
        const leftUnit = left.charCodeAt(leftIndex);
        const rightUnit = right.charCodeAt(rightIndex);
        const leftIsHighSurrogate = leftUnit >= 0xd800 && leftUnit <= 0xdbff;
        const rightIsHighSurrogate = rightUnit >= 0xd800 && rightUnit <= 0xdbff;
        const leftNext = leftIsHighSurrogate ? left.charCodeAt(leftIndex + 1) : 0;
        const rightNext = rightIsHighSurrogate ? right.charCodeAt(rightIndex + 1) : 0;
        const leftCodePoint = leftIsHighSurrogate ? (leftUnit - 0xd800) * 0x400 + leftNext - 0xdc00 + 0x10000 : leftUnit;
        const rightCodePoint = rightIsHighSurrogate ? (rightUnit - 0xd800) * 0x400 + rightNext - 0xdc00 + 0x10000 : rightUnit;
        if (leftCodePoint !== rightCodePoint) return leftCodePoint - rightCodePoint;
        leftIndex += leftIsHighSurrogate ? 2 : 1;
        rightIndex += rightIsHighSurrogate ? 2 : 1;
    }
    return left.length - right.length;
}
function serializeJsonValue(value, seen = new Set()) {
    if (null === value) return 'null';
    if ('string' == typeof value) {
        assertUnicodeScalarString(value);
        return JSON.stringify(value);
    }
    if ('boolean' == typeof value) return value ? 'true' : 'false';
    if ('number' == typeof value) {
        if (!Number.isFinite(value)) throw new InconclusiveMatchError(`Cannot stringify non-finite number ${value} like the flags service`);
        if (Number.isInteger(value)) throw new InconclusiveMatchError(`Cannot distinguish integer ${value} from an integral JSON float during local evaluation`);
        return String(value);
    }
    if (Array.isArray(value)) {
        if (seen.has(value)) throw new InconclusiveMatchError('Cannot stringify a circular array during local evaluation');
        seen.add(value);
        try {
            const items = [];
            for(let index = 0; index < value.length; index++)items.push(index in value ? serializeJsonValue(value[index], seen) : 'null');
            return `[${items.join(',')}]`;
        } finally{
            seen.delete(value);
        }
    }
    if ('object' == typeof value) {
        const prototype = Object.getPrototypeOf(value);
        if (prototype !== Object.prototype && null !== prototype) throw new InconclusiveMatchError('Cannot stringify a non-JSON object like the flags service');
        if (seen.has(value)) throw new InconclusiveMatchError('Cannot stringify a circular object during local evaluation');
        seen.add(value);
        try {
            const keys = Object.keys(value);
            keys.forEach(assertUnicodeScalarString);
            return `{${keys.sort(compareJsonObjectKeys).map((key)=>`${JSON.stringify(key)}:${serializeJsonValue(value[key], seen)}`).join(',')}}`;
        } finally{
            seen.delete(value);
        }
    }
    throw new InconclusiveMatchError(`Cannot stringify ${typeof value} like the flags service`);
}
function exactMatchString(value) {
    if ('string' == typeof value) {
        assertUnicodeScalarString(value);
        return value;
    }
    return serializeJsonValue(value);
}
const LITERAL_ESCAPED_PUNCTUATION = /[\x20-\x2f:;=?@\x5b-\x60\x7b-\x7e]/;
function getPortableRegexClasses(pattern) {
    const classes = [];
    let classStart = -1;
    let previousToken = '';
    for(let index = 0; index < pattern.length; index++){
        const character = pattern[index];
        if (character.charCodeAt(0) > 0x7f) return null;
        if ('\\' === character) {
            const escaped = pattern[++index];
            if (void 0 === escaped) break;
            if ('x' === escaped) {
                if (!/^[\da-f]{2}$/i.test(pattern.slice(index + 1, index + 3))) return null;
                index += 2;
            } else if (!'dDsSwWbBfnrtv'.includes(escaped) && !LITERAL_ESCAPED_PUNCTUATION.test(escaped)) return null;
            if (-1 === classStart && 'bB'.includes(escaped)) return null;
            previousToken = 'literal';
            continue;
        }
        if ('[' === character) {
            if (-1 !== classStart) return null;
            classStart = index;
        } else if (']' === character && -1 !== classStart) {
            const contentStart = classStart + ('^' === pattern[classStart + 1] ? 2 : 1);
            if (index === contentStart) return null;
            classes.push(pattern.slice(classStart, index + 1));
            classStart = -1;
            previousToken = 'literal';
            continue;
        } else if (-1 !== classStart) {
            if ([
                '&&',
                '--',
                '~~'
            ].includes(pattern.slice(index, index + 2))) return null;
            continue;
        } else if ('(' === character && '?' === pattern[index + 1]) {
            if (':' !== pattern[index + 2]) return null;
            index += 2;
        } else if ('{' === character) {
            const repetition = /^\{(\d+)(?:,(\d*))?\}/.exec(pattern.slice(index));
            if (!repetition || [
                '',
                '|',
                '('
            ].includes(previousToken) || repetition.slice(1).some((count)=>Number(count) > 0xffffffff)) return null;
        } else if ('*+?}'.includes(character) && ('+' === pattern[index + 1] || '{' === pattern[index + 1])) return null;
        if ('*+?{'.includes(character) && [
            '^',
            '$',
            'empty group'
        ].includes(previousToken)) return null;
        previousToken = ')' === character && [
            '(',
            'empty group'
        ].includes(previousToken) ? 'empty group' : character;
    }
    return classes;
}
function regexRequiresServerEvaluation(message) {
    const error = new InconclusiveMatchError(message);
    Object.defineProperty(error, Symbol.for('posthog.requiresServerRegexEvaluation'), {
        value: true
    });
    return error;
}
function matchFeatureFlagRegex(pattern, value) {
    if ('' === pattern) return true;
    const characterClasses = getPortableRegexClasses(pattern);
    if (null === characterClasses) throw regexRequiresServerEvaluation('Regex syntax requires server evaluation');
    let regex;
    try {
        regex = new RegExp(pattern);
    } catch (error) {
        if (error instanceof SyntaxError) return null;
        throw regexRequiresServerEvaluation('Regex compilation requires server evaluation');
    }
    for (const characterClass of characterClasses)try {
        new RegExp(characterClass, 'u');
    } catch  {
        throw regexRequiresServerEvaluation('Regex character class syntax requires server evaluation');
    }
    for(let index = 0; index < value.length; index++){
        const character = value[index];
        if (character.charCodeAt(0) > 0x7f || '\r' === character) throw regexRequiresServerEvaluation('Regex matching for Unicode or carriage returns requires server evaluation');
    }
    try {
        return regex.test(value);
    } catch  {
        throw regexRequiresServerEvaluation('Regex execution requires server evaluation');
    }
}
function asciiLowercase(value) {
    return String(value).replace(/[A-Z]/g, (character)=>character.toLowerCase());
}
function parseSemverNumericIdentifier(part, raw, parsingPolicy) {
    if (!/^\d+$/.test(part) || 'strict' === parsingPolicy && part.length > 1 && '0' === part[0]) throw new InconclusiveMatchError(`Invalid semver: ${raw}`);
    return parseInt(part, 10);
}
function parseFeatureFlagSemver(value, parsingPolicy = 'strict') {
    const text = String(value).trim().replace(/^[vV]/, '');
    const baseVersion = text.split('-')[0].split('+')[0];
    if (!baseVersion || baseVersion.startsWith('.')) throw new InconclusiveMatchError(`Invalid semver: ${value}`);
    const parts = baseVersion.split('.');
    const parsePart = (part)=>{
        if (void 0 === part || '' === part) return 0;
        return parseSemverNumericIdentifier(part, value, parsingPolicy);
    };
    return [
        parsePart(parts[0]),
        parsePart(parts[1]),
        parsePart(parts[2])
    ];
}
function compareSemverTuples(a, b) {
    for(let i = 0; i < 3; i++){
        if (a[i] < b[i]) return -1;
        if (a[i] > b[i]) return 1;
    }
    return 0;
}
function computeTildeBounds(value, parsingPolicy) {
    const parsed = parseFeatureFlagSemver(value, parsingPolicy);
    return {
        lower: [
            parsed[0],
            parsed[1],
            parsed[2]
        ],
        upper: [
            parsed[0],
            parsed[1] + 1,
            0
        ]
    };
}
function computeCaretBounds(value, parsingPolicy) {
    const [major, minor, patch] = parseFeatureFlagSemver(value, parsingPolicy);
    const lower = [
        major,
        minor,
        patch
    ];
    let upper;
    upper = major > 0 ? [
        major + 1,
        0,
        0
    ] : minor > 0 ? [
        0,
        minor + 1,
        0
    ] : [
        0,
        0,
        patch + 1
    ];
    return {
        lower,
        upper
    };
}
function computeWildcardBounds(value, parsingPolicy) {
    const text = String(value).trim().replace(/^[vV]/, '');
    const cleanedText = text.replace(/\.\*$/, '').replace(/\*$/, '');
    if (!cleanedText) throw new InconclusiveMatchError(`Invalid wildcard semver: ${value}`);
    const parts = cleanedText.split('.');
    const parseWildcardPart = (part)=>{
        if ('legacy-permissive' === parsingPolicy) {
            const parsed = parseInt(part, 10);
            if (!isNaN(parsed)) return parsed;
        } else try {
            return parseSemverNumericIdentifier(part, value, parsingPolicy);
        } catch  {}
        throw new InconclusiveMatchError(`Invalid wildcard semver: ${value}`);
    };
    const major = parseWildcardPart(parts[0]);
    if (1 === parts.length) return {
        lower: [
            major,
            0,
            0
        ],
        upper: [
            major + 1,
            0,
            0
        ]
    };
    const minor = parseWildcardPart(parts[1]);
    return {
        lower: [
            major,
            minor,
            0
        ],
        upper: [
            major,
            minor + 1,
            0
        ]
    };
}
function convertToDateTime(value) {
    if (value instanceof Date) return value;
    if ('string' == typeof value || 'number' == typeof value) {
        const date = new Date(value);
        if (!isNaN(date.valueOf())) return date;
        throw new InconclusiveMatchError(`${value} is in an invalid date format`);
    }
    throw new InconclusiveMatchError(`The date provided ${value} must be a string, number, or date object`);
}
function relativeDateParseForFeatureFlagMatching(value) {
    const regex = /^-?(?<number>[0-9]+)(?<interval>[a-z])$/;
    const match = value.match(regex);
    const parsedDt = new Date(new Date().toISOString());
    if (!match || !match.groups) return null;
    const number = parseInt(match.groups['number']);
    if (number >= 10000) return null;
    const interval = match.groups['interval'];
    if ('h' === interval) parsedDt.setUTCHours(parsedDt.getUTCHours() - number);
    else if ('d' === interval) parsedDt.setUTCDate(parsedDt.getUTCDate() - number);
    else if ('w' === interval) parsedDt.setUTCDate(parsedDt.getUTCDate() - 7 * number);
    else if ('m' === interval) subtractUTCMonths(parsedDt, number);
    else {
        if ('y' !== interval) return null;
        subtractUTCYears(parsedDt, number);
    }
    return parsedDt;
}
function subtractUTCMonths(date, months) {
    const year = date.getUTCFullYear();
    const month = date.getUTCMonth();
    let day = date.getUTCDate();
    for(let step = 1; step <= months && day > 28; step++){
        const lastDayOfMonth = new Date(Date.UTC(year, month - step + 1, 0)).getUTCDate();
        day = Math.min(day, lastDayOfMonth);
    }
    date.setUTCFullYear(year, month - months, day);
}
function subtractUTCYears(date, years) {
    const month = date.getUTCMonth();
    const day = years > 0 && 1 === month && 29 === date.getUTCDate() ? 28 : date.getUTCDate();
    date.setUTCFullYear(date.getUTCFullYear() - years, month, day);
}
function parseDateFilter(value) {
    if ('boolean' == typeof value) throw new InconclusiveMatchError('Date operations cannot be performed on boolean values');
    return relativeDateParseForFeatureFlagMatching(String(value)) ?? convertToDateTime(value);
}
function assertFeatureFlagFilterSupported(property, options = {}) {
    const value = property.value;
    const parsingPolicy = options.semverParsingPolicy ?? 'strict';
    switch(property.operator || 'exact'){
        case 'exact':
        case 'is_not':
            for (const item of Array.isArray(value) ? value : [
                value
            ])exactMatchString(item);
            return;
        case 'is_set':
        case 'is_not_set':
        case 'icontains':
        case 'not_icontains':
        case 'starts_with':
        case 'not_starts_with':
        case 'ends_with':
        case 'not_ends_with':
        case 'regex':
        case 'not_regex':
        case 'gt':
        case 'gte':
        case 'lt':
        case 'lte':
            return;
        case 'is_date_after':
        case 'is_date_before':
            parseDateFilter(value);
            return;
        case 'semver_eq':
        case 'semver_neq':
        case 'semver_gt':
        case 'semver_gte':
        case 'semver_lt':
        case 'semver_lte':
            parseFeatureFlagSemver(String(value), parsingPolicy);
            return;
        case 'semver_tilde':
            computeTildeBounds(String(value), parsingPolicy);
            return;
        case 'semver_caret':
            computeCaretBounds(String(value), parsingPolicy);
            return;
        case 'semver_wildcard':
            computeWildcardBounds(String(value), parsingPolicy);
            return;
        default:
            throw new InconclusiveMatchError(`Unknown operator: ${property.operator}`);
    }
}
function matchFeatureFlagProperty(property, propertyValues, options = {}) {
    try {
        return matchPropertyValue(property, propertyValues, options);
    } catch (e) {
        if (e instanceof InconclusiveMatchError && 'missing_context' === e.reason) assertFeatureFlagFilterSupported(property, options);
        throw e;
    }
}
function matchPropertyValue(property, propertyValues, options) {
    const key = property.key;
    const value = property.value;
    const operator = property.operator || 'exact';
    const parsingPolicy = options.semverParsingPolicy ?? 'strict';
    const hasProperty = Object.prototype.hasOwnProperty.call(propertyValues, key);
    if (hasProperty) {
        if ('is_not_set' === operator) return false;
        else if ('is_set' === operator) return true;
    } else throw new InconclusiveMatchError(`Property ${key} not found in propertyValues`, 'missing_context');
    const overrideValue = propertyValues[key];
    if (void 0 === overrideValue) {
        options.warnFunction?.(`Property ${key} cannot have a value of undefined with the ${operator} operator`);
        throw new InconclusiveMatchError(`Property ${key} is undefined in propertyValues`);
    }
    if (null === overrideValue && !NULL_VALUES_ALLOWED_OPERATORS.includes(operator)) {
        options.warnFunction?.(`Property ${key} cannot have a value of null with the ${operator} operator`);
        return false;
    }
    const computeExactMatch = (target, actual)=>{
        if (2 !== options.propertyMatchingVersion && isTruthyOrFalsyPropertyValue(target) || Array.isArray(target) && 0 === target.length) {
            readContextValue(()=>assertJsonRepresentable(actual));
            return isTruthyPropertyValue(target) === isTruthyPropertyValue(actual);
        }
        if (2 === options.propertyMatchingVersion && 'number' == typeof actual && isTruthyOrFalsyPropertyValue(target)) {
            readContextValue(()=>assertJsonRepresentable(actual));
            return false;
        }
        if (Array.isArray(target)) {
            const actualString = readContextValue(()=>exactMatchString(actual)).toLowerCase();
            return target.some((item)=>exactMatchString(item).toLowerCase() === actualString);
        }
        const targetString = exactMatchString(target).toLowerCase();
        return targetString === readContextValue(()=>exactMatchString(actual)).toLowerCase();
    };
    const compare = (lhs, rhs, comparisonOperator)=>{
        if ('gt' === comparisonOperator) return lhs > rhs;
        if ('gte' === comparisonOperator) return lhs >= rhs;
        if ('lt' === comparisonOperator) return lhs < rhs;
        if ('lte' === comparisonOperator) return lhs <= rhs;
        throw new Error(`Invalid operator: ${comparisonOperator}`);
    };
    const parseContextSemver = ()=>readContextValue(()=>parseFeatureFlagSemver(String(overrideValue), parsingPolicy));
    const compareContextSemverToFilter = ()=>{
        const filterParsed = parseFeatureFlagSemver(String(value), parsingPolicy);
        return compareSemverTuples(parseContextSemver(), filterParsed);
    };
    const isContextSemverWithin = ({ lower, upper })=>{
        const overrideParsed = parseContextSemver();
        return compareSemverTuples(overrideParsed, lower) >= 0 && compareSemverTuples(overrideParsed, upper) < 0;
    };
    switch(operator){
        case 'exact':
            return computeExactMatch(value, overrideValue);
        case 'is_not':
            return !computeExactMatch(value, overrideValue);
        case 'is_set':
            return true;
        case 'icontains':
            return asciiLowercase(overrideValue).includes(asciiLowercase(value));
        case 'not_icontains':
            return !asciiLowercase(overrideValue).includes(asciiLowercase(value));
        case 'starts_with':
            return asciiLowercase(overrideValue).startsWith(asciiLowercase(value));
        case 'not_starts_with':
            return !asciiLowercase(overrideValue).startsWith(asciiLowercase(value));
        case 'ends_with':
            return asciiLowercase(overrideValue).endsWith(asciiLowercase(value));
        case 'not_ends_with':
            return !asciiLowercase(overrideValue).endsWith(asciiLowercase(value));
        case 'regex':
        case 'not_regex':
            {
                const matched = matchFeatureFlagRegex(String(value), String(overrideValue));
                if (null === matched) return false;
                return 'regex' === operator ? matched : !matched;
            }
        case 'gt':
        case 'gte':
        case 'lt':
        case 'lte':
            {
                const parsedValue = 'number' == typeof value ? value : parseFloat(String(value));
                const parsedOverride = 'number' == typeof overrideValue ? overrideValue : null != overrideValue ? parseFloat(String(overrideValue)) : 0 / 0;
                if (Number.isFinite(parsedValue) && Number.isFinite(parsedOverride)) return compare(parsedOverride, parsedValue, operator);
                return compare(String(overrideValue), String(value), operator);
            }
        case 'is_date_after':
        case 'is_date_before':
            {
                const parsedDate = parseDateFilter(value);
                const overrideDate = readContextValue(()=>convertToDateTime(overrideValue));
                return 'is_date_before' === operator ? overrideDate < parsedDate : overrideDate > parsedDate;
            }
        case 'semver_eq':
            return 0 === compareContextSemverToFilter();
        case 'semver_neq':
            return 0 !== compareContextSemverToFilter();
        case 'semver_gt':
            return compareContextSemverToFilter() > 0;
        case 'semver_gte':
            return compareContextSemverToFilter() >= 0;
        case 'semver_lt':
            return compareContextSemverToFilter() < 0;
        case 'semver_lte':
            return compareContextSemverToFilter() <= 0;
        case 'semver_tilde':
            return isContextSemverWithin(computeTildeBounds(String(value), parsingPolicy));
        case 'semver_caret':
            return isContextSemverWithin(computeCaretBounds(String(value), parsingPolicy));
        case 'semver_wildcard':
            return isContextSemverWithin(computeWildcardBounds(String(value), parsingPolicy));
        default:
            throw new InconclusiveMatchError(`Unknown operator: ${operator}`);
    }
}
async function hashSHA1(text) {
    const subtle = globalThis.crypto?.subtle;
    if (!subtle) throw new Error('SubtleCrypto API not available');
    const hashBuffer = await subtle.digest('SHA-1', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hashBuffer)).map((byte)=>byte.toString(16).padStart(2, '0')).join('');
}
async function getFeatureFlagHash(key, bucketingValue, salt = '', separator = '.') {
    const hashString = await hashSHA1(`${key}${separator}${bucketingValue}${salt}`);
    return parseInt(hashString.slice(0, 15), 16) / LONG_SCALE;
}
async function getHoldoutVariant(holdout, bucketingValue) {
    if (null == holdout || null == holdout.id || null == holdout.exclusion_percentage) return;
    const rawPercentage = Number(holdout.exclusion_percentage);
    if (!Number.isFinite(rawPercentage)) return;
    const percentage = Math.min(Math.max(rawPercentage, 0), 100);
    if (100 !== percentage) {
        const hash = await getFeatureFlagHash('holdout', bucketingValue, '', '-');
        if (hash > percentage / 100) return;
    }
    return `holdout-${holdout.id}`;
}
function getFeatureFlagVariantLookupTable(variants) {
    const table = [];
    let valueMin = 0;
    for (const variant of variants){
        const valueMax = valueMin + variant.rollout_percentage / 100.0;
        table.push({
            valueMin,
            valueMax,
            key: variant.key
        });
        valueMin = valueMax;
    }
    return table;
}
async function getFeatureFlagVariant(key, bucketingValue, variants) {
    const hashValue = await getFeatureFlagHash(key, bucketingValue, 'variant');
    return getFeatureFlagVariantLookupTable(variants).find((variant)=>hashValue >= variant.valueMin && hashValue < variant.valueMax)?.key;
}
function resolveFeatureFlagPayload(payloads, flagValue) {
    if (false === flagValue || null == flagValue || !payloads) return null;
    const payloadKey = 'boolean' == typeof flagValue ? flagValue.toString() : flagValue;
    const payload = payloads[payloadKey] || null;
    return null == payload ? null : parsePayload(payload);
}
;
;
const SIXTY_SECONDS = 60000;
function normalizeEvaluationRuntime(value) {
    return 'client' === value || 'server' === value ? value : 'all';
}
function evaluationRuntimesMatch(a, b) {
    return a === b || 'all' === a || 'all' === b;
}
class ClientError extends Error {
    constructor(message){
        super();
        Error.captureStackTrace(this, this.constructor);
        this.name = 'ClientError';
        this.message = message;
        Object.setPrototypeOf(this, ClientError.prototype);
    }
}
function setCustomErrorPrototype(error, constructor) {
    error.name = constructor.name;
    Error.captureStackTrace(error, constructor);
    Object.setPrototypeOf(error, constructor.prototype);
}
class RequiresServerEvaluation extends Error {
    constructor(message, reason = 'unsupported_definition'){
        super(message), this.reason = reason;
        setCustomErrorPrototype(this, RequiresServerEvaluation);
    }
}
const UNRESOLVED_REASON_PRECEDENCE = [
    'experience_continuity',
    'unsupported_definition',
    'unresolved_dependency',
    'missing_context'
];
function pickUnresolvedReason(current, next) {
    if (void 0 === current) return next;
    return UNRESOLVED_REASON_PRECEDENCE.indexOf(next) < UNRESOLVED_REASON_PRECEDENCE.indexOf(current) ? next : current;
}
function preserveRegexUncertainty(error, original) {
    if (original instanceof InconclusiveMatchError && Symbol.for('posthog.requiresServerRegexEvaluation') in original) Object.defineProperty(error, Symbol.for('posthog.requiresServerRegexEvaluation'), {
        value: true
    });
    return error;
}
class FeatureFlagsPoller {
    constructor({ pollingInterval, personalApiKey, projectApiKey, timeout, host, customHeaders, ...options }){
        this.debugMode = false;
        this.shouldBeginExponentialBackoff = false;
        this.backOffCount = 0;
        this.pollerStopped = false;
        this.filteredOutFlagKeys = new Set();
        this.warnedUnresolvableFlags = new Map();
        this.pollingInterval = pollingInterval;
        this.personalApiKey = personalApiKey;
        this.featureFlags = [];
        this.featureFlagsByKey = {};
        this.groupTypeMapping = {};
        this.cohorts = {};
        this.loadedSuccessfullyOnce = false;
        this.timeout = timeout;
        this.projectApiKey = projectApiKey;
        this.host = host;
        this.poller = void 0;
        this.fetch = options.fetch || fetch;
        this.onError = options.onError;
        this.customHeaders = customHeaders;
        this.onLoad = options.onLoad;
        this.onMinimalFlagCalledEvents = options.onMinimalFlagCalledEvents;
        this.cacheProvider = options.cacheProvider;
        this.strictLocalEvaluation = options.strictLocalEvaluation ?? false;
        this.evaluationContexts = options.evaluationContexts;
        this.loadFeatureFlags();
    }
    debug(enabled = true) {
        this.debugMode = enabled;
    }
    logMsgIfDebug(fn) {
        if (this.debugMode) fn();
    }
    currentDefinitions() {
        return {
            featureFlagsByKey: this.featureFlagsByKey,
            groupTypeMapping: this.groupTypeMapping,
            cohorts: this.cohorts,
            filteredOutFlagKeys: this.filteredOutFlagKeys,
            propertyMatchingVersion: this.propertyMatchingVersion
        };
    }
    withEvaluationSnapshot(context) {
        if (context.definitions) return context;
        return {
            ...context,
            evaluationCache: {},
            definitions: this.currentDefinitions()
        };
    }
    createEvaluationContext(distinctId, groups = {}, personProperties = {}, groupProperties = {}, evaluationCache = {}) {
        return {
            distinctId,
            groups,
            personProperties,
            groupProperties,
            evaluationCache
        };
    }
    async getFeatureFlag(key, distinctId, groups = {}, personProperties = {}, groupProperties = {}) {
        await this.loadFeatureFlags();
        let response;
        let featureFlag;
        if (!this.loadedSuccessfullyOnce) return response;
        featureFlag = this.featureFlagsByKey[key];
        if (void 0 !== featureFlag) {
            const evaluationContext = this.createEvaluationContext(distinctId, groups, personProperties, groupProperties);
            try {
                const result = await this.computeFlagAndPayloadLocally(featureFlag, evaluationContext);
                response = result.value;
                this.logMsgIfDebug(()=>console.debug(`Successfully computed flag locally: ${key} -> ${response}`));
            } catch (e) {
                if (e instanceof RequiresServerEvaluation || e instanceof InconclusiveMatchError) this.logMsgIfDebug(()=>console.debug(`${e.name} when computing flag locally: ${key}: ${e.message}`));
                else if (e instanceof Error) this.onError?.(new Error(`Error computing flag locally: ${key}: ${e}`));
            }
        }
        return response;
    }
    async getAllFlagsAndPayloads(evaluationContext, flagKeysToExplicitlyEvaluate) {
        await this.loadFeatureFlags();
        const response = {};
        const payloads = {};
        const unresolved = {};
        let fallbackToFlags = 0 == this.featureFlags.length;
        const flagsToEvaluate = flagKeysToExplicitlyEvaluate ? flagKeysToExplicitlyEvaluate.map((key)=>this.featureFlagsByKey[key]).filter(Boolean) : this.featureFlags;
        const sharedEvaluationContext = this.withEvaluationSnapshot({
            ...evaluationContext,
            definitions: void 0
        });
        await Promise.all(flagsToEvaluate.map(async (flag)=>{
            try {
                const { value: matchValue, payload: matchPayload } = await this.computeFlagAndPayloadLocally(flag, sharedEvaluationContext, {
                    skipLoadCheck: true
                });
                response[flag.key] = matchValue;
                if (matchPayload) payloads[flag.key] = matchPayload;
            } catch (e) {
                if (e instanceof RequiresServerEvaluation || e instanceof InconclusiveMatchError) {
                    this.logMsgIfDebug(()=>console.debug(`${e.name} when computing flag locally: ${flag.key}: ${e.message}`));
                    unresolved[flag.key] = e.reason;
                } else if (e instanceof Error) this.onError?.(new Error(`Error computing flag locally: ${flag.key}: ${e}`));
                if (evaluationRuntimesMatch(normalizeEvaluationRuntime(flag.evaluation_runtime), 'server')) fallbackToFlags = true;
            }
        }));
        return {
            response,
            payloads,
            unresolved,
            fallbackToFlags
        };
    }
    async computeFlagAndPayloadLocally(flag, evaluationContext, options = {}) {
        const { matchValue, skipLoadCheck = false } = options;
        if (this.loadedSuccessfullyOnce) evaluationContext = this.withEvaluationSnapshot(evaluationContext);
        if (!skipLoadCheck) await this.loadFeatureFlags();
        if (!this.loadedSuccessfullyOnce) return {
            value: false,
            payload: null
        };
        evaluationContext = this.withEvaluationSnapshot(evaluationContext);
        flag = evaluationContext.definitions.featureFlagsByKey[flag.key] ?? flag;
        let flagValue;
        flagValue = void 0 !== matchValue ? matchValue : await this.computeFlagValueLocally(flag, evaluationContext);
        const payload = resolveFeatureFlagPayload(flag.filters?.payloads, flagValue);
        return {
            value: flagValue,
            payload
        };
    }
    async computeFlagValueLocally(flag, evaluationContext) {
        const { distinctId, groups, personProperties, groupProperties } = evaluationContext;
        if (!flag.active) return false;
        if (flag.ensure_experience_continuity) throw new InconclusiveMatchError('Flag has experience continuity enabled', 'experience_continuity');
        const flagFilters = flag.filters || {};
        const aggregation_group_type_index = flagFilters.aggregation_group_type_index;
        if (void 0 != aggregation_group_type_index) {
            const groupName = evaluationContext.definitions.groupTypeMapping[String(aggregation_group_type_index)];
            if (!groupName) {
                this.logMsgIfDebug(()=>console.warn(`[FEATURE FLAGS] Unknown group type index ${aggregation_group_type_index} for feature flag ${flag.key}`));
                throw new InconclusiveMatchError('Flag has unknown group type index');
            }
            if (!(groupName in groups)) {
                this.logMsgIfDebug(()=>console.warn(`[FEATURE FLAGS] Can't compute group feature flag: ${flag.key} without group names passed in`));
                return false;
            }
            if ('device_id' === flag.bucketing_identifier && (personProperties?.$device_id === void 0 || personProperties?.$device_id === null || personProperties?.$device_id === '')) this.logMsgIfDebug(()=>console.warn(`[FEATURE FLAGS] Ignoring bucketing_identifier for group flag: ${flag.key}`));
            const focusedGroupProperties = groupProperties[groupName];
            return await this.matchFeatureFlagProperties(flag, groups[groupName], focusedGroupProperties, evaluationContext);
        }
        {
            const bucketingValue = this.getBucketingValueForFlag(flag, distinctId, personProperties);
            if (void 0 === bucketingValue) {
                this.logMsgIfDebug(()=>console.warn(`[FEATURE FLAGS] Can't compute feature flag: ${flag.key} without $device_id, falling back to server evaluation`));
                throw new InconclusiveMatchError(`Can't compute feature flag: ${flag.key} without $device_id`, getDefinitionUnresolvedReason(flag, evaluationContext.definitions) ?? 'missing_context');
            }
            return await this.matchFeatureFlagProperties(flag, bucketingValue, personProperties, evaluationContext);
        }
    }
    getBucketingValueForFlag(flag, distinctId, properties) {
        if (flag.filters?.aggregation_group_type_index != void 0) return distinctId;
        if ('device_id' === flag.bucketing_identifier) {
            const deviceId = properties?.$device_id;
            if (null == deviceId || '' === deviceId) return;
            return deviceId;
        }
        return distinctId;
    }
    async evaluateFlagDependency(property, properties, evaluationContext) {
        const { evaluationCache } = evaluationContext;
        const targetFlagKey = property.key;
        if (!evaluationContext.definitions.featureFlagsByKey) throw new InconclusiveMatchError('Feature flags not available for dependency evaluation');
        if (!('dependency_chain' in property)) throw new InconclusiveMatchError(`Flag dependency property for '${targetFlagKey}' is missing required 'dependency_chain' field`);
        const dependencyChain = property.dependency_chain;
        if (!Array.isArray(dependencyChain)) throw new InconclusiveMatchError(`Flag dependency property for '${targetFlagKey}' has an invalid 'dependency_chain' (expected array, got ${typeof dependencyChain})`);
        if (0 === dependencyChain.length) throw new InconclusiveMatchError(`Circular dependency detected for flag '${targetFlagKey}' (empty dependency chain)`);
        const missingDependency = dependencyChain.find((depFlagKey)=>!(depFlagKey in evaluationCache) && !evaluationContext.definitions.featureFlagsByKey[depFlagKey] && !evaluationContext.definitions.filteredOutFlagKeys.has(depFlagKey));
        if (void 0 !== missingDependency) throw new InconclusiveMatchError(`Missing flag dependency '${missingDependency}' for flag '${targetFlagKey}'`);
        for (const depFlagKey of dependencyChain){
            if (!(depFlagKey in evaluationCache)) {
                const depFlag = evaluationContext.definitions.featureFlagsByKey[depFlagKey];
                if (depFlag) if (depFlag.active) try {
                    const depResult = await this.computeFlagValueLocally(depFlag, evaluationContext);
                    evaluationCache[depFlagKey] = depResult;
                } catch (error) {
                    if (error instanceof RequiresServerEvaluation) throw new RequiresServerEvaluation(`Flag dependency '${depFlagKey}' for flag '${targetFlagKey}' requires server evaluation: ${error.message}`, 'unresolved_dependency');
                    throw preserveRegexUncertainty(new InconclusiveMatchError(`Error evaluating flag dependency '${depFlagKey}' for flag '${targetFlagKey}': ${error}`, 'unresolved_dependency'), error);
                }
                else evaluationCache[depFlagKey] = false;
                else evaluationCache[depFlagKey] = false;
            }
            const cachedResult = evaluationCache[depFlagKey];
            if (null == cachedResult) throw new InconclusiveMatchError(`Dependency '${depFlagKey}' could not be evaluated`, 'unresolved_dependency');
        }
        const targetFlagValue = evaluationCache[targetFlagKey];
        return this.flagEvaluatesToExpectedValue(property.value, targetFlagValue);
    }
    flagEvaluatesToExpectedValue(expectedValue, flagValue) {
        if ('boolean' == typeof expectedValue) return expectedValue === flagValue || 'string' == typeof flagValue && '' !== flagValue && true === expectedValue;
        if ('string' == typeof expectedValue) return flagValue === expectedValue;
        return false;
    }
    async matchFeatureFlagProperties(flag, bucketingValue, properties, evaluationContext) {
        evaluationContext = this.withEvaluationSnapshot(evaluationContext);
        const flagFilters = flag.filters || {};
        const holdoutVariant = await getHoldoutVariant(flagFilters.holdout, bucketingValue);
        if (void 0 !== holdoutVariant) return holdoutVariant;
        const flagConditions = flagFilters.groups || [];
        const flagAggregation = flagFilters.aggregation_group_type_index;
        const earlyExitEnabled = flagFilters.early_exit ?? false;
        const { groups, groupProperties } = evaluationContext;
        let inconclusiveReason;
        let regexError;
        const deferredRegexValues = new Set();
        let result;
        for (const condition of flagConditions){
            let effectiveBucketingValue = bucketingValue;
            try {
                const conditionAggregation = void 0 !== condition.aggregation_group_type_index ? condition.aggregation_group_type_index : flagAggregation;
                let effectiveProperties = properties;
                if (conditionAggregation !== flagAggregation) {
                    if (null != conditionAggregation) {
                        const groupName = evaluationContext.definitions.groupTypeMapping[String(conditionAggregation)];
                        if (!groupName || !(groupName in groups)) {
                            this.logMsgIfDebug(()=>console.debug(`[FEATURE FLAGS] Skipping group condition for flag '${flag.key}': group type index ${conditionAggregation} not available`));
                            continue;
                        }
                        if (!(groupName in groupProperties)) {
                            inconclusiveReason = pickUnresolvedReason(inconclusiveReason, 'missing_context');
                            continue;
                        }
                        effectiveProperties = groupProperties[groupName];
                        effectiveBucketingValue = groups[groupName];
                    }
                }
                const matchResult = await this.isConditionMatch(flag, effectiveBucketingValue, condition, effectiveProperties, evaluationContext);
                if ('match' === matchResult) {
                    const variantOverride = condition.variant;
                    const flagVariants = flagFilters.multivariate?.variants || [];
                    result = variantOverride && flagVariants.some((variant)=>variant.key === variantOverride) ? variantOverride : await this.getMatchingVariant(flag, effectiveBucketingValue) || true;
                    break;
                }
                if (earlyExitEnabled && 'out_of_rollout_bound' === matchResult) {
                    if (inconclusiveReason) break;
                    return false;
                }
            } catch (e) {
                if (e instanceof RequiresServerEvaluation) {
                    let definitionReason;
                    try {
                        definitionReason = getDefinitionUnresolvedReason(flag, evaluationContext.definitions);
                    } catch  {}
                    const reason = pickUnresolvedReason(pickUnresolvedReason(inconclusiveReason, e.reason), definitionReason ?? e.reason);
                    throw reason === e.reason ? e : new RequiresServerEvaluation(e.message, reason);
                }
                if (e instanceof InconclusiveMatchError) {
                    inconclusiveReason = pickUnresolvedReason(inconclusiveReason, e.reason);
                    if (Symbol.for('posthog.requiresServerRegexEvaluation') in e) {
                        regexError = e;
                        if (earlyExitEnabled && void 0 != condition.rollout_percentage && await getFeatureFlagHash(flag.key, effectiveBucketingValue) > condition.rollout_percentage / 100.0) deferredRegexValues.add(false);
                        else {
                            const variants = flagFilters.multivariate?.variants || [];
                            const override = condition.variant;
                            deferredRegexValues.add(override && variants.some((variant)=>variant.key === override) ? override : await this.getMatchingVariant(flag, effectiveBucketingValue) || true);
                        }
                    }
                } else throw e;
            }
        }
        if (void 0 !== result && !(regexError && [
            ...deferredRegexValues
        ].some((value)=>value !== result))) return result;
        if (inconclusiveReason) throw preserveRegexUncertainty(new InconclusiveMatchError("Can't determine if feature flag is enabled or not with given properties", inconclusiveReason), regexError);
        return false;
    }
    async isConditionMatch(flag, bucketingValue, condition, properties, evaluationContext) {
        evaluationContext = this.withEvaluationSnapshot(evaluationContext);
        const definitions = evaluationContext.definitions;
        const rolloutPercentage = condition.rollout_percentage;
        const warnFunction = (msg)=>{
            this.logMsgIfDebug(()=>console.warn(msg));
        };
        if ((condition.properties || []).length > 0) {
            let inconclusiveReason;
            let regexError;
            let serverEvaluationError;
            for (const prop of condition.properties){
                const propertyType = prop.type;
                let matches = false;
                try {
                    if ('cohort' === propertyType) matches = await matchCohort(prop, properties, definitions.cohorts, this.debugMode, (depProp)=>this.evaluateFlagDependency(depProp, properties, evaluationContext), definitions.propertyMatchingVersion);
                    else if ('flag' === propertyType) matches = await this.evaluateFlagDependency(prop, properties, evaluationContext);
                    else if (Object.prototype.hasOwnProperty.call(properties, prop.key)) matches = matchProperty(prop, properties, warnFunction, definitions.propertyMatchingVersion);
                    else {
                        assertFeatureFlagFilterSupported(prop);
                        inconclusiveReason = pickUnresolvedReason(inconclusiveReason, 'missing_context');
                        continue;
                    }
                } catch (e) {
                    if (e instanceof RequiresServerEvaluation) {
                        if (void 0 === inconclusiveReason) serverEvaluationError ??= e;
                        inconclusiveReason = pickUnresolvedReason(inconclusiveReason, e.reason);
                        continue;
                    }
                    if (e instanceof InconclusiveMatchError) {
                        if (Symbol.for('posthog.requiresServerRegexEvaluation') in e) regexError = e;
                        inconclusiveReason = pickUnresolvedReason(inconclusiveReason, e.reason);
                        continue;
                    }
                    if (void 0 !== inconclusiveReason) break;
                    throw e;
                }
                if (!matches) return 'no_match';
            }
            if (serverEvaluationError) throw serverEvaluationError;
            if (inconclusiveReason) throw preserveRegexUncertainty(new InconclusiveMatchError(`Can't determine if a condition of flag ${flag.key} matches`, inconclusiveReason), regexError);
            if (void 0 == rolloutPercentage) return 'match';
        }
        if (void 0 != rolloutPercentage && await getFeatureFlagHash(flag.key, bucketingValue) > rolloutPercentage / 100.0) return 'out_of_rollout_bound';
        return 'match';
    }
    async getMatchingVariant(flag, bucketingValue) {
        return getFeatureFlagVariant(flag.key, bucketingValue, flag.filters?.multivariate?.variants || []);
    }
    variantLookupTable(flag) {
        return getFeatureFlagVariantLookupTable(flag.filters?.multivariate?.variants || []);
    }
    filterFlagsByEvaluationContexts(flags) {
        if (!this.evaluationContexts || 0 === this.evaluationContexts.length) return flags;
        const contexts = new Set(this.evaluationContexts);
        return flags.filter((flag)=>{
            const tags = flag.evaluation_contexts ?? flag.evaluation_tags;
            if (!tags || 0 === tags.length) return true;
            return tags.some((tag)=>contexts.has(tag));
        });
    }
    getEvaluationRuntimeForFlag(key) {
        const flag = this.featureFlagsByKey[key];
        return flag ? normalizeEvaluationRuntime(flag.evaluation_runtime) : void 0;
    }
    getFlagKeysByEvaluationRuntime(runtime) {
        return this.featureFlags.filter((flag)=>evaluationRuntimesMatch(normalizeEvaluationRuntime(flag.evaluation_runtime), runtime)).map((flag)=>flag.key);
    }
    updateFlagState(flagData) {
        const flags = this.filterFlagsByEvaluationContexts(flagData.flags);
        const featureFlagsByKey = flags.reduce((acc, curr)=>(acc[curr.key] = curr, acc), {});
        const keptKeys = new Set(flags.map((flag)=>flag.key));
        const filteredOutFlagKeys = new Set(flagData.flags.filter((flag)=>!keptKeys.has(flag.key)).map((flag)=>flag.key));
        this.featureFlags = flags;
        this.featureFlagsByKey = featureFlagsByKey;
        this.filteredOutFlagKeys = filteredOutFlagKeys;
        this.groupTypeMapping = flagData.group_type_mapping ?? flagData.groupTypeMapping ?? {};
        this.cohorts = flagData.cohorts;
        this.propertyMatchingVersion = flagData.property_matching_version ?? flagData.propertyMatchingVersion;
        this.loadedSuccessfullyOnce = true;
        this.onMinimalFlagCalledEvents?.((flagData.minimal_flag_called_events ?? flagData.minimalFlagCalledEvents) === true);
    }
    warnAboutUnresolvableFlags(flags) {
        const experienceContinuityFlags = [];
        const unsupportedDefinitionFlags = [];
        const warnedFlags = new Map();
        const definitions = this.currentDefinitions();
        for (const flag of flags){
            if (!evaluationRuntimesMatch(normalizeEvaluationRuntime(flag.evaluation_runtime), 'server')) continue;
            const reason = getDefinitionUnresolvedReason(flag, definitions);
            if (!reason) continue;
            const fingerprint = JSON.stringify(flag);
            warnedFlags.set(flag.key, fingerprint);
            if (this.warnedUnresolvableFlags.get(flag.key) !== fingerprint) if ('experience_continuity' === reason) experienceContinuityFlags.push(flag.key);
            else unsupportedDefinitionFlags.push(flag.key);
        }
        this.warnedUnresolvableFlags = warnedFlags;
        if (experienceContinuityFlags.length > 0) {
            const consequence = this.strictLocalEvaluation ? "With strictLocalEvaluation enabled these flags are left unresolved. To evaluate them locally, disable experience continuity on these flags in PostHog." : "Experience continuity is incompatible with local evaluation and will cause a server request on every flag evaluation, negating local evaluation cost savings. To avoid server requests and unexpected costs, either disable experience continuity on these flags in PostHog, use strictLocalEvaluation: true in client init, or pass onlyEvaluateLocally: true per flag call (flags that cannot be evaluated locally will return undefined).";
            console.warn(`[PostHog] You are using local evaluation but ${experienceContinuityFlags.length} flag(s) have experience continuity enabled and cannot be resolved locally (reason: experience_continuity): ${experienceContinuityFlags.join(', ')}. ` + consequence);
        }
        if (unsupportedDefinitionFlags.length > 0) {
            const consequence = this.strictLocalEvaluation ? "With strictLocalEvaluation enabled these flags are left unresolved when evaluation reaches that part." : "Evaluating these flags falls back to a server request when evaluation reaches that part.";
            console.warn(`[PostHog] You are using local evaluation but ${unsupportedDefinitionFlags.length} flag(s) use something local evaluation does not support, such as a static cohort, an unknown operator, or a missing or circular flag dependency (reason: unsupported_definition): ${unsupportedDefinitionFlags.join(', ')}. ${consequence} To evaluate them locally, change these flags in PostHog or upgrade posthog-node.`);
        }
    }
    async loadFromCache(debugMessage) {
        if (!this.cacheProvider) return false;
        try {
            const cached = await this.cacheProvider.getFlagDefinitions();
            if (cached) {
                this.updateFlagState(cached);
                this.logMsgIfDebug(()=>console.debug(`[FEATURE FLAGS] ${debugMessage} (${cached.flags.length} flags)`));
                this.onLoad?.(this.featureFlags.length);
                this.warnAboutUnresolvableFlags(this.featureFlags);
                return true;
            }
            return false;
        } catch (err) {
            this.onError?.(new Error(`Failed to load from cache: ${err}`));
            return false;
        }
    }
    async loadFeatureFlags(forceReload = false) {
        if (this.loadedSuccessfullyOnce && !forceReload) return;
        if (!forceReload && this.nextFetchAllowedAt && Date.now() < this.nextFetchAllowedAt) return void this.logMsgIfDebug(()=>console.debug('[FEATURE FLAGS] Skipping fetch, in backoff period'));
        if (!this.loadingPromise) this.loadingPromise = this._loadFeatureFlags().catch((err)=>this.logMsgIfDebug(()=>console.debug(`[FEATURE FLAGS] Failed to load feature flags: ${err}`))).finally(()=>{
            this.loadingPromise = void 0;
        });
        return this.loadingPromise;
    }
    isLocalEvaluationReady() {
        return (this.loadedSuccessfullyOnce ?? false) && (this.featureFlags?.length ?? 0) > 0;
    }
    getFlagDefinitionsLoadedAt() {
        return this.flagDefinitionsLoadedAt;
    }
    getPollingInterval() {
        const interval = this.pollingInterval ?? 30000;
        if (!this.shouldBeginExponentialBackoff) return interval;
        return Math.min(SIXTY_SECONDS, interval * 2 ** this.backOffCount);
    }
    beginBackoff() {
        this.shouldBeginExponentialBackoff = true;
        this.backOffCount += 1;
        this.nextFetchAllowedAt = Date.now() + this.getPollingInterval();
    }
    clearBackoff() {
        this.shouldBeginExponentialBackoff = false;
        this.backOffCount = 0;
        this.nextFetchAllowedAt = void 0;
    }
    async _loadFeatureFlags() {
        if (this.poller) {
            clearTimeout(this.poller);
            this.poller = void 0;
        }
        try {
            if (this.cacheProvider && !this.personalApiKey) return void await this.loadFromCache('Loaded flags from cache (cache-only reader)');
            let shouldFetch = true;
            if (this.cacheProvider) try {
                shouldFetch = await this.cacheProvider.shouldFetchFlagDefinitions();
            } catch (err) {
                this.onError?.(new Error(`Error in shouldFetchFlagDefinitions: ${err}`));
            }
            if (!shouldFetch) {
                const loaded = await this.loadFromCache('Loaded flags from cache (skipped fetch)');
                if (loaded) return;
                if (this.loadedSuccessfullyOnce) return;
            }
            const res = await this._requestFeatureFlagDefinitions();
            if (!res) return;
            switch(res.status){
                case 304:
                    this.logMsgIfDebug(()=>console.debug('[FEATURE FLAGS] Flags not modified (304), using cached data'));
                    this.flagsEtag = res.headers?.get('ETag') ?? this.flagsEtag;
                    this.loadedSuccessfullyOnce = true;
                    this.clearBackoff();
                    return;
                case 401:
                    this.beginBackoff();
                    throw new ClientError(`Your project key or secret key is invalid. Setting next polling interval to ${this.getPollingInterval()}ms. More information: https://posthog.com/docs/api#rate-limiting`);
                case 402:
                    console.warn('[FEATURE FLAGS] Feature flags quota limit exceeded - unsetting all local flags. Learn more about billing limits at https://posthog.com/docs/billing/limits-alerts');
                    this.featureFlags = [];
                    this.featureFlagsByKey = {};
                    this.filteredOutFlagKeys = new Set();
                    this.groupTypeMapping = {};
                    this.cohorts = {};
                    this.propertyMatchingVersion = void 0;
                    this.onMinimalFlagCalledEvents?.(false);
                    return;
                case 403:
                    this.beginBackoff();
                    throw new ClientError(`Your secret key does not have permission to fetch feature flag definitions for local evaluation. Setting next polling interval to ${this.getPollingInterval()}ms. Are you sure you're using the correct secret and Project API key pair? More information: https://posthog.com/docs/api/overview`);
                case 429:
                    this.beginBackoff();
                    throw new ClientError(`You are being rate limited. Setting next polling interval to ${this.getPollingInterval()}ms. More information: https://posthog.com/docs/api#rate-limiting`);
                case 200:
                    {
                        const responseJson = await res.json() ?? {};
                        if (!('flags' in responseJson)) return void this.onError?.(new Error(`Invalid response when getting feature flags: ${JSON.stringify(responseJson)}`));
                        this.flagsEtag = res.headers?.get('ETag') ?? void 0;
                        const groupTypeMapping = responseJson.group_type_mapping || {};
                        const minimalFlagCalledEvents = true === responseJson.minimal_flag_called_events;
                        const flagData = {
                            flags: responseJson.flags ?? [],
                            group_type_mapping: groupTypeMapping,
                            cohorts: responseJson.cohorts || {},
                            minimal_flag_called_events: minimalFlagCalledEvents,
                            property_matching_version: responseJson.property_matching_version,
                            propertyMatchingVersion: responseJson.property_matching_version,
                            groupTypeMapping,
                            minimalFlagCalledEvents
                        };
                        this.updateFlagState(flagData);
                        this.flagDefinitionsLoadedAt = Date.now();
                        this.clearBackoff();
                        if (this.cacheProvider && shouldFetch) try {
                            await this.cacheProvider.onFlagDefinitionsReceived(flagData);
                        } catch (err) {
                            this.onError?.(new Error(`Failed to store in cache: ${err}`));
                        }
                        this.onLoad?.(this.featureFlags.length);
                        this.warnAboutUnresolvableFlags(this.featureFlags);
                        break;
                    }
                default:
                    return;
            }
        } catch (err) {
            if (err instanceof ClientError) this.onError?.(err);
        } finally{
            if (!this.pollerStopped && null !== this.pollingInterval) this.poller = setTimeout(()=>this.loadFeatureFlags(true), this.getPollingInterval());
        }
    }
    getPersonalApiKeyRequestOptions(method = 'GET', etag) {
        const headers = {
            ...this.customHeaders,
            'Content-Type': 'application/json',
            Authorization: `Bearer ${this.personalApiKey}`
        };
        if (etag) headers['If-None-Match'] = etag;
        return {
            method,
            headers
        };
    }
    async _requestFeatureFlagDefinitions() {
        if (!this.personalApiKey) throw new ClientError('A secretKey or personalApiKey is required to fetch feature flag definitions from PostHog.');
        const url = `${this.host}/flags/definitions?token=${this.projectApiKey}&send_cohorts`;
        const options = this.getPersonalApiKeyRequestOptions('GET', this.flagsEtag);
        let abortTimeout = null;
        if (this.timeout && 'number' == typeof this.timeout) {
            const controller = new AbortController();
            abortTimeout = safeSetTimeout(()=>{
                controller.abort();
            }, this.timeout);
            options.signal = controller.signal;
        }
        const clearAbortTimeout = ()=>clearTimeout(abortTimeout);
        try {
            const fetch1 = this.fetch;
            const res = await fetch1(url, options);
            if (200 !== res.status) {
                clearAbortTimeout();
                return res;
            }
            return {
                status: res.status,
                headers: res.headers,
                body: res.body,
                text: async ()=>{
                    try {
                        return await res.text();
                    } finally{
                        clearAbortTimeout();
                    }
                },
                json: async ()=>{
                    try {
                        return await res.json();
                    } finally{
                        clearAbortTimeout();
                    }
                }
            };
        } catch (err) {
            clearAbortTimeout();
            throw err;
        }
    }
    async stopPoller(timeoutMs = 30000) {
        this.pollerStopped = true;
        clearTimeout(this.poller);
        this.poller = void 0;
        if (this.cacheProvider) try {
            const shutdownResult = this.cacheProvider.shutdown();
            if (shutdownResult instanceof Promise) await raceWithTimeout(shutdownResult, timeoutMs, ()=>{
                throw new Error(`Cache shutdown timeout after ${timeoutMs}ms`);
            });
        } catch (err) {
            this.onError?.(new Error(`Error during cache shutdown: ${err}`));
        }
    }
}
function getDefinitionUnresolvedReason(flag, definitions) {
    if (!flag.active) return;
    if (flag.ensure_experience_continuity) return 'experience_continuity';
    const flagFilters = flag.filters || {};
    const aggregation = flagFilters.aggregation_group_type_index;
    if (void 0 != aggregation && !definitions.groupTypeMapping[String(aggregation)]) return 'unsupported_definition';
    const usesUnsupportedProperty = (flagFilters.groups || []).some((condition)=>(condition.properties || []).some((property)=>isUnsupportedProperty(property, definitions, new Set())));
    return usesUnsupportedProperty ? 'unsupported_definition' : void 0;
}
function isUnsupportedProperty(property, definitions, visitedCohortIds) {
    if ('flag' === property.type) {
        const dependencyChain = property.dependency_chain;
        if (!Array.isArray(dependencyChain) || 0 === dependencyChain.length) return true;
        return dependencyChain.some((key)=>!definitions.featureFlagsByKey[key] && !definitions.filteredOutFlagKeys.has(key));
    }
    if ('cohort' !== property.type) try {
        assertFeatureFlagFilterSupported(property);
        return false;
    } catch (e) {
        if (e instanceof InconclusiveMatchError) return true;
        throw e;
    }
    const cohortId = String(property.value);
    if (!(cohortId in definitions.cohorts)) return true;
    if (visitedCohortIds.has(cohortId)) return false;
    visitedCohortIds.add(cohortId);
    return isUnsupportedPropertyGroup(definitions.cohorts[cohortId], definitions, visitedCohortIds);
}
function isUnsupportedPropertyGroup(group, definitions, visitedCohortIds) {
    return (group?.values ?? []).some((value)=>'values' in value ? isUnsupportedPropertyGroup(value, definitions, visitedCohortIds) : isUnsupportedProperty(value, definitions, visitedCohortIds));
}
function matchProperty(property, propertyValues, warnFunction, propertyMatchingVersion) {
    return matchFeatureFlagProperty(property, propertyValues, {
        warnFunction,
        propertyMatchingVersion
    });
}
function parseSemver(value) {
    return parseFeatureFlagSemver(value, 'strict');
}
function checkCohortExists(cohortId, cohortProperties) {
    if (!(cohortId in cohortProperties)) throw new RequiresServerEvaluation(`cohort ${cohortId} not found in local cohorts - likely a static cohort that requires server evaluation`);
}
async function matchCohort(property, propertyValues, cohortProperties, debugMode = false, flagDependencyEvaluator, propertyMatchingVersion) {
    const cohortId = String(property.value);
    checkCohortExists(cohortId, cohortProperties);
    const propertyGroup = cohortProperties[cohortId];
    const inCohort = await matchPropertyGroup(propertyGroup, propertyValues, cohortProperties, debugMode, flagDependencyEvaluator, propertyMatchingVersion);
    return 'not_in' === property.operator ? !inCohort : inCohort;
}
async function matchPropertyGroup(propertyGroup, propertyValues, cohortProperties, debugMode = false, flagDependencyEvaluator, propertyMatchingVersion) {
    if (!propertyGroup || 0 === Object.keys(propertyGroup).length) return true;
    const propertyGroupType = 'property' === propertyGroup.type ? 'AND' : propertyGroup.type;
    if ('AND' !== propertyGroupType && 'OR' !== propertyGroupType) throw new RequiresServerEvaluation(`Unsupported cohort property group type: ${propertyGroup.type}`);
    const properties = propertyGroup.values;
    if (!properties || 0 === properties.length) return 'AND' === propertyGroupType;
    let inconclusiveReason;
    let regexError;
    if ('values' in properties[0]) {
        for (const prop of properties)try {
            const matches = await matchPropertyGroup(prop, propertyValues, cohortProperties, debugMode, flagDependencyEvaluator, propertyMatchingVersion);
            if ('AND' === propertyGroupType) {
                if (!matches) return false;
            } else if (matches) return true;
        } catch (err) {
            if (err instanceof RequiresServerEvaluation) throw err;
            if (err instanceof InconclusiveMatchError) {
                if (debugMode) console.debug(`Failed to compute property ${prop} locally: ${err}`);
                inconclusiveReason = pickUnresolvedReason(inconclusiveReason, err.reason);
                if (Symbol.for('posthog.requiresServerRegexEvaluation') in err) regexError = err;
            } else throw err;
        }
        if (inconclusiveReason) throw preserveRegexUncertainty(new InconclusiveMatchError("Can't match cohort without a given cohort property value", inconclusiveReason), regexError);
        return 'AND' === propertyGroupType;
    }
    for (const prop of properties)try {
        let matches;
        if ('cohort' === prop.type) matches = await matchCohort(prop, propertyValues, cohortProperties, debugMode, flagDependencyEvaluator, propertyMatchingVersion);
        else if ('flag' === prop.type) {
            if (!flagDependencyEvaluator) throw new InconclusiveMatchError(`Flag dependency '${prop.key || 'unknown'}' cannot be evaluated without a flag dependency evaluator`);
            matches = await flagDependencyEvaluator(prop);
        } else matches = matchProperty(prop, propertyValues, void 0, propertyMatchingVersion);
        const negation = prop.negation || false;
        if ('AND' === propertyGroupType) {
            if (!matches && !negation) return false;
            if (matches && negation) return false;
        } else {
            if (matches && !negation) return true;
            if (!matches && negation) return true;
        }
    } catch (err) {
        if (err instanceof RequiresServerEvaluation) throw err;
        if (err instanceof InconclusiveMatchError) {
            if (debugMode) console.debug(`Failed to compute property ${prop} locally: ${err}`);
            inconclusiveReason = pickUnresolvedReason(inconclusiveReason, err.reason);
            if (Symbol.for('posthog.requiresServerRegexEvaluation') in err) regexError = err;
        } else throw err;
    }
    if (inconclusiveReason) throw preserveRegexUncertainty(new InconclusiveMatchError("can't match cohort without a given cohort property value", inconclusiveReason), regexError);
    return 'AND' === propertyGroupType;
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/index.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/autocapture.mjs [instrumentation] (ecmascript)
;
const UNHANDLED_REJECTION_OPTION_NAMES = [
    '--unhandled-rejections',
    '--unhandled_rejections'
];
const UNHANDLED_REJECTION_MODES = new Set([
    'throw',
    'strict',
    'warn',
    'warn-with-error-code',
    'none'
]);
const STARTUP_EXEC_ARGV = [
    ...globalThis.process?.execArgv ?? []
];
const STARTUP_NODE_OPTIONS = globalThis.process?.env?.NODE_OPTIONS;
function splitNodeOptions(nodeOptions) {
    const args = [];
    let current = '';
    let isInString = false;
    for(let index = 0; index < nodeOptions.length; index++){
        const character = nodeOptions[index];
        if ('\\' === character && isInString && index + 1 < nodeOptions.length) current += nodeOptions[++index];
        else if (' ' !== character || isInString) if ('"' === character) isInString = !isInString;
        else current += character;
        else if (current) {
            args.push(current);
            current = '';
        }
    }
    if (current) args.push(current);
    return args;
}
function findUnhandledRejectionMode(args) {
    let mode;
    for(let index = 0; index < args.length; index++){
        const argument = args[index];
        const optionName = UNHANDLED_REJECTION_OPTION_NAMES.find((name)=>argument === name || argument.startsWith(`${name}=`));
        if (!optionName) continue;
        const value = argument === optionName ? args[++index] : argument.slice(optionName.length + 1);
        if (UNHANDLED_REJECTION_MODES.has(value)) mode = value;
    }
    return mode;
}
function getUnhandledRejectionMode(execArgv = STARTUP_EXEC_ARGV, nodeOptions = STARTUP_NODE_OPTIONS) {
    return findUnhandledRejectionMode(execArgv) ?? findUnhandledRejectionMode(splitNodeOptions(nodeOptions ?? '')) ?? 'throw';
}
const STARTUP_UNHANDLED_REJECTION_MODE = getUnhandledRejectionMode();
function snapshotAsyncContext() {
    try {
        const process1 = globalThis.process;
        const asyncHooks = process1?.getBuiltinModule?.('node:async_hooks');
        const snapshot = asyncHooks?.AsyncLocalStorage?.snapshot?.();
        if (snapshot) return snapshot;
    } catch  {}
    return (run)=>run();
}
const UNHANDLED_REJECTION_HINT = {
    mechanism: {
        type: 'onunhandledrejection',
        handled: false
    }
};
const UNCAUGHT_EXCEPTION_HINT = {
    mechanism: {
        type: 'onuncaughtexception',
        handled: false
    }
};
const CONTROL_FLOW_DIGESTS = new Set([
    'HANGING_PROMISE_REJECTION',
    'NEXT_PRERENDER_INTERRUPTED',
    'DYNAMIC_SERVER_USAGE',
    'BAILOUT_TO_CLIENT_SIDE_RENDERING'
]);
const REACT_POSTPONE = Symbol.for('react.postpone');
const NEXT_REJECTION_FILTER = Symbol.for('next.unhandledRejectionFilter');
const NEXT_LISTENER_EVENT = 'Next.UnhandledRejectionFilter.MacguffinEvent';
const STATE_KEY = Symbol.for('posthog-node.exception-autocapture.v1');
const posthogGlobal = globalThis;
function isPostHogListener(listener) {
    return 'function' == typeof listener && true === listener._posthogErrorHandler;
}
function isWeakKey(value) {
    return 'object' == typeof value && null !== value || 'function' == typeof value;
}
function markListener(listener) {
    return Object.assign(listener, {
        _posthogErrorHandler: true
    });
}
function hasHostUnhandledRejectionListener(process1) {
    return process1.listeners('unhandledRejection').some((listener)=>!isPostHogListener(listener));
}
function isFrameworkControlFlow(reason, depth = 0) {
    try {
        if (!isWeakKey(reason)) return false;
        const candidate = reason;
        if (candidate.$$typeof === REACT_POSTPONE) return true;
        if ('string' == typeof candidate.digest && CONTROL_FLOW_DIGESTS.has(candidate.digest)) return true;
        return depth < 5 && isFrameworkControlFlow(candidate.cause, depth + 1);
    } catch  {
        return false;
    }
}
function isAbortError(reason) {
    try {
        return isWeakKey(reason) && 'AbortError' === reason.name;
    } catch  {
        return false;
    }
}
function isIgnored(exception, origin) {
    return isFrameworkControlFlow(exception) || 'unhandledRejection' === origin && isAbortError(exception);
}
function captureTargets(state) {
    const targets = new Map();
    for (const client of state.clients){
        const chosen = targets.get(client.key);
        if (!chosen || void 0 === chosen.getContext() && void 0 !== client.getContext()) targets.set(client.key, client);
    }
    for (const [key, client] of state.retired)if (!targets.has(key)) targets.set(key, client);
    return [
        ...targets.values()
    ];
}
function nextTurn(callback) {
    if ('function' == typeof globalThis.setImmediate) setImmediate(callback);
    else setTimeout(callback, 0);
}
function scheduleTurnReset(state) {
    if (state.turnResetScheduled) return;
    state.turnResetScheduled = true;
    nextTurn(()=>{
        nextTurn(()=>{
            state.capturedThisTurn.clear();
            state.turnResetScheduled = false;
        });
    });
}
function recordCapture(state, exception, key, source) {
    const captured = state.capturedThisTurn.get(exception) ?? new Map();
    if (!captured.has(key)) captured.set(key, source);
    state.capturedThisTurn.set(exception, captured);
    scheduleTurnReset(state);
}
function wasCapturedThisTurn(state, exception) {
    const captured = state.capturedThisTurn.get(exception);
    return void 0 !== captured && captureTargets(state).every((client)=>captured.has(client.key));
}
function dispatch(state, exception, hint, skipKeys) {
    const captured = state.capturedThisTurn.get(exception);
    const owners = [];
    for (const client of captureTargets(state))if (!(captured?.has(client.key) || skipKeys?.has(client.key))) {
        recordCapture(state, exception, client.key, 'autocapture');
        client.capture(exception, hint);
        owners.push(client);
    }
    return owners;
}
function captureDeferred(state, deferred) {
    if (state.deferred.get(deferred.exception) !== deferred) return [];
    state.deferred.delete(deferred.exception);
    return deferred.runInContext(()=>dispatch(state, deferred.exception, deferred.hint, deferred.skipKeys));
}
function deferCapture(state, exception, hint) {
    if (wasCapturedThisTurn(state, exception) || state.deferred.has(exception)) return;
    const deferred = {
        exception,
        hint,
        skipKeys: new Set(state.capturedThisTurn.get(exception)?.keys()),
        runInContext: snapshotAsyncContext()
    };
    state.deferred.set(exception, deferred);
    nextTurn(()=>captureDeferred(state, deferred));
}
async function exitAfterFatalError(state, error) {
    try {
        console.error(error);
    } catch  {}
    capturePendingExceptions();
    const clients = new Set([
        ...state.clients,
        ...state.retired.values()
    ]);
    await Promise.all([
        ...clients
    ].map((client)=>client.shutdown().catch(()=>void 0)));
    globalThis.process.exit(1);
}
function captureUncaughtException(state, error, origin, fatal) {
    const hint = 'unhandledRejection' === origin ? UNHANDLED_REJECTION_HINT : UNCAUGHT_EXCEPTION_HINT;
    if (!fatal) {
        if (!isIgnored(error, origin)) deferCapture(state, error, hint);
        return;
    }
    const deferred = state.deferred.get(error);
    if (deferred) captureDeferred(state, deferred);
    else dispatch(state, error, hint);
}
function makeUncaughtExceptionHandler(state) {
    return markListener((error, origin)=>{
        const process1 = globalThis.process;
        const userProvidedListenersCount = process1.listeners('uncaughtException').filter((listener)=>'domainUncaughtExceptionClear' !== listener.name && !isPostHogListener(listener)).length;
        const fatal = 0 === userProvidedListenersCount;
        captureUncaughtException(state, error, origin, fatal);
        if (fatal && !state.calledFatalError) {
            state.calledFatalError = true;
            exitAfterFatalError(state, error);
        }
    });
}
function describeReason(reason) {
    try {
        return String(reason);
    } catch  {
        return typeof reason;
    }
}
function toUnhandledRejectionError(reason) {
    if (reason instanceof Error) return reason;
    const error = new Error(`This error originated either by throwing inside of an async function without a catch block, or by rejecting a promise which was not handled with .catch(). The promise rejected with the reason "${describeReason(reason)}".`);
    return Object.assign(error, {
        name: 'UnhandledPromiseRejection',
        code: 'ERR_UNHANDLED_REJECTION'
    });
}
function applyDefaultRejectionHandling(state, reason) {
    const process1 = globalThis.process;
    if ('warn-with-error-code' === state.mode) {
        process1.emitWarning(`Unhandled promise rejection: ${describeReason(reason)}`, 'UnhandledPromiseRejectionWarning');
        process1.exitCode = 1;
        if (!isIgnored(reason, 'unhandledRejection')) dispatch(state, reason, UNHANDLED_REJECTION_HINT);
        return;
    }
    if (process1.versions?.bun) {
        process1.exitCode = 1;
        dispatch(state, reason, UNHANDLED_REJECTION_HINT);
        if (!state.calledFatalError) {
            state.calledFatalError = true;
            exitAfterFatalError(state, reason);
        }
        return;
    }
    const escalated = toUnhandledRejectionError(reason);
    const emit = process1.emit;
    emit.call(process1, 'uncaughtExceptionMonitor', escalated, 'unhandledRejection');
    emit.call(process1, 'uncaughtException', escalated, 'unhandledRejection');
}
function makeUnhandledRejectionHandler(state, replacesDefaultHandling, isInstalled) {
    return markListener((reason)=>{
        if (replacesDefaultHandling && !hasHostUnhandledRejectionListener(globalThis.process) && isInstalled()) return void applyDefaultRejectionHandling(state, reason);
        if (!isIgnored(reason, 'unhandledRejection')) deferCapture(state, reason, UNHANDLED_REJECTION_HINT);
    });
}
function joinHostRejectionQueue(listener) {
    const process1 = globalThis.process;
    if (!posthogGlobal[NEXT_REJECTION_FILTER] || 'function' != typeof process1.rawListeners) return;
    if (!process1.rawListeners('unhandledRejection').includes(listener)) return;
    const removeListener = Object.getPrototypeOf(process1).removeListener;
    removeListener.call(process1, 'unhandledRejection', listener);
    if (!process1.listeners('unhandledRejection').includes(listener)) process1.prependListener('unhandledRejection', listener);
}
function installListeners(state) {
    const process1 = globalThis.process;
    const removals = [];
    const listen = (event, listener)=>{
        process1.on(event, listener);
        removals.push(()=>process1.removeListener(event, listener));
    };
    const remove = ()=>removals.forEach((removal)=>removal());
    if ('strict' === state.mode) {
        const monitor = (error, origin)=>captureUncaughtException(state, error, origin, true);
        listen('uncaughtExceptionMonitor', monitor);
        return {
            remove,
            areInstalled: ()=>process1.listeners('uncaughtExceptionMonitor').includes(monitor)
        };
    }
    const uncaughtExceptionHandler = makeUncaughtExceptionHandler(state);
    listen('uncaughtException', uncaughtExceptionHandler);
    const replacesDefaultHandling = 'throw' === state.mode || 'warn-with-error-code' === state.mode;
    const followsHostListeners = replacesDefaultHandling && !process1.versions?.bun;
    const isInstalled = ()=>process1.listeners('unhandledRejection').includes(listener);
    const listener = makeUnhandledRejectionHandler(state, replacesDefaultHandling, isInstalled);
    const keepFirst = ()=>{
        const raw = 'function' == typeof process1.rawListeners ? process1.rawListeners('unhandledRejection') : [];
        if (raw.includes(listener) && raw[0] !== listener) {
            process1.removeListener('unhandledRejection', listener);
            process1.prependListener('unhandledRejection', listener);
        }
    };
    listen('newListener', markListener((event, added)=>{
        if (isPostHogListener(added)) return;
        if ('unhandledRejection' === event) {
            if (!isInstalled()) process1.prependListener('unhandledRejection', listener);
            queueMicrotask(()=>{
                keepFirst();
                joinHostRejectionQueue(listener);
            });
        } else if (event === NEXT_LISTENER_EVENT) queueMicrotask(()=>{
            if (!isInstalled()) process1.prependListener('unhandledRejection', listener);
        });
    }));
    if (followsHostListeners) {
        listen('removeListener', markListener((event)=>{
            if ('unhandledRejection' === event && isInstalled() && !hasHostUnhandledRejectionListener(process1)) process1.removeListener('unhandledRejection', listener);
        }));
        if (hasHostUnhandledRejectionListener(process1)) process1.prependListener('unhandledRejection', listener);
    } else process1.prependListener('unhandledRejection', listener);
    joinHostRejectionQueue(listener);
    removals.push(()=>{
        process1.removeListener('unhandledRejection', listener);
        if ('function' == typeof process1.rawListeners && process1.rawListeners('unhandledRejection').includes(listener)) {
            const removeListener = Object.getPrototypeOf(process1).removeListener;
            removeListener.call(process1, 'unhandledRejection', listener);
        }
    });
    return {
        remove,
        areInstalled: ()=>process1.listeners('uncaughtException').includes(uncaughtExceptionHandler) && (followsHostListeners || isInstalled())
    };
}
function startExceptionAutocapture(client, mode = STARTUP_UNHANDLED_REJECTION_MODE) {
    if (!globalThis.process?.on) return ()=>void 0;
    let state = posthogGlobal[STATE_KEY];
    if (state) {
        if (!state.listeners.areInstalled()) {
            state.listeners.remove();
            state.listeners = installListeners(state);
        }
    } else {
        const created = {
            mode,
            clients: new Set(),
            retired: new Map(),
            capturedThisTurn: new Map(),
            deferred: new Map(),
            turnResetScheduled: false,
            calledFatalError: false,
            listeners: {
                remove: ()=>void 0,
                areInstalled: ()=>true
            }
        };
        created.listeners = installListeners(created);
        posthogGlobal[STATE_KEY] = created;
        state = created;
    }
    state.clients.add(client);
    state.retired.delete(client.key);
    const activeState = state;
    return ()=>{
        if (!activeState.clients.delete(client)) return;
        if (![
            ...activeState.clients
        ].some((other)=>other.key === client.key)) activeState.retired.set(client.key, client);
    };
}
function claimExplicitCapture(error, key) {
    const state = posthogGlobal[STATE_KEY];
    if (!state) return true;
    if (state.capturedThisTurn.get(error)?.get(key) === 'autocapture') return false;
    recordCapture(state, error, key, 'app');
    state.deferred.get(error)?.skipKeys.add(key);
    return true;
}
function capturePendingExceptions() {
    const owners = new Set();
    const state = posthogGlobal[STATE_KEY];
    if (state) for (const deferred of [
        ...state.deferred.values()
    ])captureDeferred(state, deferred).forEach((owner)=>owners.add(owner));
    return owners;
}
function resetExceptionAutocapture() {
    const state = posthogGlobal[STATE_KEY];
    if (state) {
        state.deferred.clear();
        state.listeners.remove();
        delete posthogGlobal[STATE_KEY];
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/context/event-context.mjs [instrumentation] (ecmascript)
;
const capturedContext = Symbol('capturedContext');
function snapshotEventContext(context) {
    const snapshot = context ? {
        ...context,
        properties: {
            ...context.properties
        }
    } : null;
    return (event)=>Object.assign(event, {
            [capturedContext]: snapshot
        });
}
function getEventContext(event, fallback) {
    return capturedContext in event ? event[capturedContext] ?? void 0 : fallback;
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/bucketed-rate-limiter.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/utils/number-utils.mjs [instrumentation] (ecmascript)
;
;
function clampToRange(value, min, max, logger, fallbackValue) {
    if (min > max) {
        logger.warn('min cannot be greater than max.');
        min = max;
    }
    if (isNumber(value)) if (value > max) {
        logger.warn(' cannot be  greater than max: ' + max + '. Using max value instead.');
        return max;
    } else {
        if (!(value < min)) return value;
        logger.warn(' cannot be less than min: ' + min + '. Using min value instead.');
        return min;
    }
    logger.warn(' must be a number. using max or fallback. max: ' + max + ', fallback: ' + fallbackValue);
    return clampToRange(fallbackValue ?? max, min, max, logger);
}
function getRemoteConfigBool(field, key, defaultValue = true) {
    if (null == field) return defaultValue;
    if ('boolean' == typeof field) return field;
    if ('object' == typeof field) {
        const value = field[key];
        return 'boolean' == typeof value ? value : defaultValue;
    }
    return defaultValue;
}
function getRemoteConfigNumber(field, key) {
    if (null == field || 'object' != typeof field) return;
    const value = field[key];
    if ('number' == typeof value && Number.isFinite(value)) return value;
    if ('string' == typeof value) {
        const trimmed = value.trim();
        if ('' === trimmed) return;
        const parsed = Number(trimmed);
        return Number.isFinite(parsed) ? parsed : void 0;
    }
}
function isValidSampleRate(value) {
    return 'number' == typeof value && Number.isFinite(value) && value >= 0 && value <= 1;
}
;
;
const ONE_DAY_IN_MS = 86400000;
const DEFAULT_EXCEPTION_RATE_LIMITER_REFILL_RATE = 1;
const DEFAULT_EXCEPTION_RATE_LIMITER_BUCKET_SIZE = 10;
function resolveExceptionRateLimiterConfig(config = {}) {
    return {
        refillRate: config.exceptionRateLimiterRefillRate ?? config.__exceptionRateLimiterRefillRate ?? DEFAULT_EXCEPTION_RATE_LIMITER_REFILL_RATE,
        bucketSize: config.exceptionRateLimiterBucketSize ?? config.__exceptionRateLimiterBucketSize ?? DEFAULT_EXCEPTION_RATE_LIMITER_BUCKET_SIZE
    };
}
class BucketedRateLimiter {
    constructor(options){
        this._buckets = {};
        this._onBucketRateLimited = options._onBucketRateLimited;
        this._bucketSize = clampToRange(options.bucketSize, 0, 100, options._logger);
        this._refillRate = clampToRange(options.refillRate, 0, this._bucketSize, options._logger);
        this._refillInterval = clampToRange(options.refillInterval, 0, ONE_DAY_IN_MS, options._logger);
    }
    _applyRefill(bucket, now) {
        const elapsedMs = now - bucket.lastAccess;
        const refillIntervals = Math.floor(elapsedMs / this._refillInterval);
        if (refillIntervals > 0) {
            const tokensToAdd = refillIntervals * this._refillRate;
            bucket.tokens = Math.min(bucket.tokens + tokensToAdd, this._bucketSize);
            bucket.lastAccess = bucket.lastAccess + refillIntervals * this._refillInterval;
        }
    }
    consumeRateLimit(key) {
        const now = Date.now();
        const keyStr = String(key);
        let bucket = this._buckets[keyStr];
        if (bucket) this._applyRefill(bucket, now);
        else {
            bucket = {
                tokens: this._bucketSize,
                lastAccess: now
            };
            this._buckets[keyStr] = bucket;
        }
        if (0 === bucket.tokens) return true;
        bucket.tokens--;
        if (0 === bucket.tokens) this._onBucketRateLimited?.(key);
        return 0 === bucket.tokens;
    }
    stop() {
        this._buckets = {};
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .getInjectedReleaseId>
;
var __TURBOPACK__imported__module__696117__1 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__1 = __TURBOPACK__imported__module__696117__;
;
;
;
const SHUTDOWN_TIMEOUT = 2000;
class error_tracking_ErrorTracking {
    constructor(client, options, _logger){
        this.client = client;
        this._exceptionAutocaptureEnabled = options.enableExceptionAutocapture || false;
        this._logger = _logger;
        this._rateLimiter = new BucketedRateLimiter({
            ...resolveExceptionRateLimiterConfig(options),
            refillInterval: 10000,
            _logger: this._logger
        });
        this.startAutocaptureIfEnabled();
    }
    static isPreviouslyCapturedError(x) {
        return isObject(x) && '__posthog_previously_captured_error' in x && true === x.__posthog_previously_captured_error;
    }
    static async buildEventMessage(builder, error, hint, distinctId, additionalProperties, context) {
        const applyContextSnapshot = snapshotEventContext(context);
        const properties = {
            ...additionalProperties
        };
        const exceptionProperties = builder.buildFromUnknown(error, hint);
        exceptionProperties.$exception_list = await builder.modifyFrames(exceptionProperties.$exception_list);
        const injectedReleaseId = __TURBOPACK__imported__module__696117__1.getInjectedReleaseId();
        if (injectedReleaseId) properties.$release_id = injectedReleaseId;
        return applyContextSnapshot({
            event: '$exception',
            distinctId: distinctId,
            properties: {
                ...exceptionProperties,
                ...properties
            },
            _originatedFromCaptureException: true
        });
    }
    get destinationKey() {
        return `${this.client.apiKey}@${this.client.host}`;
    }
    startAutocaptureIfEnabled() {
        if (this.isEnabled()) {
            this._autocaptureClient = {
                key: this.destinationKey,
                capture: (exception, hint)=>this.onException(exception, hint),
                getContext: ()=>this.client.getContext(),
                flush: ()=>this.client.flush(),
                shutdown: ()=>this.client.shutdown(SHUTDOWN_TIMEOUT)
            };
            this._stopAutocapture = startExceptionAutocapture(this._autocaptureClient);
        }
    }
    claimExplicitCapture(error) {
        return claimExplicitCapture(error, this.destinationKey);
    }
    capturePendingExceptions() {
        for (const owner of capturePendingExceptions())if (owner !== this._autocaptureClient) this.client.addPendingPromise(owner.flush().catch(()=>void 0));
    }
    onException(exception, hint) {
        this.client.addPendingPromise((async ()=>{
            if (!error_tracking_ErrorTracking.isPreviouslyCapturedError(exception)) {
                const eventMessage = await error_tracking_ErrorTracking.buildEventMessage(this.client.getErrorPropertiesBuilder(), exception, hint, void 0, void 0, this.client.getContext());
                const exceptionProperties = eventMessage.properties;
                const exceptionType = exceptionProperties?.$exception_list[0]?.type ?? 'Exception';
                const isRateLimited = this._rateLimiter.consumeRateLimit(exceptionType);
                if (isRateLimited) return void this._logger.info('Skipping exception capture because of client rate limiting.', {
                    exception: exceptionType
                });
                return this.client._capturePreparedEvent(eventMessage, false);
            }
        })().catch((error)=>{
            this._logger.error('Failed to capture an exception:', error);
        }));
    }
    isEnabled() {
        return !this.client.isDisabled && this._exceptionAutocaptureEnabled;
    }
    shutdown() {
        this._rateLimiter.stop();
        this.capturePendingExceptions();
        this._stopAutocapture?.();
        this._stopAutocapture = void 0;
    }
}
const __TURBOPACK__default__export__ = error_tracking_ErrorTracking;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/error-tracking/trace-context.mjs [instrumentation] (ecmascript)
;
const TRACE_ID_PATTERN = /^[0-9a-f]{32}$/i;
const SPAN_ID_PATTERN = /^[0-9a-f]{16}$/i;
const OTEL_API_GLOBAL_KEY = Symbol.for('opentelemetry.js.api.1');
const SPAN_CONTEXT_KEY = Symbol.for('OpenTelemetry Context Key SPAN');
async function getActiveTraceProperties() {
    try {
        const otelApi = globalThis[OTEL_API_GLOBAL_KEY];
        const span = otelApi?.context?.active().getValue(SPAN_CONTEXT_KEY);
        const spanContext = span?.spanContext();
        const traceId = spanContext?.traceId;
        const spanId = spanContext?.spanId;
        if ('string' == typeof traceId && 'string' == typeof spanId && TRACE_ID_PATTERN.test(traceId) && SPAN_ID_PATTERN.test(spanId) && !/^0+$/.test(traceId) && !/^0+$/.test(spanId)) return {
            $trace_id: traceId.toLowerCase(),
            $span_id: spanId.toLowerCase()
        };
    } catch  {}
    return {};
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/storage-memory.mjs [instrumentation] (ecmascript)
;
class PostHogMemoryStorage {
    getProperty(key) {
        return this._memoryStorage[key];
    }
    setProperty(key, value) {
        this._memoryStorage[key] = null !== value ? value : void 0;
    }
    constructor(){
        this._memoryStorage = {};
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/context/listeners.mjs [instrumentation] (ecmascript)
;
const REGISTRY_KEY = Symbol.for('posthog-node.context-listeners');
const registryHolder = globalThis;
const listeners = registryHolder[REGISTRY_KEY] ??= new WeakMap();
function addContextListener(client, listener) {
    const callbacks = listeners.get(client) ?? new Set();
    listeners.set(client, callbacks);
    callbacks.add(listener);
    return ()=>{
        callbacks.delete(listener);
        if (!callbacks.size) listeners.delete(client);
    };
}
function notifyContextListeners(client, requestEntry = false) {
    for (const listener of listeners.get(client) ?? [])try {
        listener(requestEntry);
    } catch  {}
}
function enrichCurrentSpan(client) {
    notifyContextListeners(client, true);
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/capture-v1/config.mjs [instrumentation] (ecmascript)
;
function isCaptureMode(value) {
    return 'v0' === value || 'v1' === value;
}
function resolveCaptureMode() {
    const envMode = "u" > typeof process ? process.env?.POSTHOG_CAPTURE_MODE : void 0;
    return isCaptureMode(envMode) ? envMode : 'v0';
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/capture-v1/routing.mjs [instrumentation] (ecmascript)
;
const AI_EVENT_PREFIX = '$ai_';
const ANALYTICS_ROUTE = 'analytics';
const AI_ROUTE = 'ai';
function isLegacyOnlyEvent(message) {
    return 'string' == typeof message.event && message.event.startsWith(AI_EVENT_PREFIX);
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/capture-v1/sender.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/capture-v1/errors.mjs [instrumentation] (ecmascript)
;
class CaptureV1Error extends Error {
    constructor({ requestId, drops, retryExhausted, cause }){
        super(CaptureV1Error.buildMessage(requestId, drops, retryExhausted, cause)), this.name = 'CaptureV1Error';
        this.requestId = requestId;
        this.drops = drops;
        this.retryExhausted = retryExhausted;
        this.cause = cause;
    }
    static buildMessage(requestId, drops, retryExhausted, cause) {
        let message = `Capture V1 batch ${requestId} did not fully deliver: ${drops.length} dropped, ${retryExhausted.length} undelivered`;
        if (cause instanceof Error) message += ` (${cause.message})`;
        return message;
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/capture-v1/transform.mjs [instrumentation] (ecmascript)
;
function coerceBool(value) {
    if ('boolean' == typeof value) return value;
    if ('number' == typeof value) return 0 !== value;
    if ('string' == typeof value) {
        const normalized = value.trim().toLowerCase();
        if ('true' === normalized || '1' === normalized) return true;
        if ('false' === normalized || '0' === normalized) return false;
    }
}
function coerceString(value) {
    return 'string' == typeof value ? value : void 0;
}
const OPTION_SENTINELS = [
    {
        property: '$cookieless_mode',
        optionKey: 'cookieless_mode',
        coerce: coerceBool
    },
    {
        property: '$ignore_sent_at',
        optionKey: 'disable_skew_correction',
        coerce: coerceBool
    },
    {
        property: '$process_person_profile',
        optionKey: 'process_person_profile',
        coerce: coerceBool
    },
    {
        property: '$product_tour_id',
        optionKey: 'product_tour_id',
        coerce: coerceString
    }
];
const TOPLEVEL_SENTINELS = [
    {
        property: '$session_id',
        field: 'session_id'
    },
    {
        property: '$window_id',
        field: 'window_id'
    }
];
function isRecord(value) {
    return 'object' == typeof value && null !== value && !Array.isArray(value);
}
function toRfc3339(timestamp) {
    if ('string' == typeof timestamp) {
        const asDate = new Date(timestamp);
        if (Number.isNaN(asDate.getTime())) return new Date().toISOString();
        const normalized = asDate.toISOString();
        const fractionalSeconds = timestamp.match(/\.(\d+)(?:Z|[+-]\d{2}:?\d{2})?$/i)?.[1];
        return fractionalSeconds && fractionalSeconds.length > 3 ? normalized.replace(/\.\d{3}Z$/, `.${fractionalSeconds}Z`) : normalized;
    }
    if (timestamp instanceof Date) return Number.isNaN(timestamp.getTime()) ? new Date().toISOString() : timestamp.toISOString();
    const asDate = null == timestamp ? new Date() : new Date(timestamp);
    return Number.isNaN(asDate.getTime()) ? new Date().toISOString() : asDate.toISOString();
}
function relocateInto(properties, key, value) {
    if (void 0 !== value && !(key in properties)) properties[key] = value;
}
function buildV1Event(message) {
    const sourceProperties = isRecord(message.properties) ? message.properties : {};
    const properties = {
        ...sourceProperties
    };
    const options = {};
    for (const { property, optionKey, coerce } of OPTION_SENTINELS)if (property in properties) {
        const coerced = coerce(properties[property]);
        if (void 0 !== coerced) options[optionKey] = coerced;
        delete properties[property];
    }
    const topLevel = {};
    for (const { property, field } of TOPLEVEL_SENTINELS)if (property in properties) {
        const value = properties[property];
        if ('string' == typeof value) topLevel[field] = value;
        delete properties[property];
    }
    delete properties.$lib;
    delete properties.$lib_version;
    relocateInto(properties, '$set', message.$set);
    relocateInto(properties, '$set_once', message.$set_once);
    return {
        event: String(message.event ?? ''),
        uuid: String(message.uuid ?? ''),
        distinct_id: String(message.distinct_id ?? ''),
        timestamp: toRfc3339(message.timestamp),
        ...topLevel,
        options,
        properties
    };
}
function buildV1Batch(messages, { createdAt, historicalMigration }) {
    const batch = {
        created_at: createdAt,
        batch: messages.map(buildV1Event)
    };
    if (historicalMigration) batch.historical_migration = true;
    return batch;
}
;
;
;
;
const V1_ANALYTICS_PATH = '/i/v1/analytics/events';
const DEFAULT_MAX_BACKOFF_MS = 30000;
const RETRYABLE_STATUSES = new Set([
    404,
    408,
    429,
    500,
    502,
    503,
    504
]);
class V1CaptureSender {
    constructor(config, hooks){
        this.config = config;
        this.maxBackoffMs = config.maxBackoffMs ?? DEFAULT_MAX_BACKOFF_MS;
        this.fetchFn = hooks.fetch;
        this.onError = hooks.onError;
        this.now = hooks.now ?? Date.now;
        this.sleep = hooks.sleep ?? ((ms)=>new Promise((resolve)=>safeSetTimeout(resolve, ms)));
        this.generateRequestId = hooks.generateRequestId ?? uuidv7;
        this.compress = hooks.compress ?? gzipCompress;
    }
    async sendV1Batch(messages) {
        if (0 === messages.length) return;
        const requestId = this.generateRequestId();
        const createdAt = new Date(this.now()).toISOString();
        const { batch } = buildV1Batch(messages, {
            createdAt,
            historicalMigration: this.config.historicalMigration
        });
        const url = `${this.config.host}${V1_ANALYTICS_PATH}`;
        const drops = [];
        let pending = batch;
        const maxAttempts = Math.max(1, this.config.maxAttempts);
        for(let attempt = 1; attempt <= maxAttempts; attempt++){
            const isLastAttempt = attempt === maxAttempts;
            const payload = safeJsonStringify({
                created_at: createdAt,
                ...this.config.historicalMigration ? {
                    historical_migration: true
                } : {},
                batch: pending
            });
            let captureAttempt;
            let retryDelayMs;
            try {
                captureAttempt = await this.sendOnce(url, payload, attempt, requestId);
                const { response, signal } = captureAttempt;
                const { status } = response;
                if (status < 200 || status >= 300) if (!isLastAttempt && RETRYABLE_STATUSES.has(status)) {
                    const retryAfterMs = this.parseRetryAfter(response);
                    await captureAttempt.waitFor(captureAttempt.cancelBody()).catch(()=>{});
                    retryDelayMs = this.backoffDelay(attempt, retryAfterMs);
                } else {
                    const httpError = await this.buildHttpError(response, status, captureAttempt.waitFor);
                    return this.surfaceBatchFailure(requestId, drops, pending, httpError);
                }
                else {
                    let parsed;
                    try {
                        parsed = await captureAttempt.waitFor(this.parseResponse(response));
                    } catch (error) {
                        if (signal.aborted) throw error;
                        return this.surfaceBatchFailure(requestId, drops, pending, new Error(`Capture V1 returned an unparseable ${status} response body`));
                    }
                    const retryable = this.classify(pending, parsed, drops);
                    if (0 === retryable.length) return this.surfacePartialDrops(requestId, drops);
                    if (isLastAttempt) return void this.onError(new CaptureV1Error({
                        requestId,
                        drops,
                        retryExhausted: retryable.map((event)=>event.uuid)
                    }));
                    pending = retryable;
                    const retryAfterMs = this.parseRetryAfter(response);
                    retryDelayMs = this.backoffDelay(attempt, retryAfterMs);
                }
            } catch (transportError) {
                if (captureAttempt && !captureAttempt.signal.aborted) throw transportError;
                if (isLastAttempt) return this.surfaceBatchFailure(requestId, drops, pending, transportError);
                retryDelayMs = this.backoffDelay(attempt);
            } finally{
                captureAttempt?.cleanup();
            }
            if (void 0 !== retryDelayMs) await this.sleep(retryDelayMs);
        }
    }
    async sendOnce(url, payload, attempt, requestId) {
        const headers = this.buildHeaders(attempt, requestId);
        let body = payload;
        if (this.config.compressionEnabled) {
            const compressed = await this.compress(payload, this.config.isDebug);
            if (null !== compressed) {
                body = compressed;
                headers['Content-Encoding'] = 'gzip';
            }
        }
        const controller = new AbortController();
        let timeoutPhase = 'waiting for response headers';
        let timer;
        const deadline = new Promise((_resolve, reject)=>{
            timer = safeSetTimeout(()=>{
                const timeoutError = new Error(`Capture V1 request timed out ${timeoutPhase} after ${this.config.requestTimeoutMs}ms`);
                timeoutError.name = 'AbortError';
                reject(timeoutError);
                controller.abort(timeoutError);
            }, this.config.requestTimeoutMs);
        });
        try {
            const fetchPromise = this.fetchFn(url, {
                method: 'POST',
                headers,
                body,
                signal: controller.signal
            });
            let responseAccepted = false;
            fetchPromise.then((lateResponse)=>{
                if (controller.signal.aborted && !responseAccepted) this.cancelBody(lateResponse);
            }).catch(()=>{});
            const response = await Promise.race([
                fetchPromise,
                deadline
            ]);
            responseAccepted = true;
            timeoutPhase = 'while reading the response body';
            let cleanedUp = false;
            let cancellation;
            const cancelBody = ()=>cancellation ??= this.cancelBody(response);
            return {
                response,
                signal: controller.signal,
                waitFor: (operation)=>Promise.race([
                        operation,
                        deadline
                    ]),
                cancelBody,
                cleanup: ()=>{
                    if (cleanedUp) return;
                    cleanedUp = true;
                    clearTimeout(timer);
                    if (controller.signal.aborted) cancelBody();
                }
            };
        } catch (error) {
            clearTimeout(timer);
            throw error;
        }
    }
    buildHeaders(attempt, requestId) {
        const sdkInfo = `${this.config.libraryId}/${this.config.libraryVersion}`;
        const headers = {
            'Content-Type': 'application/json',
            Authorization: `Bearer ${this.config.apiKey}`,
            'PostHog-Sdk-Info': sdkInfo,
            'PostHog-Attempt': String(attempt),
            'PostHog-Request-Id': requestId,
            'PostHog-Request-Timestamp': new Date(this.now()).toISOString()
        };
        if (this.config.userAgent) headers['User-Agent'] = this.config.userAgent;
        return headers;
    }
    classify(pending, parsed, drops) {
        const results = parsed.results ?? {};
        const retryable = [];
        for (const event of pending){
            const result = results[event.uuid];
            if (result) {
                if ('drop' === result.result) drops.push({
                    uuid: event.uuid,
                    details: result.details ?? void 0
                });
                else if ('retry' === result.result) retryable.push(event);
            }
        }
        return retryable;
    }
    backoffDelay(attempt, retryAfterMs) {
        const exponential = Math.min(this.config.initialRetryDelayMs * 2 ** (attempt - 1), this.maxBackoffMs);
        if (void 0 === retryAfterMs) return exponential;
        return Math.max(exponential, Math.min(retryAfterMs, this.maxBackoffMs));
    }
    parseRetryAfter(response) {
        const raw = response.headers?.get('Retry-After');
        if (!raw) return;
        const trimmed = raw.trim();
        if (/^\d+$/.test(trimmed)) {
            const seconds = parseInt(trimmed, 10);
            return Number.isFinite(seconds) && seconds > 0 ? 1000 * seconds : void 0;
        }
        const dateMs = Date.parse(trimmed);
        if (Number.isNaN(dateMs)) return;
        const delta = dateMs - this.now();
        return delta > 0 ? delta : void 0;
    }
    async parseResponse(response) {
        const text = await response.text();
        const parsed = JSON.parse(text);
        if ('object' != typeof parsed || null === parsed || Array.isArray(parsed)) throw new Error('unexpected response shape');
        const results = parsed.results;
        if (void 0 !== results && ('object' != typeof results || null === results || Array.isArray(results))) throw new Error('unexpected results shape');
        return {
            results: results ?? {}
        };
    }
    async buildHttpError(response, status, waitFor) {
        let bodyText = '';
        try {
            bodyText = (await waitFor(response.text())).slice(0, 512);
        } catch  {}
        const suffix = bodyText ? `: ${bodyText}` : '';
        return new Error(`Capture V1 request failed with HTTP ${status}${suffix}`);
    }
    surfaceBatchFailure(requestId, drops, pending, cause) {
        this.onError(new CaptureV1Error({
            requestId,
            drops,
            retryExhausted: pending.map((event)=>event.uuid),
            cause
        }));
    }
    surfacePartialDrops(requestId, drops) {
        if (drops.length > 0) this.onError(new CaptureV1Error({
            requestId,
            drops,
            retryExhausted: []
        }));
    }
    async cancelBody(response) {
        try {
            await response.body?.cancel();
        } catch  {}
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/ai-capture/batching.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/ai-capture/routing.mjs [instrumentation] (ecmascript)
;
const AI_CAPTURE_ROUTE = 'ai-capture';
const AI_CAPTURE_ENDPOINT_PATH = '/i/v0/ai/batch/';
const AI_MAX_EVENT_BYTES = 8388608;
const AI_BATCH_TARGET_BYTES = 5242880;
;
;
;
const encoder = new TextEncoder();
function eventByteSize(message) {
    return encoder.encode(safeJsonStringify(message)).length;
}
function partitionAiBatch(messages, maxEventBytes = AI_MAX_EVENT_BYTES, targetBatchBytes = AI_BATCH_TARGET_BYTES) {
    const batches = [];
    const dropped = [];
    let current = [];
    let currentBytes = 0;
    for (const message of messages){
        if (void 0 === message) continue;
        const bytes = eventByteSize(message);
        if (bytes > maxEventBytes) {
            dropped.push({
                event: 'string' == typeof message.event ? message.event : 'unknown',
                bytes
            });
            continue;
        }
        if (current.length > 0 && currentBytes + bytes > targetBatchBytes) {
            batches.push(current);
            current = [];
            currentBytes = 0;
        }
        current.push(message);
        currentBytes += bytes;
    }
    if (current.length > 0) batches.push(current);
    return {
        batches,
        dropped
    };
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/emails/emails.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/emails/errors.mjs [instrumentation] (ecmascript)
;
class EmailError extends Error {
    constructor(params){
        super(params.message, void 0 === params.cause ? void 0 : {
            cause: params.cause
        });
        this.name = emailErrorName(params.statusCode, params.code);
        this.code = params.code;
        this.statusCode = params.statusCode;
        this.why = params.why;
        this.fix = params.fix;
        this.docsUrl = params.docsUrl;
        this.field = params.field;
        this.retryAfterMs = params.retryAfterMs;
    }
}
function emailErrorName(status, code) {
    if ('missing_secret_key' === code || 401 === status) return 'missing_api_key';
    if (void 0 === status) {
        if ('network_error' === code) return 'service_unavailable';
        return code.startsWith('invalid_') ? 'validation_error' : 'application_error';
    }
    switch(status){
        case 400:
            return 'validation_error';
        case 403:
            return 'invalid_permission';
        case 404:
            return 'not_found';
        case 409:
            return 'template_outdated' === code ? 'validation_error' : 'concurrent_idempotent_requests';
        case 422:
            return 'idempotency_key_reused' === code ? 'invalid_idempotent_request' : 'validation_error';
        case 429:
            return 'quota_limited' === code ? 'monthly_quota_exceeded' : 'rate_limit_exceeded';
        case 503:
            return 'service_unavailable';
        default:
            return 'application_error';
    }
}
;
;
;
const SEND_PATH = '/api/projects/@current/messaging/send/email/';
const STATUS_PATH = '/api/projects/@current/messaging/emails/{messageId}/';
const PREFERENCES_PATH = '/api/projects/@current/messaging/preferences/';
const US_APP_HOST = 'https://us.posthog.com';
const EU_APP_HOST = 'https://eu.posthog.com';
const CLOUD_APP_HOSTS = {
    'https://us.i.posthog.com': US_APP_HOST,
    'https://us.posthog.com': US_APP_HOST,
    'https://app.posthog.com': US_APP_HOST,
    'https://eu.i.posthog.com': EU_APP_HOST,
    'https://eu.posthog.com': EU_APP_HOST
};
const MAX_RETRY_DELAY_MS = 30000;
const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,255}$/;
const TEMPLATE_KEY_PATTERN = /^[a-zA-Z0-9_-]{1,400}$/;
const SHARED_FIELDS = {
    to: true,
    distinctId: true,
    idempotencyKey: true,
    maxRetries: true
};
const TEMPLATE_FIELDS = {
    templateId: true,
    templateData: true
};
const CODE_FIELDS = {
    templateKey: true,
    subject: true,
    from: true,
    replyTo: true,
    captureEngagement: true,
    html: true,
    text: true,
    react: true
};
const TEMPLATE_FORM = {
    name: 'templateId',
    fields: fieldSet(SHARED_FIELDS, TEMPLATE_FIELDS),
    why: "A template made in PostHog sets its own sender, subject and content, and follows the project's engagement setting.",
    howToSend: 'send a template made in PostHog with templateId'
};
const CODE_FORM = {
    name: 'templateKey',
    fields: fieldSet(SHARED_FIELDS, CODE_FIELDS),
    why: 'A send with templateKey takes its content from your code.',
    howToSend: 'send content from your code with templateKey'
};
const DEFAULT_EMAIL_REQUEST_TIMEOUT_MS = 15000;
const DEFAULT_EMAIL_REQUEST_MAX_RETRIES = 2;
class EmailSender {
    constructor(config, hooks){
        this.inFlight = new Set();
        this.config = config;
        this.hooks = hooks;
    }
    send(options, ...unexpected) {
        return this.track(this.sendUntracked(options, unexpected));
    }
    get(id) {
        return this.track(this.getUntracked(id));
    }
    setPreferences(options) {
        return this.track(this.setPreferencesUntracked(options));
    }
    track(pending) {
        this.inFlight.add(pending);
        pending.finally(()=>this.inFlight.delete(pending));
        return pending;
    }
    async drain() {
        while(this.inFlight.size > 0)await Promise.all(this.inFlight);
    }
    async sendUntracked(options, unexpected) {
        try {
            refuseSecondArgument(unexpected);
            const prepared = prepareSend(options, this.config.maxRetries);
            const { appHost, secretKey } = this.connect('no email was sent', 'Sending email needs secretKey, a project secret API key with the transactional_email:write scope.');
            const body = void 0 === prepared.react ? prepared.body : await withRenderedReact(prepared.body, prepared.react, this.config.requestTimeoutMs);
            const headers = this.headers(secretKey, {
                'Content-Type': 'application/json',
                'Idempotency-Key': prepared.idempotencyKey
            });
            const result = await this.withRetries(prepared.maxRetries, async ()=>parseSendReply(await this.request(appHost + SEND_PATH, 'POST', headers, body)));
            for (const warning of result.warnings)this.hooks.logger.warn(`PostHog email warning ${warning.code}: ${warning.message}`);
            return {
                data: result,
                error: null
            };
        } catch (error) {
            return {
                data: null,
                error: asEmailError(error, 'Sending the email failed unexpectedly.')
            };
        }
    }
    async getUntracked(id) {
        try {
            if ('string' != typeof id || !UUID_PATTERN.test(id)) throw invalid('invalid_message_id', 'id must be the message ID that send() returned.', 'id');
            const { appHost, secretKey } = this.connect('no email status was read', 'Reading an email status needs secretKey, a project secret API key with the transactional_email:read or transactional_email:write scope.');
            const url = appHost + STATUS_PATH.replace('{messageId}', id.toLowerCase());
            const headers = this.headers(secretKey, {});
            const status = await this.withRetries(this.config.maxRetries, async ()=>parseStatusReply(await this.request(url, 'GET', headers)));
            return {
                data: status,
                error: null
            };
        } catch (error) {
            return {
                data: null,
                error: asEmailError(error, 'Reading the email status failed unexpectedly.')
            };
        }
    }
    async setPreferencesUntracked(options) {
        try {
            const body = preparePreferences(options);
            const { appHost, secretKey } = this.connect('no preferences changed', 'Setting email preferences needs secretKey, a project secret API key with the messaging_preference:write scope.');
            const headers = this.headers(secretKey, {
                'Content-Type': 'application/json'
            });
            const preferences = await this.withRetries(this.config.maxRetries, async ()=>parsePreferencesReply(await this.request(appHost + PREFERENCES_PATH, 'POST', headers, body)));
            return {
                data: preferences,
                error: null
            };
        } catch (error) {
            return {
                data: null,
                error: asEmailError(error, 'Setting the email preferences failed unexpectedly.')
            };
        }
    }
    connect(nothingDone, missingSecretKey) {
        if (this.hooks.isDisabled()) throw new EmailError({
            code: 'client_disabled',
            message: `The PostHog client is disabled, so ${nothingDone}.`
        });
        if (this.hooks.isClosed()) throw new EmailError({
            code: 'client_closed',
            message: `The PostHog client is shut down, so ${nothingDone}.`
        });
        const appHost = resolveAppHost(this.config.host, this.config.appHost);
        if (!appHost) throw new EmailError({
            code: 'missing_app_host',
            message: "The client's host is not PostHog Cloud, so the client can't tell where to send email. Set appHost to your PostHog app host on the client."
        });
        const secretKey = this.config.secretKey?.trim();
        if (!secretKey) throw new EmailError({
            code: 'missing_secret_key',
            message: missingSecretKey
        });
        return {
            appHost,
            secretKey
        };
    }
    headers(secretKey, extra) {
        const headers = {
            Authorization: `Bearer ${secretKey}`,
            Accept: 'application/json',
            ...extra
        };
        if (this.hooks.userAgent) headers['User-Agent'] = this.hooks.userAgent;
        if (this.config.migratedFrom) headers['X-PostHog-Migrated-From'] = this.config.migratedFrom;
        return headers;
    }
    async withRetries(maxRetries, attemptOnce) {
        for(let attempt = 0;; attempt++){
            let error;
            try {
                return await attemptOnce();
            } catch (caught) {
                error = caught instanceof EmailError ? caught : new EmailError({
                    code: 'network_error',
                    message: 'The request to PostHog failed.',
                    cause: caught
                });
            }
            const delayMs = retryDelayMs(error, attempt, maxRetries);
            if (void 0 === delayMs) throw error;
            await new Promise((resolve)=>setTimeout(resolve, delayMs));
        }
    }
    async request(url, method, headers, body) {
        const controller = new AbortController();
        const timeoutMs = this.config.requestTimeoutMs;
        let timer;
        const deadline = new Promise((_resolve, reject)=>{
            timer = setTimeout(()=>{
                const timeoutError = new Error(`Email request timed out after ${timeoutMs}ms`);
                timeoutError.name = 'AbortError';
                reject(timeoutError);
                controller.abort(timeoutError);
            }, timeoutMs);
        });
        const fetchPromise = Promise.resolve().then(()=>this.hooks.fetch(url, {
                method,
                headers,
                ...void 0 === body ? {} : {
                    body
                },
                signal: controller.signal
            }));
        fetchPromise.then((lateResponse)=>{
            if (controller.signal.aborted) Promise.resolve(lateResponse.body?.cancel()).catch(()=>{});
        }).catch(()=>{});
        let response;
        try {
            response = await Promise.race([
                fetchPromise,
                deadline
            ]);
            let text;
            try {
                text = await Promise.race([
                    response.text(),
                    deadline
                ]);
            } catch (error) {
                if (response.status >= 200 && response.status < 300) throw error;
                return {
                    status: response.status,
                    payload: null,
                    retryAfterMs: readRetryAfter(response)
                };
            }
            return {
                status: response.status,
                payload: parseJson(text),
                retryAfterMs: readRetryAfter(response)
            };
        } finally{
            clearTimeout(timer);
            if (controller.signal.aborted && response) Promise.resolve(response.body?.cancel()).catch(()=>{});
        }
    }
}
function refuseSecondArgument(unexpected) {
    if (unexpected.some((argument)=>void 0 !== argument)) throw new EmailError({
        code: 'invalid_form',
        message: 'send takes one options object, so no email was sent. Put idempotencyKey and every other option in it.'
    });
}
function prepareSend(options, defaultMaxRetries) {
    const send = options ?? {};
    const { to, distinctId, idempotencyKey, maxRetries } = send;
    if ('string' != typeof to || !to.trim()) throw invalid('invalid_recipient', 'to must be one email address as a nonempty string.', 'to');
    if (void 0 !== distinctId && ('string' != typeof distinctId || !distinctId)) throw invalid('invalid_distinct_id', 'distinctId must be a nonempty string.', 'distinctId');
    const content = contentOf(send, distinctId);
    if (void 0 !== idempotencyKey && ('string' != typeof idempotencyKey || !IDEMPOTENCY_KEY_PATTERN.test(idempotencyKey))) throw invalid('invalid_idempotency_key', 'idempotencyKey must be 1 to 255 visible ASCII characters without spaces.', 'idempotencyKey');
    if (void 0 !== maxRetries && !isRetryCount(maxRetries)) throw invalid('invalid_max_retries', 'maxRetries must be a nonnegative integer.', 'maxRetries');
    return {
        body: safeJsonStringify({
            ...content,
            to
        }),
        react: isReactElement(send.react) ? send.react : void 0,
        idempotencyKey: idempotencyKey ?? globalThis.crypto.randomUUID(),
        maxRetries: isRetryCount(maxRetries) ? maxRetries : defaultMaxRetries
    };
}
function preparePreferences(options) {
    const fallback = {};
    const { to, allMarketing, topics } = options ?? fallback;
    if ('string' != typeof to || !to.trim()) throw invalid('invalid_recipient', 'to must be one email address as a nonempty string.', 'to');
    if (void 0 !== allMarketing && 'boolean' != typeof allMarketing) throw invalid('invalid_preferences', 'allMarketing must be true or false.', 'allMarketing');
    if (void 0 !== topics && ('object' != typeof topics || null === topics || Array.isArray(topics) || !Object.values(topics).every((value)=>'boolean' == typeof value))) throw invalid('invalid_preferences', 'topics must map each topic key to true or false.', 'topics');
    const hasTopics = void 0 !== topics && Object.keys(topics).length > 0;
    if (void 0 === allMarketing && !hasTopics) throw invalid('invalid_preferences', 'Set allMarketing, topics, or both.', 'topics');
    return safeJsonStringify({
        identifier: to,
        ...void 0 === allMarketing ? {} : {
            all_marketing: allMarketing
        },
        ...hasTopics ? {
            topics
        } : {}
    });
}
function isRetryCount(value) {
    return 'number' == typeof value && Number.isInteger(value) && value >= 0;
}
function contentOf(send, distinctId) {
    if (void 0 === send.templateId === (void 0 === send.templateKey)) throw new EmailError({
        code: 'invalid_form',
        message: 'Send either templateId, or templateKey with subject and html, text or react.'
    });
    return void 0 === send.templateKey ? templateContent(send, distinctId) : codeContent(send, distinctId);
}
function templateContent(send, distinctId) {
    const { templateId, templateData } = send;
    if ('string' != typeof templateId || !UUID_PATTERN.test(templateId)) throw invalid('invalid_template_id', "templateId must be the template's UUID.", 'templateId');
    if (void 0 !== templateData && ('object' != typeof templateData || null === templateData || Array.isArray(templateData))) throw invalid('invalid_template_data', 'templateData must be an object.', 'templateData');
    refuseFieldsOutside(send, TEMPLATE_FORM, CODE_FORM);
    return {
        template_id: templateId.toLowerCase(),
        message_data: templateData ?? {},
        ...void 0 !== distinctId && {
            distinct_id: distinctId
        }
    };
}
function codeContent(send, distinctId) {
    const { templateKey, subject, html, text, react, from, replyTo, captureEngagement } = send;
    if ('string' != typeof templateKey || !TEMPLATE_KEY_PATTERN.test(templateKey)) throw invalid('invalid_template_key', 'templateKey can only have letters, digits, hyphens (-) and underscores (_), at most 400.', 'templateKey');
    refuseFieldsOutside(send, CODE_FORM, TEMPLATE_FORM);
    if ('string' != typeof subject) throw invalid('invalid_form', 'A send with templateKey needs a subject.', 'subject');
    if (void 0 !== html && 'string' != typeof html) throw invalid('invalid_form', 'html must be a string.', 'html');
    if (void 0 !== text && 'string' != typeof text) throw invalid('invalid_form', 'text must be a string.', 'text');
    if (void 0 !== react) checkReactContent(react, html);
    else if (void 0 === html && void 0 === text) throw invalid('invalid_form', 'A send with templateKey needs html, text or react.', 'html');
    const sendsReplyTo = void 0 !== replyTo && !(Array.isArray(replyTo) && 0 === replyTo.length);
    return {
        template_key: templateKey,
        subject,
        ...void 0 !== html && {
            html
        },
        ...void 0 !== text && {
            text
        },
        ...void 0 !== from && {
            from
        },
        ...sendsReplyTo && {
            reply_to: 'string' == typeof replyTo ? [
                replyTo
            ] : replyTo
        },
        capture_engagement: captureEngagement ?? true,
        ...void 0 !== distinctId && {
            distinct_id: distinctId
        }
    };
}
function checkReactContent(react, html) {
    if (!isReactElement(react)) throw invalid('invalid_form', 'react must be a React element, such as <WelcomeEmail />.', 'react');
    if (void 0 !== html) throw new EmailError({
        code: 'invalid_form',
        message: 'A send with react renders its own html, so it takes no html. No email was sent.',
        field: 'html',
        fix: 'Remove html to send the rendered react element, or remove react to send your html.'
    });
}
const REACT_18_AND_19_ELEMENT_MARKERS = [
    Symbol.for('react.element'),
    Symbol.for('react.transitional.element')
];
function isReactElement(value) {
    return 'object' == typeof value && null !== value && '$$typeof' in value && REACT_18_AND_19_ELEMENT_MARKERS.includes(value.$$typeof) && 'type' in value && 'props' in value;
}
async function withRenderedReact(body, react, timeoutMs) {
    const { render, toPlainText } = await loadReactRenderer();
    const fields = JSON.parse(body);
    try {
        const html = await settleWithin(render(react), timeoutMs, 'Rendering the react element');
        return safeJsonStringify({
            ...fields,
            html,
            ...void 0 === fields.text && {
                text: toPlainText(html)
            }
        });
    } catch (cause) {
        throw new EmailError({
            code: 'react_render_failed',
            message: 'Rendering the react element failed, so no email was sent.',
            cause
        });
    }
}
async function settleWithin(work, timeoutMs, what) {
    let timer;
    const deadline = new Promise((_resolve, reject)=>{
        timer = setTimeout(()=>reject(new Error(`${what} took longer than ${timeoutMs}ms.`)), timeoutMs);
    });
    try {
        return await Promise.race([
            work,
            deadline
        ]);
    } finally{
        clearTimeout(timer);
    }
}
async function loadReactRenderer() {
    try {
        return await Promise.resolve().then(()=>{
            const e = new Error("Cannot find module '@react-email/render'");
            e.code = 'MODULE_NOT_FOUND';
            throw e;
        });
    } catch (cause) {
        throw new EmailError({
            code: 'missing_react_renderer',
            message: "react needs the @react-email/render package, which isn't installed or failed to load, so no email was sent.",
            fix: 'Install @react-email/render with react and react-dom next to posthog-node, or render the email yourself and send html.',
            cause
        });
    }
}
function refuseFieldsOutside(send, form, otherForm) {
    const field = Object.entries(send).find(([name, value])=>void 0 !== value && !form.fields.has(name))?.[0];
    if (void 0 === field) return;
    const message = `A send with ${form.name} doesn't take ${field}, so no email was sent.`;
    if (!otherForm.fields.has(field)) throw new EmailError({
        code: 'invalid_form',
        message,
        field,
        fix: `Remove ${field} and send again.`
    });
    throw new EmailError({
        code: 'invalid_form',
        message,
        field,
        why: form.why,
        fix: `Remove ${field}, or ${otherForm.howToSend}.`
    });
}
function fieldSet(...groups) {
    return new Set(groups.flatMap((group)=>Object.keys(group)));
}
function invalid(code, message, field) {
    return new EmailError({
        code,
        message,
        field
    });
}
function resolveAppHost(host, appHost) {
    const explicit = 'string' == typeof appHost ? removeTrailingSlash(appHost.trim()) : '';
    if (explicit) return CLOUD_APP_HOSTS[explicit] ?? explicit;
    return CLOUD_APP_HOSTS[removeTrailingSlash(host)];
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    } catch  {
        return null;
    }
}
function readRetryAfter(response) {
    try {
        return parseRetryAfterMs(response.headers?.get('retry-after'), Date.now(), Number.MAX_SAFE_INTEGER);
    } catch  {
        return;
    }
}
function emails_text(value) {
    return 'string' == typeof value && value ? value : void 0;
}
function replyFields(payload) {
    return null === payload || 'object' != typeof payload || Array.isArray(payload) ? {} : payload;
}
function parseSendReply({ status, payload, retryAfterMs }) {
    const fields = replyFields(payload);
    if (status >= 200 && status < 300) {
        const id = emails_text(fields.message_id);
        if (!id) throw new EmailError({
            code: 'api_error',
            message: 'PostHog answered without a message ID.',
            statusCode: status
        });
        const warnings = [];
        if (Array.isArray(fields.warnings)) {
            for (const warning of fields.warnings)if (null !== warning && 'object' == typeof warning) warnings.push({
                code: emails_text(warning.code) ?? 'warning',
                message: emails_text(warning.detail) ?? emails_text(warning.message) ?? '',
                fix: emails_text(warning.fix)
            });
        }
        return {
            id,
            replayed: true === fields.replayed,
            warnings
        };
    }
    throw replyError(fields, status, retryAfterMs);
}
function parseStatusReply({ status, payload, retryAfterMs }) {
    const fields = replyFields(payload);
    if (status < 200 || status >= 300) throw replyError(fields, status, retryAfterMs);
    const id = emails_text(fields.id);
    const deliveryStatus = emails_text(fields.status);
    const createdAt = emails_text(fields.created_at);
    const statusAt = emails_text(fields.status_at);
    if (!id || !deliveryStatus || !createdAt || !statusAt) throw new EmailError({
        code: 'api_error',
        message: 'PostHog answered without an email status.',
        statusCode: status
    });
    return {
        id,
        status: deliveryStatus,
        createdAt,
        statusAt,
        reason: emails_text(fields.reason) ?? null
    };
}
function parsePreferencesReply({ status, payload, retryAfterMs }) {
    const fields = replyFields(payload);
    if (status < 200 || status >= 300) throw replyError(fields, status, retryAfterMs);
    const to = emails_text(fields.identifier);
    const allMarketing = fields.all_marketing;
    const topics = fields.topics;
    if (!to || !(null === allMarketing || 'boolean' == typeof allMarketing) || null === topics || 'object' != typeof topics || Array.isArray(topics) || !Object.values(topics).every((value)=>'boolean' == typeof value)) throw new EmailError({
        code: 'api_error',
        message: 'PostHog answered without the preferences.',
        statusCode: status
    });
    return {
        to,
        allMarketing,
        topics: topics
    };
}
function replyError(fields, status, retryAfterMs) {
    return new EmailError({
        code: emails_text(fields.code) ?? 'api_error',
        message: emails_text(fields.detail) ?? `PostHog answered HTTP ${status}.`,
        statusCode: status,
        why: emails_text(fields.why),
        fix: emails_text(fields.fix),
        docsUrl: emails_text(fields.docs_url),
        field: emails_text(fields.attr),
        retryAfterMs
    });
}
function asEmailError(error, message) {
    return error instanceof EmailError ? error : new EmailError({
        code: 'unexpected_error',
        message,
        cause: error
    });
}
function isRetryable(error) {
    if (void 0 === error.statusCode) return 'network_error' === error.code;
    if (409 === error.statusCode) return 'idempotency_key_in_flight' === error.code;
    if (429 === error.statusCode) return 'quota_limited' !== error.code;
    return 503 === error.statusCode;
}
function retryDelayMs(error, attempt, maxRetries) {
    if (attempt >= maxRetries || !isRetryable(error)) return;
    if (void 0 !== error.retryAfterMs && error.retryAfterMs > MAX_RETRY_DELAY_MS) return;
    const backoffMs = Math.min(MAX_RETRY_DELAY_MS, 1000 * 2 ** attempt * (0.8 + 0.4 * Math.random()));
    return Math.max(backoffMs, error.retryAfterMs ?? 0);
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/logs-config.mjs [instrumentation] (ecmascript)
;
const DEFAULT_FLUSH_INTERVAL_MS2 = 3000;
const DEFAULT_MAX_BUFFER_SIZE = 100;
const DEFAULT_MAX_BATCH_RECORDS_PER_POST = 100;
const DEFAULT_RATE_CAP_WINDOW_MS = 10000;
const DEFAULT_MAX_LOGS_PER_INTERVAL = 10000;
const DEFAULT_BACKGROUND_FLUSH_BUDGET_MS = 25000;
const DEFAULT_TERMINATION_FLUSH_BUDGET_MS = 2000;
function resolveNodeLogsConfig(config, inherited = {}) {
    const { rateCap: _rateCap, ...rest } = config ?? {};
    const rateCapWindowMs = config?.rateCap?.windowMs ?? DEFAULT_RATE_CAP_WINDOW_MS;
    const requestedMaxLogs = config?.rateCap && 'maxLogs' in config.rateCap ? config.rateCap.maxLogs : DEFAULT_MAX_LOGS_PER_INTERVAL;
    const maxLogsPerInterval = void 0 !== requestedMaxLogs && requestedMaxLogs > 0 && rateCapWindowMs > 0 ? requestedMaxLogs : void 0;
    const maxBatchRecordsPerPost = config?.maxBatchRecordsPerPost;
    return {
        ...rest,
        serviceName: config?.serviceName ?? inherited.serviceName,
        maxBufferSize: config?.maxBufferSize ?? DEFAULT_MAX_BUFFER_SIZE,
        flushIntervalMs: config?.flushIntervalMs ?? DEFAULT_FLUSH_INTERVAL_MS2,
        maxBatchRecordsPerPost: Number.isInteger(maxBatchRecordsPerPost) && maxBatchRecordsPerPost > 0 ? maxBatchRecordsPerPost : DEFAULT_MAX_BATCH_RECORDS_PER_POST,
        rateCapWindowMs,
        maxLogsPerInterval,
        maxQueueSize: maxLogsPerInterval ?? DEFAULT_MAX_LOGS_PER_INTERVAL,
        backgroundFlushBudgetMs: DEFAULT_BACKGROUND_FLUSH_BUDGET_MS,
        terminationFlushBudgetMs: DEFAULT_TERMINATION_FLUSH_BUDGET_MS,
        resourceAttributes: {
            ...inherited.hostResourceAttributes,
            ...config?.resourceAttributes
        }
    };
}
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
const MINIMUM_POLLING_INTERVAL = 100;
const THIRTY_SECONDS = 30000;
const MAX_CACHE_SIZE = 50000;
const WAITUNTIL_DEBOUNCE_MS = 50;
const WAITUNTIL_MAX_WAIT_MS = 500;
const DEFAULT_NODE_HOST = 'https://us.i.posthog.com';
const _emittedDeprecations = new Set();
function emitDeprecationWarningOnce(id, message) {
    if (_emittedDeprecations.has(id)) return;
    _emittedDeprecations.add(id);
    console.warn(`[PostHog] ${message}`);
}
function _resetDeprecationWarningsForTests() {
    _emittedDeprecations.clear();
}
function normalizeApiKey(value) {
    return 'string' == typeof value ? value.trim() : '';
}
function normalizePersonalApiKey(value) {
    const normalizedValue = 'string' == typeof value ? value.trim() : '';
    return normalizedValue || void 0;
}
function normalizeHost(value) {
    const normalizedValue = 'string' == typeof value ? value.trim() : '';
    return normalizedValue || DEFAULT_NODE_HOST;
}
function positiveNumberOr(value, fallback) {
    return 'number' == typeof value && Number.isFinite(value) && value > 0 ? value : fallback;
}
function nonNegativeIntegerOr(value, fallback) {
    return 'number' == typeof value && Number.isFinite(value) && value >= 0 ? Math.floor(value) : fallback;
}
function normalizeUnsetPersonProperties(value) {
    const propertyNames = Array.isArray(value) ? value : [
        value
    ];
    return propertyNames.filter((propertyName)=>'string' == typeof propertyName && propertyName.trim().length > 0);
}
function buildFlagEventProperties(flagValues) {
    if (!flagValues) return {};
    const additionalProperties = {};
    for (const [feature, variant] of Object.entries(flagValues))additionalProperties[`$feature/${feature}`] = variant;
    const activeFlags = Object.keys(flagValues).filter((flag)=>false !== flagValues[flag]).sort();
    if (activeFlags.length > 0) additionalProperties['$active_feature_flags'] = activeFlags;
    return additionalProperties;
}
class PostHogBackendClient extends PostHogCoreStateless {
    get distinctIdHasSentFlagCalls() {
        return Object.fromEntries(this._distinctIdHasSentFlagCalls);
    }
    set distinctIdHasSentFlagCalls(value) {
        this._distinctIdHasSentFlagCalls = new Map(Object.entries(value ?? {}));
    }
    constructor(apiKey, options = {}){
        const normalizedApiKey = normalizeApiKey(apiKey);
        const normalizedOptions = {
            ...options,
            maxQueueSize: options.maxQueueSize ?? 10000,
            flushInterval: options.flushInterval ?? 5000,
            host: normalizeHost(options.host),
            personalApiKey: normalizePersonalApiKey(options.secretKey ?? options.personalApiKey)
        };
        super(normalizedApiKey, normalizedOptions), this._memoryStorage = new PostHogMemoryStorage(), this._isShutdown = false, this._aiCaptureRouteActive = false, this._minimalFlagCalledEvents = false;
        this.options = normalizedOptions;
        this.captureMode = resolveCaptureMode();
        this.enableFullAiCapture = true === normalizedOptions.enableFullAiCapture;
        this.privacyMode = true === normalizedOptions.privacyMode;
        this.context = this.initializeContext();
        this.options.featureFlagsPollingInterval = 'number' == typeof normalizedOptions.featureFlagsPollingInterval ? Math.max(normalizedOptions.featureFlagsPollingInterval, MINIMUM_POLLING_INTERVAL) : null === normalizedOptions.featureFlagsPollingInterval ? null : THIRTY_SECONDS;
        if ('number' == typeof normalizedOptions.waitUntilDebounceMs) this.options.waitUntilDebounceMs = Math.max(normalizedOptions.waitUntilDebounceMs, 0);
        if ('number' == typeof normalizedOptions.waitUntilMaxWaitMs) this.options.waitUntilMaxWaitMs = Math.max(normalizedOptions.waitUntilMaxWaitMs, 0);
        if (!this.disabled && (normalizedOptions.personalApiKey || normalizedOptions.flagDefinitionCacheProvider)) {
            if (normalizedOptions.personalApiKey?.includes('phc_')) throw new Error('A project API key ("phc_...") was provided as secretKey or personalApiKey. Pass the project API key as the first constructor argument. For local evaluation, set secretKey (or the deprecated personalApiKey alias) to a server-only Project Secret API Key ("phs_...") or Personal API Key ("phx_...") with feature flag read access.');
            const shouldEnableLocalEvaluation = false !== normalizedOptions.enableLocalEvaluation;
            if (shouldEnableLocalEvaluation) this.featureFlagsPoller = new FeatureFlagsPoller({
                pollingInterval: this.options.featureFlagsPollingInterval,
                personalApiKey: normalizedOptions.personalApiKey,
                projectApiKey: normalizedApiKey,
                timeout: normalizedOptions.requestTimeout ?? 10000,
                host: this.host,
                fetch: normalizedOptions.fetch,
                onError: (err)=>{
                    this._events.emit('error', err);
                },
                onLoad: (count)=>{
                    this._events.emit('localEvaluationFlagsLoaded', count);
                },
                onMinimalFlagCalledEvents: (enabled)=>{
                    this._minimalFlagCalledEvents = enabled;
                },
                customHeaders: this.getCustomHeaders(),
                cacheProvider: normalizedOptions.flagDefinitionCacheProvider,
                strictLocalEvaluation: normalizedOptions.strictLocalEvaluation,
                evaluationContexts: normalizedOptions.evaluationContexts ?? normalizedOptions.evaluationEnvironments
            });
        }
        this.errorTracking = new __TURBOPACK__default__export__(this, normalizedOptions, this._logger);
        this._distinctIdHasSentFlagCalls = new Map();
        this.maxCacheSize = normalizedOptions.maxCacheSize || MAX_CACHE_SIZE;
    }
    enqueue(type, message, options, explicitRoute) {
        super.enqueue(type, message, options, explicitRoute);
        this.scheduleDebouncedFlush();
    }
    _flushEventsAndSpans(skipThrottledSpans = false) {
        const events = this.flushWithPendingPromises();
        const others = [];
        if (this._traces && !(skipThrottledSpans && this._traces.throttled)) others.push(this._traces.flush().catch(()=>{}));
        if (this._logs && !(skipThrottledSpans && this._logs.throttled)) others.push(this._logs.flushInBackground());
        if (0 === others.length) return events;
        return allSettled([
            events,
            ...others
        ]).then(([eventsResult])=>{
            if ('rejected' === eventsResult.status) throw eventsResult.reason;
        });
    }
    flushAutomatic() {
        return this._flushKeepingRuntimeAlive(true);
    }
    async flush() {
        this.errorTracking.capturePendingExceptions();
        return this._flushKeepingRuntimeAlive(false);
    }
    _flushKeepingRuntimeAlive(skipThrottledSpans) {
        const flushPromise = this._flushEventsAndSpans(skipThrottledSpans);
        const waitUntil = this.options.waitUntil;
        if (waitUntil && !this._waitUntilCycle) try {
            waitUntil(flushPromise.catch(()=>{}));
        } catch  {}
        return flushPromise;
    }
    _flushMetricsWithinInvocation() {
        const waitUntil = this.options.waitUntil;
        if (!waitUntil || !this._metrics) return;
        try {
            waitUntil(this._metrics.flushCoalesced().catch(()=>{}));
        } catch  {}
    }
    scheduleDebouncedFlush() {
        const waitUntil = this.options.waitUntil;
        if (!waitUntil) return;
        if (this.disabled || this.optedOut) return;
        if (!this._waitUntilCycle) {
            let resolve;
            const promise = new Promise((r)=>{
                resolve = r;
            });
            try {
                waitUntil(promise);
            } catch  {
                return;
            }
            this._waitUntilCycle = {
                resolve: resolve,
                startedAt: Date.now(),
                timer: void 0
            };
        }
        const elapsed = Date.now() - this._waitUntilCycle.startedAt;
        const maxWaitMs = this.options.waitUntilMaxWaitMs ?? WAITUNTIL_MAX_WAIT_MS;
        const flushNow = elapsed >= maxWaitMs;
        if (void 0 !== this._waitUntilCycle.timer) clearTimeout(this._waitUntilCycle.timer);
        if (flushNow) return void this.resolveWaitUntilFlush();
        const debounceMs = this.options.waitUntilDebounceMs ?? WAITUNTIL_DEBOUNCE_MS;
        this._waitUntilCycle.timer = safeSetTimeout(()=>{
            this.resolveWaitUntilFlush();
        }, debounceMs);
    }
    _consumeWaitUntilCycle() {
        const cycle = this._waitUntilCycle;
        if (cycle) {
            clearTimeout(cycle.timer);
            this._waitUntilCycle = void 0;
        }
        return cycle?.resolve;
    }
    async resolveWaitUntilFlush() {
        const resolve = this._consumeWaitUntilCycle();
        try {
            await this._flushEventsAndSpans();
        } catch  {} finally{
            resolve?.();
        }
    }
    getPersistedProperty(key) {
        return this._memoryStorage.getProperty(key);
    }
    setPersistedProperty(key, value) {
        return this._memoryStorage.setProperty(key, value);
    }
    fetch(url, options) {
        return this.options.fetch ? this.options.fetch(url, options) : fetch(url, options);
    }
    getQueueRouteKey(message) {
        return 'v1' === this.captureMode && isLegacyOnlyEvent(message) ? AI_ROUTE : ANALYTICS_ROUTE;
    }
    persistedQueueKeyForRoute(route) {
        if (route === AI_CAPTURE_ROUTE) return types_PostHogPersistedProperty.AiCaptureQueue;
        return route === AI_ROUTE ? types_PostHogPersistedProperty.AiQueue : types_PostHogPersistedProperty.Queue;
    }
    getActiveQueueRoutes() {
        const routes = 'v1' === this.captureMode ? [
            ANALYTICS_ROUTE,
            AI_ROUTE
        ] : [
            ANALYTICS_ROUTE
        ];
        if (this._aiCaptureRouteActive) routes.push(AI_CAPTURE_ROUTE);
        return routes;
    }
    getBatchEndpointPath(route) {
        return route === AI_CAPTURE_ROUTE ? AI_CAPTURE_ENDPOINT_PATH : super.getBatchEndpointPath(route);
    }
    async sendBatch(batchMessages, retryOptions, route = ANALYTICS_ROUTE) {
        if (route === AI_CAPTURE_ROUTE) return this.sendAiCaptureBatch(batchMessages, retryOptions);
        if ('v1' !== this.captureMode || route === AI_ROUTE) return super.sendBatch(batchMessages, retryOptions, route);
        const v1Events = batchMessages.filter((message)=>void 0 !== message);
        await this.getV1Sender().sendV1Batch(v1Events);
    }
    async sendAiCaptureBatch(batchMessages, retryOptions) {
        const { batches, dropped } = partitionAiBatch(batchMessages);
        for (const { event, bytes } of dropped){
            const message = `Event ${event} (${bytes} bytes) exceeds the ${AI_MAX_EVENT_BYTES / 1048576}MiB limit for ${AI_CAPTURE_ENDPOINT_PATH}, dropping.`;
            this._logger.error(message);
            this._events.emit('error', new Error(message));
        }
        for (const batch of batches)await this.sendAiSubBatch(batch, retryOptions);
    }
    async sendAiSubBatch(batch, retryOptions) {
        try {
            await super.sendBatch(batch, retryOptions, AI_CAPTURE_ROUTE);
        } catch (err) {
            if (!isPostHogFetchContentTooLargeError(err)) throw err;
            if (1 === batch.length) {
                const [event] = batch;
                const eventName = 'string' == typeof event.event ? event.event : 'unknown';
                const message = `Event ${eventName} (${eventByteSize(event)} bytes) was rejected with 413 by ${AI_CAPTURE_ENDPOINT_PATH} on its own, dropping.`;
                this._logger.error(message);
                this._events.emit('error', new Error(message));
                return;
            }
            const mid = Math.ceil(batch.length / 2);
            await this.sendAiSubBatch(batch.slice(0, mid), retryOptions);
            await this.sendAiSubBatch(batch.slice(mid), retryOptions);
        }
    }
    getV1Sender() {
        if (!this._v1Sender) this._v1Sender = new V1CaptureSender({
            host: this.host,
            apiKey: this.apiKey,
            libraryId: this.getLibraryId(),
            libraryVersion: this.getLibraryVersion(),
            userAgent: this.getCustomUserAgent() || void 0,
            historicalMigration: this.historicalMigration,
            compressionEnabled: !this.disableCompression,
            requestTimeoutMs: this.requestTimeout,
            maxAttempts: (this.options.fetchRetryCount ?? 3) + 1,
            initialRetryDelayMs: this.options.fetchRetryDelay ?? 3000,
            isDebug: this.isDebug
        }, {
            fetch: (url, fetchOptions)=>this.fetch(url, fetchOptions),
            onError: (error)=>this._events.emit('error', error),
            compress: (payload)=>this.compressPayload(payload)
        });
        return this._v1Sender;
    }
    getLibraryVersion() {
        return version;
    }
    get metrics() {
        if (!this._metrics) this._metrics = new PostHogMetrics(this, resolveMetricsConfig(this.options.metrics), this._logger);
        return this._metrics;
    }
    get _logsPipeline() {
        if (!this._logs) {
            const config = resolveNodeLogsConfig(this.options.logs, {
                serviceName: this._resolveServiceName() ?? void 0,
                hostResourceAttributes: this.hostResourceAttributes()
            });
            this._logs = new PostHogLogs(this, config, this._logger, ()=>this._logContext(), (fn)=>fn(), void 0, void 0, ()=>this.disabled || this.optedOut);
        }
        return this._logs;
    }
    _logContext() {
        const context = this.context?.get();
        return {
            distinctId: context?.distinctId,
            sessionId: context?.sessionId
        };
    }
    captureLog(options) {
        let record = options;
        if (!options.trace_id && !options.span_id) {
            const span = this.getActiveSpan();
            const traceId = span?.traceId;
            const spanId = span?.spanId;
            if (traceId && spanId) {
                const flags = parseInt(span?.traceparent()?.split('-')[3] ?? '', 16);
                record = {
                    ...options,
                    trace_id: traceId,
                    span_id: spanId,
                    ...void 0 === options.trace_flags && !Number.isNaN(flags) && {
                        trace_flags: flags
                    }
                };
            }
        }
        this._logsPipeline.captureLog(record);
        this.scheduleDebouncedFlush();
    }
    get logger() {
        if (!this._captureLogger) {
            const log = (level)=>(body, attributes)=>this.captureLog({
                        body,
                        level,
                        attributes
                    });
            this._captureLogger = {
                trace: log('trace'),
                debug: log('debug'),
                info: log('info'),
                warn: log('warn'),
                error: log('error'),
                fatal: log('fatal')
            };
        }
        return this._captureLogger;
    }
    get emails() {
        if (!this._emails) this._emails = new EmailSender({
            secretKey: this.options.personalApiKey,
            host: this.host,
            appHost: this.options.appHost,
            requestTimeoutMs: positiveNumberOr(this.options.emailRequestTimeoutMs, DEFAULT_EMAIL_REQUEST_TIMEOUT_MS),
            maxRetries: nonNegativeIntegerOr(this.options.emailRequestMaxRetries, DEFAULT_EMAIL_REQUEST_MAX_RETRIES),
            migratedFrom: this.options.migratedFrom
        }, {
            fetch: (url, fetchOptions)=>this.fetch(url, fetchOptions),
            isDisabled: ()=>this.disabled,
            isClosed: ()=>this._isShutdown,
            logger: this._logger,
            userAgent: this.getCustomUserAgent() || void 0
        });
        return this._emails;
    }
    initializeSpanContextManager() {
        return new SyncSpanContextManager();
    }
    hostResourceAttributes() {
        return {};
    }
    get _spanContextManager() {
        if (!this._spanContext) this._spanContext = this.initializeSpanContextManager();
        return this._spanContext;
    }
    get _tracesPipeline() {
        if (!this.options.traces) return;
        if (!this._traces) this._traces = new PostHogTraces(this, resolveTracesConfig(this.options.traces, this.hostResourceAttributes(), this._logger), this._logger, ()=>this._tracingContext(), this._spanContextManager, ()=>this.scheduleDebouncedFlush());
        return this._traces;
    }
    _tracingContext() {
        const context = this.context?.get();
        return {
            distinctId: context?.distinctId,
            sessionId: context?.sessionId
        };
    }
    startSpan(name, options) {
        return this._tracesPipeline?.startSpan(name, options) ?? inertSpan(options, this._spanContextManager.active());
    }
    withSpan(name, optionsOrFn, maybeFn) {
        const options = 'function' == typeof optionsOrFn ? void 0 : optionsOrFn;
        const fn = 'function' == typeof optionsOrFn ? optionsOrFn : maybeFn;
        const pipeline = this._tracesPipeline;
        if (!pipeline) return runWithActiveSpan(this._spanContextManager, inertSpan(options, this._spanContextManager.active()), fn);
        return options ? pipeline.withSpan(name, options, fn) : pipeline.withSpan(name, fn);
    }
    getActiveSpan() {
        return this._spanContextManager.active() ?? null;
    }
    getCustomUserAgent() {
        return `${this.getLibraryId()}/${this.getLibraryVersion()}`;
    }
    getEvaluationRuntime() {
        return 'server';
    }
    getCommonEventProperties() {
        const commonProperties = super.getCommonEventProperties();
        if (this.options.isServer ?? true) commonProperties.$is_server = true;
        return commonProperties;
    }
    enable() {
        return super.optIn();
    }
    disable() {
        return super.optOut();
    }
    debug(enabled = true) {
        super.debug(enabled);
        this.featureFlagsPoller?.debug(enabled);
    }
    _warnIfInvalidCapture(props, stringArgumentWarning, exceptionCaptureWarning) {
        if ('string' == typeof props) this._logger.warn(stringArgumentWarning);
        if ('$exception' === props.event && !props._originatedFromCaptureException) this._logger.warn(exceptionCaptureWarning);
    }
    _sendPreparedEvent(type, props, immediate, prepareOptions, explicitRoute) {
        return this.addPendingPromise(this._prepareEventMessage(props, prepareOptions).then(({ distinctId, event, properties, options })=>{
            const captureOptions = {
                timestamp: options.timestamp,
                disableGeoip: options.disableGeoip,
                uuid: options.uuid
            };
            const message = {
                distinctId,
                event,
                properties: {
                    ...properties,
                    ...this.getCommonEventProperties()
                }
            };
            return immediate ? this.sendImmediate(type, message, captureOptions, explicitRoute) : this.enqueue(type, message, captureOptions, explicitRoute);
        }).catch((err)=>{
            if (err) console.error(err);
        }));
    }
    _capturePreparedEvent(props, immediate) {
        return this._sendPreparedEvent('capture', props, immediate);
    }
    capture(props) {
        this._warnIfInvalidCapture(props, 'Called capture() with a string as the first argument when an object was expected.', "Using `posthog.capture('$exception')` is unreliable because it does not attach required metadata. Use `posthog.captureException(error)` instead, which attaches required metadata automatically.");
        this._capturePreparedEvent(props, false);
    }
    async captureImmediate(props) {
        this._warnIfInvalidCapture(props, 'Called captureImmediate() with a string as the first argument when an object was expected.', "Capturing a `$exception` event via `posthog.captureImmediate('$exception')` is unreliable because it does not attach required metadata. Use `posthog.captureExceptionImmediate(error)` instead, which attaches this metadata by default.");
        return this._capturePreparedEvent(props, true);
    }
    captureAi(props) {
        if (this.disabled) return;
        const uuid = getEventUuid(props.uuid, uuidv7);
        this._sendPreparedAiEvent({
            ...props,
            uuid
        }, false);
        return uuid;
    }
    async captureAiImmediate(props) {
        if (this.disabled) return;
        const uuid = getEventUuid(props.uuid, uuidv7);
        await this._sendPreparedAiEvent({
            ...props,
            uuid
        }, true);
        return uuid;
    }
    _sendPreparedAiEvent(props, immediate) {
        if ('string' == typeof props?.event && !props.event.startsWith('$ai_')) this._logger.debug(`captureAi called with non-AI event ${props.event}; routing it to the AI endpoint anyway.`);
        this._aiCaptureRouteActive = true;
        return this._sendPreparedEvent('capture', props, immediate, void 0, AI_CAPTURE_ROUTE);
    }
    identify({ distinctId, properties = {}, disableGeoip }) {
        const { $set, $set_once, $anon_distinct_id, ...rest } = properties;
        const setProps = $set || rest;
        const setOnceProps = $set_once || {};
        const eventProperties = {
            $set: setProps,
            $set_once: setOnceProps,
            $anon_distinct_id: $anon_distinct_id ?? void 0
        };
        this._sendPreparedEvent('identify', {
            distinctId,
            event: '$identify',
            properties: eventProperties,
            disableGeoip
        }, false, {
            includeContextProperties: false
        });
    }
    async identifyImmediate({ distinctId, properties = {}, disableGeoip }) {
        const { $set, $set_once, $anon_distinct_id, ...rest } = properties;
        const setProps = $set || rest;
        const setOnceProps = $set_once || {};
        const eventProperties = {
            $set: setProps,
            $set_once: setOnceProps,
            $anon_distinct_id: $anon_distinct_id ?? void 0
        };
        await this._sendPreparedEvent('identify', {
            distinctId,
            event: '$identify',
            properties: eventProperties,
            disableGeoip
        }, true, {
            includeContextProperties: false
        });
    }
    setPersonProperties({ distinctId, properties = {}, propertiesOnce = {} }) {
        if (0 === Object.keys(properties).length && 0 === Object.keys(propertiesOnce).length) return;
        const eventProperties = {};
        if (Object.keys(properties).length > 0) eventProperties.$set = properties;
        if (Object.keys(propertiesOnce).length > 0) eventProperties.$set_once = propertiesOnce;
        this.capture({
            distinctId,
            event: '$set',
            properties: eventProperties
        });
    }
    unsetPersonProperties({ distinctId, properties }) {
        const propertyNames = normalizeUnsetPersonProperties(properties);
        if (0 === propertyNames.length) return;
        this.capture({
            distinctId,
            event: '$set',
            properties: {
                $unset: propertyNames
            }
        });
    }
    alias(data) {
        this._sendPreparedEvent('alias', {
            distinctId: data.distinctId,
            event: '$create_alias',
            properties: {
                distinct_id: data.distinctId,
                alias: data.alias
            },
            disableGeoip: data.disableGeoip
        }, false, {
            includeContextProperties: false
        });
    }
    async aliasImmediate(data) {
        await this._sendPreparedEvent('alias', {
            distinctId: data.distinctId,
            event: '$create_alias',
            properties: {
                distinct_id: data.distinctId,
                alias: data.alias
            },
            disableGeoip: data.disableGeoip
        }, true, {
            includeContextProperties: false
        });
    }
    isLocalEvaluationReady() {
        return this.featureFlagsPoller?.isLocalEvaluationReady() ?? false;
    }
    getFeatureFlagEvaluationRuntime(key) {
        return this.featureFlagsPoller?.getEvaluationRuntimeForFlag(key);
    }
    getFeatureFlagKeysByEvaluationRuntime(evaluationRuntime) {
        return this.featureFlagsPoller?.getFlagKeysByEvaluationRuntime(evaluationRuntime) ?? [];
    }
    async waitForLocalEvaluationReady(timeoutMs = THIRTY_SECONDS) {
        if (this.isLocalEvaluationReady()) return true;
        if (void 0 === this.featureFlagsPoller) return false;
        return new Promise((resolve)=>{
            const timeout = setTimeout(()=>{
                cleanup();
                resolve(false);
            }, timeoutMs);
            const cleanup = this._events.on('localEvaluationFlagsLoaded', (count)=>{
                clearTimeout(timeout);
                cleanup();
                resolve(count > 0);
            });
        });
    }
    _resolveDistinctId(distinctIdOrOptions, options) {
        if ('string' == typeof distinctIdOrOptions) return {
            distinctId: distinctIdOrOptions,
            options
        };
        return {
            distinctId: this.context?.get()?.distinctId,
            options: distinctIdOrOptions
        };
    }
    async getFeatureFlagDetailsStateless(distinctId, groups = {}, personProperties = {}, groupProperties = {}, disableGeoip, flagKeysToEvaluate) {
        const details = await super.getFeatureFlagDetailsStateless(distinctId, groups, personProperties, groupProperties, disableGeoip, flagKeysToEvaluate);
        if (void 0 !== details && !isPlainObject(details.flags)) {
            const message = '/flags response has a non-object `flags` field, treating it as a failed request';
            this._logger.warn(`[FEATURE FLAGS] ${message}`);
            this._events.emit('error', new Error(message));
            return;
        }
        return details;
    }
    async _getFeatureFlagResult(key, distinctId, options = {}, matchValue) {
        if (this.disabled) return void this._logger.warn('The client is disabled');
        const sendFeatureFlagEvents = options.sendFeatureFlagEvents ?? true;
        if (void 0 !== this._flagOverrides && key in this._flagOverrides) {
            const overrideValue = this._flagOverrides[key];
            if (void 0 === overrideValue) return;
            const overridePayload = this._payloadOverrides?.[key];
            return {
                key,
                enabled: false !== overrideValue,
                variant: 'string' == typeof overrideValue ? overrideValue : void 0,
                payload: overridePayload
            };
        }
        const { groups, disableGeoip } = options;
        let { onlyEvaluateLocally, personProperties, groupProperties } = options;
        const adjustedProperties = this.addLocalPersonAndGroupProperties(distinctId, groups, personProperties, groupProperties);
        personProperties = adjustedProperties.allPersonProperties;
        groupProperties = adjustedProperties.allGroupProperties;
        const evaluationContext = this.createFeatureFlagEvaluationContext(distinctId, groups, this.personPropertiesForLocalEvaluation(distinctId, personProperties), groupProperties);
        if (void 0 == onlyEvaluateLocally) onlyEvaluateLocally = this.options.strictLocalEvaluation ?? false;
        let result;
        let flagWasLocallyEvaluated = false;
        let requestId;
        let evaluatedAt;
        let featureFlagError;
        let flagId;
        let flagVersion;
        let flagReason;
        let flagHasExperiment;
        const localEvaluationEnabled = void 0 !== this.featureFlagsPoller;
        if (localEvaluationEnabled) {
            await this.featureFlagsPoller?.loadFeatureFlags();
            const flag = this.featureFlagsPoller?.featureFlagsByKey[key];
            if (flag) try {
                const localResult = await this.featureFlagsPoller?.computeFlagAndPayloadLocally(flag, evaluationContext, {
                    matchValue
                });
                if (localResult) {
                    flagWasLocallyEvaluated = true;
                    const value = localResult.value;
                    flagId = flag.id;
                    flagReason = 'Evaluated locally';
                    flagHasExperiment = flag.has_experiment;
                    result = {
                        key,
                        enabled: false !== value,
                        variant: 'string' == typeof value ? value : void 0,
                        payload: localResult.payload ?? void 0,
                        reason: flagReason,
                        reasonCode: false === flag.active ? 'flag_disabled' : void 0
                    };
                }
            } catch (e) {
                if (e instanceof RequiresServerEvaluation || e instanceof InconclusiveMatchError) this._logger?.info(`${e.name} when computing flag locally: ${key}: ${e.message}`);
                else throw e;
            }
        }
        if (!flagWasLocallyEvaluated && !onlyEvaluateLocally) {
            const flagsResponse = await this.getFeatureFlagDetailsStateless(evaluationContext.distinctId, evaluationContext.groups, personProperties, groupProperties, disableGeoip, [
                key
            ]);
            if (void 0 === flagsResponse) featureFlagError = FeatureFlagError1.UNKNOWN_ERROR;
            else {
                this._minimalFlagCalledEvents = true === flagsResponse.minimalFlagCalledEvents;
                requestId = flagsResponse.requestId;
                evaluatedAt = flagsResponse.evaluatedAt;
                const errors = [];
                if (flagsResponse.errorsWhileComputingFlags) errors.push(FeatureFlagError1.ERRORS_WHILE_COMPUTING);
                if (flagsResponse.quotaLimited?.includes('feature_flags')) errors.push(FeatureFlagError1.QUOTA_LIMITED);
                const flagDetail = flagsResponse.flags[key];
                if (void 0 === flagDetail) errors.push(FeatureFlagError1.FLAG_MISSING);
                else {
                    flagId = flagDetail.metadata?.id;
                    flagVersion = flagDetail.metadata?.version;
                    flagReason = flagDetail.reason?.description ?? flagDetail.reason?.code;
                    flagHasExperiment = flagDetail.metadata?.has_experiment;
                    let parsedPayload;
                    if (flagDetail.metadata?.payload !== void 0) try {
                        parsedPayload = JSON.parse(flagDetail.metadata.payload);
                    } catch  {
                        parsedPayload = flagDetail.metadata.payload;
                    }
                    result = {
                        key,
                        enabled: flagDetail.enabled,
                        variant: flagDetail.variant ?? void 0,
                        payload: parsedPayload,
                        reason: flagReason,
                        reasonCode: flagDetail.reason?.code
                    };
                }
                if (errors.length > 0) featureFlagError = errors.join(',');
            }
        }
        if (sendFeatureFlagEvents) {
            const response = void 0 === result ? void 0 : false === result.enabled ? false : result.variant ?? true;
            const properties = {
                $feature_flag: key,
                $feature_flag_response: response,
                $feature_flag_id: flagId,
                $feature_flag_version: flagVersion,
                $feature_flag_reason: flagReason,
                locally_evaluated: flagWasLocallyEvaluated,
                [`$feature/${key}`]: response,
                $feature_flag_request_id: requestId,
                $feature_flag_evaluated_at: flagWasLocallyEvaluated ? Date.now() : evaluatedAt
            };
            if (void 0 !== flagHasExperiment) properties.$feature_flag_has_experiment = flagHasExperiment;
            if (flagWasLocallyEvaluated && this.featureFlagsPoller) {
                const flagDefinitionsLoadedAt = this.featureFlagsPoller.getFlagDefinitionsLoadedAt();
                if (void 0 !== flagDefinitionsLoadedAt) properties.$feature_flag_definitions_loaded_at = flagDefinitionsLoadedAt;
            }
            if (featureFlagError) properties.$feature_flag_error = featureFlagError;
            this._captureFlagCalledEventIfNeeded({
                distinctId,
                key,
                response,
                groups,
                disableGeoip,
                properties
            });
        }
        if (void 0 !== result && void 0 !== this._payloadOverrides && key in this._payloadOverrides) result = {
            ...result,
            payload: this._payloadOverrides[key]
        };
        return result;
    }
    async getFeatureFlag(key, distinctId, options) {
        emitDeprecationWarningOnce('getFeatureFlag', "`getFeatureFlag` is deprecated and will be removed in a future major version. Use `posthog.evaluateFlags(distinctId, ...)` and call `flags.getFlag(key)` instead — this consolidates flag evaluation into a single `/flags` request per incoming request.");
        const result = await this._getFeatureFlagResult(key, distinctId, {
            ...options,
            sendFeatureFlagEvents: this._resolveSendFeatureFlagEvents(options?.sendFeatureFlagEvents)
        });
        if (void 0 === result) return;
        if (false === result.enabled) return false;
        return result.variant ?? true;
    }
    async getFeatureFlagPayload(key, distinctId, matchValue, options) {
        emitDeprecationWarningOnce('getFeatureFlagPayload', "`getFeatureFlagPayload` is deprecated and will be removed in a future major version. Use `posthog.evaluateFlags(distinctId, ...)` and call `flags.getFlagPayload(key)` instead — this consolidates flag evaluation into a single `/flags` request per incoming request.");
        if (void 0 !== this._payloadOverrides && key in this._payloadOverrides) return this._payloadOverrides[key];
        const result = await this._getFeatureFlagResult(key, distinctId, {
            ...options,
            sendFeatureFlagEvents: false
        }, matchValue);
        if (void 0 === result) return;
        return result.payload ?? null;
    }
    async getFeatureFlagResult(key, distinctIdOrOptions, options) {
        const { distinctId: resolvedDistinctId, options: resolvedOptions } = this._resolveDistinctId(distinctIdOrOptions, options);
        if (!resolvedDistinctId) return void this._logger.warn('[PostHog] distinctId is required — pass it explicitly or use withContext()');
        return this._getFeatureFlagResult(key, resolvedDistinctId, {
            ...resolvedOptions,
            sendFeatureFlagEvents: this._resolveSendFeatureFlagEvents(resolvedOptions?.sendFeatureFlagEvents)
        });
    }
    async getRemoteConfigPayload(flagKey) {
        if (this.disabled) return void this._logger.warn('The client is disabled');
        if (!this.options.personalApiKey) throw new Error('Personal API key is required for remote config payload decryption');
        const response = await this._requestRemoteConfigPayload(flagKey);
        if (!response) return;
        const parsed = await response.json();
        if ('string' == typeof parsed) try {
            return JSON.parse(parsed);
        } catch (e) {}
        return parsed;
    }
    async isFeatureEnabled(key, distinctId, options) {
        emitDeprecationWarningOnce('isFeatureEnabled', "`isFeatureEnabled` is deprecated and will be removed in a future major version. Use `posthog.evaluateFlags(distinctId, ...)` and call `flags.isEnabled(key)` instead — this consolidates flag evaluation into a single `/flags` request per incoming request.");
        const result = await this._getFeatureFlagResult(key, distinctId, {
            ...options,
            sendFeatureFlagEvents: this._resolveSendFeatureFlagEvents(options?.sendFeatureFlagEvents)
        });
        if (void 0 === result) return;
        if (false === result.enabled) return false;
        const feat = result.variant ?? true;
        return !!feat || false;
    }
    async getAllFlags(distinctIdOrOptions, options) {
        const { distinctId: resolvedDistinctId, options: resolvedOptions } = this._resolveDistinctId(distinctIdOrOptions, options);
        if (!resolvedDistinctId) {
            this._logger.warn('[PostHog] distinctId is required to get feature flags — pass it explicitly or use withContext()');
            return {};
        }
        const response = await this.getAllFlagsAndPayloads(resolvedDistinctId, resolvedOptions);
        return response.featureFlags || {};
    }
    async getAllFlagsAndPayloads(distinctIdOrOptions, options) {
        const { distinctId: resolvedDistinctId, options: resolvedOptions } = this._resolveDistinctId(distinctIdOrOptions, options);
        if (!resolvedDistinctId) {
            this._logger.warn('[PostHog] distinctId is required to get feature flags and payloads — pass it explicitly or use withContext()');
            return {
                featureFlags: {},
                featureFlagPayloads: {}
            };
        }
        if (this.disabled) {
            this._logger.warn('The client is disabled');
            return {
                featureFlags: {},
                featureFlagPayloads: {}
            };
        }
        const { groups, disableGeoip, flagKeys } = resolvedOptions || {};
        let { onlyEvaluateLocally, personProperties, groupProperties } = resolvedOptions || {};
        const adjustedProperties = this.addLocalPersonAndGroupProperties(resolvedDistinctId, groups, personProperties, groupProperties);
        personProperties = adjustedProperties.allPersonProperties;
        groupProperties = adjustedProperties.allGroupProperties;
        const evaluationContext = this.createFeatureFlagEvaluationContext(resolvedDistinctId, groups, this.personPropertiesForLocalEvaluation(resolvedDistinctId, personProperties), groupProperties);
        if (void 0 == onlyEvaluateLocally) onlyEvaluateLocally = this.options.strictLocalEvaluation ?? false;
        const localEvaluationResult = await this.featureFlagsPoller?.getAllFlagsAndPayloads(evaluationContext, flagKeys);
        let featureFlags = {};
        let featureFlagPayloads = {};
        let fallbackToFlags = true;
        if (localEvaluationResult) {
            featureFlags = localEvaluationResult.response;
            featureFlagPayloads = localEvaluationResult.payloads;
            fallbackToFlags = localEvaluationResult.fallbackToFlags;
        }
        if (fallbackToFlags && !onlyEvaluateLocally) {
            const remoteEvaluationResult = await super.getFeatureFlagsAndPayloadsStateless(evaluationContext.distinctId, evaluationContext.groups, personProperties, groupProperties, disableGeoip, flagKeys);
            featureFlags = {
                ...featureFlags,
                ...remoteEvaluationResult.flags || {}
            };
            featureFlagPayloads = {
                ...featureFlagPayloads,
                ...remoteEvaluationResult.payloads || {}
            };
        }
        if (void 0 !== this._flagOverrides) featureFlags = {
            ...featureFlags,
            ...this._flagOverrides
        };
        if (void 0 !== this._payloadOverrides) featureFlagPayloads = {
            ...featureFlagPayloads,
            ...this._payloadOverrides
        };
        return {
            featureFlags,
            featureFlagPayloads
        };
    }
    async evaluateFlags(distinctIdOrOptions, options) {
        const { distinctId: resolvedDistinctId, options: resolvedOptions } = this._resolveDistinctId(distinctIdOrOptions, options);
        if (!resolvedDistinctId) {
            this._logger.warn('[PostHog] distinctId is required to evaluate feature flags — pass it explicitly or use withContext()');
            return new FeatureFlagEvaluations({
                host: this._getFeatureFlagEvaluationsHost(),
                distinctId: '',
                flags: {}
            });
        }
        if (this.disabled) {
            this._logger.warn('The client is disabled');
            return new FeatureFlagEvaluations({
                host: this._getFeatureFlagEvaluationsHost(),
                distinctId: resolvedDistinctId,
                flags: {}
            });
        }
        const { groups, disableGeoip } = resolvedOptions || {};
        const flagKeys = resolvedOptions?.flagKeys ?? void 0;
        if (flagKeys?.length === 0) return new FeatureFlagEvaluations({
            host: this._getFeatureFlagEvaluationsHost(),
            distinctId: resolvedDistinctId,
            groups,
            disableGeoip,
            flags: {}
        });
        let { onlyEvaluateLocally, personProperties, groupProperties } = resolvedOptions || {};
        const adjustedProperties = this.addLocalPersonAndGroupProperties(resolvedDistinctId, groups, personProperties, groupProperties);
        personProperties = adjustedProperties.allPersonProperties;
        groupProperties = adjustedProperties.allGroupProperties;
        const evaluationContext = this.createFeatureFlagEvaluationContext(resolvedDistinctId, groups, this.personPropertiesForLocalEvaluation(resolvedDistinctId, personProperties), groupProperties);
        if (void 0 == onlyEvaluateLocally) onlyEvaluateLocally = this.options.strictLocalEvaluation ?? false;
        const requestedFlagKeys = flagKeys ? new Set(flagKeys) : void 0;
        const records = {};
        let requestId;
        let evaluatedAt;
        let errorsWhileComputing = false;
        let quotaLimited = false;
        const localResult = await this.featureFlagsPoller?.getAllFlagsAndPayloads(evaluationContext, flagKeys);
        const locallyEvaluatedKeys = new Set();
        if (localResult) for (const [key, value] of Object.entries(localResult.response)){
            const flagDef = this.featureFlagsPoller?.featureFlagsByKey[key];
            records[key] = {
                key,
                enabled: false !== value,
                variant: 'string' == typeof value ? value : void 0,
                payload: localResult.payloads[key],
                id: flagDef?.id,
                version: void 0,
                reason: 'Evaluated locally',
                locallyEvaluated: true,
                hasExperiment: flagDef?.has_experiment
            };
            locallyEvaluatedKeys.add(key);
        }
        const requestedFlagMissingLocally = void 0 !== requestedFlagKeys && Array.from(requestedFlagKeys).some((key)=>this.featureFlagsPoller?.featureFlagsByKey[key] === void 0);
        const fallbackToFlags = localResult ? localResult.fallbackToFlags || requestedFlagMissingLocally : true;
        if (fallbackToFlags && !onlyEvaluateLocally) {
            const details = await this.getFeatureFlagDetailsStateless(evaluationContext.distinctId, evaluationContext.groups, personProperties, groupProperties, disableGeoip, flagKeys);
            if (details) {
                this._minimalFlagCalledEvents = true === details.minimalFlagCalledEvents;
                requestId = details.requestId;
                evaluatedAt = details.evaluatedAt;
                errorsWhileComputing = Boolean(details.errorsWhileComputingFlags);
                quotaLimited = Array.isArray(details.quotaLimited) && details.quotaLimited.includes('feature_flags');
                for (const [key, detail] of Object.entries(details.flags)){
                    if (locallyEvaluatedKeys.has(key)) continue;
                    let parsedPayload;
                    if (detail.metadata?.payload !== void 0) try {
                        parsedPayload = JSON.parse(detail.metadata.payload);
                    } catch  {
                        parsedPayload = detail.metadata.payload;
                    }
                    records[key] = {
                        key,
                        enabled: detail.enabled,
                        variant: detail.variant,
                        payload: parsedPayload,
                        id: detail.metadata?.id,
                        version: detail.metadata?.version,
                        reason: detail.reason?.description ?? detail.reason?.code,
                        locallyEvaluated: false,
                        hasExperiment: detail.metadata?.has_experiment
                    };
                }
            }
        }
        if (void 0 !== this._flagOverrides) for (const [key, value] of Object.entries(this._flagOverrides)){
            if (void 0 === value) {
                delete records[key];
                continue;
            }
            const existing = records[key];
            records[key] = {
                key,
                enabled: false !== value,
                variant: 'string' == typeof value ? value : void 0,
                payload: existing?.payload,
                id: existing?.id,
                version: existing?.version,
                reason: existing?.reason,
                locallyEvaluated: existing?.locallyEvaluated ?? false,
                hasExperiment: existing?.hasExperiment
            };
        }
        if (void 0 !== this._payloadOverrides) for (const [key, payload] of Object.entries(this._payloadOverrides)){
            const existing = records[key];
            if (existing) records[key] = {
                ...existing,
                payload
            };
        }
        if (void 0 !== requestedFlagKeys) {
            for (const key of Object.keys(records))if (!requestedFlagKeys.has(key)) delete records[key];
        }
        const unresolvedFlags = {};
        for (const [key, reason] of Object.entries(localResult?.unresolved ?? {}))if (!Object.prototype.hasOwnProperty.call(records, key)) unresolvedFlags[key] = reason;
        return new FeatureFlagEvaluations({
            host: this._getFeatureFlagEvaluationsHost(),
            distinctId: resolvedDistinctId,
            groups,
            disableGeoip,
            flags: records,
            unresolvedFlags,
            requestId,
            evaluatedAt,
            flagDefinitionsLoadedAt: this.featureFlagsPoller?.getFlagDefinitionsLoadedAt(),
            errorsWhileComputing,
            quotaLimited
        });
    }
    _shouldSendMinimalFlagCalledEvent(event, properties) {
        return '$feature_flag_called' === event && this._minimalFlagCalledEvents && false === properties.$feature_flag_has_experiment;
    }
    _captureFlagCalledEventIfNeeded(params) {
        const { distinctId, key, response, groups, disableGeoip, properties } = params;
        const groupSuffix = groups && Object.keys(groups).length > 0 ? `_${JSON.stringify(Object.entries(groups).sort(([a], [b])=>a < b ? -1 : a > b ? 1 : 0))}` : '';
        const featureFlagReportedKey = `${key}_${response}${groupSuffix}`;
        const reported = this._distinctIdHasSentFlagCalls.get(distinctId) ?? new Set();
        this._distinctIdHasSentFlagCalls.delete(distinctId);
        this._distinctIdHasSentFlagCalls.set(distinctId, reported);
        if (reported.has(featureFlagReportedKey)) return;
        reported.add(featureFlagReportedKey);
        while(this._distinctIdHasSentFlagCalls.size > Math.max(this.maxCacheSize, 1)){
            const lruDistinctId = this._distinctIdHasSentFlagCalls.keys().next().value;
            if (void 0 === lruDistinctId) break;
            this._distinctIdHasSentFlagCalls.delete(lruDistinctId);
        }
        this.capture({
            distinctId,
            event: '$feature_flag_called',
            properties,
            groups,
            disableGeoip
        });
    }
    _resolveSendFeatureFlagEvents(perCall) {
        return perCall ?? this.options.sendFeatureFlagEvent ?? true;
    }
    _getFeatureFlagEvaluationsHost() {
        if (!this._featureFlagEvaluationsHost) this._featureFlagEvaluationsHost = {
            captureFlagCalledEventIfNeeded: (params)=>this._captureFlagCalledEventIfNeeded(params),
            resolveSendFeatureFlagEvents: (perRead)=>this._resolveSendFeatureFlagEvents(perRead),
            logWarning: (message)=>{
                if (false !== this.options.featureFlagsLogWarnings) console.warn(`[PostHog] ${message}`);
            }
        };
        return this._featureFlagEvaluationsHost;
    }
    groupIdentify({ groupType, groupKey, properties, distinctId, disableGeoip }) {
        this._sendPreparedEvent('capture', {
            distinctId: distinctId || `$${groupType}_${groupKey}`,
            event: '$groupidentify',
            properties: {
                $group_type: groupType,
                $group_key: groupKey,
                $group_set: properties || {}
            },
            disableGeoip
        }, false, {
            includeContextProperties: false
        });
    }
    async groupIdentifyImmediate({ groupType, groupKey, properties, distinctId, disableGeoip }) {
        await this._sendPreparedEvent('capture', {
            distinctId: distinctId || `$${groupType}_${groupKey}`,
            event: '$groupidentify',
            properties: {
                $group_type: groupType,
                $group_key: groupKey,
                $group_set: properties || {}
            },
            disableGeoip
        }, true, {
            includeContextProperties: false
        });
    }
    async reloadFeatureFlags() {
        await this.featureFlagsPoller?.loadFeatureFlags(true);
    }
    overrideFeatureFlags(overrides) {
        const flagArrayToRecord = (flags)=>Object.fromEntries(flags.map((f)=>[
                    f,
                    true
                ]));
        if (false === overrides) {
            this._flagOverrides = void 0;
            this._payloadOverrides = void 0;
            return;
        }
        if (Array.isArray(overrides)) {
            this._flagOverrides = flagArrayToRecord(overrides);
            return;
        }
        if (this._isFeatureFlagOverrideOptions(overrides)) {
            if ('flags' in overrides) {
                if (false === overrides.flags) this._flagOverrides = void 0;
                else if (Array.isArray(overrides.flags)) this._flagOverrides = flagArrayToRecord(overrides.flags);
                else if (void 0 !== overrides.flags) this._flagOverrides = {
                    ...overrides.flags
                };
            }
            if ('payloads' in overrides) {
                if (false === overrides.payloads) this._payloadOverrides = void 0;
                else if (void 0 !== overrides.payloads) this._payloadOverrides = {
                    ...overrides.payloads
                };
            }
            return;
        }
        this._flagOverrides = {
            ...overrides
        };
    }
    _isFeatureFlagOverrideOptions(overrides) {
        if ('object' != typeof overrides || null === overrides || Array.isArray(overrides)) return false;
        const obj = overrides;
        if ('flags' in obj) {
            const flagsValue = obj['flags'];
            if (false === flagsValue || Array.isArray(flagsValue) || 'object' == typeof flagsValue && null !== flagsValue) return true;
        }
        if ('payloads' in obj) {
            const payloadsValue = obj['payloads'];
            if (false === payloadsValue || 'object' == typeof payloadsValue && null !== payloadsValue) return true;
        }
        return false;
    }
    withContext(data, fn, options) {
        if (!this.context) return fn();
        return this.context.run(data, ()=>{
            notifyContextListeners(this);
            return fn();
        }, options);
    }
    getContext() {
        return this.context?.get();
    }
    enterContext(data, options) {
        this.context?.enter(data, options);
        notifyContextListeners(this);
    }
    async _shutdown(shutdownTimeoutMs) {
        const shutdownDeadlineMs = Date.now() + (shutdownTimeoutMs ?? 30000);
        this._isShutdown = true;
        const emailsDrained = this._emails?.drain();
        const logs = this._logs;
        const logsDrained = logs ? raceWithTimeout(logs.flush().catch(()=>{}), Math.max(0, shutdownDeadlineMs - Date.now())).then(()=>{
            logs.reset();
            logs.clearQueue();
        }) : void 0;
        const resolve = this._consumeWaitUntilCycle();
        await this.featureFlagsPoller?.stopPoller(shutdownTimeoutMs);
        this.errorTracking.shutdown();
        if (this._metrics) {
            await raceWithTimeout(this._metrics.flush().catch(()=>{}), Math.max(0, shutdownDeadlineMs - Date.now()));
            this._metrics.reset();
        }
        if (this._traces) {
            await raceWithTimeout(this._traces.flush().catch(()=>{}), Math.max(0, shutdownDeadlineMs - Date.now()));
            this._traces.reset();
        }
        const remainingMs = Math.max(0, shutdownDeadlineMs - Date.now());
        const emailsSettled = emailsDrained ? raceWithTimeout(emailsDrained, remainingMs) : void 0;
        try {
            return await super._shutdown(remainingMs);
        } finally{
            await emailsSettled;
            await logsDrained;
            this._distinctIdHasSentFlagCalls.clear();
            resolve?.();
        }
    }
    async _requestRemoteConfigPayload(flagKey) {
        if (this.disabled || !this.apiKey || !this.options.personalApiKey) return;
        const url = `${this.host}/api/projects/@current/feature_flags/${flagKey}/remote_config?token=${encodeURIComponent(this.apiKey)}`;
        const options = {
            method: 'GET',
            headers: {
                ...this.getCustomHeaders(),
                'Content-Type': 'application/json',
                Authorization: `Bearer ${this.options.personalApiKey}`
            }
        };
        let abortTimeout = null;
        if (this.options.requestTimeout && 'number' == typeof this.options.requestTimeout) {
            const controller = new AbortController();
            abortTimeout = safeSetTimeout(()=>{
                controller.abort();
            }, this.options.requestTimeout);
            options.signal = controller.signal;
        }
        try {
            return await this.fetch(url, options);
        } catch (error) {
            this._events.emit('error', error);
            return;
        } finally{
            if (abortTimeout) clearTimeout(abortTimeout);
        }
    }
    extractPropertiesFromEvent(eventProperties, groups) {
        if (!eventProperties) return {
            personProperties: {},
            groupProperties: {}
        };
        const personProperties = {};
        const groupProperties = {};
        for (const [key, value] of Object.entries(eventProperties))if (isPlainObject(value) && groups && key in groups) {
            const groupProps = {};
            for (const [groupKey, groupValue] of Object.entries(value))groupProps[String(groupKey)] = String(groupValue);
            groupProperties[String(key)] = groupProps;
        } else personProperties[String(key)] = String(value);
        return {
            personProperties,
            groupProperties
        };
    }
    async getFeatureFlagsForEvent(distinctId, groups, disableGeoip, sendFeatureFlagsOptions) {
        if (this.disabled || !this.apiKey) return void this._logger.warn('The client is disabled');
        const finalPersonProperties = sendFeatureFlagsOptions?.personProperties || {};
        const finalGroupProperties = sendFeatureFlagsOptions?.groupProperties || {};
        const flagKeys = sendFeatureFlagsOptions?.flagKeys;
        const onlyEvaluateLocally = sendFeatureFlagsOptions?.onlyEvaluateLocally ?? this.options.strictLocalEvaluation ?? false;
        if (onlyEvaluateLocally) if (!((this.featureFlagsPoller?.featureFlags?.length || 0) > 0)) return {};
        else {
            const groupsWithStringValues = {};
            for (const [key, value] of Object.entries(groups || {}))groupsWithStringValues[key] = String(value);
            return await this.getAllFlags(distinctId, {
                groups: groupsWithStringValues,
                personProperties: finalPersonProperties,
                groupProperties: finalGroupProperties,
                disableGeoip,
                onlyEvaluateLocally: true,
                flagKeys
            });
        }
        if ((this.featureFlagsPoller?.featureFlags?.length || 0) > 0) {
            const groupsWithStringValues = {};
            for (const [key, value] of Object.entries(groups || {}))groupsWithStringValues[key] = String(value);
            return await this.getAllFlags(distinctId, {
                groups: groupsWithStringValues,
                personProperties: finalPersonProperties,
                groupProperties: finalGroupProperties,
                disableGeoip,
                onlyEvaluateLocally: true,
                flagKeys
            });
        }
        return (await super.getFeatureFlagsStateless(distinctId, groups, finalPersonProperties, finalGroupProperties, disableGeoip)).flags;
    }
    addLocalPersonAndGroupProperties(distinctId, groups, personProperties, groupProperties) {
        const allPersonProperties = {
            ...personProperties || {}
        };
        const allGroupProperties = {};
        if (groups) for (const groupName of Object.keys(groups))allGroupProperties[groupName] = {
            $group_key: groups[groupName],
            ...groupProperties?.[groupName] || {}
        };
        return {
            allPersonProperties,
            allGroupProperties
        };
    }
    personPropertiesForLocalEvaluation(distinctId, personProperties) {
        return {
            distinct_id: distinctId,
            ...personProperties || {}
        };
    }
    createFeatureFlagEvaluationContext(distinctId, groups, personProperties, groupProperties) {
        return {
            distinctId,
            groups: groups || {},
            personProperties: personProperties || {},
            groupProperties: groupProperties || {},
            evaluationCache: {}
        };
    }
    captureException(error, distinctId, additionalProperties, uuid, flags) {
        if (!__TURBOPACK__default__export__.isPreviouslyCapturedError(error) && this.errorTracking.claimExplicitCapture(error)) {
            const syntheticException = new Error('PostHog syntheticException');
            this.addPendingPromise(__TURBOPACK__default__export__.buildEventMessage(this.getErrorPropertiesBuilder(), error, {
                syntheticException
            }, distinctId, additionalProperties, this.getContext()).then((msg)=>this._capturePreparedEvent({
                    ...msg,
                    uuid,
                    flags
                }, false)));
        }
    }
    async captureExceptionImmediate(error, distinctId, additionalProperties, flags) {
        if (!__TURBOPACK__default__export__.isPreviouslyCapturedError(error) && this.errorTracking.claimExplicitCapture(error)) {
            const syntheticException = new Error('PostHog syntheticException');
            return this.addPendingPromise(__TURBOPACK__default__export__.buildEventMessage(this.getErrorPropertiesBuilder(), error, {
                syntheticException
            }, distinctId, additionalProperties, this.getContext()).then((msg)=>this.captureImmediate({
                    ...msg,
                    flags
                })));
        }
    }
    async prepareEventMessage(props) {
        return this._prepareEventMessage(props);
    }
    _serviceNameProperties() {
        const serviceName = this._resolveServiceName();
        return serviceName ? {
            service_name: serviceName
        } : {};
    }
    _resolveServiceName() {
        if (void 0 === this._serviceName) this._serviceName = (this.options.traces ? resolveTracesConfig(this.options.traces, this.hostResourceAttributes()).serviceName : void 0) || resolveMetricsConfig(this.options.metrics).serviceName || null;
        return this._serviceName;
    }
    async _prepareEventMessage(props, options = {}) {
        const { distinctId, event, properties, groups, flags, sendFeatureFlags, timestamp, disableGeoip, uuid } = props;
        const contextData = getEventContext(props, this.context?.get());
        const includeContextProperties = options.includeContextProperties ?? true;
        let mergedDistinctId = distinctId || contextData?.distinctId;
        const mergedProperties = includeContextProperties ? {
            ...this._serviceNameProperties(),
            ...this.props,
            ...contextData?.properties || {},
            ...properties || {}
        } : {
            ...this._serviceNameProperties(),
            ...properties || {}
        };
        if ('$exception' === event && !('$trace_id' in mergedProperties || '$span_id' in mergedProperties)) Object.assign(mergedProperties, await getActiveTraceProperties());
        if (!mergedDistinctId) {
            mergedDistinctId = uuidv7();
            mergedProperties.$process_person_profile = false;
        }
        if (includeContextProperties && contextData?.sessionId && !mergedProperties.$session_id) mergedProperties.$session_id = contextData.sessionId;
        const finalProperties = this._shouldSendMinimalFlagCalledEvent(event, mergedProperties) ? minimizeFlagCalledEventProperties(mergedProperties) : mergedProperties;
        const eventMessage = this._runBeforeSend({
            distinctId: mergedDistinctId,
            event,
            properties: finalProperties,
            groups,
            flags,
            sendFeatureFlags,
            timestamp,
            disableGeoip,
            uuid
        });
        if (!eventMessage) return Promise.reject(null);
        const eventProperties = await Promise.resolve().then(async ()=>{
            if (flags) {
                if (sendFeatureFlags) console.warn('[PostHog] Both `flags` and `sendFeatureFlags` were passed to capture(); using `flags` and ignoring `sendFeatureFlags`.');
                return flags._getEventProperties();
            }
            if (sendFeatureFlags) {
                emitDeprecationWarningOnce('sendFeatureFlags', "`sendFeatureFlags` is deprecated and will be removed in a future major version. Pass a `flags` snapshot from `posthog.evaluateFlags(...)` instead — it avoids a second `/flags` request per capture and guarantees the event carries the exact flag values your code branched on.");
                const sendFeatureFlagsOptions = 'object' == typeof sendFeatureFlags ? sendFeatureFlags : void 0;
                const flagValues = await this.getFeatureFlagsForEvent(eventMessage.distinctId, groups, disableGeoip, sendFeatureFlagsOptions);
                return buildFlagEventProperties(flagValues);
            }
            return {};
        }).catch(()=>({})).then((additionalProperties)=>{
            const resolvedGroups = eventMessage.groups || groups;
            return {
                ...additionalProperties,
                ...eventMessage.properties || {},
                ...void 0 !== resolvedGroups && Object.keys(resolvedGroups).length > 0 ? {
                    $groups: resolvedGroups
                } : {}
            };
        });
        if ('$pageview' === eventMessage.event && this.options.__preview_capture_bot_pageviews && 'string' == typeof eventProperties.$raw_user_agent) {
            if (isBlockedUA(eventProperties.$raw_user_agent, this.options.custom_blocked_useragents || [])) {
                eventMessage.event = '$bot_pageview';
                eventProperties.$browser_type = 'bot';
            }
        }
        return {
            distinctId: eventMessage.distinctId,
            event: eventMessage.event,
            properties: eventProperties,
            options: {
                timestamp: eventMessage.timestamp,
                disableGeoip: eventMessage.disableGeoip,
                uuid: eventMessage.uuid
            }
        };
    }
    _runBeforeSend(eventMessage) {
        const beforeSend = this.options.before_send;
        if (!beforeSend) return eventMessage;
        const fns = Array.isArray(beforeSend) ? beforeSend : [
            beforeSend
        ];
        let result = eventMessage;
        for (const fn of fns)try {
            result = fn(result);
            if (!result) {
                this._logger.info(`Event '${eventMessage.event}' was rejected in beforeSend function`);
                return null;
            }
            if (!result.properties || 0 === Object.keys(result.properties).length) {
                const message = `Event '${result.event}' has no properties after beforeSend function, this is likely an error.`;
                this._logger.warn(message);
            }
        } catch (error) {
            this._logger.error(`Error in before_send function for event '${eventMessage.event}':`, error);
            return null;
        }
        return result;
    }
}
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .ErrorPropertiesBuilder>
;
var __TURBOPACK__imported__module__696117__2 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__2 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .EventCoercer>
;
var __TURBOPACK__imported__module__696117__3 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__3 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .ErrorCoercer>
;
var __TURBOPACK__imported__module__696117__4 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__4 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .ObjectCoercer>
;
var __TURBOPACK__imported__module__696117__5 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__5 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .StringCoercer>
;
var __TURBOPACK__imported__module__696117__6 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__6 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .PrimitiveCoercer>
;
var __TURBOPACK__imported__module__696117__7 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__7 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .createStackParser>
;
var __TURBOPACK__imported__module__696117__8 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__8 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/error-tracking/index.mjs [instrumentation] (ecmascript) <export * as ErrorTracking .nodeStackLineParser>
;
var __TURBOPACK__imported__module__696117__9 = __TURBOPACK__imported__module__696117__;
var __TURBOPACK__imported__module__696117__9 = __TURBOPACK__imported__module__696117__;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/context/context.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__478500__ = __turbopack_context__.i(478500);
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/context/lifetime.mjs [instrumentation] (ecmascript)
;
const REGISTRY_KEY1 = Symbol.for('posthog-node.context-lifetimes');
const registryHolder1 = globalThis;
const lifetimes = registryHolder1[REGISTRY_KEY1] ??= new WeakMap();
function inheritContextLifetime(parent, child, signal) {
    const lifetime = parent && lifetimes.get(parent);
    if (signal) lifetimes.set(child, {
        signal,
        parent: lifetime
    });
    else if (lifetime) lifetimes.set(child, lifetime);
    return child;
}
function isContextActive(context) {
    let lifetime = lifetimes.get(context);
    while(lifetime){
        if (lifetime.signal.aborted) return false;
        lifetime = lifetime.parent;
    }
    return true;
}
function getContextLifetimeSignal(context) {
    const signals = [];
    for(let lifetime = lifetimes.get(context); lifetime; lifetime = lifetime.parent)signals.push(lifetime.signal);
    if (0 === signals.length) return;
    return 1 === signals.length ? signals[0] : AbortSignal.any(signals);
}
;
;
;
class PostHogContext {
    constructor(){
        this.storage = new __TURBOPACK__imported__module__478500__["AsyncLocalStorage"]();
    }
    get() {
        const context = this.storage.getStore();
        return context && isContextActive(context) ? context : void 0;
    }
    run(context, fn, options) {
        return this.storage.run(this.resolve(context, options), fn);
    }
    enter(context, options) {
        this.storage.enterWith(this.resolve(context, options));
    }
    resolve(context, options) {
        const current = this.get();
        if (options?.fresh === true) return inheritContextLifetime(void 0, {
            ...context
        }, options.signal);
        return inheritContextLifetime(current, {
            distinctId: context.distinctId ?? current?.distinctId,
            sessionId: context.sessionId ?? current?.sessionId,
            properties: {
                ...current?.properties || {},
                ...context.properties || {}
            }
        }, options?.signal);
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/context/span-context.node.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__478500__1 = __TURBOPACK__imported__module__478500__;
;
class AsyncLocalStorageSpanContextManager {
    active() {
        return this._storage.getStore();
    }
    with(span, fn) {
        return this._storage.run(span, fn);
    }
    constructor(){
        this._storage = new __TURBOPACK__imported__module__478500__1["AsyncLocalStorage"]();
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/gzip.node.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__727028__ = __turbopack_context__.i(727028);
var __TURBOPACK__imported__module__812057__ = __turbopack_context__.i(812057);
;
;
const gzipAsync = (0, __TURBOPACK__imported__module__812057__["promisify"])(__TURBOPACK__imported__module__727028__["gzip"]);
async function gzipCompress1(input, isDebug = true) {
    try {
        const compressed = await gzipAsync(input);
        return new Uint8Array(compressed);
    } catch (error) {
        if (isDebug) console.error('Failed to gzip compress data', error);
        return null;
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/host-os.node.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__660526__ = __turbopack_context__.i(660526);
;
;
function hostOsResourceAttributes() {
    let osName;
    let osVersion;
    try {
        osName = (0, __TURBOPACK__imported__module__660526__["platform"])();
        osVersion = (0, __TURBOPACK__imported__module__660526__["release"])();
    } catch  {}
    return osResourceAttributes(osName, osVersion);
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/exports.mjs [instrumentation] (ecmascript) <locals>
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/sentry-integration.mjs [instrumentation] (ecmascript)
;
var __TURBOPACK__imported__module__696117__1 = __TURBOPACK__imported__module__696117__;
;
const NAME = 'posthog-node';
function createEventProcessor(_posthog, { organization, projectId, prefix, severityAllowList = [
    'error'
], sendExceptionsToPostHog = true } = {}) {
    return (event)=>{
        const shouldProcessLevel = '*' === severityAllowList || severityAllowList.includes(event.level);
        if (!shouldProcessLevel) return event;
        if (!event.tags) event.tags = {};
        const userId = event.tags[PostHogSentryIntegration.POSTHOG_ID_TAG];
        if (void 0 === userId) return event;
        const uiHost = _posthog.options.host ?? 'https://us.i.posthog.com';
        const personUrl = new URL(`/project/${_posthog.apiKey}/person/${userId}`, uiHost).toString();
        event.tags['PostHog Person URL'] = personUrl;
        const exceptions = event.exception?.values || [];
        const exceptionList = exceptions.map((exception)=>({
                ...exception,
                stacktrace: exception.stacktrace ? {
                    ...exception.stacktrace,
                    type: 'raw',
                    frames: (exception.stacktrace.frames || []).map((frame)=>({
                            ...frame,
                            platform: "node:javascript"
                        }))
                } : void 0
            }));
        const properties = {
            $exception_message: exceptions[0]?.value || event.message,
            $exception_type: exceptions[0]?.type,
            $exception_level: event.level,
            $exception_list: exceptionList,
            $sentry_event_id: event.event_id,
            $sentry_exception: event.exception,
            $sentry_exception_message: exceptions[0]?.value || event.message,
            $sentry_exception_type: exceptions[0]?.type,
            $sentry_tags: event.tags
        };
        const injectedReleaseId = __TURBOPACK__imported__module__696117__1.getInjectedReleaseId();
        if (injectedReleaseId) properties.$release_id = injectedReleaseId;
        if (organization && projectId) properties['$sentry_url'] = (prefix || 'https://sentry.io/organizations/') + organization + '/issues/?project=' + projectId + '&query=' + event.event_id;
        if (sendExceptionsToPostHog) _posthog.capture({
            event: '$exception',
            distinctId: userId,
            properties
        });
        return event;
    };
}
function sentryIntegration(_posthog, options) {
    const processor = createEventProcessor(_posthog, options);
    return {
        name: NAME,
        processEvent (event) {
            return processor(event);
        }
    };
}
class PostHogSentryIntegration {
    static{
        this.POSTHOG_ID_TAG = 'posthog_distinct_id';
    }
    constructor(_posthog, organization, prefix, severityAllowList, sendExceptionsToPostHog){
        this.name = NAME;
        this.name = NAME;
        this.setupOnce = function(addGlobalEventProcessor, getCurrentHub) {
            const projectId = getCurrentHub()?.getClient()?.getDsn()?.projectId;
            addGlobalEventProcessor(createEventProcessor(_posthog, {
                organization,
                projectId,
                prefix,
                severityAllowList,
                sendExceptionsToPostHog: sendExceptionsToPostHog ?? true
            }));
        };
    }
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/express.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/tracing-headers.mjs [instrumentation] (ecmascript)
;
// MERGED MODULE: [project]/node_modules/@posthog/core/dist/cookie.mjs [instrumentation] (ecmascript)
;
;
;
const COOKIE_PREFIX = 'ph_';
const COOKIE_SUFFIX = '_posthog';
function cookieStoreFromHeader(cookieHeader) {
    const cookies = {};
    if (cookieHeader) for (const pair of cookieHeader.split(';')){
        const [key, ...valueParts] = pair.trim().split('=');
        if (key) {
            const raw = valueParts.join('=').trim();
            try {
                cookies[key.trim()] = decodeURIComponent(raw);
            } catch  {
                cookies[key.trim()] = raw;
            }
        }
    }
    return {
        get: (name)=>name in cookies ? {
                value: cookies[name]
            } : void 0
    };
}
function getPostHogCookieName(apiKey) {
    const sanitized = apiKey.replace(/\+/g, 'PL').replace(/\//g, 'SL').replace(/=/g, 'EQ');
    return `${COOKIE_PREFIX}${sanitized}${COOKIE_SUFFIX}`;
}
function serializePostHogCookie(anonymousId) {
    const now = Date.now();
    const sessionId = uuidv7();
    return JSON.stringify({
        distinct_id: anonymousId,
        $device_id: anonymousId,
        $user_state: 'anonymous',
        $sesid: [
            now,
            sessionId,
            now
        ]
    });
}
function readPostHogCookie(cookies, apiKey) {
    const cookieName = getPostHogCookieName(apiKey);
    const cookie = cookies.get(cookieName);
    return cookie ? parsePostHogCookie(cookie.value) : null;
}
function cookieStateToProperties(state) {
    if (!state) return;
    const props = {};
    if (state.sessionId) props.$session_id = state.sessionId;
    if (state.deviceId) props.$device_id = state.deviceId;
    return Object.keys(props).length > 0 ? props : void 0;
}
function parsePostHogCookie(cookieValue) {
    if (!cookieValue) return null;
    try {
        const parsed = JSON.parse(cookieValue);
        if (!parsed || 'object' != typeof parsed || !parsed.distinct_id) return null;
        const sesid = isArray(parsed.$sesid) ? parsed.$sesid : [];
        const sessionId = sesid[1];
        return {
            distinctId: String(parsed.distinct_id),
            isIdentified: 'identified' === parsed.$user_state,
            sessionId: 'string' == typeof sessionId ? sessionId : void 0,
            sessionLastActivityTimestamp: toTimestamp(sesid[0]),
            sessionStartTimestamp: toTimestamp(sesid[2]),
            deviceId: 'string' == typeof parsed.$device_id ? parsed.$device_id : void 0
        };
    } catch  {
        return null;
    }
}
function toTimestamp(value) {
    return 'number' == typeof value && Number.isFinite(value) ? value : void 0;
}
const CONSENT_PREFIX = '__ph_opt_in_out_';
function getConsentCookieName(apiKey, config) {
    if (config?.consent_persistence_name) return config.consent_persistence_name;
    if (config?.opt_out_capturing_cookie_prefix) return config.opt_out_capturing_cookie_prefix + apiKey;
    return CONSENT_PREFIX + apiKey;
}
function isOptedOut(cookies, apiKey, config) {
    const cookieName = getConsentCookieName(apiKey, config);
    const cookie = cookies.get(cookieName);
    if (cookie) return isNoLike(cookie.value);
    return config?.opt_out_capturing_by_default ?? false;
}
;
;
const TRACING_HEADER_MAX_LENGTH = 1000;
const COOKIE_SESSION_IDLE_TIMEOUT_MS = 1800000;
const COOKIE_SESSION_MAX_LENGTH_MS = 86400000;
const MIN_SESSION_IDLE_TIMEOUT_SECONDS = 60;
const MAX_SESSION_IDLE_TIMEOUT_SECONDS = 36000;
const TRACING_HEADER_CONTROL_CHARS_REGEX = /[\x00-\x1f\x7f-\x9f]/g;
const POSTHOG_TRACING_HEADERS = {
    sessionId: 'x-posthog-session-id',
    distinctId: 'x-posthog-distinct-id'
};
function getPostHogCookieReadOptions(posthog) {
    const option = posthog.options.readPostHogCookie;
    if (true === option) return {
        apiKey: posthog.apiKey
    };
    if (option && 'object' == typeof option) return {
        apiKey: posthog.apiKey,
        sessionIdleTimeoutSeconds: option.sessionIdleTimeoutSeconds,
        optOutCapturingByDefault: option.optOutCapturingByDefault
    };
    return null;
}
function addProperty(properties, key, value) {
    if (null != value && '' !== value) properties[key] = value;
}
function getFirstHeaderValue(value) {
    return Array.isArray(value) ? value[0] : value;
}
function sanitizeTracingHeaderValue(value) {
    if (Array.isArray(value)) {
        for (const item of value){
            const sanitized = sanitizeTracingHeaderValue(item);
            if (void 0 !== sanitized) return sanitized;
        }
        return;
    }
    if ('string' != typeof value) return;
    const sanitized = value.replace(TRACING_HEADER_CONTROL_CHARS_REGEX, '').trim();
    if (!sanitized) return;
    return sanitized.length > TRACING_HEADER_MAX_LENGTH ? sanitized.slice(0, TRACING_HEADER_MAX_LENGTH) : sanitized;
}
function isRecent(timestamp, now, maxAgeMs) {
    return 'number' == typeof timestamp && Number.isFinite(timestamp) && Math.abs(now - timestamp) <= maxAgeMs;
}
function getPostHogCookieValues(cookieHeader, apiKey, now = Date.now(), sessionIdleTimeoutMs = COOKIE_SESSION_IDLE_TIMEOUT_MS, optOutCapturingByDefault = false) {
    try {
        if ('string' != typeof cookieHeader) return {};
        const cookies = cookieStoreFromHeader(cookieHeader.split(';').reverse().join(';'));
        const raw = cookies.get(getPostHogCookieName(apiKey))?.value;
        const consent = cookies.get(getConsentCookieName(apiKey))?.value ?? '';
        if (!raw || isNoLike(consent) || optOutCapturingByDefault && !isYesLike(consent)) return {};
        const data = JSON.parse(raw);
        if (!data || 'object' != typeof data) return {};
        const distinctId = 'identified' === data.$user_state ? sanitizeTracingHeaderValue(data.distinct_id) : void 0;
        let sessionId;
        const session = data.$sesid;
        if (Array.isArray(session) && (2 === session.length || 3 === session.length)) {
            const [lastActivity, candidate, sessionStart = lastActivity] = session;
            if (isRecent(lastActivity, now, sessionIdleTimeoutMs) && isRecent(sessionStart, now, COOKIE_SESSION_MAX_LENGTH_MS)) sessionId = sanitizeTracingHeaderValue(candidate);
        }
        return {
            ...void 0 !== sessionId ? {
                sessionId
            } : {},
            ...void 0 !== distinctId ? {
                distinctId
            } : {}
        };
    } catch  {
        return {};
    }
}
function getSessionIdleTimeoutMs(cookie) {
    const seconds = cookie.sessionIdleTimeoutSeconds;
    if ('number' != typeof seconds || !Number.isFinite(seconds) || 0 === seconds) return COOKIE_SESSION_IDLE_TIMEOUT_MS;
    return 1000 * Math.min(Math.max(seconds, MIN_SESSION_IDLE_TIMEOUT_SECONDS), MAX_SESSION_IDLE_TIMEOUT_SECONDS);
}
function getPostHogTracingHeaderValues(headers, cookie) {
    if (!headers) return {};
    const headerSessionId = sanitizeTracingHeaderValue(headers[POSTHOG_TRACING_HEADERS.sessionId]);
    const headerDistinctId = sanitizeTracingHeaderValue(headers[POSTHOG_TRACING_HEADERS.distinctId]);
    const { sessionId, distinctId } = void 0 === headerSessionId && void 0 === headerDistinctId && cookie ? getPostHogCookieValues(headers.cookie, cookie.apiKey, Date.now(), getSessionIdleTimeoutMs(cookie), true === cookie.optOutCapturingByDefault) : {
        sessionId: headerSessionId,
        distinctId: headerDistinctId
    };
    return {
        ...void 0 !== sessionId ? {
            sessionId
        } : {},
        ...void 0 !== distinctId ? {
            distinctId
        } : {}
    };
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/url-utils.mjs [instrumentation] (ecmascript)
;
;
function normalizeRequestCurrentUrl(currentUrl, disableCaptureUrlHashes) {
    return disableCaptureUrlHashes ? stripUrlHash(currentUrl) : currentUrl;
}
function normalizeRequestPath(path, disableCaptureUrlHashes) {
    const pathWithoutSearch = stripUrlSearch(path);
    return disableCaptureUrlHashes ? stripUrlHash(pathWithoutSearch) : pathWithoutSearch;
}
function stripUrlSearch(url) {
    if (!url) return url;
    const searchIndex = url.indexOf('?');
    const hashIndex = url.indexOf('#');
    if (-1 === searchIndex || -1 !== hashIndex && hashIndex < searchIndex) return url;
    return `${url.slice(0, searchIndex)}${-1 === hashIndex ? '' : url.slice(hashIndex)}`;
}
;
;
;
;
;
function getClientIp(req) {
    const forwarded = getFirstHeaderValue(req.headers['x-forwarded-for']);
    if (forwarded) {
        const ip = forwarded.split(',')[0].trim();
        if (ip) return ip;
    }
    return req.socket?.remoteAddress;
}
function buildRequestContextData(posthog, req) {
    const headers = getPostHogTracingHeaderValues(req.headers, getPostHogCookieReadOptions(posthog));
    const context = posthog.getContext();
    const sessionId = context?.sessionId ?? headers.sessionId;
    const distinctId = context?.distinctId ?? headers.distinctId;
    const properties = {};
    const disableCaptureUrlHashes = true === posthog.options.disable_capture_url_hashes;
    addProperty(properties, '$current_url', normalizeRequestCurrentUrl(req.originalUrl || req.url, disableCaptureUrlHashes));
    addProperty(properties, '$request_method', req.method);
    addProperty(properties, '$request_path', normalizeRequestPath(req.path, disableCaptureUrlHashes));
    addProperty(properties, '$user_agent', getFirstHeaderValue(req.headers['user-agent']));
    addProperty(properties, '$ip', getClientIp(req));
    return {
        ...void 0 !== sessionId ? {
            sessionId
        } : {},
        ...void 0 !== distinctId ? {
            distinctId
        } : {},
        properties
    };
}
function setupExpressRequestContext(_posthog, app) {
    app.use(posthogRequestContext(_posthog));
}
function posthogRequestContext(posthog) {
    return (req, _res, next)=>{
        posthog.withContext(buildRequestContextData(posthog, req), ()=>{
            notifyContextListeners(posthog, true);
            next();
        });
    };
}
function setupExpressErrorHandler(_posthog, app) {
    app.use(posthogErrorHandler(_posthog));
}
function getResponseStatusCode(res) {
    if (res.headersSent || res.destroyed) return Promise.resolve(res.headersSent ? res.statusCode : void 0);
    return new Promise((resolve)=>{
        const complete = (statusCode)=>{
            clearTimeout(timeout);
            res.removeListener('finish', onComplete);
            res.removeListener('close', onComplete);
            resolve(statusCode);
        };
        const onComplete = ()=>complete(res.headersSent ? res.statusCode : void 0);
        const timeout = setTimeout(()=>complete(void 0), 1000);
        timeout.unref();
        res.once('finish', onComplete);
        res.once('close', onComplete);
    });
}
function posthogErrorHandler(posthog) {
    return (error, req, res, next)=>{
        if (__TURBOPACK__default__export__.isPreviouslyCapturedError(error)) return void next(error);
        const contextData = buildRequestContextData(posthog, req);
        const syntheticException = new Error('Synthetic exception');
        const hint = {
            mechanism: {
                type: 'middleware',
                handled: false
            },
            syntheticException
        };
        const additionalProperties = {
            ...void 0 !== contextData.sessionId ? {
                $session_id: contextData.sessionId
            } : {},
            ...contextData.properties || {}
        };
        posthog.addPendingPromise(Promise.all([
            __TURBOPACK__default__export__.buildEventMessage(posthog.getErrorPropertiesBuilder(), error, hint, contextData.distinctId, additionalProperties, posthog.getContext()),
            getResponseStatusCode(res)
        ]).then(([msg, statusCode])=>{
            if (void 0 !== statusCode) msg.properties = {
                ...msg.properties,
                $response_status_code: statusCode
            };
            return posthog._capturePreparedEvent(msg, false);
        }));
        next(error);
    };
}
;
// MERGED MODULE: [project]/node_modules/posthog-node/dist/extensions/fetch-request.mjs [instrumentation] (ecmascript)
;
;
;
;
const HTTP_SERVER_REQUEST_DURATION_METRIC = 'http.server.request.duration';
const HTTP_SERVER_REQUEST_COUNT_METRIC = 'http.server.request.count';
const DURATION_BOUNDS_SECONDS = [
    0.005,
    0.01,
    0.025,
    0.05,
    0.075,
    0.1,
    0.25,
    0.5,
    0.75,
    1,
    2.5,
    5,
    7.5,
    10
];
const KNOWN_HTTP_METHODS = new Set([
    'CONNECT',
    'DELETE',
    'GET',
    'HEAD',
    'OPTIONS',
    'PATCH',
    'POST',
    'PUT',
    'QUERY',
    'TRACE'
]);
function headersToRecord(headers) {
    const record = {};
    headers.forEach((value, key)=>{
        record[key.toLowerCase()] = value;
    });
    return record;
}
function safePathname(request) {
    try {
        return new URL(request.url).pathname;
    } catch  {
        return;
    }
}
function instrumentRequest(posthog, request, handler, options = {}) {
    return instrument(posthog, request, handler, options);
}
async function instrument(posthog, request, handler, options, getHandledError) {
    if (options.ignore?.(request)) return handler();
    const headers = getPostHogTracingHeaderValues(headersToRecord(request.headers), getPostHogCookieReadOptions(posthog));
    const existing = posthog.getContext();
    const disableCaptureUrlHashes = true === posthog.options.disable_capture_url_hashes;
    const pathname = safePathname(request);
    const properties = {};
    addProperty(properties, '$request_method', request.method);
    addProperty(properties, '$request_path', pathname ? normalizeRequestPath(pathname, disableCaptureUrlHashes) : void 0);
    addProperty(properties, '$user_agent', request.headers.get('user-agent') ?? void 0);
    const sessionId = existing?.sessionId ?? headers.sessionId;
    const distinctId = existing?.distinctId ?? headers.distinctId;
    const contextData = {
        ...void 0 !== sessionId ? {
            sessionId
        } : {},
        ...void 0 !== distinctId ? {
            distinctId
        } : {},
        properties
    };
    const requestedMethod = request.method.toUpperCase();
    const method = KNOWN_HTTP_METHODS.has(requestedMethod) ? requestedMethod : '_OTHER';
    const spanMethod = '_OTHER' === method ? 'HTTP' : method;
    const startedAt = performance.now();
    const lifetime = new AbortController();
    let streaming = false;
    try {
        return await posthog.withContext(contextData, ()=>{
            notifyContextListeners(posthog, true);
            return posthog.withSpan(spanMethod, {
                kind: 'server',
                parent: request.headers.get('traceparent') ?? void 0,
                tracestate: request.headers.get('tracestate') ?? void 0,
                attributes: {
                    'http.request.method': method,
                    ...'_OTHER' === method ? {
                        'http.request.method_original': request.method
                    } : {},
                    ...pathname ? {
                        'url.path': pathname
                    } : {}
                }
            }, async (span)=>{
                let response;
                let thrown;
                let failed = false;
                try {
                    response = await handler();
                } catch (error) {
                    failed = true;
                    thrown = error;
                }
                let route;
                try {
                    route = options.getRoute?.(request, response);
                } catch  {}
                const statusCode = failed ? 500 : response?.status ?? 500;
                if (route) {
                    span.updateName(`${spanMethod} ${route}`);
                    span.setAttribute('http.route', route);
                }
                span.setAttribute('http.response.status_code', statusCode);
                if (!failed && statusCode >= 500) {
                    let handledError;
                    try {
                        handledError = getHandledError?.();
                    } catch  {}
                    if (null != handledError) span.recordException(handledError);
                    else span.setStatus('error');
                }
                const attributes = {
                    'http.request.method': method,
                    'http.response.status_code': statusCode,
                    ...route ? {
                        'http.route': route
                    } : {}
                };
                posthog.metrics.histogram(HTTP_SERVER_REQUEST_DURATION_METRIC, (performance.now() - startedAt) / 1000, {
                    unit: 's',
                    attributes,
                    bounds: DURATION_BOUNDS_SECONDS
                });
                posthog.metrics.count(HTTP_SERVER_REQUEST_COUNT_METRIC, 1, {
                    attributes
                });
                posthog._flushMetricsWithinInvocation();
                if (failed) throw thrown;
                if (response?.body && 'HEAD' !== method) {
                    streaming = true;
                    return holdUntilBodySettles(response, (fn)=>posthog.withContext(contextData, fn, {
                            signal: lifetime.signal
                        }), ()=>lifetime.abort());
                }
                return response;
            });
        }, {
            signal: lifetime.signal
        });
    } finally{
        if (!streaming) lifetime.abort();
    }
}
function holdUntilBodySettles(response, inContext, settle) {
    const reader = response.body.getReader();
    const body = new ReadableStream({
        async pull (controller) {
            try {
                const { done, value } = await inContext(()=>reader.read());
                if (done) {
                    controller.close();
                    settle();
                } else controller.enqueue(value);
            } catch (error) {
                settle();
                controller.error(error);
            }
        },
        async cancel (reason) {
            try {
                await inContext(()=>reader.cancel(reason));
            } finally{
                settle();
            }
        }
    });
    return new Response(body, response);
}
function posthogHonoMiddleware(posthog, options = {}) {
    return async (c, next)=>{
        c.res = await instrument(posthog, c.req.raw, async ()=>{
            await next();
            return c.res;
        }, {
            ...options,
            getRoute: ()=>c.req.routePath && '/*' !== c.req.routePath ? c.req.routePath : void 0
        }, ()=>c.error);
    };
}
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
;
class PostHog extends PostHogBackendClient {
    getLibraryId() {
        return 'posthog-node';
    }
    compressPayload(payload) {
        return gzipCompress1(payload, this.isDebug);
    }
    initializeContext() {
        return new PostHogContext();
    }
    initializeSpanContextManager() {
        return new AsyncLocalStorageSpanContextManager();
    }
    hostResourceAttributes() {
        return hostOsResourceAttributes();
    }
    createErrorPropertiesBuilder() {
        return new __TURBOPACK__imported__module__696117__2.ErrorPropertiesBuilder([
            new __TURBOPACK__imported__module__696117__3.EventCoercer(),
            new __TURBOPACK__imported__module__696117__4.ErrorCoercer(),
            new __TURBOPACK__imported__module__696117__5.ObjectCoercer(),
            new __TURBOPACK__imported__module__696117__6.StringCoercer(),
            new __TURBOPACK__imported__module__696117__7.PrimitiveCoercer()
        ], __TURBOPACK__imported__module__696117__8.createStackParser("node:javascript", __TURBOPACK__imported__module__696117__9.nodeStackLineParser), [
            createModulerModifier(),
            (frames)=>addSourceContext(frames, void 0, this._logger),
            createRelativePathModifier()
        ]);
    }
}
;
// MERGED MODULE: [project]/server/features/analytics/constants.ts [instrumentation] (ecmascript)
;
const EVENT_NAMES = [
    "signed_in",
    "billing_page_viewed",
    "billing_popup_viewed",
    "solve_btn_clicked",
    "solve_btn_submitted",
    "chats_msg_sent",
    "google_sign_in_clicked",
    "google_sign_in_done",
    "google_sign_in_failed",
    "plan_purchase_clicked"
];
const EVENT_PROPERTIES = [
    "provider",
    "mode",
    "outcome",
    "reason",
    "plan",
    "interval"
];
const BATCH_EVENTS = 50;
const FLUSH_EVERY_MS = 5_000;
const APP = "classmate";
const ANALYTICS_PATH = "/mp";
// MERGED MODULE: [project]/server/providers/analytics/delivery.ts [instrumentation] (ecmascript)
;
;
;
/** After a failure the collector is left alone this long; events wait in the queue. */ const PAUSE_MS = 5_000;
function createDelivery(forward, now = Date.now) {
    const ending = new AbortController();
    let pausedUntil = 0;
    let closing = false;
    return {
        async fetch (url, { headers, body, signal }) {
            if (ending.signal.aborted) return new Response(null, {
                status: 204
            });
            if (!closing && now() < pausedUntil) throw new Error("the analytics collector is left alone for a moment");
            const { pathname, searchParams } = new URL(url);
            const status = await forward({
                path: pathname.slice(pathname.indexOf(ANALYTICS_PATH) + ANALYTICS_PATH.length).replace(/^\/|\/$/g, ""),
                query: searchParams,
                headers: new Headers(headers),
                body: body ?? "",
                signal: signal ? AbortSignal.any([
                    signal,
                    ending.signal
                ]) : ending.signal
            });
            if (status < 500 || closing) return new Response(null, {
                status: closing ? 204 : status
            });
            pausedUntil = now() + PAUSE_MS;
            throw new Error("the analytics collector did not take the events");
        },
        closeWithin (ms) {
            closing = true;
            setTimeout(()=>ending.abort(), ms).unref();
        }
    };
}
;
;
;
;
/** Events kept while the collector is away; the oldest go first. */ const QUEUED_EVENTS = 1_000;
const REQUEST_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_500;
function createPosthogAnalytics(options) {
    const delivery = createDelivery(options.forward);
    const client = new QuietPostHog(options, delivery);
    return {
        track ({ name, distinctId, profile, properties }) {
            try {
                const person = profile ? {} : {
                    $process_person_profile: false
                };
                client.capture({
                    distinctId,
                    event: name,
                    properties: {
                        ...properties,
                        ...person,
                        app: APP
                    }
                });
            } catch (error) {
                options.log.warn("an analytics event was lost", {
                    error
                });
            }
        },
        async close () {
            delivery.closeWithin(CLOSE_WITHIN_MS);
            try {
                await client.shutdown(CLOSE_WITHIN_MS + 500);
            } catch (error) {
                options.log.warn("analytics did not close cleanly", {
                    error
                });
            }
        }
    };
}
/** Without the library's own word on the terminal about every failure, which quotes answers: forwarding has logged it. */ class QuietPostHog extends PostHog {
    constructor({ token, siteUrl, flushEveryMs, queuedEvents }, { fetch: fetch1 }){
        super(token, {
            host: `${siteUrl}${ANALYTICS_PATH}`,
            fetch: fetch1,
            flushAt: BATCH_EVENTS,
            maxBatchSize: BATCH_EVENTS,
            flushInterval: flushEveryMs ?? FLUSH_EVERY_MS,
            maxQueueSize: queuedEvents ?? QUEUED_EVENTS,
            requestTimeout: REQUEST_WITHIN_MS,
            fetchRetryCount: 0,
            disableGeoip: true,
            enableExceptionAutocapture: false,
            enableLocalEvaluation: false,
            preloadFeatureFlags: false,
            sendFeatureFlagEvent: false
        });
    }
    flushAutomatic() {
        return super.flushAutomatic().catch(()=>{});
    }
}
__turbopack_context__.s([
    "createPosthogAnalytics",
    0,
    createPosthogAnalytics
], 540091);
}),
];

//# sourceMappingURL=server_providers_analytics_posthog_ts_0wlt4-yyfl7jw._.js.map