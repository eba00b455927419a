/** What logarithms, their laws and their forms are called. */
export const LOGARITHMS = {
  logarithm:
    "logarithm|logarithms|logs|logarithm of|logs of|natural logarithm|natural log|common logarithm|common log|each logarithm|" +
    "logarithmic expression|logarithmic expressions|logarithmic",
  "log-laws":
    "property of logarithms|laws of logarithms|rules of logarithms|laws of logs|rules of logs|properties of logs|" +
    "log laws|log rules|log properties|logarithm laws|logarithm rules|logarithm properties|product property|quotient property|power property|" +
    "product property of logarithms|quotient property of logarithms|power property of logarithms|product rule for logarithms|quotient rule for logarithms|" +
    "power rule for logarithms|one to one property|one to one property of logarithms|change of base formula|change of base|" +
    "definition of logarithm|definition of logarithms|like bases|same base|common base|calculator|natural logs|common logs",
  "as-logs":
    "as sum of logarithms|as difference of logarithms|as product of logarithms|as sum or difference of logarithms|as sum and difference of logarithms|" +
    "as sum difference or product of logarithms|as sum or difference|as sum of logs|as difference of logs|as sums of logs|" +
    "as equivalent sum of logs|as equivalent sum or difference of logs|as product of logs|as sum or difference of logs|in terms of simpler logs",
  "as-one-log":
    "as single logarithm|to single logarithm|into single logarithm|as one logarithm|as single log|into one log|to single log|into single log|as one log|" +
    "into one logarithm|to one log|single logarithm|single log|condense|condensed|compress",
  "logarithmic-form":
    "logarithmic form|log form|to logarithmic form|in logarithmic form|in log form|to log form|as logarithm|as logarithmic equation|into log form|" +
    "from exponential to logarithmic form|from exponential form to logarithmic form|exponential equation to logarithmic form|" +
    "exponential equation in logarithmic form|equivalent logarithmic equation|as equivalent logarithmic equation",
  "exponential-form":
    "exponential form|to exponential form|in exponential form|into exponential form|as exponential equation|from logarithmic to exponential form|" +
    "from logarithmic form to exponential form|logarithmic equation to exponential form|logarithmic equation in exponential form|" +
    "equivalent exponential equation|as equivalent exponential equation",
} as const;
