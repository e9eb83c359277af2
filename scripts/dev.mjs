// `npm run dev`: the server restarts and the browser follows whenever a file changes. One address, one Ctrl-C.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { answerUsage } from "./commands.mjs";
import { checkNode, installIfNeeded, root, say } from "./prepare.mjs";
import { freePort } from "./processes/free-port.mjs";

answerUsage("dev.mjs");
checkNode();
installIfNeeded();
if (existsSync(join(root, ".env"))) process.loadEnvFile(join(root, ".env"));

const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT) || 3000;
const address = `http://${host}:${port}`;
const serverPort = await freePort();

const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs");
const serverProcess = spawn(
  process.execPath,
  [tsx, "watch", "--clear-screen=false", join("src", "server", "app", "main.ts")],
  {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL || address,
    },
  },
);

// vite.config.ts passes the server's calls on to it.
process.env.API_PORT = String(serverPort);
const { createServer } = await import("vite");
const web = await createServer({
  configFile: join(root, "vite.config.ts"),
  server: { host, port, strictPort: true },
});
await web.listen();
say("changes of a file appear by themselves; Ctrl-C ends both sides");

let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  serverProcess.kill("SIGINT");
  await web.close();
  process.exit(code);
}
process.once("SIGINT", () => end(0));
process.once("SIGTERM", () => end(0));
serverProcess.once("exit", (code) => end(code ?? 1));
