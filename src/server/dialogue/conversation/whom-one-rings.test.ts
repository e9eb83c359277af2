import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

const amid = (line: string): string => callSaying(["i'd like a clean tomorrow at ten"]).say(line);

describe("whom one is speaking to is told [CALL-1]", () => {
  test.each([
    "is this harbour dental",
    "hi is that harbour dental",
    "is that harbor dental",
    "have i got harbour dental",
    "am i speaking to harbour dental",
    "is this the dentist",
    "have i got the right place",
  ])("yes: %s", (line) => {
    expect(testCall(mine).say(line)).toBe("Yes, this is Harbour Dental. How can I help?");
    expect(amid(line)).toBe("Yes, this is Harbour Dental. What is your name?");
  });

  test.each(["is this smile dental", "is this bright smiles dental clinic", "isn't this the eye clinic"])(
    "another clinic's name gets ours: %s",
    (line) => expect(testCall(mine).say(line)).toBe("This is Harbour Dental. How can I help?"),
  );

  test.each([
    "what's your name",
    "who am i speaking to",
    "who is this",
    "who am i talking to please",
    "sorry what was your name",
    "which clinic is this",
    "where have i called",
  ])("the assistant: %s", (line) => {
    expect(testCall(mine).say(line)).toBe("I am the automated assistant of Harbour Dental. How can I help?");
    expect(amid(line)).toBe("I am the automated assistant of Harbour Dental. What is your name?");
  });

  test.each([
    "is this covered by bupa",
    "is that a dental clean",
    "are you close to the throat clinic",
    "are you open",
  ])("another question: %s", (line) => expect(amid(line)).not.toMatch(/this is Harbour Dental/i));
});

describe("whoever stands outside hears of the hours, and that the team can open [CALL-1]", () => {
  test.each([
    "i'm outside and the door's locked",
    "im out the front and nobody's answering the door",
    "the doors locked how do i get in",
    "i'm here for my appointment but the door is shut",
    "i'm at the front door and it's not opening",
    "can someone let me in",
    "i've been knocking and no one's answering",
    "the gate's shut how do i get in",
  ])("%s", (line) => {
    expect(testCall(mine).say(line)).toBe(
      "We should be open now, until 5:00 pm today. I cannot open the door, but the team can. Would you like me to put you through to the team?",
    );
    expect(amid(line)).toMatch(/but the team can\. What is your name\?$/);
  });

  test("after hours it is told that we are closed, and before what the clinic wrote of the bell", () => {
    const evening = Date.parse("2026-08-10T09:00:00Z");
    expect(testCall({ ...mine, at: evening }).say("i'm outside and the door's locked")).toMatch(
      /^We are closed now; we were open until 5:00 pm today\. (?!I cannot open)/,
    );
    const additionalInfo = "Please press the buzzer beside the door.";
    expect(testCall({ ...mine, facts: { additionalInfo } }).say("the door's locked")).toContain(
      additionalInfo,
    );
  });

  test.each(["are you closed on friday", "can you let me in on thursday", "the last place shut down"])(
    "another matter: %s",
    (line) => expect(testCall(mine).say(line)).not.toContain("I cannot open the door"),
  );
});

describe("a text or a call of the clinic's is not known here, and what can be looked up is [CALL-1]", () => {
  test.each([
    "i got a text from you what's it about",
    "i got a message from you guys",
    "i just got a text saying i have an appointment",
    "you sent me a text",
    "just got a message on my phone from you guys",
    "i got this text and i don't know what it means",
    "someone from there texted me",
    "i received an sms from this number",
    "what was the text about",
  ])("the appointment is told to whoever says who they are: %s", (line) => {
    const book = clinicBook(exampleFacts, [aVisit()]);
    const call = testCall({ ...mine, book });
    expect(call.say(line)).toBe(
      "I do not see the messages that the clinic sends, but I can look up whether you have an appointment. What name is the appointment under?",
    );
    call.say("mia chen");
    expect(call.say("yes")).toContain(
      "I have Mia Chen's teeth cleaning tomorrow, Tuesday 11 August at 10:00 am.",
    );
  });

  test("with none it is owned up to", () => {
    const call = callSaying(["i got a text from you what's it about", "mia chen"]);
    expect(call.say("yes")).toContain("I cannot find an upcoming appointment with that name and number.");
  });

  test.each([
    "i missed a call from this number",
    "i've got a missed call from you",
    "someone called me from this number",
    "did you just ring me",
    "returning your call",
    "hi just returning jennys call",
    "i think you guys called me earlier",
    "you left a message on my phone",
    "someone left me a voicemail",
    "why did you call me",
  ])("who rang is not known: %s", (line) => {
    expect(testCall(mine).say(line)).toBe(
      "I do not know who rang you or why; the team can tell you. Would you like me to put you through to the team?",
    );
    expect(amid(line)).toBe("I do not know who rang you or why; the team can tell you. What is your name?");
  });

  test.each([
    ["i got a text asking me to confirm my appointment", "confirm"],
    ["i got a text saying i'm due", "book"],
    ["you rang me about moving my appointment can we do friday", "reschedule"],
    ["you were supposed to call me back", "callback"],
  ])("%s: the wish is taken up", (line, purpose) => {
    expect(callSaying([line]).state.purpose).toBe(purpose);
  });
});
