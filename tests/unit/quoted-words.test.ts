import { describe, expect, test } from "vitest";
import { saidSince } from "#server/dialogue/decide/unfinished-call.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import { quotedOtherwise } from "../callers/ring.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** What the team reads in quotation marks is what was said, to the letter and whole. */

async function taskOf(lines: readonly string[], callerNumber: string | null = "+61491570156") {
  const call = await ledgerCall(builtIn, { callerNumber });
  for (const text of lines) await call.send({ type: "heard", text });
  // What is said once the team has it is added when the call ends.
  return [...call.tasks.map(({ detail }) => detail), saidSince(call.ledger)].join("\n");
}

describe("the caller's words in a task [CALL-5]", () => {
  const calls: readonly (readonly string[])[] = [
    [
      "can you pass something on for me my bridge came loose on tuesday and doctor price said to tell her",
      "gloria penn",
      "no hang on not tuesday it was the monday",
      "that's all",
    ],
    [
      "hello i want to leave a word for the hygienist please tell rosa thanks so much she calmed me right down",
      "walter finch",
      "no bye",
    ],
    [
      "get somebody to ring me about me plate it's not mine it's me sister's plate",
      "kim lowe",
      "after three",
    ],
  ];

  test.each(calls)("%s", async (...lines) => {
    const task = await taskOf(lines);
    expect(quotedOtherwise(task, lines)).toEqual([]);
    expect(task).toContain(`“${lines[0]}”`);
  });

  test("a correction stands beside what it corrects, and rewrites nothing", async () => {
    const [first = "", , correction = ""] = calls[0] ?? [];
    const task = await taskOf(calls[0] ?? []);
    expect(task).toContain(first);
    expect(task).toContain(correction);
  });

  test("is told once, in however many pieces it is needed", async () => {
    const [line = ""] = calls[2] ?? [];
    expect((await taskOf(calls[2] ?? [])).split(line)).toHaveLength(2);
  });
});
