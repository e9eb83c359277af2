import { describe, expect, test } from "vitest";
import { wordingSentence } from "./language-model.ts";

const model = {
  ...{ name: "small", server: "127.0.0.1:11434", sharesCallerWords: true },
  ...{ state: "working" as const, lastProblem: "" },
};

describe("who words the answers, for staff [CALL-2, VOICE-1]", () => {
  test("without a model the built-in engine", () => {
    expect(wordingSentence(null)).toBe("Built-in engine. No language model is set up.");
  });

  test("with one: which, where, how it does and what it is told", () => {
    expect(wordingSentence(model)).toBe(
      "small on 127.0.0.1:11434. It is working. It is sent what callers say, without names, phone numbers and e-mail addresses. Every sentence is checked before it is spoken.",
    );
    expect(wordingSentence({ ...model, sharesCallerWords: false })).toContain(
      "It is sent nothing that callers say.",
    );
  });

  test("one in trouble says what was wrong and who speaks meanwhile", () => {
    const lastProblem = "It did not begin to answer in time.";
    expect(wordingSentence({ ...model, state: "resting", lastProblem })).toContain(
      "the built-in engine speaks for the next minute. Last problem: It did not begin to answer in time.",
    );
  });

  test("what could not be loaded says what to do", () => {
    expect(wordingSentence("unknown")).toContain("try again");
  });
});
