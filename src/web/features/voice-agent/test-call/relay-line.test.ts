import { expect, test } from "vitest";
import { readHandoff, readMessage, relayAddress } from "./relay-line.ts";

test.each([
  ["http://127.0.0.1:3000/ai-agent?x=1", "ws://127.0.0.1:3000/telephony/test/relay/t1"],
  ["https://clinic.example/ai-agent", "wss://clinic.example/telephony/test/relay/t1"],
])("a page at %s rings %s", (page, address) => {
  expect(relayAddress("/telephony/test/relay/t1", page)).toBe(address);
});

test("reads tokens with their spaces", () => {
  expect(readMessage('{"type":"text","token":" hello ","last":false}')).toEqual({
    type: "text",
    token: " hello ",
    last: false,
  });
});

test.each(["", "{", "[]", '{"type":"play","source":"x"}', '{"type":"text","token":null,"last":true}', 7])(
  "passes over %j",
  (data) => {
    expect(readMessage(data)).toBeNull();
  },
);

test("reads why a call ended", () => {
  const callId = "0198f2c0-0000-7000-8000-000000000001";
  expect(readHandoff(JSON.stringify({ reason: "finished", callId }))).toEqual({ reason: "finished", callId });
  expect(readHandoff(undefined)).toBeNull();
  expect(readHandoff('{"reason":"bored"}')).toBeNull();
});
