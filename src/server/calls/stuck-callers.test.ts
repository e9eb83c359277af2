import { expect, onTestFinished, test } from "vitest";
import type { CallWithTurns } from "#contract/calls/calls.ts";
import { startTalk } from "#server/dialogue/call-memory.ts";
import { callerNumber, phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";
import { toldTimes } from "../../../tests/support/told-times.ts";
import { startEngineThreads } from "./adapters/engine-threads.ts";

const endless = `endless ${"and so on and on ".repeat(30)}`;
const lostYou = "Sorry, I lost you there. Could you say that again in a few words?";

async function clinicWithThreads(budgetMs: number) {
  const engine = await startEngineThreads({
    ...{ start: startTalk, count: 2, budgetMs },
    entry: new URL("../../../tests/support/stuck-engine.ts", import.meta.url),
    log: { error: () => {} },
  });
  onTestFinished(() => engine.close());
  const server = await startTestServer({ engine });
  return { engine, server, clinic: await phoneClinic(server) };
}

test("while ten callers say what the engine cannot end, the clinic's screens and other callers are answered [CALL-1] [CALL-4]", async () => {
  const { server, clinic } = await clinicWithThreads(60_000);
  const stuck = await Promise.all(Array.from({ length: 10 }, () => clinic.ring()));
  const order: string[] = [];
  const said = stuck.map((call) => call.say(endless).then(() => order.push("stuck")));
  const { status } = await server.call("currentUser", { token: clinic.token });
  const other = await clinic.provider.ring("+61491570159", clinic.number);
  expect(toldTimes(await other.say("what time do you close on fridays")).times).toContain("17:00");
  expect(status).toBe(200);
  expect(order).toEqual([]);

  // And the server stops in good order: every caller is handed on.
  await server.stop();
  await Promise.allSettled(said);
  expect(stuck.every((call) => call.isOver())).toBe(true);
});

test("the caller is asked for fewer words, keeps what was settled, and the second time has the team [CALL-1] [CALL-4] [LOG-2]", async () => {
  const { server, clinic } = await clinicWithThreads(3_000);
  const call = await clinic.provider.ring(callerNumber, clinic.number);
  const offered = await call.say("hi id like to book a teeth cleaning tomorrow at ten thirty");
  expect(offered).toContain("name");
  expect(await call.say(endless)).toBe(lostYou);
  expect(await call.say("my name is priya raman")).toContain("ending in 1 5 6");
  const [line, more] = server.logged.filter((each) => each.includes("took too long over what a caller said"));
  expect([JSON.parse(line ?? "{}").callId, more]).toEqual([expect.any(String), undefined]);
  expect(server.logged.join("")).not.toContain("and so on and on");

  await call.say(endless);
  const turns: CallWithTurns["turns"] = (await clinic.callOf(call.callSid))?.turns;
  expect(turns.filter(({ text }) => text === endless)).toHaveLength(2);
  expect(turns.filter(({ text }) => text === lostYou)).toHaveLength(1);
  expect(turns.at(-1)?.text).toBe(
    "I am sorry, something went wrong on my side. Let me get the team for you.",
  );
});
