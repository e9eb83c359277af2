import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const booked = async () => {
  const call = await callInWords();
  await call.hears(
    "hi id like to book a clean next wednesday at ten please",
    "joan reid",
    "yes that number",
    "yes please",
  );
  expect(call.stands()).toEqual(["Joan Reid 2026-08-19 10:00"]);
  return call;
};

describe("a card for the team tells what it is for", () => {
  test("[CALL-8] what was said for a booking that is made is not on the card of a ring back", async () => {
    const call = await booked();
    await call.hears(
      "oh and can somebody ring me about my account i reckon im owed forty dollars",
      "after two",
    );
    const [task] = call.tasks;
    expect(task?.detail).toMatch(/owed forty dollars/);
    expect(task?.detail).not.toMatch(/book a clean/);
  });

  test("[CALL-8] news of health told while booking stays on it", async () => {
    const call = await callInWords();
    await call.hears("hi id like a clean next wednesday at ten ive just started on warfarin");
    await call.hears("joan reid", "yes that number", "yes please");
    await call.hears("and can somebody ring me about my account", "after two");
    expect(call.tasks.map(({ detail }) => detail).join("\n")).toMatch(/warfarin/);
  });
});

describe("hours that bound a ring back are when to ring", () => {
  test.each([
    ["can somebody ring me about my plate and not before two", "2:00 pm"],
    ["could someone give me a call about my invoice please only after eleven", "11:00 am"],
  ])("[CALL-8] '%s'", async (words, hour) => {
    const call = await callInWords();
    await call.hears(words, "tom hughes");
    expect(call.ledger.asked?.ask).not.toBe("ring_when");
    expect(call.tasks[0]?.detail).toContain(hour);
  });

  test("[CALL-8] hours of a visit in the same breath are none", async () => {
    const call = await callInWords();
    await call.hears("can i book a checkup on wednesday and not before two");
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["book"]);
    expect(call.ledger.asked?.ask === "offer" && call.ledger.asked.times[0]?.time).toBe("14:00");
  });
});

describe("'after' tells when, and only behind 'I am' asks", () => {
  test("[CALL-5] when somebody knocks off is no question of our hours", async () => {
    const call = await callInWords();
    const said = await call.hears("i need a filling i finish work at three so after that");
    expect(said).not.toMatch(/open/);
    expect(
      call.ledger.asked?.ask === "offer" && call.ledger.asked.times.every(({ time }) => time >= "15:00"),
    ).toBe(true);
  });
});

describe("what two are coming for is told of them", () => {
  test("[CALL-5] 'a clean for me and a filling for my husband' begins no third visit", async () => {
    const call = await callInWords();
    await call.hears("can i book two appointments please one for me and one for my husband");
    await call.hears("a clean for me and a filling for my husband");
    const treatments = call.ledger.matters.map(({ kind, named }) => [kind, named]);
    expect(treatments).toEqual([
      ["book", "clean"],
      ["book", "filling"],
    ]);
  });
});

describe("a time told before somebody is named is of everybody who comes", () => {
  test("[CALL-5] 'Thursday week at ten for me, and Pearl after me' is settled for the caller", async () => {
    const call = await callInWords();
    await call.hears("i want to make an appointment for the wife and meself", "check ups");
    await call.hears("thursday week at ten for me and pearl after me");
    expect(call.ledger.matters[0]?.slot).toEqual({ date: "2026-08-20", time: "10:00" });
  });

  test("[CALL-5] both names told in one breath are each their own", async () => {
    const call = await callInWords();
    await call.hears("i want to make an appointment for the wife and meself", "check ups");
    await call.hears("thursday week at ten", "bert nolan and my wife is pearl nolan", "yes", "yes");
    expect(call.stands()).toEqual(["Bert Nolan 2026-08-20 10:00", "Pearl Nolan 2026-08-20 10:30"]);
  });
});

describe("a card is read at a glance", () => {
  test("[CALL-8] each thing that was told stands there once, in the order told, and nothing sums it up", async () => {
    const call = await callInWords();
    await call.hears("its bert nolan i need to leave a message for the team theres a few things");
    await call.hears("i left a grey scarf in your waiting room");
    await call.hears("and the invoice has the wrong item number on it");
    const [task] = call.tasks;
    expect(task?.title).toBe("Message from Bert Nolan");
    expect(task?.detail).toMatch(
      /^In the caller's words: .*“i left a grey scarf[^”]*” “and the invoice has the wrong[^”]*”$/,
    );
    expect(task?.detail.match(/grey scarf/g)).toHaveLength(1);
  });

  test.each([
    [
      [
        "i got charged a hundred and eighty five dollars for an x ray and nobody took an x ray",
        "yes graham holt",
      ],
      /a hundred and eighty five dollars for an x ray and nobody took an x ray/,
    ],
    [
      ["i was in tuesday and i cant find my glasses theyve got red frames its ivy moss", "yes please"],
      /i cant find my glasses theyve got red frames/,
    ],
    [
      ["how much is a crown and do you do a discount for the health care card", "yes text me its aroha tane"],
      /a discount for the health care card/,
    ],
    [
      [
        "its costa here were down to service your steriliser thursday and i need letting in early",
        "costa manos",
      ],
      /service your steriliser thursday and i need letting in early/,
    ],
  ] as const)("[CALL-8] no point that was told is left out: %j", async (lines, words) => {
    const call = await callInWords();
    await call.hears(...lines, "any time", "no thats all");
    const { title = "", detail = "" } = call.tasks.at(-1) ?? {};
    expect(detail).toMatch(words);
    expect(`${title}\n${detail.split("In the caller's words")[0]}`).not.toMatch(
      /\$|health|about|asks|complains/,
    );
  });

  test("[CALL-8] a question that was put twice stands there as it was put both times", async () => {
    const call = await callInWords();
    await call.hears(
      "a checkup wednesday at ten for luke barr",
      "yes but can my wife get in shes in a wheelchair",
    );
    await call.hears("are there steps or what", "yes ring me", "any time", "no thats all");
    const { detail = "" } = call.tasks.at(-1) ?? {};
    expect(detail).toContain("shes in a wheelchair");
    expect(detail).toContain("are there steps or what");
  });

  test("[CALL-8] a message beside the one visit that was booked opens with it, and the visit's notes stay as they were", async () => {
    const call = await callInWords();
    await call.hears("a checkup thursday at ten its nadia petrov", "yes");
    const [before] = call.book.standing();
    await call.hears("can you tell the front desk i left my umbrella there", "no thats all");
    expect(call.tasks.at(-1)?.detail).toContain("i left my umbrella there");
    expect(call.tasks.at(-1)?.appointmentId).not.toBeNull();
    expect(call.book.standing()).toEqual([before]);
  });

  test("[CALL-8] whom they don't want told takes nothing of what they said off the card", async () => {
    const call = await callInWords();
    await call.hears(
      "its tracey mills from the bakery one of my blokes gavin hollis has got the dentist thursday and i need him on the ovens can you shift that to the friday",
      "ring me back before ten on this one and dont tell gavin i rang",
    );
    expect(call.tasks.at(-1)?.detail).toContain("i need him on the ovens");
  });

  test("[CALL-8] of a booking that was broken off, the time that was chosen stands there", async () => {
    const call = await callInWords({ callerNumber: null });
    await call.hears("id like a clean any time thursday morning but ive got to be gone by eleven");
    await call.hears("the first one", "pearl nolan", "no thanks bye");
    expect(call.tasks[0]?.detail).toContain(
      "spoken of: Thursday 13 August at 9:00 am, not confirmed with them",
    );
    expect(call.tasks[0]?.detail).not.toContain("wished for");
  });

  test("[CALL-8] news of health without a visit is told of none", async () => {
    const call = await callInWords();
    await call.hears("can you let the dentist know ive been put on warfarin its bert nolan", "no");
    expect(call.tasks[0]).toMatchObject({ isUrgent: true });
    expect(call.tasks[0]?.detail).not.toContain("visit");
  });
});

describe("fear is told by the clause that tells it", () => {
  test("[CALL-5] a greeting and a wish beside it are none of it", async () => {
    const call = await callInWords();
    await call.hears("hi im after a clean but im really scared of needles");
    const fears = call.ledger.lastHeard?.acts.filter(({ kind }) => kind === "fear") ?? [];
    expect(fears.map(({ words }) => words)).toEqual(["but im really scared of needles"]);
  });
});

test("[CALL-1] what is counted in a question begins no telephone number", async () => {
  const call = await callInWords({ callerNumber: null });
  await call.hears(
    "id like a clean thursday at ten",
    "pearl nolan",
    "okay so is that one appointment or two",
  );
  expect(call.ledger.digits).toBe("");
});
