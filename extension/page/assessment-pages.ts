/** Pages on which students are being assessed. `host` and `path` are compared with an address in lower case; `examples`
 * are addresses of such pages, `others` of pages of the same product on which nothing is assessed. */
export interface AssessmentPage {
  readonly product: string;
  /** Absent where schools run the product under addresses of their own. */
  readonly host?: RegExp;
  readonly path: RegExp;
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

const at = (domain: string): RegExp => new RegExp(`(^|\\.)${domain.replaceAll(".", "\\.")}$`);

export const ASSESSMENT_PAGES: readonly AssessmentPage[] = [
  {
    product: "Canvas",
    path: /^\/courses\/\d+\/quizzes\/\d+\/(take|submissions)(\/|$)/,
    examples: [
      "https://school.example/courses/12/quizzes/7/take",
      "https://lms.example/courses/1/quizzes/2/take/questions/3",
    ],
    others: [
      "https://school.example/courses/12/quizzes/7",
      "https://school.example/courses/12/pages/quizzes",
    ],
  },
  {
    product: "New Quizzes",
    host: at("quiz-lti-iad-prod.instructure.com"),
    path: /^\//,
    examples: ["https://quiz-lti-iad-prod.instructure.com/lti/launch"],
    others: ["https://community.instructure.com/lti/launch"],
  },
  {
    product: "Moodle",
    path: /\/mod\/quiz\/(attempt|startattempt|summary)\.php$/,
    examples: [
      "https://moodle.example/mod/quiz/attempt.php?attempt=4",
      "https://school.example/moodle/mod/quiz/summary.php",
    ],
    others: ["https://moodle.example/mod/quiz/view.php?id=9", "https://moodle.example/mod/page/view.php"],
  },
  {
    product: "Blackboard",
    path: /^\/(webapps\/assessment\/take(\/|$)|ultra\/.*\/assessment\/.*\/attempt(\/|$))/,
    examples: [
      "https://learn.example/webapps/assessment/take/launch.jsp",
      "https://learn.example/ultra/courses/_1_1/outline/assessment/_2_1/overview/attempt/_3_1",
    ],
    others: [
      "https://learn.example/ultra/courses/_1_1/outline",
      "https://learn.example/webapps/assessment/review",
    ],
  },
  {
    product: "Brightspace",
    path: /^\/d2l\/lms\/quizzing\/user\/(attempt|quiz_start)/,
    examples: ["https://school.example/d2l/lms/quizzing/user/attempt/quiz_start_frame.d2l?ou=1"],
    others: ["https://school.example/d2l/lms/quizzing/user/quizzes_list.d2l"],
  },
  {
    product: "AP Classroom",
    host: at("apclassroom.collegeboard.org"),
    path: /\/assessments?\//,
    examples: ["https://apclassroom.collegeboard.org/8/assessments/assignments/21"],
    others: ["https://apclassroom.collegeboard.org/8/home"],
  },
  {
    product: "Bluebook",
    host: at("bluebook.app.collegeboard.org"),
    path: /^\//,
    examples: ["https://bluebook.app.collegeboard.org/"],
    others: ["https://satsuite.collegeboard.org/practice"],
  },
  {
    product: "MAP Growth",
    host: at("test.mapnwea.org"),
    path: /^\//,
    examples: ["https://test.mapnwea.org/#/landing"],
    others: ["https://www.mapnwea.org/"],
  },
  {
    product: "Inspera",
    host: at("inspera.com"),
    path: /^\/(player|candidate)(\/|$)/,
    examples: ["https://school.inspera.com/player/"],
    others: ["https://www.inspera.com/about"],
  },
  {
    product: "WISEflow",
    host: /(^|\.)wiseflow\.(net|dk)$/,
    path: /^\/(participant|exam)(\/|$)/,
    examples: ["https://europe.wiseflow.net/participant/display.php"],
    others: ["https://europe.wiseflow.net/login"],
  },
  {
    product: "Khan Academy",
    host: at("khanacademy.org"),
    path: /\/(quiz|test|course-challenge|unit-test)(\/|$)/,
    examples: [
      "https://www.khanacademy.org/math/algebra/quiz/one",
      "https://www.khanacademy.org/math/algebra/test/unit",
    ],
    others: ["https://www.khanacademy.org/math/algebra/lesson"],
  },
];
