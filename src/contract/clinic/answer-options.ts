/** What a clinic may write down of its own; plain data for the browser's form. */

/** A clinic writes down what it is asked every week, not a book. */
export const mostAnswers = 100;
export const mostHealthFunds = 60;
/** Characters. */
export const longestAnswer = 600;
export const longestQuestion = 300;
