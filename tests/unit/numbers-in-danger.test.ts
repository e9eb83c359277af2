import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const withContact = {
  facts: {
    emergencyContact: "(02) 5550 4411",
    emergencyHours: { available: true, contact: "(02) 5550 4411", hours: "6 pm to 10 pm" },
  },
};
const contact = "0 2, 5 5 5 0, 4 4 1 1";
const ordered = /please hang up and dial/i;
const timesOf000 = (said: string): number => said.split("000").length - 1;

describe("A number that is asked for in a danger", () => {
  test.each([
    ["is there some other number, I'm not bothering the ambos for a dribble"],
    ["and who would I phone after dark if it's oozing still"],
    ["what's the number for overnight then"],
    ["can you give me a number for this evening please"],
  ])("is the clinic's own with its hours once a bleed was denied: %s [CALL-1] [CALL-3]", async (asks) => {
    const call = await callInWords(withContact);
    await call.hears("the hole where my molar was is seeping blood", "no it isn't pouring, only seeping");
    const said = await call.hears(asks);
    expect(said).toContain(contact);
    expect(said).toContain("6 pm to 10 pm");
    expect(said).not.toMatch(ordered);
    expect(timesOf000(said)).toBeLessThanOrEqual(1);
  });

  test("is told again when it is asked for again, beside a time that is taken [CALL-3]", async () => {
    const call = await callInWords(withContact);
    await call.hears("my gum's weeping blood since they took a tooth", "nope not pouring, a bit of seeping");
    await call.hears("which number do I ring late at night");
    const again = await call.hears("the first of those, and what was that number you told me again");
    expect(again).toContain(contact);
    const bare = await call.hears("Nora Bligh and the number");
    expect(bare).toContain(contact);
    expect(bare).not.toMatch(ordered);
  });

  test("is healthdirect where the clinic names nobody [CALL-3]", async () => {
    const call = await callInWords();
    await call.hears("my socket keeps oozing from yesterday", "no, not pouring at all");
    const said = await call.hears("so is there a different number for the weekend");
    expect(said).toContain("1800 022 222");
    expect(said).not.toMatch(ordered);
  });

  test("is the poisons line for what was swallowed, and Lifeline in despair [CALL-1]", async () => {
    const poison = await callInWords(withContact);
    await poison.hears("my toddler drank some of the mouthwash", "no she's wide awake and breathing well");
    expect(await poison.hears("which number was it you told me")).toContain("13 11 26");
    const despair = await callInWords(withContact);
    await despair.hears("I just want to end my life");
    expect(await despair.hears("what number was that")).toContain("13 11 14");
  });

  test("is given while a question is open, with 000 as the condition and the question again [CALL-1]", async () => {
    const call = await callInWords(withContact);
    await call.hears("I had a tooth pulled and it's bleeding a lot");
    const said = await call.hears("hold on, who do I phone if it's still going at midnight");
    expect(said).toContain(contact);
    expect(said).toMatch(/if it pours/i);
    expect(said).toMatch(/\?$/);
  });

  test("is 000 as long as 000 stands [CALL-1]", async () => {
    const call = await callInWords(withContact);
    await call.hears("I can't breathe, my throat's swelling shut");
    const said = await call.hears("is there another number I can ring");
    expect(said).toMatch(/hang up and dial triple zero, 000/);
    expect(timesOf000(said)).toBe(1);
  });

  test("'tonight' with it wishes for no visit, and 'not an emergency' puts none right [BOOK-1]", async () => {
    const call = await callInWords(withContact);
    await call.hears("there's a bit of blood from my extraction", "no just seeping");
    await call.hears("the first one please", "Nora Bligh", "yes");
    await call.hears("just the number please, the one for tonight");
    expect(call.stands()).toHaveLength(1);
    const said = await call.hears("it's no emergency, you gave me an oh two number before");
    expect(said).toContain(contact);
    expect(said).not.toMatch(/half past|o'clock|change what it's for/);
  });

  test.each([
    "my number's the one I'm ringing on",
    "what number have you got for me",
    "is this the best number for you",
  ])("is not meant where it is the caller's or a number of something else: %s [CALL-3]", async (line) => {
    const call = await callInWords(withContact);
    await call.hears("there's a bit of blood from my extraction", "no just seeping", "the first one please");
    await call.hears("Nora Bligh");
    expect(await call.hears(line)).not.toContain(contact);
  });
});

describe("000 in one answer", () => {
  test("is one rule: pressing, then hospital, and 000 for what pours or makes them faint [CALL-1]", async () => {
    const call = await callInWords(withContact);
    await call.hears("my wisdom tooth hole is leaking a little blood", "no, not pouring");
    const said = await call.hears(
      "I take warfarin, who can I ring if it comes on again in the night, I won't ring triple zero for a smear of it",
    );
    expect(timesOf000(said)).toBe(1);
    expect(said).toMatch(/20 minutes twice, go to a hospital emergency department/);
    expect(said).toMatch(/If it pours, or you feel faint, hang up and dial triple zero, 000\./);
    expect(said).not.toMatch(/won't stop/);
  });

  test("names the conditions of two troubles together [CALL-1]", async () => {
    const call = await callInWords();
    const said = await call.hears("my cheek's swollen and there's a bit of blood oozing from the gum");
    expect(timesOf000(said)).toBe(1);
  });

  test("is 000 at once for what pours, in spite of all that [CALL-1]", async () => {
    const call = await callInWords(withContact);
    await call.hears("my socket's oozing a bit", "no not pouring");
    expect(await call.hears("it's gushing blood now and I can't stop it")).toMatch(
      /hang up and dial triple zero, 000, now/,
    );
  });
});

describe("Blood that was swallowed", () => {
  test.each([
    ["I've swallowed a little of the blood, does that matter"],
    ["some bloody spit went down, I swallowed it, is that okay"],
    ["I swallowed my saliva and it was pink with blood, is that a worry"],
  ])("is no object and no poison: %s [CALL-1]", async (line) => {
    const call = await callInWords();
    await call.hears("I had a tooth out and it's oozing a bit", "no not pouring");
    const said = await call.hears(line);
    expect(said).toMatch(/isn't dangerous by itself/);
    expect(said).toMatch(/hospital emergency department/);
    expect(said).not.toMatch(/coughing, wheezing|even if it feels fine|13 11 26/);
  });

  test("is answered after what is asked about first [CALL-1]", async () => {
    const call = await callInWords();
    const asked = await call.hears("tooth pulled yesterday and I keep swallowing blood from it, is that bad");
    expect(asked).toMatch(/Is it pouring, or not stopping/);
    expect(await call.hears("no it's only slow")).toMatch(/isn't dangerous by itself/);
  });

  test("is hospital where it came up again [CALL-1]", async () => {
    const call = await callInWords();
    await call.hears("I had a tooth out and it's oozing a bit", "no not pouring");
    expect(await call.hears("and a while ago I vomited some blood")).toMatch(
      /hospital emergency department now|hang up and dial triple zero, 000, now/,
    );
  });

  test.each([
    ["I swallowed a bit of my crown with the blood", /coughing, wheezing/],
    ["I swallowed some blood and I think I swallowed the filling too", /coughing, wheezing/],
    ["my grandson drank grandpa's blood pressure medicine", /13 11 26|triple zero/],
    ["I swallowed some blood and two of my husband's tablets", /13 11 26/],
    ["my son swallowed a button battery and there's blood", /13 11 26/],
    ["I can't swallow my own spit", /hang up and dial triple zero, 000, now/],
    ["I'm choking on blood", /hang up and dial triple zero, 000, now/],
  ])("hides nothing else that went down: %s [CALL-1]", async (line, heard) => {
    const call = await callInWords();
    expect(await call.hears(line)).toMatch(heard);
  });
});

describe("A check that was answered with a no", () => {
  test.each([
    ["nope none of those, she's breathing fine, just give me the number for tonight"],
    ["no nothing like that my breathing's good just the number for later"],
    ["nah nothing of the sort, and who do I ring after hours"],
  ])("is not put again beside a question, and the card quotes those words: %s [CALL-1]", async (line) => {
    const call = await callInWords(withContact);
    await call.hears("I think I've swallowed a bit of my filling");
    const said = await call.hears(line);
    expect(said).toContain(contact);
    expect(said).not.toMatch(/Is there any coughing/);
    expect(call.ledger.danger?.answers?.at(-1)).toMatchObject({
      asked: expect.stringContaining("coughing"),
      words: line,
    });
  });

  test.each(["no nothing like that, a bit of a cough though", "breathing's a bit tight, just the number"])(
    "stays where something of it is left: %s [CALL-1]",
    async (line) => {
      const call = await callInWords(withContact);
      await call.hears("I think I've swallowed a bit of my filling");
      expect(await call.hears(line)).toMatch(/000/);
      expect(call.ledger.danger?.stage).not.toBe("advised");
    },
  );
});

describe("Whether the team knows of a medicine", () => {
  test.each([
    "do they know I'm on warfarin",
    "and does the dentist know about the warfarin",
    "has anyone got that down, that I'm on warfarin",
  ])("is answered with a yes once they have it, and with no old order: %s [CALL-3]", async (line) => {
    const call = await callInWords();
    await call.hears("had a tooth out and it's oozing", "I should say I'm on warfarin", "the first one");
    await call.hears("Nora Bligh", "yes");
    const said = await call.hears(line);
    expect(said).toMatch(/^Yes/);
    expect(said).not.toMatch(/As I said/);
  });

  test("is kept with the visit when it was told among other words [CALL-3]", async () => {
    const call = await callInWords(withContact);
    await call.hears("had a tooth out and it's oozing");
    await call.hears("look I'm on the warfarin so there's that hold on is there another number to the ambos");
    await call.hears("the first one", "Nora Bligh", "yes");
    expect(call.tasks.some(({ isUrgent, detail }) => isUrgent && detail.includes("warfarin"))).toBe(true);
  });
});

describe("What was only a condition", () => {
  test("is never said again as an order [CALL-1]", async () => {
    const call = await callInWords();
    await call.hears("I swallowed a bit of my crown", "no, breathing's good and no coughing");
    const said = await call.hears("so what do I do about it");
    expect(said).not.toMatch(/As I said: a doctor/);
  });
});

describe("A name that was told whole", () => {
  test.each([
    ["ten thanks, Gloria Fitch, F I T C H", "Gloria Fitch"],
    ["righto nine then Trevor Marsh that's M A R S H", "Trevor Marsh"],
  ])("and spelled behind it is not asked for its first part: %s [BOOK-1]", async (line, name) => {
    const call = await callInWords();
    await call.hears("I need a check-up on Wednesday morning");
    const said = await call.hears(line);
    expect(said).not.toMatch(/first name/);
    expect(call.ledger.people[0]?.name?.full).toBe(name);
  });

  test("and the telephone of a wife makes no news hers [CALL-3]", async () => {
    const call = await callInWords();
    await call.hears("had a tooth out and it's oozing", "I'm on warfarin", "the first one then Trevor Marsh");
    await call.hears(
      "yeah put it in but ring me on the wife's mobile oh four one eight four four two nine oh seven",
    );
    await call.hears("yes");
    expect(call.tasks.map(({ detail }) => detail).join(" ")).not.toContain("wife.");
    expect(call.tasks.some(({ isUrgent, appointmentId }) => isUrgent && appointmentId !== null)).toBe(true);
  });
});
