// Runs a command that is written in TypeScript: `node scripts/with-typescript.mjs bench/slots.ts`.
import { answerUsage } from "./commands.mjs";
import { checkNode, installIfNeeded } from "./prepare.mjs";

const [file, ...args] = process.argv.slice(2);
answerUsage(file, args);
checkNode();
installIfNeeded();
// Only now are the packages certain to be there.
const { register } = await import("tsx/esm/api");
register();
const { main } = await import(`./${file}`);
process.exitCode = await main(args);
