// `npm run backup` and `npm run restore`: see the usage in src/server/app/backup/backup-command.ts.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answerUsage } from "./commands.mjs";
import { buildIfNeeded, checkNode, distDir, installIfNeeded } from "./prepare.mjs";

answerUsage("backup.mjs");
checkNode();
installIfNeeded();
await buildIfNeeded();
await import(pathToFileURL(join(distDir, "server", "backup-command.js")).href);
