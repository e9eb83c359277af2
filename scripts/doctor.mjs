// `npm run doctor`: see src/server/app/doctor/doctor-command.ts.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answerUsage } from "./commands.mjs";
import { buildIfNeeded, checkNode, distDir, installIfNeeded } from "./prepare.mjs";

answerUsage("doctor.mjs");
checkNode();
installIfNeeded();
await buildIfNeeded();
await import(pathToFileURL(join(distDir, "server", "doctor-command.js")).href);
