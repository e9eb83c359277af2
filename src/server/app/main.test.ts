import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { NewerSchemaError } from "#server/db/migrate.ts";
import { exampleKnowledgeBase } from "../../../scripts/example-clinic.mjs";
import { signIn } from "../../../scripts/processes/server-process.mjs";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/fresh-database.ts";
import { startProgram } from "../../../tests/support/program.ts";
import { openRelay } from "../../../tests/support/relay-line.ts";
import { rowsOf } from "../../../tests/support/rows-of.ts";

let place: FreshDatabase;
let cwd = "";
const start = (env: Record<string, string> = {}) => startProgram(place, cwd, env);
beforeEach(async () => {
  place = await freshDatabase();
  cwd = mkdtempSync(join(tmpdir(), "enamel-main-"));
});
afterEach(async () => {
  rmSync(cwd, { recursive: true });
  await place.remove();
});

describe("a start", () => {
  test("on PORT=0 says on which free port it listens, and answers there", async () => {
    const { ready } = start();
    const url = await ready();
    const response = await fetch(`${url}/api/nowhere`);
    expect([response.status, (await response.json()).code]).toEqual([404, "not_found"]);
  });

  test("reads `.env`, and what the environment says itself comes first", async () => {
    writeFileSync(join(cwd, ".env"), "AUTH_MODE=code\nLOG_LEVEL=loud\n");
    const { ready, output } = start({ LOG_LEVEL: "error" });
    await ready();
    expect(output()).toContain("six-digit code, printed here");
  });

  test("says which local language model is there, and is not held up by one that does not answer [CALL-2]", async () => {
    const listing = createHttpServer(
      (_request, response) => void response.end('{"data":[{"id":"llama3.2"}]}'),
    );
    const silent = createHttpServer(() => {});
    const ports: number[] = [];
    for (const each of [listing, silent]) {
      await new Promise<void>((resolve) => each.listen(0, "127.0.0.1", resolve));
      ports.push((each.address() as { port: number }).port);
    }
    const { ready, output } = start({ LLM_LOCAL_PORTS: ports.join(",") });
    await ready();
    expect(output()).toContain(`set LLM_BASE_URL=http://127.0.0.1:${ports[0]}/v1 LLM_MODEL=llama3.2`);
    expect(output()).not.toContain(`:${ports[1]}`);
    for (const each of [listing, silent]) {
      each.closeAllConnections();
      each.close();
    }
  });

  test("with wrong settings is refused with a sentence about each, and no stack", async () => {
    const { ended, output } = start({ PORT: "x", HOST: "0.0.0.0" });
    expect(await ended).toBe(1);
    expect(output()).toContain("PORT must be a whole number");
    expect(output()).toContain("HOST is 0.0.0.0, which other machines can reach");
    expect(output()).not.toMatch(/^\s+at /m);
  });

  test("on a port that is in use says so", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/The port \d+ is in use by another program\./);
    expect(output()).not.toMatch(/^\s+at /m);
    await new Promise((resolve) => other.close(resolve));
  });

  test("with a database server that does not answer says so, without the password", async () => {
    const { ended, output } = start({ DATABASE_URL: "postgres://desk:hunter2@127.0.0.1:1/enamel" });
    expect(await ended).toBe(1);
    expect(output()).toContain("PostgreSQL does not answer at DATABASE_URL.");
    expect(output()).not.toMatch(/hunter2|^\s+at /m);
  });
});

test("a start on the data of a newer version is refused in words [APPT-14]", async () => {
  const open = () => openDatabase({ ...place, poolSize: 2, onError: () => {} });
  const newer = await open();
  await rowsOf(
    newer,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 4102444800000)",
  );
  await newer.close();
  const { ended, output } = start();
  expect(await ended).toBe(1);
  expect(output()).toContain("The data was last used by a newer version of Enamel");
  expect(output()).not.toMatch(/^\s+at /m);
  await expect(open()).rejects.toThrow(NewerSchemaError);
});

describe("a stop", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "by %s ends in good order, and what it held is free at once",
    async (signal) => {
      const first = start();
      await first.ready();
      first.child.kill(signal);
      expect(await first.ended).toBe(0);
      expect(first.output()).toMatch(/Stopping: .*\nStopped\.\n/);
      const second = start();
      await second.ready();
      second.child.kill(signal);
      expect(await second.ended).toBe(0);
    },
  );

  test("tells callers, keeps what was said, and does not wait for open pages", async () => {
    const { child, ended, ready } = start();
    const url = await ready();
    const post = async (path: string, body: object, token = "") => {
      const headers = {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      return response.json();
    };
    const { token } = await signIn(url, "desk@clinic.example");
    await post("/api/onboarding/knowledge-base", exampleKnowledgeBase, token);
    const headers = { authorization: `Bearer ${token}` };
    const events = await fetch(`${url}/api/events`, { headers });
    const { relayPath } = await post("/api/calls/test", {}, token);
    const line = await openRelay(`${url.replace("http", "ws")}${relayPath}`, null);
    line.send({ type: "setup", callSid: "" });
    await line.said(1);
    child.kill("SIGINT");
    expect((await line.said(2))[1]).toContain("I have to stop here.");
    expect(await ended).toBe(0);
    await events.body?.cancel().catch(() => {});

    const again = start();
    const nextUrl = await again.ready();
    const { entries } = await (await fetch(`${nextUrl}/api/calls/logs?type=call`, { headers })).json();
    const own = entries.filter((entry: { isSample: boolean }) => !entry.isSample);
    expect(own).toMatchObject([{ messages: 2 }]);
  });
});
