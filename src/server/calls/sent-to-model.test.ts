import { afterAll, expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { phoneClinic } from "../../../tests/support/phone-clinic.ts";
import { openRelay } from "../../../tests/support/relay-line.ts";
import {
  callerSaid,
  scriptedModel,
  sentencesAsked,
  streamToolCall,
  streamWords,
} from "../../../tests/support/scripted-model.ts";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

const model = await scriptedModel((request, response) => {
  const sentences = sentencesAsked(request);
  if (sentences !== null) return streamWords(response, sentences);
  streamToolCall(response, "caller_acts", { acts: [{ does: "want.book", words: callerSaid(request) }] });
});
afterAll(() => model.close());
const long = 20_000;
const server = serverForThisFile({
  patience: { firstMs: long, nextMs: long, allMs: long, fillerMs: long, readMs: long, leadMs: long },
  config: {
    languageModel: {
      ...{ baseUrl: model.baseUrl, apiKey: "sk-very-secret", model: "scripted", patienceMs: 1_200 },
      ...{ maxTokensField: "max_tokens" as const, sharesCallerWords: true },
    },
  },
});

test("whoever makes a test call sees what the model was sent, word for word, and it is kept nowhere [CALL-2] [VOICE-1]", async () => {
  const clinic = await phoneClinic(server());
  const { body } = await server().call("startTestCall", { token: clinic.token, body: {} });
  const line = await openRelay(`${clinic.url.replace("http", "ws")}${body.relayPath}`, null);
  const traces = () => line.received.filter((message) => message.type === "trace");
  const traceOf = (at: number) =>
    eventually(() => {
      const trace = traces()[at];
      if (!trace) throw new Error("It has not come yet");
      return trace;
    });
  line.send({ type: "setup", sessionId: "VX", callSid: "" });
  // The clinic's own greeting is nobody else's.
  expect((await traceOf(0)).sentToModel).toEqual([]);
  line.send({
    type: "prompt",
    voicePrompt:
      "my chompers want the once over before the wedding and me mobile is 0491 570 156 if that helps",
    last: true,
  });
  const trace = await traceOf(1);
  const asked = model.asked.map(({ body: sent }) => sent?.messages.at(-1)?.content);
  expect(trace.sentToModel.map(({ purpose }) => purpose)).toContain("hearing");
  expect(trace.sentToModel.map(({ text }) => text)).toEqual(asked);
  expect(asked.join()).toContain("me mobile is [number] if that helps");
  line.socket.close();
  const kept = await eventually(async () => {
    const call = await server().call("getCall", { token: clinic.token, params: { id: trace.callId } });
    expect(call.body.turns).toHaveLength(3);
    return call;
  });
  expect(JSON.stringify(kept.body)).not.toMatch(/caller_said|sentToModel|can_be_picked/);
});
