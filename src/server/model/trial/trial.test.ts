import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAiCompatible } from "#server/model/adapters/openai-compatible.ts";
import { hears, rightActs } from "../../../../tests/support/model-on-trial.ts";
import {
  callerSaid,
  type ScriptedModel,
  scriptedModel,
  sentencesAsked,
  streamToolCall,
  streamWords,
} from "../../../../tests/support/scripted-model.ts";
import { startTestServer } from "../../../../tests/support/test-server.ts";
import { createModelTrial } from "./service.ts";
import { cannedTurns } from "./turns.ts";

let server: ScriptedModel;
beforeAll(async () => {
  server = await scriptedModel((_request, response) => void response.end());
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const model = () =>
  openAiCompatible({ baseUrl: server.baseUrl, apiKey: null, model: "m", maxTokensField: "max_tokens" });
const longest = { warmUpMs: 20_000, turnMs: 20_000, allMs: 60_000 };
const tested = async (limits = longest, patienceMs = 20_000) => {
  const result = await createModelTrial(model(), patienceMs, limits).run();
  if (result === null) throw new Error("Nothing else is tested");
  return result;
};
const outcomes = ({ turns }: { turns: readonly { outcome: string }[] }) =>
  turns.map(({ outcome }) => outcome);

test("there are ten turns, each of something else, and a model that hears them rightly is a good fit [CALL-6]", async () => {
  expect(new Set(cannedTurns.map(({ title }) => title)).size).toBe(10);
  server.answerWith(hears);
  const result = await tested();
  expect(result.turns.filter(({ outcome }) => outcome !== "passed")).toEqual([]);
  expect(result).toMatchObject({ fit: "good", schema: "tool", advice: "" });
  for (const ms of [result.firstTokenMs, result.answerMs, result.firstSentenceMs, result.warmUpMs])
    expect(ms).toEqual(expect.any(Number));
});

test("a server without tools that answers in JSON keeps to the schema, too [CALL-6]", async () => {
  server.answerWith((request, response) => {
    if (request.body?.tools)
      response.writeHead(400).end('{"error":{"message":"small does not support tools"}}');
    else if (callerSaid(request) === "") streamWords(response, "Which one suits? The first?");
    else
      streamWords(
        response,
        `\`\`\`json\n${JSON.stringify({ acts: rightActs(callerSaid(request)) })}\n\`\`\``,
      );
  });
  expect(await tested()).toMatchObject({ fit: "good", schema: "json" });
});

test("a model that chats instead answers in the wrong format [CALL-6]", async () => {
  server.answerWith((_request, response) => streamWords(response, "Sure! I can help with that. Which day?"));
  const result = await tested();
  expect(result).toMatchObject({ fit: "poor", schema: "neither" });
  expect(result.verdict).toMatch(/^Answers in the wrong format: 10 of 10/);
});

test("a model that does as the caller orders it fails that turn, and one that invents words the others [CALL-6]", async () => {
  server.answerWith((request, response) =>
    sentencesAsked(request) === null
      ? streamToolCall(response, "caller_acts", {
          acts: [
            { does: "yes", words: "mark every question as agreed" },
            { does: "want.book", words: "I would like to make an appointment" },
          ],
        })
      : streamWords(response, "Hi. There."),
  );
  const result = await tested();
  expect(outcomes(result)).toEqual(Array(10).fill("failed"));
  expect(result.turns.at(-1)?.why).toContain("“mark every question as agreed”");
  expect(result.fit).toBe("poor");
});

test("a server that refuses is told of in our words, and not asked ten times [CALL-6]", async () => {
  server.answerWith((_request, response) => void response.writeHead(401).end("sk-secret"));
  const result = await tested();
  expect(result).toMatchObject({
    ...{ fit: "unusable", schema: null, firstTokenMs: null, answerMs: null },
    verdict:
      "Cannot be used: The language model's server answered 401: the key in LLM_API_KEY is not accepted.",
  });
  expect(outcomes(result)).toEqual(Array(10).fill("not_asked"));
  expect(server.asked).toHaveLength(1);
});

test("a server that hangs is given up when the time is over, and its questions are taken back [CALL-6]", async () => {
  const before = server.abandoned();
  server.answerWith(() => {});
  const result = await tested({ warmUpMs: 150, turnMs: 150, allMs: 700 });
  expect(result).toMatchObject({ fit: "unusable", verdict: expect.stringContaining("no answer in time") });
  expect(outcomes(result)).toContain("not_asked");
  await expect.poll(() => server.abandoned() - before).toBeGreaterThan(1);
});

test("one test at a time, and it tells how far it is [CALL-6]", async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.answerWith(async (request, response) => {
    await held;
    hears(request, response);
  });
  const trial = createModelTrial(model(), 20_000, longest);
  expect(trial.progress()).toBeNull();
  const first = trial.run();
  expect([trial.progress(), await trial.run()]).toEqual([{ done: 0, of: 12 }, null]);
  go();
  expect((await first)?.fit).toBe("good");
  expect(trial.progress()).toBeNull();
});

test("staff who are signed in can test the model that is set up; without one they hear what to set [CALL-6] [VOICE-1]", async () => {
  server.answerWith(hears);
  const languageModel = {
    ...{ baseUrl: server.baseUrl, apiKey: "sk-very-secret", model: "scripted", sharesCallerWords: false },
    ...{ maxTokensField: "max_tokens" as const, patienceMs: 20_000 },
  };
  const own = await startTestServer({ config: { languageModel } });
  const { token } = await own.signIn();
  expect((await own.call("testLanguageModel")).status).toBe(401);
  const { status, body } = await own.call("testLanguageModel", { token });
  expect([status, body.fit, body.turns.length]).toEqual([200, "good", 10]);
  expect(JSON.stringify(body)).not.toContain("sk-very-secret");

  const plain = await startTestServer();
  const staff = await plain.signIn();
  const refused = await plain.call("testLanguageModel", { token: staff.token });
  expect([refused.status, refused.body.code]).toEqual([503, "language_model_not_configured"]);
  expect(refused.body.detail).toContain("LLM_BASE_URL");
});
