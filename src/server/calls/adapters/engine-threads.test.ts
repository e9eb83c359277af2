import { expect, onTestFinished, test } from "vitest";
import { startTalk } from "#server/dialogue/call-memory.ts";
import type { CallEvent } from "#server/dialogue/events.ts";
import { exampleFacts, mondayMorning } from "#server/dialogue/testing/example-clinic.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { type EngineThreadsOptions, startEngineThreads } from "./engine-threads.ts";

const parrot = new URL("../../../../tests/support/parrot-engine.ts", import.meta.url);

async function threads<State>(options: Pick<EngineThreadsOptions<State>, "start" | "entry" | "budgetMs">) {
  const faults: string[] = [];
  const log = { error: (_fields: object, message: string) => faults.push(message) };
  const engine = await startEngineThreads({ ...options, count: 2, log });
  onTestFinished(() => engine.close());
  return { engine, faults };
}
const parrots = (budgetMs = 60_000) => threads({ start: () => 0, entry: parrot, budgetMs });

const at = mondayMorning;
const heard = (text: string): CallEvent => ({ type: "heard", at, text });
/** Longer than a few words, so that not every thread takes it. */
const endless = heard(`endless ${"and so on and on ".repeat(30)}`);
const saying = (text: string, state: number) => ({
  state,
  effects: [{ type: "say", text, interruptible: true }],
});

test("the engine answers from its threads as it does here [CALL-1]", async () => {
  const entry = new URL("./engine-worker.ts", import.meta.url);
  const { engine } = await threads({ start: startTalk, entry, budgetMs: 60_000 });
  const started = { type: "started", at, facts: exampleFacts, callerNumber: null } as const;
  const begun = await engine.step(engine.start(), started);
  const answered = begun && (await engine.step(begun.state, heard("are you open on friday")));
  expect(answered?.effects).toMatchObject([{ type: "say", text: expect.stringContaining("Friday") }]);
});

test("a step without end is cut off, and its thread serves the next one [CALL-1]", async () => {
  const { engine, faults } = await parrots(200);
  for (let i = 0; i < 3; i++) expect(await engine.step(0, endless)).toBeNull();
  expect(await engine.step(7, heard("hello"))).toMatchObject(saying("hello", 8));
  expect(faults).toEqual([]);
});

test("while others speak without end, who says a few words is answered before any of them [CALL-1]", async () => {
  const { engine } = await parrots();
  const order: string[] = [];
  const stuck = [1, 2, 3].map(() => engine.step(0, endless).then(() => order.push("stuck")));
  for (const words of ["hello", "are you open", "bye"])
    await engine.step(0, heard(words)).then(() => order.push(words));
  await engine.close();
  await Promise.all(stuck);
  expect(order).toEqual(["hello", "are you open", "bye", "stuck", "stuck", "stuck"]);
});

test("a fault of the engine is the call's alone, and a thread that dies has its place taken [CALL-1]", async () => {
  const { engine, faults } = await parrots();
  await expect(engine.step(0, heard("faulty"))).rejects.toThrow("A fault in the engine");
  for (const _each of [1, 2, 3]) await expect(engine.step(0, heard("deadly"))).rejects.toThrow("code 1");
  await eventually(async () =>
    expect(await engine.step(0, heard("hello"))).toMatchObject(saying("hello", 1)),
  );
  expect(faults).toHaveLength(3);
});

test("what cannot start says so [CALL-1]", async () => {
  const entry = new URL("./no-such-engine.ts", import.meta.url);
  await expect(threads({ start: () => 0, entry, budgetMs: 1_000 })).rejects.toThrow("no-such-engine");
});
