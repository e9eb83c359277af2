// `npm start`: from a fresh clone to a running server; the second time it only starts.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfNeeded, checkNode, distDir, installIfNeeded } from "./prepare.mjs";

checkNode();
installIfNeeded();
await buildIfNeeded();
// The same process, so that Ctrl-C and a service manager's signals reach the server itself.
await import(pathToFileURL(join(distDir, "server", "main.js")).href);
