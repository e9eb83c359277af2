import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { FreshDatabase } from "./fresh-database.ts";

const main = fileURLToPath(new URL("../../src/server/app/main.ts", import.meta.url));
const tsx = import.meta.resolve("tsx");

/** The program as a process of its own, with nothing set but what is given; `through` is a command that runs it. */
export function startProgram(
  place: Pick<FreshDatabase, "dataFolder" | "databaseUrl">,
  cwd: string,
  env: Record<string, string> = {},
  through: readonly string[] = [],
) {
  const [command = "", ...args] = [...through, process.execPath, "--import", tsx, main];
  const child = spawn(command, args, {
    cwd,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: "0", LOG_LEVEL: "warn" },
      LLM_LOCAL_PORTS: "none",
      DATA_DIR: place.dataFolder,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
      ...env,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const ready = async () => {
    await Promise.race([
      ended.then((code) => {
        if (!output.includes("Enamel is ready")) throw new Error(`Ended with ${code}: ${output}`);
      }),
      (async () => {
        while (!output.includes("Stop with Ctrl-C")) await new Promise((go) => child.stdout.once("data", go));
      })(),
    ]);
    return output.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0] ?? "";
  };
  return { child, ended, ready, output: () => output };
}
