import { describe, expect, test } from "vitest";
import { weekdayNames } from "#kernel/spoken-dates.ts";
import { weekdayOf } from "#kernel/zoned-time.ts";
import { callInWords } from "../support/call-in-words.ts";

/** Hours outside which nothing suits hold for every offer of the call. */

async function offeredAfter(...said: readonly string[]): Promise<readonly string[]> {
  const call = await callInWords();
  await call.hears(...said);
  return call.ledger.matters[0]?.offered.map(({ time }) => time) ?? [];
}

describe("a limit once told holds for every offer [CALL-1]", () => {
  test.each([
    [["i need a clean tomorrow has to be after one but i gotta leave for work by four"], "13:00", "15:30"],
    [["i need a clean tomorrow morning but i have to be away by twelve"], "00:00", "11:30"],
    [["i need a clean wednesday", "i must be gone by one", "what about thursday"], "00:00", "12:30"],
    [["a filling please but it has to be before eleven", "tuesday", "in the morning"], "00:00", "10:30"],
    [["i've chipped my tooth it hurts but i can only come after three"], "15:00", "23:59"],
    [["i need a clean", "after two but i've got to leave by five", "thursday afternoon"], "14:00", "16:30"],
  ])("%j: nothing before %s, and none that ends too late", async (said, earliest, latest) => {
    const times = await offeredAfter(...said);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time < earliest || time > latest)).toEqual([]);
  });

  test("until they tell it otherwise", async () => {
    expect(
      await offeredAfter("i need a clean tomorrow only after three", "between ten and twelve then"),
    ).toContain("10:00");
  });
});

test("a weekday that is ruled out for one week is the next such day [CALL-5]", async () => {
  // Friday, 14 August 2026.
  const call = await callInWords({ at: Date.parse("2026-08-13T23:00:00Z") });
  const said = await call.hears(
    "hi could i get a clean on a monday or a wednesday after two just not next week",
  );
  expect(said).toMatch(/24th|26th/);
});

test.each([
  ["could you do nine i've got the kids' swimming at half eight and a dentist's bill to pay at ten", "09:00"],
  ["can i have the nine because i've got tradies coming at ten", "09:00"],
  ["could i get the half past four i have pilates at six", "16:30"],
])("an hour of some other business is no hour to come at: '%s' [CALL-1]", async (words, time) => {
  const call = await callInWords();
  await call.hears("i need a clean on wednesday", words);
  expect(call.ledger.matters[0]?.slot?.time).toBe(time);
});

test.each(["i'd rather not come on a friday but any other day next week for a filling"])(
  "a day that they would rather not come on is none to come on: '%s' [CALL-1]",
  async (words) => {
    const call = await callInWords();
    await call.hears(words);
    const days = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(days.filter((date) => date === "2026-08-14" || date === "2026-08-21")).toEqual([]);
    expect(days.length).toBeGreaterThan(0);
  },
);

describe("days and hours that cannot be are ruled out at whatever was asked [CALL-1]", () => {
  test.each([
    [
      [
        "i need to book in",
        "it's my tooth it's a bit sore and thursdays i mind the grandkids",
        "any day this week",
      ],
    ],
    [["a clean please wednesday and thursday i'm on night shift", "any day this week"]],
    [["my filling fell out wednesday thursday i'm doing lates so friday only", "any time friday"]],
  ])("%j", async (said) => {
    const call = await callInWords();
    await call.hears(...said);
    const days = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(days).not.toContain("2026-08-13");
    expect(days.length).toBeGreaterThan(0);
  });

  test.each([
    [
      [
        "can i make an appointment",
        "a check up it can't be before ten mind because of the bus",
        "any morning",
      ],
      "10:00",
    ],
    [["a check up on thursday", "the first one", "mary jones and i can't get there before eleven"], "11:00"],
  ])("%j: nothing before %s", async (said, earliest) => {
    const times = await offeredAfter(...said);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time < earliest)).toEqual([]);
  });

  test.each(["oh and i can't do mondays by the way", "it can't be before ten mind because of the bus"])(
    "what was chosen and is none of them stays as it was read back: %s",
    async (told) => {
      const call = await callInWords();
      await call.hears("can i get a clean on friday at eleven", "tom baker", told, "yes");
      expect(call.stands()).toEqual(["Tom Baker 2026-08-14 11:00"]);
    },
  );

  test("until they name one of them themselves", async () => {
    const call = await callInWords();
    await call.hears("i need a clean", "wednesdays i'm working", "could you do wednesday after all");
    expect(call.ledger.matters[0]?.offered.map(({ date }) => date)).toContain("2026-08-12");
  });
});

describe("limits of days are told in any order, and hold until the visit is booked [CALL-1] [CALL-5]", () => {
  const weekdaysOf = (dates: readonly string[]) =>
    new Set(dates.map((date) => weekdayNames[weekdayOf(date)]));

  test.each<{ said: readonly string[]; from?: string; to?: string; on?: readonly string[] }>([
    {
      said: ["nothing till the thirty first im interstate", "thursdays are best"],
      from: "2026-09-03",
      on: ["Thursday"],
    },
    {
      said: ["dont have the car till the nineteenth", "tuesdays if possible"],
      from: "2026-08-25",
      on: ["Tuesday"],
    },
    { said: ["my husband drive me only saturday sunday monday", "after ten oclock"], on: ["Monday"] },
    {
      said: ["after the twentieth but before the first", "not a friday"],
      from: "2026-08-24",
      to: "2026-08-31",
    },
    { said: ["i can do mondays", "or wednesdays too", "before twelve"], on: ["Monday", "Wednesday"] },
    {
      said: [
        "im in hospital until wednesday week",
        "mondays suit me",
        "not the first one you said, the week after",
      ],
      from: "2026-08-31",
      on: ["Monday"],
    },
    {
      said: ["it has to be before we fly on the nineteenth", "whenever suits you", "mornings would be nicer"],
      to: "2026-08-18",
    },
    {
      said: ["i can only do a tuesday or a friday", "next week", "later in the day"],
      from: "2026-08-18",
      to: "2026-08-21",
      on: ["Tuesday", "Friday"],
    },
    {
      said: ["im back on the twentieth", "a tuesday", "what else have you got"],
      from: "2026-08-25",
      on: ["Tuesday"],
    },
  ])("$said", async ({ said, from = "2026-08-10", to = "2026-12-31", on }) => {
    const call = await callInWords();
    await call.hears("i need to book a check up", ...said);
    const dates = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(dates.length).toBeGreaterThan(0);
    expect(dates.filter((date) => date < from || date > to)).toEqual([]);
    if (on) expect([...weekdaysOf(dates)].filter((name) => !on.includes(name ?? ""))).toEqual([]);
  });

  test("a visit is moved within all of them, and 'that week' is the one that was offered", async () => {
    const call = await callInWords({
      callerNumber: "+61412345678",
      before: [
        {
          patientName: "Robert Hill",
          patientPhone: "+61412345678",
          date: "2026-08-12",
          time: "10:00",
          appointmentType: "Check-up",
        },
      ],
    });
    await call.hears(
      "i need to move my appointment on wednesday",
      "its robert hill",
      "im away until the twenty first and i can only do tuesdays and thursdays",
    );
    expect(call.ledger.matters[0]?.offered[0]?.date).toBe("2026-08-25");
    await call.hears("not that week though the week after");
    const dates = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
    expect(new Set(dates)).toEqual(new Set(["2026-09-01", "2026-09-03"]));
  });

  test("what cannot be had within them is said with them", async () => {
    const call = await callInWords();
    expect(await call.hears("i need a check up", "i can only do tuesdays and thursdays after five")).toMatch(
      /on a Tuesday or Thursday/,
    );
  });

  test.each([
    [
      "a day that they name themselves after all",
      ["im away till the twentieth", "have you got this thursday"],
      "2026-08-13",
    ],
    ["'only' of something else", ["i only want the one appointment on thursday"], "2026-08-13"],
    ["a weekday that suits, said in short", ["thursdays good"], "2026-08-13"],
  ])("but no limit is made of %s", async (_, said, date) => {
    const call = await callInWords();
    await call.hears("i need to book a check up", ...said);
    expect(new Set(call.ledger.matters[0]?.offered.map((slot) => slot.date))).toEqual(new Set([date]));
  });

  test("what takes up a day limits when to ring, and is never the day", async () => {
    const call = await callInWords();
    await call.hears(
      "can somebody give me a call",
      "harold pike",
      "i play golf thursdays so any other afternoon",
    );
    expect(call.tasks.at(-1)?.detail).toContain("(afternoon, not Thursdays)");
    const other = await callInWords();
    await other.hears("can someone ring me back", "joan smith", "after two but thats my yoga on tuesdays");
    expect(other.tasks.at(-1)?.detail).not.toContain("11 August");
  });
});

describe("days on which they are away [CALL-1]", () => {
  test.each<{ said: readonly string[]; from?: string; to?: string }>([
    {
      said: ["we head off to bali on the eighteenth and get back on the thirtieth", "before we go away"],
      to: "2026-08-17",
    },
    {
      said: ["i'm going into hospital on friday and coming home on the twentieth", "once im home"],
      from: "2026-08-20",
    },
  ])(
    "are named again by leaving and coming back: $said",
    async ({ said, from = "2026-08-10", to = "2026-12-31" }) => {
      const call = await callInWords();
      await call.hears("i need to book a check up", ...said);
      const dates = call.ledger.matters[0]?.offered.map(({ date }) => date) ?? [];
      expect(dates.length).toBeGreaterThan(0);
      expect(dates.filter((date) => date < from || date > to)).toEqual([]);
    },
  );

  test("a visit is moved off the day on which they cannot come, whichever hours are told", async () => {
    const call = await callInWords({
      callerNumber: "+61412345678",
      before: [
        {
          ...{ patientName: "Olga Petrov", patientPhone: "+61412345678" },
          ...{ date: "2026-08-12", time: "10:00", appointmentType: "Check-up" },
        },
      ],
    });
    await call.hears(
      "wednesday im rostered on so i need to move my visit",
      "olga petrov",
      "after three in the afternoon",
    );
    expect(call.ledger.matters[0]?.offered.map(({ date }) => date)).not.toContain("2026-08-12");
  });
});

test("whoever is not booking yet picks nothing, and is asked for nothing [CALL-8]", async () => {
  const call = await callInWords();
  const said = await call.hears(
    "do you have anything on friday afternoon",
    "im not booking now i'll see my roster first",
  );
  expect(said).not.toMatch(/name|come in for/);
});
