import { describe, expect, test } from "vitest";
import type { ClinicFacts, SpecialDay } from "../../events.ts";
import { type Topic, topics } from "../../hear/acts/labels.ts";
import type { About } from "../../hear/acts/of-questions.ts";
import { contextOf } from "../context.ts";
import { say } from "../say.ts";
import { facts, ledger, monday } from "../testing/every-item.ts";
import { answerTo } from "./answers.ts";

interface Question {
  words?: string;
  about?: About;
  facts?: Partial<ClinicFacts>;
  now?: number;
}

function ask(topic: Topic, { words = "", about = {}, facts: part = {}, now = monday }: Question = {}) {
  const clinic = { ...facts, ...part };
  const item = { item: "answer", topic, about, words } as const;
  const spoken = say([item], contextOf({ ...ledger, facts: clinic, now }));
  return {
    said: spoken.sentences.map(({ text }) => text).join(" "),
    isKnown: answerTo(topic, about, clinic, now, words) === true,
  };
}
const notes = (additionalInfo: string) => ({ additionalInfo });

describe("what the clinic wrote is told", () => {
  test.each<[Topic, Question, string]>([
    ["parking", { words: "where can i park" }, "Yes, there's free parking behind the building."],
    ["parking", { facts: notes("Parking at the rear") }, "Yes, there's parking at the rear."],
    ["parking", { facts: notes("No parking on site.") }, "There's no parking on site."],
    [
      "access",
      { facts: notes("Wheelchair access via the lane") },
      "Yes, there's wheelchair access via the lane.",
    ],
    ["transport", { facts: notes("Tram 96 stops out the front.") }, "Tram 96 stops out the front."],
    ["address", { facts: notes("") }, "We're at 12 Harbour Street, Sydney NSW 2000."],
    ["email", {}, "Our email is reception at harbourstreet dot example."],
    ["price", { about: { treatment: "Teeth Cleaning" } }, "Teeth cleaning is $180."],
    ["price", { about: { named: "whitening" } }, "Teeth whitening is from $450."],
    ["price", { about: { named: "crown" }, facts: notes("A crown costs $1,600.") }, "A crown costs $1,600."],
    ["services", { about: { named: "invisalign" } }, "Yes, we do Invisalign."],
    ["services", { about: { treatment: "Root Canal" } }, "Yes, we do root canal."],
    ["insurance", { about: { named: "medibank" } }, "We take HICAPS and Medibank."],
    ["insurance", { about: { named: "bupa" }, facts: notes("All health funds.") }, "All health funds."],
    ["practitioner", { about: { named: "dr nair" } }, "Dr. Nair works Monday to Thursday."],
    ["hours", {}, "We're open nine till five, Monday to Friday, and closed on weekends."],
    ["hours", { words: "are you open now" }, "We're open now, until five o'clock."],
    [
      "hours",
      { about: { date: "2026-11-28" } },
      "We're closed on Saturday the 28th. We're open again on Monday the 30th at nine o'clock.",
    ],
    [
      "other",
      { words: "have you got a dog", facts: notes("Our dog Biscuit is in on Fridays.") },
      "Our dog Biscuit is in on Fridays.",
    ],
  ])("%s %j", (topic, question, words) => {
    expect(ask(topic, question)).toEqual({ said: words, isKnown: true });
  });

  test("public holidays by their names, and why it is closed", () => {
    const specialDays = [
      {
        fromDate: "2026-12-25",
        toDate: "2026-12-25",
        fromTime: null,
        toTime: null,
        name: "Christmas Day",
        kind: "holiday",
        isOpen: false,
      },
    ] as const;
    expect(ask("hours", { words: "are you open on christmas day", facts: { specialDays } }).said).toBe(
      "We're closed on Friday the 25th of December for Christmas Day. We're open again on Monday the 28th of December at nine o'clock.",
    );
    expect(ask("hours", { words: "are you open christmas eve", facts: { specialDays } }).isKnown).toBe(false);
  });
});

describe("what is closed every week is told with the hours", () => {
  const weekly = (weekday: number, fromTime: string | null, toTime: string | null, over = {}) => ({
    ...{ fromDate: "2026-11-01", toDate: "9999-12-31", weekday, fromTime, toTime },
    ...{ name: "staff training", kind: "closure" as const, isOpen: false, ...over },
  });
  const usual = "We're open nine till five, Monday to Friday, and closed on weekends.";
  const said = (specialDays: readonly SpecialDay[], question: Question = {}) =>
    ask("hours", { ...question, facts: { specialDays } }).said;

  test.each([
    [[weekly(3, "13:00", "17:00")], `${usual} On Wednesdays we shut at one o'clock.`],
    [[weekly(3, "13:00", null)], `${usual} On Wednesdays we shut at one o'clock.`],
    [
      [weekly(5, "08:00", "10:00"), weekly(1, "09:00", "10:00")],
      `${usual} On Mondays and Fridays we open at ten o'clock.`,
    ],
    [[weekly(4, null, null)], `${usual} On Thursdays we're closed.`],
    [[weekly(2, "12:00", "13:00")], `${usual} On Tuesdays we're closed from midday till one.`],
    [
      [weekly(2, "09:00", "10:00"), weekly(2, "15:00", "17:00")],
      `${usual} On Tuesdays we're open ten till three.`,
    ],
    // Not yet, no more, and on a day that is closed anyway.
    [[weekly(3, "13:00", "17:00", { fromDate: "2027-01-06" })], usual],
    [[weekly(3, "13:00", "17:00", { toDate: "2026-11-18" })], usual],
    [[weekly(6, "13:00", "17:00")], usual],
  ])("of the week: %j", (specialDays, told) => {
    expect(said(specialDays)).toBe(told);
  });

  test("and of the day that is asked about", () => {
    const wednesday = { about: { date: "2026-11-25" } };
    expect(said([weekly(3, "13:00", "17:00")], wednesday)).toBe(
      "We're open nine till one on Wednesday the 25th.",
    );
    expect(said([weekly(3, null, null)], wednesday)).toBe(
      "We're closed on Wednesday the 25th for staff training. We're open again on Thursday the 26th at nine o'clock.",
    );
    expect(said([weekly(3, "13:00", "17:00")], { about: { date: "2026-11-26" } })).toBe(
      "We're open nine till five on Thursday the 26th.",
    );
  });
});

describe("what is not known, or only half, is owned up to", () => {
  test.each<[Topic, Question, string]>([
    [
      "parking",
      { words: "is the parking free", facts: notes("Parking behind the building") },
      "whether it's free",
    ],
    ["price", { about: { treatment: "General Consultation", named: "crown" } }, "what a crown costs"],
    [
      "services",
      { about: { treatment: "Oral Surgery", named: "wisdom tooth" } },
      "whether we do wisdom teeth",
    ],
    ["insurance", { about: { named: "bupa" } }, "about bupa"],
    ["practitioner", { about: { named: "a lady dentist" } }, "whether one of them's a woman"],
    [
      "practitioner",
      { facts: notes("Dr Lee is our dentist."), about: { date: "2026-11-27" } },
      "who's in which day",
    ],
    ["services", { about: { named: "braces" } }, "whether we do braces"],
    ["price", { about: { named: "veneers" } }, "what veneers would cost"],
    ["length", { about: {} }, "how long that takes"],
    ["parking", { facts: notes("We're opposite Hyde Park.") }, "what the parking's like"],
    ["hours", { words: "are you open easter monday" }, "whether we are open easter monday"],
    [
      "other",
      { words: "can i bring my parrot", facts: notes("Please bring your forms.") },
      "whether you can bring your parrot",
    ],
  ])("%s %j", (topic, question, words) => {
    const { said, isKnown } = ask(topic, question);
    expect(said).toContain(words);
    expect(isKnown).toBe(false);
  });

  test("several at once are owned up to in one sentence", () => {
    const items = (["payment", "referral"] as const).map(
      (topic) => ({ item: "answer", topic, about: {}, words: "" }) as const,
    );
    expect(say(items, contextOf(ledger)).sentences.map(({ text }) => text)).toEqual([
      "I don't know which ways you can pay or about referrals, sorry.",
    ]);
  });

  test("how long a visit is booked for is not given out as how long the treatment takes", () => {
    expect(ask("length", { about: { treatment: "Root Canal" } }).said).toBe(
      "A root canal visit is booked for an hour; how long it really takes, the dentist can tell you.",
    );
  });

  test.each(topics.map((topic) => [topic]))(
    "nothing of %s is made up where the clinic wrote nothing",
    (topic) => {
      const bare: Partial<ClinicFacts> = { services: [], additionalInfo: "", treatmentMinutes: {} };
      const { said } = ask(topic, { words: "and what about that", facts: bare });
      expect(said).toMatch(/[.]$/);
      expect(said).not.toMatch(/\$|\byes\b/i);
    },
  );

  test("a clinic that lets nothing be told is asked in person; health lines are given all the same", () => {
    const permissions = { ...facts.permissions, provideInfo: false };
    expect(ask("parking", { facts: { permissions } }).isKnown).toBe(false);
    expect(ask("parking", { facts: { permissions } }).said).not.toContain("building");
    expect(ask("painkillers", { facts: { permissions } }).said).toContain("1800 022 222");
  });
});

describe("no advice on health is given here", () => {
  test.each<[Topic, string, string]>([
    ["painkillers", "can i take nurofen with blood thinners", "Don't stop or change a medicine"],
    ["painkillers", "what can i take", "pharmacist"],
    ["suitability", "do i stop my warfarin before", "Don't stop or change a medicine"],
    ["advice", "is it infected", "a dentist would have to see it"],
    ["help_number", "the poisons line please", "13 11 26"],
  ])("%s: %s", (topic, words, expected) => {
    expect(ask(topic, { words }).said).toContain(expected);
  });
});
