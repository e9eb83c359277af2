import { describe, expect, test } from "vitest";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const whose = "What is the name of the person this appointment is for?";

describe("who rings for somebody else is not taken for the patient [CALL-1] [APPT-14]", () => {
  test.each([
    "it's jo baker can i book my daughter in for a check-up tomorrow at ten",
    "hi it's jo baker my son needs a check-up tomorrow at ten",
    "this is jo i'd like a check-up for my mum tomorrow at ten",
    "my name is jo baker and i'm ringing to book my dad in for a clean tomorrow at ten",
  ])("%s", (line) => {
    const call = callSaying([line]);
    expect(call.state.lastSaid).toContain(whose);
    expect(call.say("leo baker")).toContain("Is the number");
    expect(call.state.draft.name?.value.full).toBe("Leo Baker");
  });

  test.each([
    ["this is jo baker i need a check-up for my son leo tomorrow at ten", "Leo"],
    ["it's mia chen i'd like a check up tomorrow at ten my husband is at work", "Mia Chen"],
    ["i'm jess hart and i want a clean and my husband has a toothache too", "Jess Hart"],
    ["it's tom hart my tooth hurts", "Tom Hart"],
    ["my name is sam lee, a clean for me and my wife tomorrow at ten", "Sam Lee"],
    ["it's jo baker my husband has the car tomorrow, a clean on thursday at ten", "Jo Baker"],
  ])("who is named to come, or comes themselves, keeps the name: %s", (line, name) => {
    expect(callSaying([line]).state.draft.name?.value.full).toBe(name);
  });

  test("who checks their own visit is not booked for the child", () => {
    const line = "can i check my appointment it's lucas murphy and also book my daughter in for a check-up";
    const call = callSaying([line]);
    expect(call.state).toMatchObject({
      purpose: "check",
      draft: { name: { value: { full: "Lucas Murphy" } } },
      later: { text: "book my daughter in for a check-up", isSamePerson: false },
    });
  });

  test("who has the child booked straight after them is looked up by their own name", () => {
    const line =
      "i'm checking what time i'm in on thursday the name's lucas murphy and can you book my son in straight after me";
    expect(callSaying([line]).state).toMatchObject({
      ...{ purpose: "check", draft: { name: { value: { full: "Lucas Murphy" } }, isForOther: false } },
      besideOwn: { way: "after", draft: { name: null, isForOther: true } },
    });
  });

  test.each([
    "a wire on her braces has come loose and it's stabbing her cheek",
    "my son's in a lot of pain his tooth is killing him",
  ])("is not asked for their own name, nor told that they are in pain: %s", (line) => {
    const call = testCall(mine);
    expect(call.say(line)).toMatch(/^I am sorry to hear that\. (?!.*you are in pain)/);
    expect(call.say("tomorrow at ten")).toContain(whose);
  });

  test("their own pain is theirs", () => {
    expect(testCall(mine).say("my tooth is killing me, i'm in agony")).toContain("you are in pain");
  });

  test("whose visit stands is found under the name that was said", () => {
    const { state } = callSaying(["it's jo baker i want to cancel my son's appointment"]);
    expect(state.purpose).toBe("cancel");
  });
});

describe("a school or a home that rings for somebody in its care [CALL-1]", () => {
  test.each([
    ["hi this is the school nurse at wattle park primary one of our kids has broken a tooth", "school nurse"],
    ["it's the school nurse i've got a little boy here who's broken his front tooth", "school nurse"],
    ["school nurse here a student has chipped her tooth in the playground", "school nurse"],
    ["this is the sick bay at wattle park a year six boy chipped his tooth at lunch", "sick bay"],
    ["it's jan from the childcare centre one of the kids fell and broke a tooth", "childcare centre"],
  ])("is offered today, asked whose visit it is, and noted: %s", (line, office) => {
    const call = callSaying([line]);
    expect(call.state.lastSaid).toMatch(/Today, Monday 10 August, I have/);
    expect(call.say("the first one")).toBe(whose);
    call.say("liam carter");
    call.say("yes");
    call.say("yes");
    expect(call.book.entries).toMatchObject([{ patientName: "Liam Carter", date: "2026-08-10" }]);
    expect(call.book.entries[0]?.notes).toContain(office);
  });

  test("a toothache in a nursing home is asked about under the resident's name, too", () => {
    const call = callSaying(["hi i'm calling from the nursing home one of our residents has a toothache"]);
    expect(call.say("tomorrow at ten")).toContain(whose);
  });
});

test.each([
  "my sons bracket came off can we come wednesday",
  "my daughter's wire is poking her can she come on friday",
  "my mums denture broke can she come wednesday",
])("'%s' wishes for a new visit, for them [CALL-1]", (said) => {
  expect(callSaying([said]).state).toMatchObject({ purpose: "book", draft: { isForOther: true } });
});

test.each(["my retainer snapped can i come in tomorrow", "can i come wednesday"])(
  "'%s' wishes for a new visit of one's own [CALL-1]",
  (said) => {
    expect(callSaying([said]).state).toMatchObject({ purpose: "book", draft: { isForOther: false } });
  },
);

test("'I can't make Tuesday, can I come Wednesday' moves the one that stands [CALL-3]", () => {
  expect(callSaying(["i cant make tuesday can i come wednesday"]).state.purpose).toBe("reschedule");
});
