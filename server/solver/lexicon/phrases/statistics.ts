/** What statistics calls its figures and its data. */
export const STATISTICS = {
  mean:
    "mean|means|average|averages|avg|ave|arithmetic mean|mean average|average score|average mark|" +
    "mean score|mean mark|average grade|mean grade",
  median: "median|middle value|median value",
  mode: "mode|modal value|modal number|most frequent value|most common value",
  "first-quartile": "first quartile|lower quartile|q1",
  "third-quartile": "third quartile|upper quartile|q3",
  "middle-spread": "iqr|interquartile range|inter quartile range|interquartile",
  "five-numbers": "five number summary",
  outliers: "outlier|outliers",
  variance: "variance",
  "standard-deviation":
    "standard deviation|standard dev|std deviation|std dev|st dev|stdev|stddev|std|sd|s d|deviation|standard deviation of",
  population: "population|whole population|entire population",
  sample: "sample|random sample",
  "z-score": "z score|zscore|z scores|standard score|standardised score|standardized score|z value",
  /** Tells a z-score, and so asks for the value that has it. */
  "having-z-score":
    "has a z score of|has z score of|has a z score|with a z score of|with z score of|with z score|with a z score|" +
    "whose z score is|z score is|corresponds to a z score of|corresponding to a z score of|have a z score of|" +
    "having a z score of|that has a z score of|has a standard score of|with a standard score of",
  /** A list of values, and the things that each have one. */
  data:
    "data|data set|dataset|set|set of data|data values|data points|set of numbers|set of values|list of numbers|" +
    "scores|score|test scores|observations|marks|mark|grades|grade|tests|test|exams|exam|quizzes|quiz|assignments|assignment|" +
    "games|game|students|pupils|items",
  scored: "scored|i scored|she scored|he scored|score of|scores of|gets|received",
  "missing-value":
    "missing value|missing number|missing one|missing score|missing|unknown value|unknown number|other one|other number|" +
    "remaining one|remaining number|last one|last number|last value|last score|third|fourth|fifth|sixth|seventh|eighth|" +
    "third one|fourth one|fifth one|sixth one|third number|fourth number|fifth number|sixth number|third value|fourth value|" +
    "fifth value|sixth value|other value|last test|next test|find last|whats last",
  "of-them": "of them|of these|of those|of numbers|of these numbers|of values|of scores",
} as const;
