import { describe, expect, test } from "vitest";
import { attributesOf } from "../../../../tests/support/telephone-provider.ts";
import { twilioVoice } from "./twilio.ts";

const twilio = twilioVoice({ authToken: "12345", ttsProvider: "Amazon", voice: "Olivia-Neural" });

describe("signatures, against vectors computed by the rule of the provider's documents [CALL-3]", () => {
  const form = { CallSid: "CA123", Digits: "1", From: "+61491570156", To: "+61255501234" };
  const webhook = {
    base: "https://example.com",
    path: "/voice?clinic=7",
    form,
    signature: "6GbeY4R0NpA7I6Ljx8bgDpc98WY=",
  };
  const upgrade = {
    base: "https://example.com",
    path: "/relay",
    form: {},
    signature: "mbNFdPBlYbXhXfiw/E6CoJbYji0=",
  };

  test("a webhook is genuine as it was signed", () => {
    expect(twilio.isGenuine(webhook)).toBe(true);
    expect(twilio.isGenuine({ ...webhook, base: "https://example.com:443" })).toBe(true);
  });

  test.each([
    ["another parameter", { form: { ...form, Digits: "2" } }],
    ["a parameter more", { form: { ...form, Extra: "1" } }],
    ["a parameter less", { form: { CallSid: "CA123" } }],
    ["another path", { path: "/voice?clinic=8" }],
    ["no query", { path: "/voice" }],
    ["another host", { base: "https://example.org" }],
    ["plain http", { base: "http://example.com" }],
    ["another signature", { signature: "6GbeY4R0NpA7I6Ljx8bgDpc98WX=" }],
    ["a shorter signature", { signature: "6GbeY4R0" }],
    ["an empty signature", { signature: "" }],
    ["no signature", { signature: undefined }],
  ])("with %s it is not", (_what, over) => {
    expect(twilio.isGenuine({ ...webhook, ...over })).toBe(false);
  });

  test("an upgrade is genuine as signed over wss, from behind a proxy that speaks http too", () => {
    expect(twilio.isGenuineUpgrade(upgrade)).toBe(true);
    expect(twilio.isGenuineUpgrade({ ...upgrade, base: "http://example.com" })).toBe(true);
  });

  test("an upgrade to another address is not", () => {
    expect(twilio.isGenuineUpgrade({ ...upgrade, path: "/relay2" })).toBe(false);
    expect(twilio.isGenuineUpgrade({ ...upgrade, base: "https://example.org" })).toBe(false);
    expect(twilio.isGenuineUpgrade({ ...upgrade, signature: undefined })).toBe(false);
  });

  test("another account's token opens nothing, and no token opens nothing", () => {
    for (const authToken of ["54321", null]) {
      const other = twilioVoice({ authToken, ttsProvider: "Amazon", voice: "Olivia-Neural" });
      expect(other.isGenuine(webhook)).toBe(false);
      expect(other.isGenuineUpgrade(upgrade)).toBe(false);
      expect(other.isConfigured).toBe(authToken !== null);
    }
  });
});

describe("instructions", () => {
  const line = { base: "https://desk.example", relayPath: "/relay/abc", actionPath: "/action", hints: [] };

  test("the assistant is connected over wss, in Australian English, with keys and talking over allowed", () => {
    const twiml = twilio.connectAssistant({ ...line, hints: ["Harbour Street Dental", "Root Canal"] });
    expect(attributesOf(twiml, "Connect")).toEqual({ action: "https://desk.example/action", method: "POST" });
    expect(attributesOf(twiml, "ConversationRelay")).toEqual({
      ...{ url: "wss://desk.example/relay/abc", language: "en-AU" },
      ...{ ttsProvider: "Amazon", voice: "Olivia-Neural" },
      ...{ dtmfDetection: "true", interruptible: "any", events: "speaker-events" },
      hints: "Harbour Street Dental,Root Canal",
    });
    expect(attributesOf(twilio.connectAssistant(line), "ConversationRelay")).not.toHaveProperty("hints");
  });

  test("reception is rung with a caller id that the provider accepts, and the end is reported", () => {
    const reception = {
      ...{ base: "https://desk.example", number: "+61255504410", callerId: "+61255501000" },
      ...{ actionPath: "/dial", answeredPath: "/reception/1/answered" },
    };
    const twiml = twilio.connectReception(reception);
    expect(attributesOf(twiml, "Dial")).toEqual({
      ...{ action: "https://desk.example/dial", method: "POST", timeout: "25" },
      ...{ answerOnBridge: "true", ringTone: "au", callerId: "+61255501000" },
    });
    expect(attributesOf(twiml, "Number")).toEqual({
      ...{ url: "https://desk.example/reception/1/answered", method: "POST" },
    });
    const withheld = twilio.connectReception({ ...reception, callerId: null });
    expect(attributesOf(withheld, "Dial")).not.toHaveProperty("callerId");
  });

  test("whoever picks up reception's telephone is asked to press a key, and is cut off without one [CALL-1]", () => {
    const twiml = twilio.screenReception({
      ...{ base: "https://desk.example", question: "Press 1 to take it.", pressedPath: "/pressed" },
    });
    expect(attributesOf(twiml, "Gather")).toEqual({
      ...{ input: "dtmf", numDigits: "1", timeout: "6" },
      ...{ action: "https://desk.example/pressed", method: "POST" },
    });
    expect(twiml).toMatch(/Press 1 to take it\.<\/Say><\/Gather><Hangup\/>/);
    expect(twilio.refuse()).toContain('<Response><Reject reason="busy"/></Response>');
  });

  test("what a clinic calls itself cannot break out of the instructions", () => {
    const nasty = `"<Hangup/ & 'Sons' <`;
    const twiml = twilio.connectAssistant({ ...line, hints: [nasty] });
    expect(twiml).not.toContain("<Hangup");
    expect(attributesOf(twiml, "ConversationRelay")?.hints).toBe(nasty);
    expect(twilio.sayAndHangUp(nasty).match(/<Hangup\/>/g)).toHaveLength(1);
  });

  test("all of it is XML in the type that the provider expects", () => {
    expect(twilio.contentType).toMatch(/^text\/xml/);
    expect(twilio.hangUp()).toContain("<Response><Hangup/></Response>");
    expect(twilio.nothing()).toContain("<Response/>");
  });
});
