import { describe, expect, test } from "vitest";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

/** Which times are offered last, by the clock. */
const offered = ({ ledger }: CallInWords): readonly string[] =>
  ledger.asked?.ask === "offer" ? ledger.asked.times.map(({ time }) => time) : [];

const wishing = async (...words: readonly string[]): Promise<CallInWords> => {
  const call = await callInWords();
  await call.hears("hi can i get a checkup next week");
  for (const each of words) await call.hears(each);
  return call;
};

describe("times are offered by what the caller told of theirs", () => {
  test.each([
    ["mornings suit me better i start work at eleven", "11:00"],
    ["any morning i have to be at uni by half past ten", "10:30"],
  ])("[CALL-5] '%s' leaves nothing that ends later", async (words, end) => {
    const times = offered(await wishing(words));
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => time < end)).toBe(true);
  });

  test("[CALL-5] 'mornings are easiest' takes none of those that were offered", async () => {
    const call = await wishing("mornings are easiest for me");
    expect(call.ledger.matters[0]?.slot).toBeNull();
    expect(offered(call).every((time) => time < "12:00")).toBe(true);
  });

  test("[CALL-5] 'afternoons, I knock off at two' is after two", async () => {
    const times = offered(await wishing("afternoons are good i knock off at two"));
    expect(times.every((time) => time >= "14:00")).toBe(true);
  });
});

describe("an offer stands until it is taken or refused", () => {
  test("[CALL-5] whoever asks what else there is hears other times of that day", async () => {
    const call = await wishing("the wednesday");
    const before = offered(call);
    await call.hears("hmm what other times have you got");
    const { asked } = call.ledger;
    const times = asked?.ask === "offer" ? asked.times : [];
    expect(times.map(({ date }) => date)).toEqual(["2026-08-19", "2026-08-19", "2026-08-19"]);
    expect(offered(call).filter((time) => before.includes(time))).toEqual([]);
  });

  test("[CALL-5] a denied sign of danger refuses no time", async () => {
    const call = await callInWords();
    await call.hears("my cheek has swollen up from a bad tooth");
    const times = offered(call);
    expect(times.length).toBeGreaterThan(0);
    await call.hears("no i can breathe and swallow fine");
    expect(offered(call)).toEqual(times);
  });

  test("[CALL-5] whoever tells nothing of when hears the soonest times, and is not asked again", async () => {
    const call = await callInWords();
    await call.hears("id like a checkup please");
    expect(call.ledger.asked?.ask).toBe("when");
    await call.hears("its been about two years since anyone looked at them");
    expect(offered(call)).toHaveLength(3);
  });

  test("[CALL-5] the time that was chosen is said before the name is asked for", async () => {
    const call = await callInWords();
    expect(await call.hears("can i get a checkup on thursday at ten")).toMatch(
      /ten o'clock on Thursday the 13th\. .*name/,
    );
  });
});

describe("he and she are whoever was spoken of", () => {
  test.each(["he can only do fridays", "she works tuesdays and thursdays so a friday"])(
    "[CALL-5] '%s' brings nobody else along",
    async (words) => {
      const call = await callInWords();
      await call.hears(`hi id like a checkup for my ${words.startsWith("he") ? "husband" : "sister"}`);
      await call.hears(words);
      expect(call.ledger.matters).toHaveLength(1);
      expect(call.ledger.asked?.ask).toBe("offer");
    },
  );

  test("[CALL-5] 'and his brother too' does", async () => {
    const call = await callInWords();
    await call.hears("hi id like a checkup for my son");
    await call.hears("and his brother too both on friday");
    expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toHaveLength(2);
  });
});

describe("what is read back is asked after", () => {
  test("[CALL-5] 'is that this week or next' opens no other matter", async () => {
    const call = await callInWords();
    await call.hears("can i get a clean on thursday at ten its poppy lang");
    expect(call.ledger.asked?.ask).toBe("agree_book");
    const said = await call.hears("is that this coming week or the one after");
    expect(call.ledger.matters).toHaveLength(1);
    expect(said).toMatch(/Thursday the 13th/);
    await call.hears("yes please");
    expect(call.book.standing()).toMatchObject([{ date: "2026-08-13", time: "10:00" }]);
  });

  test("[CALL-5] what was not known is offered to the team by its name", async () => {
    const call = await callInWords();
    await call.hears("can i get a clean on thursday at ten its poppy lang");
    expect(await call.hears("yes please and what does it cost")).not.toMatch(/couldn't/);
  });
});

describe("what is told of a visit is told as it was said", () => {
  test.each([
    ["no no pain only its sharp", /no pain/i],
    ["no fever just hot in the cheek", /no fever/i],
  ])("[APPT-14] '%s' keeps its no in the notes", async (words, kept) => {
    const call = await callInWords();
    await call.hears("my crown fell out can i come tomorrow morning at nine");
    await call.hears(words);
    await call.hears("its igor petrov");
    await call.hears("yes");
    expect(call.effects.flatMap((each) => (each.type === "book" ? [each.booking.notes] : []))[0]).toMatch(
      kept,
    );
  });
});

describe("whoever's visit is refused has their own all the same", () => {
  const farrells = [
    {
      ...{ patientName: "Jodie Farrell", patientPhone: "+61491570156", date: "2026-08-18", time: "10:00" },
      appointmentType: "Teeth Cleaning",
    },
    {
      ...{ patientName: "Ben Farrell", patientPhone: "+61491570156", date: "2026-08-18", time: "10:30" },
      appointmentType: "Teeth Cleaning",
    },
  ];

  test("[CALL-5] 'move mine then' is looked for, and 'is mine moved' cancels nothing", async () => {
    const call = await callInWords({ before: farrells });
    await call.hears(
      "hi its jodie farrell ben and me are in on tuesday week can you cancel his hes away for work",
      "hes my husband",
      "well can you at least move mine to half eleven or twelve",
    );
    expect(call.ledger.matters.at(-1)).toMatchObject({ kind: "move", status: "open" });
    const said = await call.hears("so has mine been moved or not");
    expect(said).not.toMatch(/cancel/);
    expect(call.stands()).toHaveLength(2);
  });

  test("[CALL-5] a name told with more words is the one that stands under the number", async () => {
    const call = await callInWords({ before: farrells });
    await call.hears("hello its jodie farrell here can you tell me when im in");
    expect(call.ledger.people[call.ledger.caller]?.name?.full).toBe("Jodie Farrell");
  });

  test("[CALL-5] 'am I down for the Tuesday' is answered of the Tuesday that stands", async () => {
    const call = await callInWords({ before: farrells });
    const said = await call.hears("its jodie farrell here am i down for the tuesday");
    expect(said).toMatch(/Tuesday the 18th/);
    expect(said).not.toMatch(/^No/);
  });
});

describe("a visit that is needed, with news of health", () => {
  test("[CALL-3] is booked, with the news on it and with the team", async () => {
    const call = await callInWords();
    await call.hears(
      "morning love i need a tooth pulled and i take eliquis",
      "thursday at two",
      "ada brown",
      "yes",
    );
    expect(call.stands()).toEqual(["Ada Brown 2026-08-13 14:00"]);
    expect(call.tasks.some(({ isUrgent, detail }) => isUrgent && detail.includes("eliquis"))).toBe(true);
  });
});

test("[CALL-5] a time told once the nearest day was offered is of that day", async () => {
  const call = await callInWords();
  await call.hears("can i have a clean on saturday", "ten then", "its ada brown", "yes");
  expect(call.stands()).toEqual(["Ada Brown 2026-08-14 10:00"]);
});

describe("a visit asked for in the form of a question is wished for", () => {
  test.each([
    "can i have a clean on saturday",
    "could we have a filling on tuesday morning",
    "may i have a checkup",
  ])("[CALL-5] %s", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    expect(call.ledger.matters).toMatchObject([{ kind: "book", treatment: expect.any(String) }]);
  });

  test.each([
    "can i have milk after a filling",
    "can i get a price for a crown",
    "can i have a crown while im pregnant",
  ])("[CALL-5] %s asks, and wishes for none", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    expect(call.ledger.matters.filter(({ kind }) => kind === "book")).toEqual([]);
  });
});

describe("what was offered is what they go on about", () => {
  test("[CALL-5] the day of the offer wished for once more changes nothing", async () => {
    const call = await callInWords();
    await call.hears("ive got a shocking toothache");
    const times = offered(call);
    await call.hears("yeah today would be good");
    expect(offered(call)).toEqual(times);
  });

  test("[CALL-5] 'what have you got' is asked of times while times are asked for, and of the message else", async () => {
    const call = await callInWords();
    const said = await call.hears(
      "how much is a checkup and clean",
      "right and can i come in on thursday",
      "or friday what have you got",
    );
    expect(said).toMatch(/Friday the 14th at/);
    expect(said).not.toMatch(/team/);
  });

  test("[CALL-5] 'about the same time' the week after is that time", async () => {
    const helen = {
      patientName: "Helen Marsh",
      patientPhone: "+61491570156",
      date: "2026-08-13",
      time: "14:00",
    };
    const call = await callInWords({ before: [{ ...helen, appointmentType: "Teeth Cleaning" }] });
    await call.hears(
      "hi this is helen marsh i need to change my appointment on thursday",
      "the following week please same kind of time",
    );
    expect(call.ledger.asked).toMatchObject({ ask: "agree_move", to: { date: "2026-08-20", time: "14:00" } });
  });
});

test("[CALL-5] a task begins with what is to be passed on, and not with the wish to pass it on", async () => {
  const call = await callInWords();
  await call.hears(
    "hello could you pass something on to the dentist",
    "my splint is cutting into my cheek and i am off to bali on sunday",
    "tom keane",
  );
  expect(call.tasks[0]?.detail.split("\n")[0]).toMatch(/splint/);
});

describe("what belongs to whom, and which day is of the visit", () => {
  test.each([
    "can i book a clean for me and a filling for my husband on thursday",
    "two appointments thursday please a filling for my wife and a clean for myself",
  ])("[CALL-5] %s: each gets the treatment that stands with them", async (words) => {
    const call = await callInWords();
    await call.hears(words);
    const { matters, caller } = call.ledger;
    expect(matters).toHaveLength(2);
    expect(matters.map(({ person, named }) => [person === caller, named]).toSorted()).toEqual([
      [false, "filling"],
      [true, "clean"],
    ]);
  });

  test.each(["i need to move tomorrows appointment", "gotta change tomorrow's booking sorry"])(
    "[CALL-5] '%s': tomorrow is when it stands, and not where it is to go",
    async (words) => {
      const visit = {
        patientName: "Bruno Rossi",
        patientPhone: "+61491570156",
        date: "2026-08-11",
        time: "09:00",
      };
      const call = await callInWords({ before: [{ ...visit, appointmentType: "Fillings" }] });
      await call.hears(words, "bruno rossi");
      expect(call.ledger.asked?.ask).toBe("when");
      await call.hears("next week tuesday same time");
      expect(call.ledger.asked).toMatchObject({
        ask: "agree_move",
        to: { date: "2026-08-18", time: "09:00" },
      });
    },
  );
});

test("[CALL-2] beside a visit of their own, nothing is told of a friend's that was refused, by whatever it is asked", async () => {
  const liam = {
    patientName: "Liam Brandt",
    patientPhone: "+61400111222",
    date: "2026-08-13",
    time: "10:00",
  };
  const call = await callInWords({ before: [{ ...liam, appointmentType: "Fillings" }] });
  await call.hears(
    "hi can i book a checkup friday at ten its zoe carter",
    "yes",
    "and my friend liam brandt cant make his appointment thursday can you cancel it for him",
    "hes just a friend",
  );
  for (const asked of ["has he cancelled it already then", "so was it cancelled or not"])
    expect(await call.hears(asked)).not.toMatch(/still stands|isn't cancelled|Thursday|\bten o'clock/);
  expect(await call.hears("right and is mine still on")).toMatch(/Friday the 14th/);
});
