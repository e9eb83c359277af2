// Runs a command that is written in TypeScript: `node scripts/with-typescript.mjs bench/slots.ts`.
import { checkNode, installIfNeeded } from "./prepare.mjs";

checkNode();
installIfNeeded();
// Only now are the packages certain to be there.
const { register } = await import("tsx/esm/api");
register();
const { main } = await import(`./${process.argv[2]}`);
process.exitCode = await main(process.argv.slice(3));
