import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { callSaying, exampleFacts, mine, testCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

describe("who rings on business of theirs has the team told in their words, and nobody is booked [CALL-1]", () => {
  test.each([
    "this is the lab, the crown for patient Smith is ready",
    "hi it's karen from southern dental lab the denture for john brown will be there thursday",
    "the lab here the impressions for mr smith need to be retaken",
    "hi it's the dental technician the night guard for sarah is finished",
    "courier here i've got a parcel for you",
    "i've got a delivery for you guys can someone sign for it",
    "australia post i have a parcel to deliver",
    "we're dropping off some lab work this afternoon for dr vance",
    "i'm a rep from colgate with a delivery of samples",
    "hi this is henry schein your order is delayed until friday",
    "it's dr chen's rooms calling about a referral letter for jane hart",
    "hi this is the periodontist's rooms just ringing about a patient of yours mr jones",
    "hello this is bayside oral surgery we've seen your patient tom white and need his x rays",
    "it's the pharmacy here about a script for mrs kelly",
    "g'day mate just the courier i'm out the back with a box for ya",
    "hi im calling from the prosthodontist about mr lees implant",
    "from the lab crown for smith is done will be there tomorrow",
    "my name is kim from chatswood orthodontics i'd like to discuss a patient with dr vance",
    "it's the cleaner i can't make it tonight",
    "the fridge technician is here",
    "hi plumber here to look at the tap",
    "i'm here to fix the air con",
    "this is the lab, we've got the crown for",
    "hi we're the company that services your compressor we're coming thursday at ten",
    "i'm calling from dr wong's surgery can you send us the records for sam lee",
  ])("%s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toBe(
      "I have passed your message on to the team. Is there anything else I can help with?",
    );
    expect(call.book.messages).toMatchObject([
      { phone: mine.callerNumber, patientName: null, text: `On business: ${line}` },
    ]);
    expect(call.state.purpose).toBeNull();
  });

  test("who only says who rings is asked for the message", () => {
    const call = testCall(mine);
    expect(call.say("hi this is the lab")).toContain("What is the message?");
    call.say("the shade on the crown is wrong");
    call.say("karen");
    expect(call.book.messages[0]?.text).toBe(
      "On business: hi this is the lab / the shade on the crown is wrong",
    );
  });

  test("without a number shown only the name is asked for", () => {
    const call = testCall();
    expect(call.say("this is the lab, the crown for patient Smith is ready")).toContain("your name");
  });

  test.each([
    "hi this is st george hospital when is jane hart coming in",
    "hi it's the lab when is jane hart booked for her crown",
  ])("nothing of a patient is told: %s", (line) => {
    const book = clinicBook(exampleFacts, [aVisit({ patientName: "Jane Hart" })]);
    const call = testCall({ ...mine, book });
    expect(call.say(line)).toContain("I can talk about an appointment only with the patient.");
  });

  test("a visit is booked for a patient all the same, and who wants a person is put through", () => {
    expect(callSaying(["this is dr wong's rooms can i book mrs lee in for a check-up"]).state.purpose).toBe(
      "book",
    );
    const call = testCall(mine);
    expect(call.say("it's the lab can you put me through to someone")).toContain("put you through");
  });

  test("amid a booking it is kept for the team, and the booking goes on where it was", () => {
    const call = callSaying(["i'd like a clean tomorrow at ten"]);
    expect(call.say("hang on this is the lab the crown for mr smith is ready")).toContain(
      "What is your name?",
    );
  });

  test.each([
    "i'm ringing from hospital i broke my tooth",
    "i'm at the hospital and need to cancel my appointment",
    "did my crown come back from the lab",
    "is my crown ready",
    "is your lab any good",
    "i work at a lab and need a check-up",
    "if there's bleeding tonight do i call you or the hospital",
    "i'm from the practice down the road and i want a second opinion on my tooth",
    "my crown is ready to fall off",
    "i'm here for my crown",
    "i'm a plumber and my tooth is broken",
    "can i come in to fix my crown",
    "i'm an electrician and i need an early appointment",
    "is it the orthodontist i need to see for braces",
    "we have a special offer on dental supplies for you",
  ])("a patient's own words, or a sale, are none: %s", (line) => {
    const { book } = callSaying([line]);
    expect(book.messages.filter(({ text }) => text.startsWith("On business"))).toEqual([]);
  });
});
