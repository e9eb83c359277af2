import { describe, expect, test } from "vitest";
import { falseStatements } from "#server/rehearsal/truth.ts";
import { ordinarySentences } from "../what/cases/ordinary.ts";
import { exampleFacts, mondayMorning, type TestCallOptions, testCall } from "./testing/test-call.ts";

/** The clinic rings Priya Raman, whose check-up is due. */
const rings = (options: TestCallOptions = {}) =>
  testCall({
    callerNumber: "+61491570156",
    outbound: { reason: "recall", patientName: "Priya Raman" },
    ...options,
  });
type Call = ReturnType<typeof rings>;
const reached = ({ effects }: Call) => effects.flatMap((each) => (each.type === "reached" ? [each.who] : []));
/** Words that only the person may hear. */
const private_ = /\b(?:check-?up|due|visit|appointment|book|dentist|teeth|recall|raman)\b/i;

describe("a recall by the assistant", () => {
  test("says who rings, that it is a machine and that it is written down, and asks for the first name only [CALL-3]", () => {
    expect(rings().greeting).toBe(
      "Good morning, this is the automated assistant of Harbour Dental. This call is transcribed. Am I speaking with Priya?",
    );
  });

  test.each([
    "yes",
    "yes it is",
    "speaking",
    "yes speaking",
    "this is she",
    "this is priya",
    "priya speaking",
    "yeah that's me",
  ])("goes on to the check-up after “%s” [AGENT-4]", (words) => {
    const call = rings();
    expect(call.say(words)).toBe(
      "Thank you, Priya. It is time for your next check-up with us. Would you like to book a time now?",
    );
    expect(reached(call)).toEqual(["person"]);
  });

  test.each([
    "no",
    "no she's not here",
    "she is at work",
    "this is her husband",
    "this is tom",
    "he's out at the moment",
    "can i take a message",
    "no i'm her mother",
  ])("tells somebody who says “%s” nothing but to have the clinic rung [CALL-3]", (words) => {
    const call = rings();
    const answer = call.say(words);
    expect(answer).toBe(
      "Could you please ask Priya to call the clinic on (02) 5550 4410? Thank you. Goodbye.",
    );
    expect(reached(call)).toEqual(["somebody_else"]);
    expect(call.isOver()).toBe(true);
  });

  test.each([
    "who is this",
    "yes, who's calling?",
    "what is this about",
    "yes this is her husband speaking",
    "hello?",
    "mm the football is on",
    "i'd like to book an appointment for a clean",
    "are you a robot",
    "hold on i'll get her",
    "yep one moment",
  ])("takes “%s” for no confirmation [CALL-3]", (words) => {
    const call = rings();
    const answer = call.say(words);
    expect(call.isOver()).toBe(false);
    expect(answer).not.toMatch(private_);
    expect(reached(call)).toEqual([]);
    expect(call.say("no")).not.toMatch(private_);
    expect(reached(call)).toEqual(["somebody_else"]);
  });

  test.each([
    "i'm not speaking to you",
    "you're not speaking to priya",
    "you're speaking to her husband",
    "this is priya's phone",
    "this is priya raman's office",
    "it's not me you want",
    "there's no priya here",
    "priya isn't here",
    "is priya here? no idea",
    "that sounds good",
    "yes she's right here beside me",
    "yes I can pass that on to my daughter",
    "yeah nah",
    "yes what",
  ])("does not take “%s” for the person [CALL-3]", (words) => {
    const call = rings();
    expect(call.say(words)).not.toMatch(private_);
    expect(reached(call)).not.toContain("person");
  });

  test("waits for the person to be fetched, and says anew who rings [CALL-3]", () => {
    const call = rings();
    expect(call.say("hang on, I'll get her")).toBe("Thank you, I will wait.");
    expect(call.send({ type: "silence" })).toBe("");
    expect(call.say("hello?")).toMatch(
      /automated assistant of Harbour Dental.*transcribed\. Am I speaking with Priya\?$/,
    );
    expect(call.say("yes this is Priya")).toContain("check-up");
  });

  test("asks at most three times, then leaves word [CALL-3]", () => {
    const call = rings();
    for (const words of ["hello?", "mm the football is on"])
      expect(call.say(words)).toContain("Am I speaking with Priya?");
    expect(call.say("blue")).toContain("call the clinic");
    expect(call.isOver()).toBe(true);
  });

  test.each([
    "hi you've reached priya please leave a message after the tone",
    "the person you are calling is not available right now",
    "welcome to voicemail",
  ])("says nothing to a recorder that says “%s” [CALL-3]", (words) => {
    const call = rings();
    expect(call.say(words)).toBe("");
    expect(reached(call)).toEqual(["machine"]);
    expect(call.isOver()).toBe(true);
  });

  test.each([
    "you have the wrong number",
    "there's nobody by that name here",
    "she doesn't live here any more",
  ])("“%s”: the number is not rung again [CALL-4]", (words) => {
    const call = rings();
    expect(call.say(words)).toBe(
      "I am sorry to have troubled you. We will not ring this number again. Goodbye.",
    );
    expect(call.book.stopped).toMatchObject([{ why: "wrong_number", words }]);
  });

  test.each(["stop calling me", "please don't call this number again", "take me off your list"])(
    "“%s” ends the calls, before and after the person is known [CALL-4]",
    (words) => {
      for (const before of [[], ["yes"], ["yes", "yes please", "tomorrow"]]) {
        const call = rings();
        for (const line of before) call.say(line);
        expect(call.say(words)).toBe("Of course. We will not ring this number again. Goodbye.");
        expect(call.book.stopped).toMatchObject([{ why: "opt_out", words }]);
        expect(call.isOver()).toBe(true);
      }
    },
  );

  test("is not stopped by “don't call me back today” [CALL-4]", () => {
    const call = rings();
    call.say("yes");
    call.say("don't call me back today");
    expect(call.book.stopped).toEqual([]);
  });

  test("books a time without asking again who it is [AGENT-4]", () => {
    const call = rings();
    call.say("yes");
    expect(call.say("yes please, thursday at ten")).toMatch(
      /Priya Raman, Thursday 13 August at 10:00 am.*Shall I book that\?/,
    );
    expect(call.say("yes")).toMatch(/booked|request/i);
    expect(call.book.entries).toMatchObject([
      { patientName: "Priya Raman", date: "2026-08-13", time: "10:00", patientPhone: "+61491570156" },
    ]);
    expect(call.say("no that's all")).toBe("Thank you for your time. Goodbye.");
  });

  test.each(["no thanks", "not now", "I've already been to another dentist", "maybe later"])(
    "takes “%s” for a no, and books nothing [AGENT-4]",
    (words) => {
      const call = rings();
      call.say("yes");
      expect(call.say(words)).toBe(
        "No problem. Please call the clinic on (02) 5550 4410 when it suits you. Goodbye.",
      );
      expect(call.book.entries).toEqual([]);
    },
  );

  test("hears in six hundred everyday sentences only the plain words for it, and tells nothing before [CALL-3]", {
    timeout: 30_000,
  }, () => {
    const taken = ordinarySentences.flatMap((line) => {
      const call = rings();
      const answer = call.say(line);
      const [who] = reached(call);
      if (who === "person") return [`person: ${line}`];
      if (call.book.stopped[0]) return [`${call.book.stopped[0].why}: ${line}`];
      // Whoever is in pain is helped before they are asked anything.
      if (call.state.toldEmergencies.length === 0) expect(answer, line).not.toMatch(private_);
      return who === "machine" ? [`machine: ${line}`] : [];
    });
    expect(taken).toEqual([
      "person: yes please",
      "wrong_number: wrong number sorry",
      "opt_out: my mum passed away so please remove her from your list",
    ]);
  });

  test("says nothing that the book does not bear out [CALL-2]", () => {
    for (const lines of [
      ["yes", "yes please thursday at ten", "yes", "no"],
      ["yes", "saturday morning", "then monday at nine", "yes"],
      ["yes", "are you open on sundays", "yes", "the day after tomorrow at four", "no make it three", "yes"],
    ]) {
      const call = rings();
      const said = lines.map((line) => call.say(line));
      const { timeZone, businessHours } = exampleFacts;
      const visits = call.book.entries.map((each) => ({ ...each, isBefore: false }));
      const books = { visits, calendar: { timeZone, businessHours }, ownWords: "", at: mondayMorning };
      expect(falseStatements({ ...books, said: [call.greeting, ...said] })).toEqual([]);
      expect(said.join(" ")).toContain("requested");
    }
  });

  test("puts an emergency before everything, whoever answers [CALL-3]", () => {
    for (const before of [[], ["yes"]]) {
      const call = rings();
      for (const line of before) call.say(line);
      expect(call.say("my mouth is swelling and I can't breathe")).toMatch(/000/);
      expect(call.effects.map(({ type }) => type)).toContain("alert_staff");
    }
  });

  test("helps whoever answers with a toothache of their own, without a word of the recall [CALL-3]", () => {
    const call = rings();
    const answer = call.say("oh thank god, I have terrible tooth pain");
    expect(answer).not.toMatch(/check-up|due|Raman/);
    expect(call.state.purpose).toBe("book");
  });

  test("asks the person again after a silence, and ends without a word of why [CALL-3]", () => {
    const call = rings();
    expect(call.send({ type: "silence" })).toBe("Are you still there? Am I speaking with Priya?");
    call.send({ type: "silence" });
    expect(call.send({ type: "silence" })).not.toMatch(private_);
    expect(call.isOver()).toBe(true);
  });
});
