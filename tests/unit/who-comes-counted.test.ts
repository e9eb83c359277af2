import { expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

test.each([
  ["i've got three kids who need cleans", "theo ivy and max brennan", ["Theo", "Ivy", "Max"], "Brennan"],
  ["its three of my boys they need a clean", "its omar ali and karim aziz", ["Omar", "Ali", "Karim"], "Aziz"],
  [
    "we are three in the family all wanting a clean",
    "the name is ken nakamura and hana and leo",
    ["Ken", "Hana", "Leo"],
    "Nakamura",
  ],
])(
  "as many are booked as were counted, each by a name of their own [CALL-5]: %s",
  async (who, names, firsts, last) => {
    const call = await callInWords();
    await call.hears(`${who} on thursday at ten one after the other`, names);
    for (const first of firsts) {
      expect(call.stands().join()).not.toContain(first);
      await call.hears("yes");
      expect(call.stands().join()).toContain(`${first} ${last}`);
    }
    expect(call.stands()).toHaveLength(firsts.length);
  },
);

test("one of two who is told of again is no third [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("i need to get my two kids in for a check up otis and pearl hanrahan thursday at ten");
  await call.hears("yes and pearl straight after him");
  expect(await call.hears("yes")).toMatch(/anything else/i);
  expect(call.stands()).toHaveLength(2);
});

test.each([
  "what next one theres only the two thats all",
  "no there is nobody else just ruby and felix okay bye",
  "oh no it's only them two",
])(
  "whoever was counted and never named is let go when there is nobody, and nothing is left for the team [CALL-5]: %s",
  async (denied) => {
    const call = await callInWords();
    await call.hears(
      "check ups for my three kids on thursday at ten",
      "ruby castle and felix castle",
      "yes",
      "yes",
    );
    await call.hears(denied);
    expect(call.stands()).toHaveLength(2);
    expect(call.tasks).toEqual([]);
  },
);

test.each([
  ["no that's for my wife grace", "yes", "no no not for grace it's for me"],
  ["it's for my sister beth carr", "sorry no the check up is for me"],
])("a booking goes back to whoever speaks, by a word of whose it is [CALL-5]: %s", async (...told) => {
  const call = await callInWords();
  await call.hears("hamish abernethy here i need a check up thursday at ten", ...told);
  await call.hears("yes");
  expect(call.stands().join()).toContain("Hamish Abernethy");
});

test("who had a visit of their own is only told of [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("doug ferris here i'd like a check up thursday morning");
  await call.hears("ten o'clock my wife pam had hers on a thursday too");
  await call.hears("yes");
  expect(call.stands().join()).toContain("Doug Ferris");
});

test.each([
  ["my name nguyen thu phuong the family name is nguyen n g u y e n", "Thu Phuong Nguyen"],
  ["my name is tran thi my hanh i spell it h a n h and family name is tran t r a n", "Hanh Tran"],
  ["craig bellamy i just said b e l l a m y", "Craig Bellamy"],
])(
  "the last name is the one that is said to be it, and what is spelled is no more than its letters [CALL-5]: %s",
  async (said, full) => {
    const call = await callInWords();
    await call.hears("i'd like a clean thursday at ten", said, "yes");
    expect(call.stands().join()).toContain(full);
  },
);

test.each([
  "could you put nadia and yusuf haddad down for cleans thursday at ten",
  "i'd like to get nadia and yusuf haddad in for a clean thursday at ten im salma their mum",
])("two who are named side by side both come, whoever rings [CALL-5]: %s", async (wish) => {
  const call = await callInWords();
  await call.hears(wish, "yes");
  await call.hears("yes");
  expect(call.stands().map((visit) => visit.split(" ")[0])).toEqual(["Nadia", "Yusuf"]);
});

test.each(["my wife needs one as well", "oh and my partner has to have one too that day"])(
  "whoever comes too comes for the same, which is read back [CALL-5]: %s",
  async (wish) => {
    const call = await callInWords();
    await call.hears("its liam doyle could i get a clean thursday at two", "yes", wish);
    expect(await call.hears("erin doyle")).toMatch(/a clean for Erin Doyle/);
  },
);

test.each(["no there isn't anyone else", "there's nobody else coming thanks"])(
  "nobody is asked whether they despair who says that no one else comes [CALL-5] [CALL-8]: %s",
  async (told) => {
    const call = await callInWords();
    await call.hears("can i book my two girls in for a check up thursday at ten", "isla reid", "yes");
    expect(await call.hears(told)).not.toMatch(/Lifeline/);
    expect(call.tasks).toHaveLength(0);
  },
);
