// Which rows of the catalogue the test files name. `npm test` prints the same of the tests that passed.
import { namedInSources, printCoverage, unknownIds } from "./checks/requirement-rows.mjs";

const named = namedInSources();
const isComplete = printCoverage(named);
const unknown = unknownIds(named.anywhere);
if (unknown.length > 0) console.error(`Tests name requirements that do not exist: ${unknown.join(", ")}`);
if (!isComplete || unknown.length > 0) process.exitCode = 1;
