// `npm run demo`: the product with an example clinic in it, in a data folder of its own.
// `npm run demo -- --fresh` begins again with a new one.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded, checkNode, distDir, installIfNeeded, root, say } from "./prepare.mjs";

checkNode();
installIfNeeded();
await buildIfNeeded();

const folder = join(root, "data-demo");
if (process.argv.includes("--fresh")) rmSync(folder, { recursive: true, force: true });
const built = (file) => import(pathToFileURL(join(distDir, "server", file)).href);
const { demoEmail, seedDemoFolder } = await built("demo-clinic.js");
if (await seedDemoFolder(folder)) say("filled an example clinic: three months of appointments and calls");
say(`sign in with ${demoEmail}`);

process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
await built("main.js");
