import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { exampleKnowledgeBase } from "../../scripts/example-clinic.mjs";
import { root } from "../../scripts/prepare.mjs";
import { clientOf } from "../../scripts/processes/server-process.mjs";
import { freePort } from "../e2e/free-port.ts";
import { readDockerfile } from "../support/dockerfile.ts";
import { buildInFolders, canRunImages } from "../support/image-in-a-folder.ts";
import { telephoneProvider } from "../support/telephone-provider.ts";

if (!canRunImages)
  console.warn("NOT TESTED: only root may mount, so the image's steps were not carried out.");

const email = "olivia@clinic.example";
const publicUrl = "https://desk.clinic.example";
const authToken = "test-auth-token";

/** What stands in /proc about a process, by its name there. */
const statusOf = (pid: number | undefined, name: string) =>
  RegExp(`^${name}:\\s+(.+)$`, "m")
    .exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    ?.split(/\s+/)[0];

test.runIf(canRunImages)(
  "the image, step by step in clean folders: built, not root, nothing written to but its volume, healthy, and a signed call is answered [SYS-5]",
  { timeout: 600_000 },
  async () => {
    // On the disk: a folder in memory may hold no programs.
    const place = mkdtempSync(join(tmpdir(), "enamel-image-"));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const image = buildInFolders(readDockerfile(readFileSync(join(root, "Dockerfile"), "utf8")), place);

    const port = await freePort();
    const env = {
      ...{ PORT: String(port), PUBLIC_URL: publicUrl, TWILIO_AUTH_TOKEN: authToken },
      ...{ LLM_LOCAL_PORTS: "none", LOG_LEVEL: "warn" },
    };
    expect(image.health(env), "before it runs").not.toBe(0);
    const server = image.run(env);
    onTestFinished(() => void server.kill("SIGKILL"));
    let output = "";
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    const soon = (claim: () => unknown) => vi.waitFor(claim, { timeout: 60_000, interval: 100 });
    await soon(() => expect(output).toContain("Enamel is ready"));
    expect(image.health(env)).toBe(0);

    const ofServer = (name: string) => statusOf(server.pid, name);
    expect([ofServer("Uid"), ofServer("CapEff"), ofServer("NoNewPrivs")]).toEqual([
      "1000",
      "0".repeat(16),
      "1",
    ]);
    const mounts = readFileSync(`/proc/${server.pid}/mountinfo`, "utf8").split("\n");
    const optionsAt = (path: string) =>
      mounts.map((line) => line.split(" ")).findLast((line) => line[4] === path)?.[5];
    expect(optionsAt("/")).toMatch(/^ro\b/);
    expect(optionsAt("/data")).toMatch(/^rw\b/);

    const url = `http://127.0.0.1:${port}`;
    const { body: challenge } = await clientOf(url, null)("POST", "/auth/login", { email });
    const codes = () => [...output.matchAll(RegExp(`Sign-in code for ${email}: (\\d{6})`, "g"))];
    await soon(() => expect(codes()).toHaveLength(1));
    const code = codes()[0]?.[1];
    const { body: signedIn } = await clientOf(url, null)("POST", "/auth/code", {
      challengeId: challenge.challenge.id,
      code,
    });
    const staff = clientOf(url, signedIn.token);
    expect((await staff("POST", "/api/onboarding/knowledge-base", exampleKnowledgeBase)).status).toBe(200);

    const call = await telephoneProvider({ url, publicUrl, authToken }).ring("+61491570156", "+61255501234");
    expect(await call.say("what time do you close on fridays")).toMatch(/Friday/i);
    await call.hangUp();
    const { body: calls } = await staff("GET", "/api/calls/logs");
    // Latest first; those of a new workspace's samples follow.
    expect(calls.entries[0]).toMatchObject({ type: "call", workflow: "Clinic information", messages: 3 });

    server.kill("SIGTERM");
    expect(await once(server, "exit")).toEqual([0, null]);
  },
);
