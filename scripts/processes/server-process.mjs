// The built server as a process of its own, for browser tests, crash tests and measurements.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { distDir, nodeFlags, root, serverEnvironment } from "../prepare.mjs";

const address = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+/;
const startTimeoutMs = 60_000;

/**
 * Starts `dist/server/main.js` on a free port and waits until it says where it listens.
 * `env` adds to, or with `undefined` removes from, an environment without any setting of Enamel's.
 */
export async function startServer(env = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, join(distDir, "server", "main.js")], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "warn",
      // Whatever else runs on the machine is nobody's business here.
      LLM_LOCAL_PORTS: "none",
      ...env,
    },
  });
  let output = "";
  const exited = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  const url = await new Promise((resolve, reject) => {
    const giveUp = (why) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(new Error(`${why}\n${output}`));
    };
    const timer = setTimeout(() => giveUp("The server did not say where it listens."), startTimeoutMs);
    const read = (chunk) => {
      output += chunk;
      const found = output.match(address);
      if (!found) return;
      clearTimeout(timer);
      resolve(found[0]);
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    exited.then(({ code }) => giveUp(`The server ended with code ${code} before it listened.`));
  });
  return {
    url,
    pid: child.pid,
    readyInMs: performance.now() - startedAt,
    output: () => output,
    exited,
    /** As Ctrl-C does; resolves to how it ended. */
    stop: () => {
      child.kill("SIGINT");
      return exited;
    },
    /** As a power cut does, seen from the process. */
    kill: () => {
      child.kill("SIGKILL");
      return exited;
    },
  };
}

/** The calls of the product for one signed-in user; replies as `{ status, body }`, never thrown. */
export function clientOf(url, token) {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? null : JSON.parse(text) };
  };
}

/** What proves to a server that this program is on its machine, as headers. */
async function localProof(url) {
  const { body } = await clientOf(url)("GET", "/auth/options");
  if (!body?.proofUrl) return {};
  const { origin } = new URL(url);
  const response = await fetch(body.proofUrl, { method: "POST", headers: { origin } }).catch(() => null);
  // Not on its machine: the server's own refusal says so.
  if (!response?.ok) return {};
  return { "x-enamel-proof": (await response.json()).key };
}

/** Signs in with an email address alone, as a server on this machine allows; the client and its token. */
export async function signIn(url, email = "reception@clinic.example") {
  const { status, body } = await clientOf(url)("POST", "/auth/login", { email }, await localProof(url));
  if (status !== 200 || !body?.token) throw new Error(`Sign-in answered ${status}: ${JSON.stringify(body)}`);
  return { call: clientOf(url, body.token), token: body.token, user: body.user };
}
