module.exports = [
108278, ((__turbopack_context__, module, exports) => {

(function(root) {
    'use strict';
    // A list of regular expressions that match arbitrary IPv4 addresses,
    // for which a number of weird notations exist.
    // Note that an address like 0010.0xa5.1.1 is considered legal.
    const ipv4Part = '(0?\\d+|0x[a-f0-9]+)';
    const ipv4Regexes = {
        fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, 'i'),
        threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, 'i'),
        twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, 'i'),
        longValue: new RegExp(`^${ipv4Part}$`, 'i')
    };
    // Regular Expression for checking Octal numbers
    const octalRegex = new RegExp(`^0[0-7]+$`, 'i');
    const hexRegex = new RegExp(`^0x[a-f0-9]+$`, 'i');
    const zoneIndex = '%[0-9a-z]{1,}';
    // IPv6-matching regular expressions.
    // For IPv6, the task is simpler: it is enough to match the colon-delimited
    // hexadecimal IPv6 and a transitional variant with dotted-decimal IPv4 at
    // the end.
    const ipv6Part = '(?:[0-9a-f]+::?)+';
    const ipv6Regexes = {
        zoneIndex: new RegExp(zoneIndex, 'i'),
        'native': new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, 'i'),
        deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, 'i'),
        transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, 'i')
    };
    // Expand :: in an IPv6 address or address part consisting of `parts` groups.
    function expandIPv6(string, parts) {
        // More than one '::' means invalid address
        if (string.indexOf('::') !== string.lastIndexOf('::')) {
            return null;
        }
        let colonCount = 0;
        let lastColon = -1;
        let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
        let replacement, replacementCount;
        // Remove zone index and save it for later
        if (zoneId) {
            zoneId = zoneId.substring(1);
            string = string.replace(/%.+$/, '');
        }
        // How many parts do we already have?
        while((lastColon = string.indexOf(':', lastColon + 1)) >= 0){
            colonCount++;
        }
        // 0::0 is two parts more than ::
        if (string.substr(0, 2) === '::') {
            colonCount--;
        }
        if (string.substr(-2, 2) === '::') {
            colonCount--;
        }
        // An address must not contain more separators than available parts,
        // and :: must compress at least one part.
        if (colonCount >= parts) {
            return null;
        }
        // replacement = ':' + '0:' * (parts - colonCount)
        replacementCount = parts - colonCount;
        replacement = ':';
        while(replacementCount--){
            replacement += '0:';
        }
        // Insert the missing zeroes
        string = string.replace('::', replacement);
        // Trim any garbage which may be hanging around if :: was at the edge in
        // the source string
        if (string[0] === ':') {
            string = string.slice(1);
        }
        if (string[string.length - 1] === ':') {
            string = string.slice(0, -1);
        }
        parts = function() {
            const ref = string.split(':');
            const results = [];
            for(let i = 0; i < ref.length; i++){
                results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
            }
            return results;
        }();
        return {
            parts: parts,
            zoneId: zoneId
        };
    }
    // A generic CIDR (Classless Inter-Domain Routing) RFC1518 range matcher.
    function matchCIDR(first, second, partSize, cidrBits) {
        if (first.length !== second.length) {
            throw new Error('ipaddr: cannot match CIDR for objects with different lengths');
        }
        let part = 0;
        let shift;
        while(cidrBits > 0){
            shift = partSize - cidrBits;
            if (shift < 0) {
                shift = 0;
            }
            if (first[part] >> shift !== second[part] >> shift) {
                return false;
            }
            cidrBits -= partSize;
            part += 1;
        }
        return true;
    }
    function parseIntAuto(string) {
        // Hexadecimal base 16 (0x#)
        if (hexRegex.test(string)) {
            return parseInt(string, 16);
        }
        // While octal representation is discouraged by ECMAScript 3
        // and forbidden by ECMAScript 5, we silently allow it to
        // work only if the rest of the string has numbers less than 8.
        if (string[0] === '0' && !isNaN(parseInt(string[1], 10))) {
            if (octalRegex.test(string)) {
                return parseInt(string, 8);
            }
            throw new Error(`ipaddr: cannot parse ${string} as octal`);
        }
        // Always include the base 10 radix!
        return parseInt(string, 10);
    }
    function padPart(part, length) {
        while(part.length < length){
            part = `0${part}`;
        }
        return part;
    }
    const ipaddr = {};
    // An IPv4 address (RFC791).
    ipaddr.IPv4 = function() {
        // Constructs a new IPv4 address from an array of four octets
        // in network order (MSB first)
        // Verifies the input.
        function IPv4(octets) {
            if (octets.length !== 4) {
                throw new Error('ipaddr: ipv4 octet count should be 4');
            }
            let i, octet;
            for(i = 0; i < octets.length; i++){
                octet = octets[i];
                if (!(0 <= octet && octet <= 255)) {
                    throw new Error('ipaddr: ipv4 octet should fit in 8 bits');
                }
            }
            this.octets = octets;
        }
        // Special IPv4 address ranges.
        // See also https://en.wikipedia.org/wiki/Reserved_IP_addresses
        IPv4.prototype.SpecialRanges = {
            unspecified: [
                [
                    new IPv4([
                        0,
                        0,
                        0,
                        0
                    ]),
                    8
                ]
            ],
            broadcast: [
                [
                    new IPv4([
                        255,
                        255,
                        255,
                        255
                    ]),
                    32
                ]
            ],
            // RFC3171
            multicast: [
                [
                    new IPv4([
                        224,
                        0,
                        0,
                        0
                    ]),
                    4
                ]
            ],
            // RFC3927
            linkLocal: [
                [
                    new IPv4([
                        169,
                        254,
                        0,
                        0
                    ]),
                    16
                ]
            ],
            // RFC5735
            loopback: [
                [
                    new IPv4([
                        127,
                        0,
                        0,
                        0
                    ]),
                    8
                ]
            ],
            // RFC6598
            carrierGradeNat: [
                [
                    new IPv4([
                        100,
                        64,
                        0,
                        0
                    ]),
                    10
                ]
            ],
            // RFC1918
            'private': [
                [
                    new IPv4([
                        10,
                        0,
                        0,
                        0
                    ]),
                    8
                ],
                [
                    new IPv4([
                        172,
                        16,
                        0,
                        0
                    ]),
                    12
                ],
                [
                    new IPv4([
                        192,
                        168,
                        0,
                        0
                    ]),
                    16
                ]
            ],
            // Reserved and testing-only ranges; RFCs 5735, 5737, 2544, 1700
            reserved: [
                [
                    new IPv4([
                        192,
                        0,
                        0,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        192,
                        0,
                        2,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        192,
                        88,
                        99,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        198,
                        18,
                        0,
                        0
                    ]),
                    15
                ],
                [
                    new IPv4([
                        198,
                        51,
                        100,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        203,
                        0,
                        113,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        240,
                        0,
                        0,
                        0
                    ]),
                    4
                ]
            ],
            // RFC7534, RFC7535
            as112: [
                [
                    new IPv4([
                        192,
                        175,
                        48,
                        0
                    ]),
                    24
                ],
                [
                    new IPv4([
                        192,
                        31,
                        196,
                        0
                    ]),
                    24
                ]
            ],
            // RFC7450
            amt: [
                [
                    new IPv4([
                        192,
                        52,
                        193,
                        0
                    ]),
                    24
                ]
            ]
        };
        // The 'kind' method exists on both IPv4 and IPv6 classes.
        IPv4.prototype.kind = function() {
            return 'ipv4';
        };
        // Checks if this address matches other one within given CIDR range.
        IPv4.prototype.match = function(other, cidrRange) {
            let ref;
            if (cidrRange === undefined) {
                ref = other;
                other = ref[0];
                cidrRange = ref[1];
            }
            if (other.kind() !== 'ipv4') {
                throw new Error('ipaddr: cannot match ipv4 address with non-ipv4 one');
            }
            return matchCIDR(this.octets, other.octets, 8, cidrRange);
        };
        // returns a number of leading ones in IPv4 address, making sure that
        // the rest is a solid sequence of 0's (valid netmask)
        // returns either the CIDR length or null if mask is not valid
        IPv4.prototype.prefixLengthFromSubnetMask = function() {
            let cidr = 0;
            // non-zero encountered stop scanning for zeroes
            let stop = false;
            // number of zeroes in octet
            const zerotable = {
                0: 8,
                128: 7,
                192: 6,
                224: 5,
                240: 4,
                248: 3,
                252: 2,
                254: 1,
                255: 0
            };
            let i, octet, zeros;
            for(i = 3; i >= 0; i -= 1){
                octet = this.octets[i];
                if (octet in zerotable) {
                    zeros = zerotable[octet];
                    if (stop && zeros !== 0) {
                        return null;
                    }
                    if (zeros !== 8) {
                        stop = true;
                    }
                    cidr += zeros;
                } else {
                    return null;
                }
            }
            return 32 - cidr;
        };
        // Checks if the address corresponds to one of the special ranges.
        IPv4.prototype.range = function() {
            return ipaddr.subnetMatch(this, this.SpecialRanges);
        };
        // Returns an array of byte-sized values in network order (MSB first)
        IPv4.prototype.toByteArray = function() {
            return this.octets.slice(0);
        };
        // Converts this IPv4 address to an IPv4-mapped IPv6 address.
        IPv4.prototype.toIPv4MappedAddress = function() {
            return ipaddr.IPv6.parse(`::ffff:${this.toString()}`);
        };
        // Symmetrical method strictly for aligning with the IPv6 methods.
        IPv4.prototype.toNormalizedString = function() {
            return this.toString();
        };
        // Returns the address in convenient, decimal-dotted format.
        IPv4.prototype.toString = function() {
            return this.octets.join('.');
        };
        return IPv4;
    }();
    // A utility function to return broadcast address given the IPv4 interface and prefix length in CIDR notation
    ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
        try {
            const cidr = this.parseCIDR(string);
            const ipInterfaceOctets = cidr[0].toByteArray();
            const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
            const octets = [];
            let i = 0;
            while(i < 4){
                // Broadcast address is bitwise OR between ip interface and inverted mask
                octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
                i++;
            }
            return new this(octets);
        } catch (e) {
            throw new Error('ipaddr: the address does not have IPv4 CIDR format', {
                cause: e
            });
        }
    };
    // Checks if a given string is formatted like IPv4 address.
    ipaddr.IPv4.isIPv4 = function(string) {
        return this.parser(string) !== null;
    };
    // Checks if a given string is a valid IPv4 address.
    ipaddr.IPv4.isValid = function(string) {
        try {
            new this(this.parser(string));
            return true;
        } catch  {
            return false;
        }
    };
    // Checks if a given string is a valid IPv4 address in CIDR notation.
    ipaddr.IPv4.isValidCIDR = function(string) {
        try {
            this.parseCIDR(string);
            return true;
        } catch  {
            return false;
        }
    };
    // Checks if a given string is a full four-part IPv4 Address.
    ipaddr.IPv4.isValidFourPartDecimal = function(string) {
        if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) {
            return true;
        } else {
            return false;
        }
    };
    // Checks if a given string is a full four-part IPv4 Address with CIDR prefix.
    ipaddr.IPv4.isValidCIDRFourPartDecimal = function(string) {
        const match = string.match(/^(.+)\/(\d+)$/);
        if (!ipaddr.IPv4.isValidCIDR(string) || !match) {
            return false;
        }
        return ipaddr.IPv4.isValidFourPartDecimal(match[1]);
    };
    // A utility function to return network address given the IPv4 interface and prefix length in CIDR notation
    ipaddr.IPv4.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
            cidr = this.parseCIDR(string);
            ipInterfaceOctets = cidr[0].toByteArray();
            subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
            octets = [];
            i = 0;
            while(i < 4){
                // Network address is bitwise AND between ip interface and mask
                octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
                i++;
            }
            return new this(octets);
        } catch (e) {
            throw new Error('ipaddr: the address does not have IPv4 CIDR format', {
                cause: e
            });
        }
    };
    // Tries to parse and validate a string with IPv4 address.
    // Throws an error if it fails.
    ipaddr.IPv4.parse = function(string) {
        const parts = this.parser(string);
        if (parts === null) {
            throw new Error('ipaddr: string is not formatted like an IPv4 Address');
        }
        return new this(parts);
    };
    // Parses the string as an IPv4 Address with CIDR Notation.
    ipaddr.IPv4.parseCIDR = function(string) {
        let match;
        if (match = string.match(/^(.+)\/(\d+)$/)) {
            const maskLength = parseInt(match[2]);
            if (maskLength >= 0 && maskLength <= 32) {
                const parsed = [
                    this.parse(match[1]),
                    maskLength
                ];
                Object.defineProperty(parsed, 'toString', {
                    value: function() {
                        return this.join('/');
                    }
                });
                return parsed;
            }
        }
        throw new Error('ipaddr: string is not formatted like an IPv4 CIDR range');
    };
    // Classful variants (like a.b, where a is an octet, and b is a 24-bit
    // value representing last three octets; this corresponds to a class C
    // address) are omitted due to classless nature of modern Internet.
    ipaddr.IPv4.parser = function(string) {
        let match, part, value;
        // parseInt recognizes all that octal & hexadecimal weirdness for us
        if (match = string.match(ipv4Regexes.fourOctet)) {
            return function() {
                const ref = match.slice(1, 6);
                const results = [];
                for(let i = 0; i < ref.length; i++){
                    part = ref[i];
                    results.push(parseIntAuto(part));
                }
                return results;
            }();
        } else if (match = string.match(ipv4Regexes.longValue)) {
            value = parseIntAuto(match[1]);
            if (value > 0xffffffff || value < 0) {
                throw new Error('ipaddr: address outside defined range');
            }
            return (function() {
                const results = [];
                let shift;
                for(shift = 0; shift <= 24; shift += 8){
                    results.push(value >> shift & 0xff);
                }
                return results;
            })().reverse();
        } else if (match = string.match(ipv4Regexes.twoOctet)) {
            return function() {
                const ref = match.slice(1, 4);
                const results = [];
                value = parseIntAuto(ref[1]);
                if (value > 0xffffff || value < 0) {
                    throw new Error('ipaddr: address outside defined range');
                }
                results.push(parseIntAuto(ref[0]));
                results.push(value >> 16 & 0xff);
                results.push(value >> 8 & 0xff);
                results.push(value & 0xff);
                return results;
            }();
        } else if (match = string.match(ipv4Regexes.threeOctet)) {
            return function() {
                const ref = match.slice(1, 5);
                const results = [];
                value = parseIntAuto(ref[2]);
                if (value > 0xffff || value < 0) {
                    throw new Error('ipaddr: address outside defined range');
                }
                results.push(parseIntAuto(ref[0]));
                results.push(parseIntAuto(ref[1]));
                results.push(value >> 8 & 0xff);
                results.push(value & 0xff);
                return results;
            }();
        } else {
            return null;
        }
    };
    // A utility function to return subnet mask in IPv4 format given the prefix length
    ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) {
            throw new Error('ipaddr: invalid IPv4 prefix length');
        }
        const octets = [
            0,
            0,
            0,
            0
        ];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while(j < filledOctetCount){
            octets[j] = 255;
            j++;
        }
        if (filledOctetCount < 4) {
            octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
    };
    // An IPv6 address (RFC2460)
    ipaddr.IPv6 = function() {
        // Constructs an IPv6 address from an array of eight 16 - bit parts
        // or sixteen 8 - bit parts in network order(MSB first).
        // Throws an error if the input is invalid.
        function IPv6(parts, zoneId) {
            let i, part;
            if (parts.length === 16) {
                this.parts = [];
                for(i = 0; i <= 14; i += 2){
                    this.parts.push(parts[i] << 8 | parts[i + 1]);
                }
            } else if (parts.length === 8) {
                this.parts = parts;
            } else {
                throw new Error('ipaddr: ipv6 part count should be 8 or 16');
            }
            for(i = 0; i < this.parts.length; i++){
                part = this.parts[i];
                if (!(0 <= part && part <= 0xffff)) {
                    throw new Error('ipaddr: ipv6 part should fit in 16 bits');
                }
            }
            if (zoneId) {
                this.zoneId = zoneId;
            }
        }
        // Special IPv6 ranges
        IPv6.prototype.SpecialRanges = {
            // RFC4291, here and after
            unspecified: [
                new IPv6([
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                128
            ],
            linkLocal: [
                new IPv6([
                    0xfe80,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                10
            ],
            multicast: [
                new IPv6([
                    0xff00,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                8
            ],
            loopback: [
                new IPv6([
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    1
                ]),
                128
            ],
            uniqueLocal: [
                new IPv6([
                    0xfc00,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                7
            ],
            ipv4Mapped: [
                new IPv6([
                    0,
                    0,
                    0,
                    0,
                    0,
                    0xffff,
                    0,
                    0
                ]),
                96
            ],
            // RFC3879
            deprecatedSiteLocal: [
                new IPv6([
                    0xfec0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                10
            ],
            // RFC6666
            discard: [
                new IPv6([
                    0x100,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                64
            ],
            // RFC6145
            rfc6145: [
                new IPv6([
                    0,
                    0,
                    0,
                    0,
                    0xffff,
                    0,
                    0,
                    0
                ]),
                96
            ],
            rfc6052: [
                // RFC6052
                [
                    new IPv6([
                        0x64,
                        0xff9b,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    96
                ],
                // RFC8215
                [
                    new IPv6([
                        0x64,
                        0xff9b,
                        0x1,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    48
                ]
            ],
            // RFC3056
            '6to4': [
                new IPv6([
                    0x2002,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                16
            ],
            // RFC6052, RFC6146
            teredo: [
                new IPv6([
                    0x2001,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                32
            ],
            // RFC5180
            benchmarking: [
                new IPv6([
                    0x2001,
                    0x2,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                48
            ],
            // RFC7450
            amt: [
                new IPv6([
                    0x2001,
                    0x3,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                32
            ],
            as112v6: [
                // RFC7535
                [
                    new IPv6([
                        0x2001,
                        0x4,
                        0x112,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    48
                ],
                // RFC7534
                [
                    new IPv6([
                        0x2620,
                        0x4f,
                        0x8000,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    48
                ]
            ],
            // RFC4843
            deprecatedOrchid: [
                new IPv6([
                    0x2001,
                    0x10,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                28
            ],
            // RFC7343
            orchid2: [
                new IPv6([
                    0x2001,
                    0x20,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                28
            ],
            // RFC9374
            droneRemoteIdProtocolEntityTags: [
                new IPv6([
                    0x2001,
                    0x30,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                28
            ],
            // RFC9602
            segmentRouting: [
                new IPv6([
                    0x5f00,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0,
                    0
                ]),
                16
            ],
            reserved: [
                // RFC3849
                [
                    new IPv6([
                        0x2001,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    23
                ],
                // RFC2928
                [
                    new IPv6([
                        0x2001,
                        0xdb8,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    32
                ],
                // RFC9637
                [
                    new IPv6([
                        0x3fff,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0,
                        0
                    ]),
                    20
                ]
            ]
        };
        // Checks if this address is an IPv4-mapped IPv6 address.
        IPv6.prototype.isIPv4MappedAddress = function() {
            return this.range() === 'ipv4Mapped';
        };
        // The 'kind' method exists on both IPv4 and IPv6 classes.
        IPv6.prototype.kind = function() {
            return 'ipv6';
        };
        // Checks if this address matches other one within given CIDR range.
        IPv6.prototype.match = function(other, cidrRange) {
            let ref;
            if (cidrRange === undefined) {
                ref = other;
                other = ref[0];
                cidrRange = ref[1];
            }
            if (other.kind() !== 'ipv6') {
                throw new Error('ipaddr: cannot match ipv6 address with non-ipv6 one');
            }
            return matchCIDR(this.parts, other.parts, 16, cidrRange);
        };
        // returns a number of leading ones in IPv6 address, making sure that
        // the rest is a solid sequence of 0's (valid netmask)
        // returns either the CIDR length or null if mask is not valid
        IPv6.prototype.prefixLengthFromSubnetMask = function() {
            let cidr = 0;
            // non-zero encountered stop scanning for zeroes
            let stop = false;
            // number of zeroes in octet
            const zerotable = {
                0: 16,
                32768: 15,
                49152: 14,
                57344: 13,
                61440: 12,
                63488: 11,
                64512: 10,
                65024: 9,
                65280: 8,
                65408: 7,
                65472: 6,
                65504: 5,
                65520: 4,
                65528: 3,
                65532: 2,
                65534: 1,
                65535: 0
            };
            let part, zeros;
            for(let i = 7; i >= 0; i -= 1){
                part = this.parts[i];
                if (part in zerotable) {
                    zeros = zerotable[part];
                    if (stop && zeros !== 0) {
                        return null;
                    }
                    if (zeros !== 16) {
                        stop = true;
                    }
                    cidr += zeros;
                } else {
                    return null;
                }
            }
            return 128 - cidr;
        };
        // Checks if the address corresponds to one of the special ranges.
        IPv6.prototype.range = function() {
            return ipaddr.subnetMatch(this, this.SpecialRanges);
        };
        // Returns an array of byte-sized values in network order (MSB first)
        IPv6.prototype.toByteArray = function() {
            let part;
            const bytes = [];
            const ref = this.parts;
            for(let i = 0; i < ref.length; i++){
                part = ref[i];
                bytes.push(part >> 8);
                bytes.push(part & 0xff);
            }
            return bytes;
        };
        // Returns the address in expanded format with all zeroes included, like
        // 2001:0db8:0008:0066:0000:0000:0000:0001
        IPv6.prototype.toFixedLengthString = function() {
            const addr = (function() {
                const results = [];
                for(let i = 0; i < this.parts.length; i++){
                    results.push(padPart(this.parts[i].toString(16), 4));
                }
                return results;
            }).call(this).join(':');
            let suffix = '';
            if (this.zoneId) {
                suffix = `%${this.zoneId}`;
            }
            return addr + suffix;
        };
        // Converts this address to IPv4 address if it is an IPv4-mapped IPv6 address.
        // Throws an error otherwise.
        IPv6.prototype.toIPv4Address = function() {
            if (!this.isIPv4MappedAddress()) {
                throw new Error('ipaddr: trying to convert a generic ipv6 address to ipv4');
            }
            const ref = this.parts.slice(-2);
            const high = ref[0];
            const low = ref[1];
            return new ipaddr.IPv4([
                high >> 8,
                high & 0xff,
                low >> 8,
                low & 0xff
            ]);
        };
        // Returns the address in expanded format with all zeroes included, like
        // 2001:db8:8:66:0:0:0:1
        //
        // Deprecated: use toFixedLengthString() instead.
        IPv6.prototype.toNormalizedString = function() {
            const addr = (function() {
                const results = [];
                for(let i = 0; i < this.parts.length; i++){
                    results.push(this.parts[i].toString(16));
                }
                return results;
            }).call(this).join(':');
            let suffix = '';
            if (this.zoneId) {
                suffix = `%${this.zoneId}`;
            }
            return addr + suffix;
        };
        // Returns the address in compact, human-readable format like
        // 2001:db8:8:66::1
        // in line with RFC 5952 (see https://tools.ietf.org/html/rfc5952#section-4)
        IPv6.prototype.toRFC5952String = function() {
            const regex = /((^|:)(0(:|$)){2,})/g;
            // The zone identifier (RFC 4007) is not part of the address; match
            // against the address alone so a trailing zero run right before the
            // "%" suffix still gets compressed (RFC 5952, 4.2.2).
            let suffix = '';
            if (this.zoneId) {
                suffix = `%${this.zoneId}`;
            }
            const normalized = this.toNormalizedString();
            const string = normalized.slice(0, normalized.length - suffix.length);
            let bestMatchIndex = 0;
            let bestMatchLength = -1;
            let bestMatchGroups = -1;
            let match;
            while(match = regex.exec(string)){
                // Compare by the number of zero groups, not the matched length:
                // a run that is not at the start carries a leading ":" in the
                // match, so an equal-length run later in the address would
                // otherwise be preferred over the leftmost one (RFC 5952, 4.2.3).
                const groups = (match[0].match(/0/g) || []).length;
                if (groups > bestMatchGroups) {
                    bestMatchGroups = groups;
                    bestMatchIndex = match.index;
                    bestMatchLength = match[0].length;
                }
            }
            if (bestMatchLength < 0) {
                return string + suffix;
            }
            return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
        };
        // Returns the address in compact, human-readable format like
        // 2001:db8:8:66::1
        // Calls toRFC5952String under the hood.
        IPv6.prototype.toString = function() {
            return this.toRFC5952String();
        };
        return IPv6;
    }();
    // A utility function to return broadcast address given the IPv6 interface and prefix length in CIDR notation
    ipaddr.IPv6.broadcastAddressFromCIDR = function(string) {
        try {
            const cidr = this.parseCIDR(string);
            const ipInterfaceOctets = cidr[0].toByteArray();
            const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
            const octets = [];
            let i = 0;
            while(i < 16){
                // Broadcast address is bitwise OR between ip interface and inverted mask
                octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
                i++;
            }
            return new this(octets);
        } catch (e) {
            throw new Error('ipaddr: the address does not have IPv6 CIDR format', {
                cause: e
            });
        }
    };
    // Checks if a given string is formatted like IPv6 address.
    ipaddr.IPv6.isIPv6 = function(string) {
        return this.parser(string) !== null;
    };
    // Checks to see if string is a valid IPv6 Address
    ipaddr.IPv6.isValid = function(string) {
        // Since IPv6.isValid is always called first, this shortcut
        // provides a substantial performance gain.
        if (typeof string === 'string' && string.indexOf(':') === -1) {
            return false;
        }
        try {
            const addr = this.parser(string);
            new this(addr.parts, addr.zoneId);
            return true;
        } catch  {
            return false;
        }
    };
    // Checks if a given string is a valid IPv6 address in CIDR notation.
    ipaddr.IPv6.isValidCIDR = function(string) {
        // See note in IPv6.isValid
        if (typeof string === 'string' && string.indexOf(':') === -1) {
            return false;
        }
        try {
            this.parseCIDR(string);
            return true;
        } catch  {
            return false;
        }
    };
    // A utility function to return network address given the IPv6 interface and prefix length in CIDR notation
    ipaddr.IPv6.networkAddressFromCIDR = function(string) {
        let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
        try {
            cidr = this.parseCIDR(string);
            ipInterfaceOctets = cidr[0].toByteArray();
            subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
            octets = [];
            i = 0;
            while(i < 16){
                // Network address is bitwise AND between ip interface and mask
                octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
                i++;
            }
            return new this(octets);
        } catch (e) {
            throw new Error('ipaddr: the address does not have IPv6 CIDR format', {
                cause: e
            });
        }
    };
    // Tries to parse and validate a string with IPv6 address.
    // Throws an error if it fails.
    ipaddr.IPv6.parse = function(string) {
        const addr = this.parser(string);
        if (addr === null) {
            throw new Error('ipaddr: string is not formatted like an IPv6 Address');
        }
        return new this(addr.parts, addr.zoneId);
    };
    ipaddr.IPv6.parseCIDR = function(string) {
        let maskLength, match, parsed;
        if (match = string.match(/^(.+)\/(\d+)$/)) {
            maskLength = parseInt(match[2]);
            if (maskLength >= 0 && maskLength <= 128) {
                parsed = [
                    this.parse(match[1]),
                    maskLength
                ];
                Object.defineProperty(parsed, 'toString', {
                    value: function() {
                        return this.join('/');
                    }
                });
                return parsed;
            }
        }
        throw new Error('ipaddr: string is not formatted like an IPv6 CIDR range');
    };
    // Parse an IPv6 address.
    ipaddr.IPv6.parser = function(string) {
        let addr, i, match, octet, octets, zoneId;
        if (match = string.match(ipv6Regexes.deprecatedTransitional)) {
            return this.parser(`::ffff:${match[1]}`);
        }
        if (ipv6Regexes.native.test(string)) {
            return expandIPv6(string, 8);
        }
        if (match = string.match(ipv6Regexes.transitional)) {
            zoneId = match[6] || '';
            addr = match[1];
            if (!match[1].endsWith('::')) {
                addr = addr.slice(0, -1);
            }
            addr = expandIPv6(addr + zoneId, 6);
            if (addr && addr.parts) {
                octets = [
                    parseInt(match[2]),
                    parseInt(match[3]),
                    parseInt(match[4]),
                    parseInt(match[5])
                ];
                for(i = 0; i < octets.length; i++){
                    octet = octets[i];
                    if (!(0 <= octet && octet <= 255)) {
                        return null;
                    }
                }
                addr.parts.push(octets[0] << 8 | octets[1]);
                addr.parts.push(octets[2] << 8 | octets[3]);
                return {
                    parts: addr.parts,
                    zoneId: addr.zoneId
                };
            }
        }
        return null;
    };
    // A utility function to return subnet mask in IPv6 format given the prefix length
    ipaddr.IPv6.subnetMaskFromPrefixLength = function(prefix) {
        prefix = parseInt(prefix);
        if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) {
            throw new Error('ipaddr: invalid IPv6 prefix length');
        }
        const octets = [
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0
        ];
        let j = 0;
        const filledOctetCount = Math.floor(prefix / 8);
        while(j < filledOctetCount){
            octets[j] = 255;
            j++;
        }
        if (filledOctetCount < 16) {
            octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
        }
        return new this(octets);
    };
    // Try to parse an array in network order (MSB first) for IPv4 and IPv6
    ipaddr.fromByteArray = function(bytes) {
        const length = bytes.length;
        if (length === 4) {
            return new ipaddr.IPv4(bytes);
        } else if (length === 16) {
            return new ipaddr.IPv6(bytes);
        } else {
            throw new Error('ipaddr: the binary input is neither an IPv6 nor IPv4 address');
        }
    };
    // Checks if the address is valid IP address
    ipaddr.isValid = function(string) {
        return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
    };
    // Checks if the address is valid IP address in CIDR notation
    ipaddr.isValidCIDR = function(string) {
        return ipaddr.IPv6.isValidCIDR(string) || ipaddr.IPv4.isValidCIDR(string);
    };
    // Attempts to parse an IP Address, first through IPv6 then IPv4.
    // Throws an error if it could not be parsed.
    ipaddr.parse = function(string) {
        if (ipaddr.IPv6.isValid(string)) {
            return ipaddr.IPv6.parse(string);
        } else if (ipaddr.IPv4.isValid(string)) {
            return ipaddr.IPv4.parse(string);
        } else {
            throw new Error('ipaddr: the address has neither IPv6 nor IPv4 format');
        }
    };
    // Attempt to parse CIDR notation, first through IPv6 then IPv4.
    // Throws an error if it could not be parsed.
    ipaddr.parseCIDR = function(string) {
        try {
            return ipaddr.IPv6.parseCIDR(string);
        } catch  {
            try {
                return ipaddr.IPv4.parseCIDR(string);
            } catch (e) {
                throw new Error('ipaddr: the address has neither IPv6 nor IPv4 CIDR format', {
                    cause: e
                });
            }
        }
    };
    // Parse an address and return plain IPv4 address if it is an IPv4-mapped address
    ipaddr.process = function(string) {
        const addr = this.parse(string);
        if (addr.kind() === 'ipv6' && addr.isIPv4MappedAddress()) {
            return addr.toIPv4Address();
        } else {
            return addr;
        }
    };
    // An utility function to ease named range matching. See examples below.
    // rangeList can contain both IPv4 and IPv6 subnet entries and will not throw errors
    // on matching IPv4 addresses to IPv6 ranges or vice versa.
    ipaddr.subnetMatch = function(address, rangeList, defaultName) {
        let i, rangeName, rangeSubnets, subnet;
        if (defaultName === undefined || defaultName === null) {
            defaultName = 'unicast';
        }
        for(rangeName in rangeList){
            if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
                rangeSubnets = rangeList[rangeName];
                // ECMA5 Array.isArray isn't available everywhere
                if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) {
                    rangeSubnets = [
                        rangeSubnets
                    ];
                }
                for(i = 0; i < rangeSubnets.length; i++){
                    subnet = rangeSubnets[i];
                    if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) {
                        return rangeName;
                    }
                }
            }
        }
        return defaultName;
    };
    // Export for both the CommonJS and browser-like environment
    if (("TURBOPACK compile-time value", "object") !== 'undefined' && module.exports) {
        module.exports = ipaddr;
    } else {
        root.ipaddr = ipaddr;
    }
})(/*TURBOPACK member replacement*/ __turbopack_context__.e);
}),
666280, 810042, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/node_modules/lru-cache/dist/esm/node/index.min.js [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__677652__ = __turbopack_context__.i(677652);
;
var S = (0, __TURBOPACK__imported__module__677652__["channel"])("lru-cache:metrics"), W = (0, __TURBOPACK__imported__module__677652__["tracingChannel"])("lru-cache");
var L = typeof performance == "object" && performance && typeof performance.now == "function" ? performance : Date;
var R = ()=>S.hasSubscribers || W.hasSubscribers, U = new Set, M = typeof process == "object" && process ? process : {}, k = (d, e, t, i)=>{
    typeof M.emitWarning == "function" ? M.emitWarning(d, e, t, i) : console.error(`[${t}] ${e}: ${d}`);
}, H = (d)=>!U.has(d);
var T = (d)=>!!d && d === Math.floor(d) && d > 0 && isFinite(d), j = (d)=>T(d) ? d <= Math.pow(2, 8) ? Uint8Array : d <= Math.pow(2, 16) ? Uint16Array : d <= Math.pow(2, 32) ? Uint32Array : d <= Number.MAX_SAFE_INTEGER ? O : null : null, O = class extends Array {
    constructor(e){
        super(e), this.fill(0);
    }
}, x = class d {
    heap;
    length;
    static #o = !1;
    static create(e) {
        let t = j(e);
        if (!t) return [];
        d.#o = !0;
        let i = new d(e, t);
        return d.#o = !1, i;
    }
    constructor(e, t){
        if (!d.#o) throw new TypeError("instantiate Stack using Stack.create(n)");
        this.heap = new t(e), this.length = 0;
    }
    push(e) {
        this.heap[this.length++] = e;
    }
    pop() {
        return this.heap[--this.length];
    }
}, I = class d {
    #o;
    #c;
    #S;
    #O;
    #w;
    #M;
    #I;
    #m;
    get perf() {
        return this.#m;
    }
    ttl;
    ttlResolution;
    ttlAutopurge;
    updateAgeOnGet;
    updateAgeOnHas;
    allowStale;
    noDisposeOnSet;
    noUpdateTTL;
    maxEntrySize;
    sizeCalculation;
    noDeleteOnFetchRejection;
    noDeleteOnStaleGet;
    allowStaleOnFetchAbort;
    allowStaleOnFetchRejection;
    ignoreFetchAbort;
    backgroundFetchSize;
    #n;
    #b;
    #s;
    #i;
    #t;
    #l;
    #u;
    #a;
    #h;
    #y;
    #r;
    #_;
    #F;
    #d;
    #g;
    #T;
    #U;
    #f;
    #D;
    static unsafeExposeInternals(e) {
        return {
            starts: e.#F,
            ttls: e.#d,
            autopurgeTimers: e.#g,
            sizes: e.#_,
            keyMap: e.#s,
            keyList: e.#i,
            valList: e.#t,
            next: e.#l,
            prev: e.#u,
            get head () {
                return e.#a;
            },
            get tail () {
                return e.#h;
            },
            free: e.#y,
            isBackgroundFetch: (t)=>e.#e(t),
            backgroundFetch: (t, i, s, n)=>e.#P(t, i, s, n),
            moveToTail: (t)=>e.#L(t),
            indexes: (t)=>e.#A(t),
            rindexes: (t)=>e.#z(t),
            isStale: (t)=>e.#p(t)
        };
    }
    get max() {
        return this.#o;
    }
    get maxSize() {
        return this.#c;
    }
    get calculatedSize() {
        return this.#b;
    }
    get size() {
        return this.#n;
    }
    get fetchMethod() {
        return this.#M;
    }
    get memoMethod() {
        return this.#I;
    }
    get dispose() {
        return this.#S;
    }
    get onInsert() {
        return this.#O;
    }
    get disposeAfter() {
        return this.#w;
    }
    constructor(e){
        let { max: t = 0, ttl: i, ttlResolution: s = 1, ttlAutopurge: n, updateAgeOnGet: o, updateAgeOnHas: l, allowStale: h, dispose: r, onInsert: c, disposeAfter: m, noDisposeOnSet: _, noUpdateTTL: u, maxSize: g = 0, maxEntrySize: f = 0, sizeCalculation: y, fetchMethod: a, memoMethod: w, noDeleteOnFetchRejection: F, noDeleteOnStaleGet: b, allowStaleOnFetchRejection: p, allowStaleOnFetchAbort: A, ignoreFetchAbort: z, backgroundFetchSize: C = 1, perf: E } = e;
        if (this.backgroundFetchSize = C, E !== void 0 && typeof E?.now != "function") throw new TypeError("perf option must have a now() method if specified");
        if (this.#m = E ?? L, t !== 0 && !T(t)) throw new TypeError("max option must be a nonnegative integer");
        let v = t ? j(t) : Array;
        if (!v) throw new Error("invalid max value: " + t);
        if (this.#o = t, this.#c = g, this.maxEntrySize = f || this.#c, this.sizeCalculation = y, this.sizeCalculation) {
            if (!this.#c && !this.maxEntrySize) throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");
            if (typeof this.sizeCalculation != "function") throw new TypeError("sizeCalculation set to non-function");
        }
        if (w !== void 0 && typeof w != "function") throw new TypeError("memoMethod must be a function if defined");
        if (this.#I = w, a !== void 0 && typeof a != "function") throw new TypeError("fetchMethod must be a function if specified");
        if (this.#M = a, this.#U = !!a, this.#s = new Map, this.#i = Array.from({
            length: t
        }).fill(void 0), this.#t = Array.from({
            length: t
        }).fill(void 0), this.#l = new v(t), this.#u = new v(t), this.#a = 0, this.#h = 0, this.#y = x.create(t), this.#n = 0, this.#b = 0, typeof r == "function" && (this.#S = r), typeof c == "function" && (this.#O = c), typeof m == "function" ? (this.#w = m, this.#r = []) : (this.#w = void 0, this.#r = void 0), this.#T = !!this.#S, this.#D = !!this.#O, this.#f = !!this.#w, this.noDisposeOnSet = !!_, this.noUpdateTTL = !!u, this.noDeleteOnFetchRejection = !!F, this.allowStaleOnFetchRejection = !!p, this.allowStaleOnFetchAbort = !!A, this.ignoreFetchAbort = !!z, this.maxEntrySize !== 0) {
            if (this.#c !== 0 && !T(this.#c)) throw new TypeError("maxSize must be a positive integer if specified");
            if (!T(this.maxEntrySize)) throw new TypeError("maxEntrySize must be a positive integer if specified");
            this.#X();
        }
        if (this.allowStale = !!h, this.noDeleteOnStaleGet = !!b, this.updateAgeOnGet = !!o, this.updateAgeOnHas = !!l, this.ttlResolution = T(s) || s === 0 ? s : 1, this.ttlAutopurge = !!n, this.ttl = i || 0, this.ttl) {
            if (!T(this.ttl)) throw new TypeError("ttl must be a positive integer if specified");
            this.#k();
        }
        if (this.#o === 0 && this.ttl === 0 && this.#c === 0) throw new TypeError("At least one of max, maxSize, or ttl is required");
        if (!this.ttlAutopurge && !this.#o && !this.#c) {
            let D = "LRU_CACHE_UNBOUNDED";
            H(D) && (U.add(D), k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.", "UnboundedCacheWarning", D, d));
        }
    }
    getRemainingTTL(e) {
        return this.#s.has(e) ? 1 / 0 : 0;
    }
    #k() {
        let e = new O(this.#o), t = new O(this.#o);
        this.#d = e, this.#F = t;
        let i = this.ttlAutopurge ? Array.from({
            length: this.#o
        }) : void 0;
        this.#g = i, this.#H = (h, r, c = this.#m.now())=>{
            t[h] = r !== 0 ? c : 0, e[h] = r, s(h, r);
        }, this.#R = (h)=>{
            t[h] = e[h] !== 0 ? this.#m.now() : 0, s(h, e[h]);
        };
        let s = this.ttlAutopurge ? (h, r)=>{
            if (i?.[h] && (clearTimeout(i[h]), i[h] = void 0), r && r !== 0 && i) {
                let c = setTimeout(()=>{
                    this.#p(h) ? (this.#E(this.#i[h], "expire"), i[h] = void 0) : s(h, l(h));
                }, r + 1);
                c.unref && c.unref(), i[h] = c;
            }
        } : ()=>{};
        this.#v = (h, r)=>{
            if (e[r]) {
                let c = e[r], m = t[r];
                if (!c || !m) return;
                h.ttl = c, h.start = m, h.now = n || o();
                let _ = h.now - m;
                h.remainingTTL = c - _;
            }
        };
        let n = 0, o = ()=>{
            let h = this.#m.now();
            if (this.ttlResolution > 0) {
                n = h;
                let r = setTimeout(()=>n = 0, this.ttlResolution);
                r.unref && r.unref();
            }
            return h;
        };
        this.getRemainingTTL = (h)=>{
            let r = this.#s.get(h);
            return r === void 0 ? 0 : l(r);
        };
        let l = (h)=>{
            let r = e[h], c = t[h];
            if (!r || !c) return 1 / 0;
            let m = (n || o()) - c;
            return r - m;
        };
        this.#p = (h)=>{
            let r = t[h], c = e[h];
            return !!c && !!r && (n || o()) - r > c;
        };
    }
    #R = ()=>{};
    #v = ()=>{};
    #H = ()=>{};
    #p = ()=>!1;
    #X() {
        let e = new O(this.#o);
        this.#b = 0, this.#_ = e, this.#x = (t)=>{
            this.#b -= e[t], e[t] = 0;
        }, this.#N = (t, i, s, n)=>{
            if (!T(s)) {
                if (this.#e(i)) return this.backgroundFetchSize;
                if (n) {
                    if (typeof n != "function") throw new TypeError("sizeCalculation must be a function");
                    if (s = n(i, t), !T(s)) throw new TypeError("sizeCalculation return invalid (expect positive integer)");
                } else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.");
            }
            return s;
        }, this.#j = (t, i, s)=>{
            if (e[t] = i, this.#c) {
                let n = this.#c - e[t];
                for(; this.#b > n;)this.#G(!0);
            }
            this.#b += e[t], s && (s.entrySize = i, s.totalCalculatedSize = this.#b);
        };
    }
    #x = (e)=>{};
    #j = (e, t, i)=>{};
    #N = (e, t, i, s)=>{
        if (i || s) throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");
        return 0;
    };
    *#A({ allowStale: e = this.allowStale } = {}) {
        if (this.#n) for(let t = this.#h; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#a);)t = this.#u[t];
    }
    *#z({ allowStale: e = this.allowStale } = {}) {
        if (this.#n) for(let t = this.#a; this.#V(t) && ((e || !this.#p(t)) && (yield t), t !== this.#h);)t = this.#l[t];
    }
    #V(e) {
        return e !== void 0 && this.#s.get(this.#i[e]) === e;
    }
    *entries() {
        for (let e of this.#A())this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [
            this.#i[e],
            this.#t[e]
        ]);
    }
    *rentries() {
        for (let e of this.#z())this.#t[e] !== void 0 && this.#i[e] !== void 0 && !this.#e(this.#t[e]) && (yield [
            this.#i[e],
            this.#t[e]
        ]);
    }
    *keys() {
        for (let e of this.#A()){
            let t = this.#i[e];
            t !== void 0 && !this.#e(this.#t[e]) && (yield t);
        }
    }
    *rkeys() {
        for (let e of this.#z()){
            let t = this.#i[e];
            t !== void 0 && !this.#e(this.#t[e]) && (yield t);
        }
    }
    *values() {
        for (let e of this.#A())this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
    }
    *rvalues() {
        for (let e of this.#z())this.#t[e] !== void 0 && !this.#e(this.#t[e]) && (yield this.#t[e]);
    }
    [Symbol.iterator]() {
        return this.entries();
    }
    [Symbol.toStringTag] = "LRUCache";
    find(e, t = {}) {
        for (let i of this.#A()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            if (n !== void 0 && e(n, this.#i[i], this)) return this.#C(this.#i[i], t);
        }
    }
    forEach(e, t = this) {
        for (let i of this.#A()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            n !== void 0 && e.call(t, n, this.#i[i], this);
        }
    }
    rforEach(e, t = this) {
        for (let i of this.#z()){
            let s = this.#t[i], n = this.#e(s) ? s.__staleWhileFetching : s;
            n !== void 0 && e.call(t, n, this.#i[i], this);
        }
    }
    purgeStale() {
        let e = !1;
        for (let t of this.#z({
            allowStale: !0
        }))this.#p(t) && (this.#E(this.#i[t], "expire"), e = !0);
        return e;
    }
    info(e) {
        let t = this.#s.get(e);
        if (t === void 0) return;
        let i = this.#t[t], s = this.#e(i) ? i.__staleWhileFetching : i;
        if (s === void 0) return;
        let n = {
            value: s
        };
        if (this.#d && this.#F) {
            let o = this.#d[t], l = this.#F[t];
            if (o && l) {
                let h = o - (this.#m.now() - l);
                n.ttl = h, n.start = Date.now();
            }
        }
        return this.#_ && (n.size = this.#_[t]), n;
    }
    dump() {
        let e = [];
        for (let t of this.#A({
            allowStale: !0
        })){
            let i = this.#i[t], s = this.#t[t], n = this.#e(s) ? s.__staleWhileFetching : s;
            if (n === void 0 || i === void 0) continue;
            let o = {
                value: n
            };
            if (this.#d && this.#F) {
                o.ttl = this.#d[t];
                let l = this.#m.now() - this.#F[t];
                o.start = Math.floor(Date.now() - l);
            }
            this.#_ && (o.size = this.#_[t]), e.unshift([
                i,
                o
            ]);
        }
        return e;
    }
    load(e) {
        this.clear();
        for (let [t, i] of e){
            if (i.start) {
                let s = Date.now() - i.start;
                i.start = this.#m.now() - s;
            }
            this.#W(t, i.value, i);
        }
    }
    set(e, t, i = {}) {
        let { status: s = S.hasSubscribers ? {} : void 0 } = i;
        i.status = s, s && (s.op = "set", s.key = e, t !== void 0 && (s.value = t), s.cache = this);
        let n = this.#W(e, t, i);
        return s && S.hasSubscribers && S.publish(s), n;
    }
    #W(e, t, i, s) {
        let { ttl: n = this.ttl, start: o, noDisposeOnSet: l = this.noDisposeOnSet, sizeCalculation: h = this.sizeCalculation, status: r } = i, c = this.#e(t);
        if (t === void 0) return r && (r.set = "deleted"), this.delete(e), this;
        let { noUpdateTTL: m = this.noUpdateTTL } = i;
        r && !c && (r.value = t);
        let _ = this.#N(e, t, i.size || 0, h, r);
        if (this.maxEntrySize && _ > this.maxEntrySize) return this.#E(e, "set"), r && (r.set = "miss", r.maxEntrySizeExceeded = !0), this;
        let u = this.#n === 0 ? void 0 : this.#s.get(e);
        if (u === void 0) u = this.#n === 0 ? this.#h : this.#y.length !== 0 ? this.#y.pop() : this.#n === this.#o ? this.#G(!1) : this.#n, this.#i[u] = e, this.#t[u] = t, this.#s.set(e, u), this.#l[this.#h] = u, this.#u[u] = this.#h, this.#h = u, this.#n++, this.#j(u, _, r), r && (r.set = "add"), m = !1, this.#D && !c && this.#O?.(t, e, "add");
        else {
            this.#L(u);
            let g = this.#t[u];
            if (t !== g) {
                if (!l) if (this.#e(g)) {
                    g !== s && g.__abortController.abort(new Error("replaced"));
                    let { __staleWhileFetching: f } = g;
                    f !== void 0 && f !== t && (this.#T && this.#S?.(f, e, "set"), this.#f && this.#r?.push([
                        f,
                        e,
                        "set"
                    ]));
                } else this.#T && this.#S?.(g, e, "set"), this.#f && this.#r?.push([
                    g,
                    e,
                    "set"
                ]);
                if (this.#x(u), this.#j(u, _, r), this.#t[u] = t, !c) {
                    let f = g && this.#e(g) ? g.__staleWhileFetching : g, y = f === void 0 ? "add" : t !== f ? "replace" : "update";
                    r && (r.set = y, f !== void 0 && (r.oldValue = f)), this.#D && this.onInsert?.(t, e, y);
                }
            } else c || (r && (r.set = "update"), this.#D && this.onInsert?.(t, e, "update"));
        }
        if (n !== 0 && !this.#d && this.#k(), this.#d && (m || this.#H(u, n, o), r && this.#v(r, u)), !l && this.#f && this.#r) {
            let g = this.#r, f;
            for(; f = g?.shift();)this.#w?.(...f);
        }
        return this;
    }
    pop() {
        try {
            for(; this.#n;){
                let e = this.#t[this.#a];
                if (this.#G(!0), this.#e(e)) {
                    if (e.__staleWhileFetching) return e.__staleWhileFetching;
                } else if (e !== void 0) return e;
            }
        } finally{
            if (this.#f && this.#r) {
                let e = this.#r, t;
                for(; t = e?.shift();)this.#w?.(...t);
            }
        }
    }
    #G(e) {
        let t = this.#a, i = this.#i[t], s = this.#t[t], n = this.#e(s);
        n && s.__abortController.abort(new Error("evicted"));
        let o = n ? s.__staleWhileFetching : s;
        return (this.#T || this.#f) && o !== void 0 && (this.#T && this.#S?.(o, i, "evict"), this.#f && this.#r?.push([
            o,
            i,
            "evict"
        ])), this.#x(t), this.#g?.[t] && (clearTimeout(this.#g[t]), this.#g[t] = void 0), e && (this.#i[t] = void 0, this.#t[t] = void 0, this.#y.push(t)), this.#n === 1 ? (this.#a = this.#h = 0, this.#y.length = 0) : this.#a = this.#l[t], this.#s.delete(i), this.#n--, t;
    }
    has(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "has", i.key = e, i.cache = this);
        let s = this.#Y(e, t);
        return S.hasSubscribers && S.publish(i), s;
    }
    #Y(e, t = {}) {
        let { updateAgeOnHas: i = this.updateAgeOnHas, status: s } = t, n = this.#s.get(e);
        if (n !== void 0) {
            let o = this.#t[n];
            if (this.#e(o) && o.__staleWhileFetching === void 0) return !1;
            if (this.#p(n)) s && (s.has = "stale", this.#v(s, n));
            else return i && this.#R(n), s && (s.has = "hit", this.#v(s, n)), !0;
        } else s && (s.has = "miss");
        return !1;
    }
    peek(e, t = {}) {
        let { status: i = R() ? {} : void 0 } = t;
        i && (i.op = "peek", i.key = e, i.cache = this), t.status = i;
        let s = this.#J(e, t);
        return S.hasSubscribers && S.publish(i), s;
    }
    #J(e, t) {
        let { status: i, allowStale: s = this.allowStale } = t, n = this.#s.get(e);
        if (n === void 0 || !s && this.#p(n)) {
            i && (i.peek = n === void 0 ? "miss" : "stale");
            return;
        }
        let o = this.#t[n], l = this.#e(o) ? o.__staleWhileFetching : o;
        return i && (l !== void 0 ? (i.peek = "hit", i.value = l) : i.peek = "miss"), l;
    }
    #P(e, t, i, s) {
        let n = t === void 0 ? void 0 : this.#t[t];
        if (this.#e(n)) return n;
        let o = new AbortController, { signal: l } = i;
        l?.addEventListener("abort", ()=>o.abort(l.reason), {
            signal: o.signal
        });
        let h = {
            signal: o.signal,
            options: i,
            context: s
        }, r = (f, y = !1)=>{
            let { aborted: a } = o.signal, w = i.ignoreFetchAbort && f !== void 0, F = i.ignoreFetchAbort || !!(i.allowStaleOnFetchAbort && f !== void 0);
            if (i.status && (a && !y ? (i.status.fetchAborted = !0, i.status.fetchError = o.signal.reason, w && (i.status.fetchAbortIgnored = !0)) : i.status.fetchResolved = !0), a && !w && !y) return m(o.signal.reason, F);
            let b = u, p = this.#t[t];
            return (p === u || p === void 0 && w && y) && (f === void 0 ? b.__staleWhileFetching !== void 0 ? this.#t[t] = b.__staleWhileFetching : this.#E(e, "fetch") : (i.status && (i.status.fetchUpdated = !0), this.#W(e, f, h.options, b))), f;
        }, c = (f)=>(i.status && (i.status.fetchRejected = !0, i.status.fetchError = f), m(f, !1)), m = (f, y)=>{
            let { aborted: a } = o.signal, w = a && i.allowStaleOnFetchAbort, F = w || i.allowStaleOnFetchRejection, b = F || i.noDeleteOnFetchRejection, p = u;
            if (this.#t[t] === u && (!b || !y && p.__staleWhileFetching === void 0 ? this.#E(e, "fetch") : w || (this.#t[t] = p.__staleWhileFetching)), F) return i.status && p.__staleWhileFetching !== void 0 && (i.status.returnedStale = !0), p.__staleWhileFetching;
            if (p.__returned === p) throw f;
        }, _ = (f, y)=>{
            let a = this.#M?.(e, n, h);
            o.signal.addEventListener("abort", ()=>{
                (!i.ignoreFetchAbort || i.allowStaleOnFetchAbort) && (f(void 0), i.allowStaleOnFetchAbort && (f = (w)=>r(w, !0)));
            }), a && a instanceof Promise ? a.then((w)=>f(w === void 0 ? void 0 : w), y) : a !== void 0 && f(a);
        };
        i.status && (i.status.fetchDispatched = !0);
        let u = new Promise(_).then(r, c), g = Object.assign(u, {
            __abortController: o,
            __staleWhileFetching: n,
            __returned: void 0
        });
        return t === void 0 ? (this.#W(e, g, {
            ...h.options,
            status: void 0
        }), t = this.#s.get(e)) : this.#t[t] = g, g;
    }
    #e(e) {
        if (!this.#U) return !1;
        let t = e;
        return !!t && t instanceof Promise && t.hasOwnProperty("__staleWhileFetching") && t.__abortController instanceof AbortController;
    }
    fetch(e, t = {}) {
        let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
        t.status = s, s && t.context && (s.context = t.context);
        let n = this.#B(e, t);
        return s && i && (s.trace = !0, W.tracePromise(()=>n, s).catch(()=>{})), n;
    }
    async #B(e, t = {}) {
        let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, ttl: o = this.ttl, noDisposeOnSet: l = this.noDisposeOnSet, size: h = 0, sizeCalculation: r = this.sizeCalculation, noUpdateTTL: c = this.noUpdateTTL, noDeleteOnFetchRejection: m = this.noDeleteOnFetchRejection, allowStaleOnFetchRejection: _ = this.allowStaleOnFetchRejection, ignoreFetchAbort: u = this.ignoreFetchAbort, allowStaleOnFetchAbort: g = this.allowStaleOnFetchAbort, context: f, forceRefresh: y = !1, status: a, signal: w } = t;
        if (a && (a.op = "fetch", a.key = e, y && (a.forceRefresh = !0), a.cache = this), !this.#U) return a && (a.fetch = "get"), this.#C(e, {
            allowStale: i,
            updateAgeOnGet: s,
            noDeleteOnStaleGet: n,
            status: a
        });
        let F = {
            allowStale: i,
            updateAgeOnGet: s,
            noDeleteOnStaleGet: n,
            ttl: o,
            noDisposeOnSet: l,
            size: h,
            sizeCalculation: r,
            noUpdateTTL: c,
            noDeleteOnFetchRejection: m,
            allowStaleOnFetchRejection: _,
            allowStaleOnFetchAbort: g,
            ignoreFetchAbort: u,
            status: a,
            signal: w
        }, b = this.#s.get(e);
        if (b === void 0) {
            a && (a.fetch = "miss");
            let p = this.#P(e, b, F, f);
            return p.__returned = p;
        } else {
            let p = this.#t[b];
            if (this.#e(p)) {
                let v = i && p.__staleWhileFetching !== void 0;
                return a && (a.fetch = "inflight", v && (a.returnedStale = !0)), v ? p.__staleWhileFetching : p.__returned = p;
            }
            let A = this.#p(b);
            if (!y && !A) return a && (a.fetch = "hit"), this.#L(b), s && this.#R(b), a && this.#v(a, b), p;
            let z = this.#P(e, b, F, f), E = z.__staleWhileFetching !== void 0 && i;
            return a && (a.fetch = A ? "stale" : "refresh", E && A && (a.returnedStale = !0)), E ? z.__staleWhileFetching : z.__returned = z;
        }
    }
    forceFetch(e, t = {}) {
        let i = W.hasSubscribers, { status: s = R() ? {} : void 0 } = t;
        t.status = s, s && t.context && (s.context = t.context);
        let n = this.#K(e, t);
        return s && i && (s.trace = !0, W.tracePromise(()=>n, s).catch(()=>{})), n;
    }
    async #K(e, t = {}) {
        let i = await this.#B(e, t);
        if (i === void 0) throw new Error("fetch() returned undefined");
        return i;
    }
    memo(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "memo", i.key = e, t.context && (i.context = t.context), i.cache = this);
        let s = this.#Q(e, t);
        return i && (i.value = s), S.hasSubscribers && S.publish(i), s;
    }
    #Q(e, t = {}) {
        let i = this.#I;
        if (!i) throw new Error("no memoMethod provided to constructor");
        let { context: s, status: n, forceRefresh: o, ...l } = t;
        n && o && (n.forceRefresh = !0);
        let h = this.#C(e, l), r = o || h === void 0;
        if (n && (n.memo = r ? "miss" : "hit", r || (n.value = h)), !r) return h;
        let c = i(e, h, {
            options: l,
            context: s
        });
        return n && (n.value = c), this.#W(e, c, l), c;
    }
    get(e, t = {}) {
        let { status: i = S.hasSubscribers ? {} : void 0 } = t;
        t.status = i, i && (i.op = "get", i.key = e, i.cache = this);
        let s = this.#C(e, t);
        return i && (s !== void 0 && (i.value = s), S.hasSubscribers && S.publish(i)), s;
    }
    #C(e, t = {}) {
        let { allowStale: i = this.allowStale, updateAgeOnGet: s = this.updateAgeOnGet, noDeleteOnStaleGet: n = this.noDeleteOnStaleGet, status: o } = t, l = this.#s.get(e);
        if (l === void 0) {
            o && (o.get = "miss");
            return;
        }
        let h = this.#t[l], r = this.#e(h);
        return o && this.#v(o, l), this.#p(l) ? r ? (o && (o.get = "stale-fetching"), i && h.__staleWhileFetching !== void 0 ? (o && (o.returnedStale = !0), h.__staleWhileFetching) : void 0) : (n || this.#E(e, "expire"), o && (o.get = "stale"), i ? (o && (o.returnedStale = !0), h) : void 0) : (o && (o.get = r ? "fetching" : "hit"), this.#L(l), s && this.#R(l), r ? h.__staleWhileFetching : h);
    }
    #$(e, t) {
        this.#u[t] = e, this.#l[e] = t;
    }
    #L(e) {
        e !== this.#h && (e === this.#a ? this.#a = this.#l[e] : this.#$(this.#u[e], this.#l[e]), this.#$(this.#h, e), this.#h = e);
    }
    delete(e) {
        return this.#E(e, "delete");
    }
    #E(e, t) {
        S.hasSubscribers && S.publish({
            op: "delete",
            delete: t,
            key: e,
            cache: this
        });
        let i = !1;
        if (this.#n !== 0) {
            let s = this.#s.get(e);
            if (s !== void 0) if (this.#g?.[s] && (clearTimeout(this.#g[s]), this.#g[s] = void 0), i = !0, this.#n === 1) this.#q(t);
            else {
                this.#x(s);
                let n = this.#t[s];
                if (this.#e(n) ? n.__abortController.abort(new Error("deleted")) : (this.#T || this.#f) && (this.#T && this.#S?.(n, e, t), this.#f && this.#r?.push([
                    n,
                    e,
                    t
                ])), this.#s.delete(e), this.#i[s] = void 0, this.#t[s] = void 0, s === this.#h) this.#h = this.#u[s];
                else if (s === this.#a) this.#a = this.#l[s];
                else {
                    let o = this.#u[s];
                    this.#l[o] = this.#l[s];
                    let l = this.#l[s];
                    this.#u[l] = this.#u[s];
                }
                this.#n--, this.#y.push(s);
            }
        }
        if (this.#f && this.#r?.length) {
            let s = this.#r, n;
            for(; n = s?.shift();)this.#w?.(...n);
        }
        return i;
    }
    clear() {
        return this.#q("delete");
    }
    #q(e) {
        for (let t of this.#z({
            allowStale: !0
        })){
            let i = this.#t[t];
            if (this.#e(i)) i.__abortController.abort(new Error("deleted"));
            else {
                let s = this.#i[t];
                this.#T && this.#S?.(i, s, e), this.#f && this.#r?.push([
                    i,
                    s,
                    e
                ]);
            }
        }
        if (this.#s.clear(), this.#t.fill(void 0), this.#i.fill(void 0), this.#d && this.#F) {
            this.#d.fill(0), this.#F.fill(0);
            for (let t of this.#g ?? [])t !== void 0 && clearTimeout(t);
            this.#g?.fill(void 0);
        }
        if (this.#_ && this.#_.fill(0), this.#a = 0, this.#h = 0, this.#y.length = 0, this.#b = 0, this.#n = 0, this.#f && this.#r) {
            let t = this.#r, i;
            for(; i = t?.shift();)this.#w?.(...i);
        }
    }
};
;
__turbopack_context__.s([
    "f",
    0,
    I
], 666280);
// MERGED MODULE: [project]/server/http/networks.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__761095__ = __turbopack_context__.i(761095);
var __TURBOPACK__imported__module__108278__ = __turbopack_context__.i(108278);
;
;
;
/** Longer than any way to write an address, its zone and its port. */ const LENGTH_MAX = 64;
/** An address with a port behind it, or in the brackets that keep the two apart. */ const IN_BRACKETS = /^\[([^[\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^(\d+(?:\.\d+){3}):\d{1,5}$/;
const networks = (written)=>written.map((one)=>__TURBOPACK__imported__module__108278__["default"].parseCIDR(one));
function readAddress(text) {
    const written = text.trim();
    if (written.length > LENGTH_MAX) return null;
    const plain = IN_BRACKETS.exec(written)?.[1] ?? WITH_PORT.exec(written)?.[1] ?? written;
    const bare = plain.split("%", 1)[0] ?? "";
    return (0, __TURBOPACK__imported__module__761095__["isIP"])(bare) === 0 ? null : __TURBOPACK__imported__module__108278__["default"].process(bare);
}
const isIn = (list, address)=>list.some(([network, bits])=>network.kind() === address.kind() && address.match(network, bits));
const networkAround = (address, bits)=>__TURBOPACK__imported__module__108278__["default"].IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toRFC5952String();
__turbopack_context__.s([
    "P",
    0,
    isIn,
    "i",
    0,
    networkAround,
    "F",
    0,
    networks,
    "q",
    0,
    readAddress
], 810042);
}),
206033, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
469755, ((__turbopack_context__) => {
"use strict";

var __TURBOPACK__imported__module__562810__ = __turbopack_context__.i(562810);
__turbopack_context__.s([
    "z",
    0,
    __TURBOPACK__imported__module__562810__
]);
}),
675882, 100191, 
((__turbopack_context__) => {
"use strict";

// MERGED MODULE: [project]/server/http/client-address.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__108278__ = __turbopack_context__.i(108278);
var __TURBOPACK__imported__module__666280__ = __turbopack_context__.i(666280);
var __TURBOPACK__imported__module__810042__ = __turbopack_context__.i(810042);
// MERGED MODULE: [project]/server/http/request-metadata.ts [app-route] (ecmascript)
;
var __TURBOPACK__imported__module__666680__ = __turbopack_context__.i(666680);
var __TURBOPACK__imported__module__446581__ = __turbopack_context__.i(446581);
var __TURBOPACK__imported__module__646593__ = __turbopack_context__.i(646593);
var __TURBOPACK__imported__module__810042__1 = __TURBOPACK__imported__module__810042__;
;
;
;
;
;
const ID_LENGTH = 36;
const NONE = [];
const notes = (0, __TURBOPACK__imported__module__646593__["f"])("requestMetadata");
function trustProxies(trustedProxies) {
    notes.current ??= {
        header: `x-note-${randomUUID()}`,
        proxies: networks(trustedProxies)
    };
}
function attachMetadata(request, id) {
    if (!notes.current) return;
    request.headers[notes.current.header] = id + (request.socket.remoteAddress ?? "");
}
function requestIdOf(headers) {
    return noted(headers)?.slice(0, ID_LENGTH) ?? null;
}
function peerOf(headers) {
    return noted(headers)?.slice(ID_LENGTH) ?? null;
}
function noted(headers) {
    return notes.current ? headers.get(notes.current.header) : null;
}
const hasMetadata = ()=>notes.current !== undefined;
const trustedProxies = ()=>notes.current?.proxies ?? NONE;
function isFromThisMachine(headers) {
    const address = peerOf(headers);
    return address !== null && (0, __TURBOPACK__imported__module__446581__["f"])(address.replace(/^::ffff:/, ""));
}
__turbopack_context__.s([
    "v",
    0,
    hasMetadata,
    "e",
    0,
    isFromThisMachine,
    "P",
    0,
    peerOf,
    "f",
    0,
    requestIdOf,
    "q",
    0,
    trustedProxies
], 100191);
;
;
;
;
;
/** What all callers share whose address nobody can tell. */ const UNKNOWN = "unknown";
const LOOPBACK_NETWORKS = [
    "127.0.0.0/8",
    "::1/128"
];
const LOOPBACK = (0, __TURBOPACK__imported__module__810042__["F"])(LOOPBACK_NETWORKS);
/** An address is read several times in a request, and in all requests of its client; reading one costs more than admitting
 * the request. Anyone who writes long headers has each of them read. */ const REMEMBERED_MAX = 2_000;
const REMEMBERED_LENGTH_MAX = 200;
const createMemory = ()=>new __TURBOPACK__imported__module__666280__["f"]({
        max: REMEMBERED_MAX
    });
/** By the proxies that are trusted: where a socket and a header lead. */ const knownWays = new WeakMap();
const knownNetworks = createMemory();
function remembered(known, key, read) {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const value = read();
    if (key.length <= REMEMBERED_LENGTH_MAX) known.set(key, value);
    return value;
}
function clientAddress(peer, forwardedFor, proxies) {
    const ways = knownWays.get(proxies) ?? createMemory();
    knownWays.set(proxies, ways);
    const [near, header] = [
        peer ?? "",
        forwardedFor ?? ""
    ];
    // The length says where the one ends and the other begins.
    return remembered(ways, `${near.length} ${near}${header}`, ()=>follow(near, header, proxies));
}
function follow(peer, forwardedFor, proxies) {
    let nearest = (0, __TURBOPACK__imported__module__810042__["q"])(peer);
    if (!nearest) return UNKNOWN;
    const hops = forwardedFor.split(",").filter((hop)=>hop.trim() !== "");
    while(hops.length > 0 && (0, __TURBOPACK__imported__module__810042__["P"])(proxies, nearest)){
        nearest = (0, __TURBOPACK__imported__module__810042__["q"])(hops.pop() ?? "");
        if (!nearest) return UNKNOWN;
    }
    return countedAs(nearest);
}
function addressOf(headers) {
    const forwarded = headers.get("x-forwarded-for");
    if (hasMetadata()) return clientAddress(peerOf(headers), forwarded, trustedProxies());
    return forwarded ? clientAddress("127.0.0.1", forwarded, LOOPBACK) : UNKNOWN;
}
function countedAs(address) {
    if (address instanceof __TURBOPACK__imported__module__108278__["default"].IPv4) return address.toString();
    return address.range() === "loopback" ? "::1" : (0, __TURBOPACK__imported__module__810042__["i"])(address, 64);
}
const WIDE_SHARE = 10;
function networksOf(address) {
    return remembered(knownNetworks, address, ()=>readNetworks(address));
}
function readNetworks(address) {
    const read = (0, __TURBOPACK__imported__module__810042__["q"])(address);
    const place = {
        name: read ? countedAs(read) : address,
        share: 1
    };
    if (!(read instanceof __TURBOPACK__imported__module__108278__["default"].IPv6) || read.range() === "loopback") return [
        place
    ];
    return [
        place,
        {
            name: `${(0, __TURBOPACK__imported__module__810042__["i"])(read, 48)}/48`,
            share: WIDE_SHARE
        }
    ];
}
__turbopack_context__.s([
    "e",
    0,
    WIDE_SHARE,
    "W",
    0,
    addressOf,
    "x",
    0,
    networksOf
], 675882);
}),
646593, ((__turbopack_context__) => {
"use strict";

;
// The one global of the product. server/cli/serve.mjs, which no bundler sees, fills "starting".
const root = globalThis;
function processSlot(name) {
    return {
        get current () {
            return root.classmate?.[name];
        },
        set current (value){
            root.classmate ??= {};
            root.classmate[name] = value;
        }
    };
}
__turbopack_context__.s([
    "f",
    0,
    processSlot
]);
}),
];

//# sourceMappingURL=_1dedni1exlpl6._.js.map