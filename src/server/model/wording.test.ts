import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { planInWords } from "#server/dialogue/rewording/items.ts";
import { type LanguageModel, ModelFailure, type ModelPiece } from "./port.ts";
import { createPseudonyms } from "./pseudonyms.ts";
import { speakQuestion } from "./rules.ts";
import { type CutShort, filler, tell, usualPatience } from "./wording.ts";

const answer = "On Tuesday 11 August I have 9:00 am or 2:00 pm. Which time would suit you?";
const offered = "I could offer you 9:00 am or 2:00 pm on Tuesday 11 August.";

const plan = planInWords(answer);
const question = speakQuestion({ plan, heard: null, hide: (text) => text });

/** What the model does, step by step: says words, lets milliseconds pass, or fails. */
type Script = readonly (string | number | ModelFailure)[];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });

function modelOf(script: Script, heedsAborts = true): LanguageModel {
  return {
    ask: async function* (_question, signal): AsyncGenerator<ModelPiece> {
      for (const step of script) {
        if (typeof step === "number") await pause(step, heedsAborts ? signal : new AbortController().signal);
        else if (step instanceof Error) throw step;
        else yield { type: "text", text: step };
      }
    },
    probe: async () => {},
  };
}

/** Lets the model tell the answer; what was spoken, when, and how it ended. */
function begin(script: Script, heedsAborts = true) {
  const began = Date.now();
  const spoken: { text: string; isLast: boolean; afterMs: number }[] = [];
  const cut = new AbortController();
  const over = tell({
    ...{ model: modelOf(script, heedsAborts), question, plan },
    ...{ disguised: createPseudonyms([]), patience: usualPatience, signal: cut.signal },
    line: { speak: (text, isLast) => spoken.push({ text, isLast, afterMs: Date.now() - began }) },
  });
  return { spoken, over, cutShort: (how: CutShort) => cut.abort(how) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("an answer told by a model [CALL-2]", () => {
  test("is spoken sentence by sentence as it streams in", async () => {
    const { spoken, over } = begin([
      200,
      "I could offer nine ",
      100,
      "or two on Tuesday. Which ",
      300,
      "would suit you?",
    ]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(spoken).toEqual([
      { text: offered.replace("you ", ""), isLast: false, afterMs: 300 },
      { text: "Which would suit you?", isLast: true, afterMs: 600 },
    ]);
    expect(await over).toEqual({ by: "model", isReadByModel: false, fault: null, detail: "" });
  });

  test.each<[string, Script]>([
    ["that says nothing", [60_000]],
    ["that begins and never ends its first sentence", ["I could ", 500, "offer ", 60_000]],
  ])(
    "%s is given up after 1.2 s: a filler, then the engine's words, all within 1.5 s",
    async (_what, script) => {
      const { spoken, over } = begin(script);
      await vi.advanceTimersByTimeAsync(2_000);
      expect(spoken).toEqual([
        { text: filler, isLast: false, afterMs: 800 },
        { text: answer, isLast: true, afterMs: 1_200 },
      ]);
      expect(await over).toMatchObject({ by: "built_in", fault: "late" });
    },
  );

  test("even one that does not heed being stopped", async () => {
    const { spoken, over } = begin([60_000, "I could offer nine or two on Tuesday. "], false);
    await vi.advanceTimersByTimeAsync(1_300);
    expect(spoken.at(-1)).toMatchObject({ text: answer, isLast: true, afterMs: 1_200 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(spoken).toHaveLength(2);
    await over;
  });

  test("one that stalls in the middle: the rest in the engine's words within 1.5 s", async () => {
    const { spoken, over } = begin([400, "I could offer you nine or two on Tuesday. ", 60_000]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(spoken).toEqual([
      { text: offered, isLast: false, afterMs: 400 },
      { text: "Which time would suit you?", isLast: true, afterMs: 1_600 },
    ]);
    expect(await over).toMatchObject({ by: "both", fault: "stalled" });
  });

  test("one that drips for ever is given up, whatever it drips", async () => {
    const { spoken, over } = begin([100, "Thanks. ", ...Array<string | number>(100).fill(100)]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(spoken.at(-1)).toMatchObject({ text: answer, isLast: true, afterMs: 1_300 });
    await over;
  });

  test.each<[string, Script, string]>([
    ["an error", [100, new ModelFailure("unreachable", "answered 500")], "unreachable"],
    ["rubbish", [100, new ModelFailure("nonsense", "no JSON")], "nonsense"],
    ["nothing at all", [100], "left_out"],
    ["half the answer", [100, "I could offer nine or two on Tuesday."], "left_out"],
    ["a lie", [100, "You are all set for Tuesday. "], "rejected_sentence"],
  ])("%s: the engine speaks at once, without a filler", async (_what, script, fault) => {
    const { spoken, over } = begin(script);
    await vi.advanceTimersByTimeAsync(150);
    expect(spoken.map(({ text }) => text).join(" ")).toContain("Which time would suit you?");
    expect(spoken.at(-1)).toMatchObject({ isLast: true, afterMs: 100 });
    expect(spoken.map(({ text }) => text)).not.toContain(filler);
    expect(await over).toMatchObject({ fault });
  });

  test("why a sentence was not spoken is kept", async () => {
    const { over } = begin(["You are all set for Tuesday. "]);
    await vi.advanceTimersByTimeAsync(10);
    expect((await over).detail).toMatch(/^“You are all set for Tuesday\.”: /);
  });

  test("a caller who speaks over it hears no more of it", async () => {
    const { spoken, over, cutShort } = begin([
      100,
      "I could offer you nine or two on Tuesday. ",
      500,
      "Which would suit you?",
    ]);
    await vi.advanceTimersByTimeAsync(200);
    cutShort("hush");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(spoken.map(({ text }) => text)).toEqual([offered]);
    expect(await over).toMatchObject({ by: "model", fault: "interrupted" });
  });

  test("nothing is lost when the caller spoke over something else before it began", async () => {
    const { spoken, over, cutShort } = begin([500, "I could offer you nine or two on Tuesday. "]);
    cutShort("hush");
    await vi.advanceTimersByTimeAsync(10);
    expect(spoken).toEqual([{ text: answer, isLast: true, afterMs: 0 }]);
    await over;
  });

  test("a caller who goes on speaking is not kept waiting by it", async () => {
    const { spoken, over, cutShort } = begin([5_000]);
    await vi.advanceTimersByTimeAsync(300);
    cutShort("hurry");
    await vi.advanceTimersByTimeAsync(10);
    expect(spoken).toEqual([{ text: answer, isLast: true, afterMs: 300 }]);
    await over;
  });

  test("a bug of ours is not taken for the model's", async () => {
    const { over } = begin([new TypeError("oops") as unknown as ModelFailure]);
    const failed = expect(over).rejects.toThrow("oops");
    await vi.advanceTimersByTimeAsync(10);
    await failed;
  });
});
