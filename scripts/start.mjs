// `npm start`: from a fresh clone to a running server; the second time it only starts.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answerUsage } from "./commands.mjs";
import { buildIfNeeded, checkNode, distDir, installIfNeeded, serverEnvironment } from "./prepare.mjs";

answerUsage("start.mjs");
checkNode();
installIfNeeded();
await buildIfNeeded();
const main = join(distDir, "server", "main.js");
// The same process, so that Ctrl-C and a service manager's signals reach the server itself. Where Node can, the server takes its place, in
// an environment of its own.
if (process.execve && process.platform !== "win32") {
  // That Node calls this experimental is no news for whoever starts a front desk.
  process.removeAllListeners("warning");
  process.execve(process.execPath, [process.execPath, ...process.execArgv, main], {
    ...serverEnvironment,
    ...process.env,
  });
} else await import(pathToFileURL(main).href);
