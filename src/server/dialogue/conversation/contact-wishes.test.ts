import { describe, expect, test } from "vitest";
import { contactNoted } from "./contact-wishes.ts";
import { mine, testCall } from "./testing/test-call.ts";

const wish = "i'd like a check-up on thursday at ten";

const callOf = (...lines: string[]) => {
  const call = testCall(mine);
  const answers = lines.map((line) => call.say(line));
  const asked = JSON.stringify(call.effects.filter(({ type }) => type === "book" || type === "take_message"));
  return { call, last: answers.at(-1) ?? "", asked };
};

test.each([
  "text only please",
  "please don't leave a voicemail",
  "don't text that number",
  "oh and ring me after five only",
])("'%s' amid a booking is noted on it, and the question is asked again", (told) => {
  const { call, last } = callOf(wish, told);
  expect(last).toBe(`${contactNoted} What is your name?`);
  expect(call.state.draft.slot).not.toBeNull();
  expect(callOf(wish, told, "jo hart", "yes", "yes").asked).toContain("Caller said: ");
});

test("how to be reached beside a name is no time and no call back", () => {
  const { call, last } = callOf(wish, "jo hart, and ring me after five only");
  expect(last).toContain(contactNoted);
  expect(call.state).toMatchObject({ purpose: "book", draft: { name: { value: { full: "Jo Hart" } } } });
});

test("how to be reached, said at the read-back, is passed on once it is booked", () => {
  const { last, asked } = callOf(wish, "jo hart", "yes", "text only please", "yes");
  expect(asked).toContain("text only");
  expect(last).toContain("requested");
});

test.each([
  [wish, "jo hart", "yes", "yes"],
  ["can someone ring me back about my bill", "jo hart", "yes"],
])("how to be reached, said once it is done, is left as a message", (...lines) => {
  const { last, asked } = callOf(...lines, "and please don't leave a voicemail");
  expect(last).toContain("passed your message on");
  expect(asked).toContain("don't leave a voicemail");
});

test("beside a further wish it commits nothing twice", () => {
  const { call } = callOf(wish, "jo hart", "yes", "yes", "book my son on friday at nine, text only please");
  expect(call.state.purpose).toBe("book");
});

test("a yes beside it is a yes", () => {
  const { last } = callOf(wish, "jo hart", "yes and don't leave a voicemail");
  expect(last).toContain(`${contactNoted} To check:`);
});

test("how to be reached goes with a message", () => {
  expect(callOf("tell the dentist my crown fell off", "jo hart", "text only please", "yes").asked).toContain(
    "my crown fell off. text only",
  );
});

test.each([
  "i'd like a check-up on thursday after five",
  "could you call me after five",
  "i missed a call between three and four",
  "do you text only",
  "the light on the phone in the room is broken",
])("'%s' is nothing of the kind", (line) => {
  expect(callOf(line).last).not.toContain(contactNoted);
});

test.each([
  "will you tell him i rang",
  "will you tell my husband i rang",
  "does my mum find out that i rang",
])("'%s' asks who learns of the call", (line) => {
  const { call, last } = callOf(wish, line);
  expect(last).toBe(
    "I do not tell anybody that you rang. Only the team at the clinic sees this call. What is your name?",
  );
  expect(call.state.purpose).toBe("book");
});

test("'could you tell them I rang' leaves word", () => {
  expect(callOf("could you tell them I rang").call.state.step.kind).toBe("taking_message");
});

describe("what follows a number tells when to ring it, and no time to come", () => {
  const callBack = ["could someone ring me back about my bill", "jo hart", "no"];

  test.each([
    "after five is best",
    "any time after three thirty",
    "mornings are best",
    "between four and six",
    "but not before nine",
    "i'm home from four",
  ])("'0411 555 902 %s' gives the number to ring and when", (when) => {
    const { call } = callOf(...callBack, `0411 555 902 ${when}`);
    const [message] = call.book.messages;
    expect(message).toMatchObject({ kind: "callback", phone: "+61411555902" });
    expect(message?.text).toContain(when.replace(/^but /, ""));
  });

  test("the time that was chosen for the visit stays", () => {
    const { call, last } = callOf(wish, "jo hart", "no", "0411 555 902 after five is best");
    expect(last).toContain(`${contactNoted} To check:`);
    expect(call.state.draft.slot?.time).toBe("10:00");
  });

  test.each(["0411 555 902 thanks", "0411 555 902 and that's my mobile"])(
    "'%s' tells nothing of it",
    (said) => {
      expect(callOf(wish, "jo hart", "no", said).last).not.toContain(contactNoted);
    },
  );

  test("'0411 555 902 can you make it two thirty' changes the time", () => {
    expect(callOf(wish, "jo hart", "no", "0411 555 902 can you make it two thirty").last).toContain(
      "2:30 pm",
    );
  });
});

describe("no number is left for the team that was not given or agreed to", () => {
  const callBack = ["could someone ring me back about my bill", "jo hart", "no"];

  test("of a caller who said no to the one they ring from and gave no other", () => {
    expect(callOf(...callBack, "no").call.book.messages[0]?.phone).toBeNull();
  });

  test("by 'that's it' behind a number that was not whole", () => {
    const { call, last } = callOf(...callBack, "0411 555", "that's it");
    expect(call.book.messages).toEqual([]);
    expect(last).toContain("What number should the team ring you back on?");
  });
});
