import { describe, expect, test } from "vitest";
import { foundSentence, measuresOf, settingLines, timeOf, wordingSentence } from "./language-model.ts";

const model = {
  ...{ name: "small", server: "127.0.0.1:11434", sharesCallerWords: true },
  ...{ state: "working" as const, lastProblem: "" },
};

describe("who words the answers, for staff [CALL-2, VOICE-1]", () => {
  test("without a model that there is none", () => {
    expect(wordingSentence(null)).toBe("None is set up.");
  });

  test("with one: which, where, how it does and what it is told", () => {
    expect(wordingSentence(model)).toBe(
      "small on 127.0.0.1:11434. It is working. It is sent what callers say, without names, phone numbers and email addresses. Every sentence is checked before it is spoken.",
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

describe("setting one up [CALL-2]", () => {
  const ollama = {
    name: "Ollama",
    baseUrl: "http://127.0.0.1:11434/v1",
    models: ["llama3.2", "qwen3", "phi4"],
  };

  test("what was found is named with its first models, and its own lines are given", () => {
    expect(foundSentence(ollama)).toBe("Ollama is running on this machine, with llama3.2 and qwen3.");
    expect(settingLines({ ...ollama, baseUrl: "http://127.0.0.1:1234/v1" })).toBe(
      "LLM_BASE_URL=http://127.0.0.1:1234/v1\nLLM_MODEL=llama3.2",
    );
  });

  test("without a model, or without a server, a place is kept for its name", () => {
    expect(foundSentence({ ...ollama, models: [] })).toContain("has no model yet");
    expect(settingLines({ ...ollama, models: [] })).toContain("LLM_MODEL=the model's name");
    expect(settingLines(undefined)).toContain("LLM_BASE_URL=http");
  });
});

test("what a test measured is told with units, and what there was none of in words [VOICE-1]", () => {
  const measures = measuresOf({
    ...{ fit: "fair", verdict: "", advice: "", schema: "json", turns: [], patienceMs: 1_200 },
    ...{ firstTokenMs: 240, answerMs: 1_950, firstSentenceMs: null, warmUpMs: 14_000 },
  });
  expect(Object.fromEntries(measures.map(({ label, value }) => [label, value]))).toEqual({
    "Starts answering in": "240 ms",
    "Understands a caller in": "1.9 s; callers wait 1.2 s at most",
    "First sentence ready in": "No answer",
    "Very first question": "14.0 s; later ones find the model loaded",
    "Answer format": "Right, as JSON",
  });
  expect([timeOf(0), timeOf(999), timeOf(1_000)]).toEqual(["0 ms", "999 ms", "1.0 s"]);
});
