import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

const number = "+61491570156";
const at = Date.parse("2026-11-27T01:00:00Z");
const visit = (patientName: string, date: string, time: string, patientPhone = number) => ({
  ...{ patientName, date, time, appointmentType: "Root Canal", patientPhone },
});

async function callOf(before: readonly ReturnType<typeof visit>[], ...said: readonly string[]) {
  const call = await ledgerCall(builtIn, { before: [...before], callerNumber: number, at });
  const answers: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    answers.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  return {
    ...{ answers, tasks: call.tasks.map(({ detail }) => detail).join("\n") },
    standing: call.book.standing().map(({ patientName, date, time }) => `${patientName} ${date} ${time}`),
    notes: call.effects.flatMap((each) => (each.type === "reschedule" ? [each.note] : [])),
  };
}

describe("somebody else's visit", () => {
  const hers = visit("Melanie Kostas", "2026-12-01", "11:30", "+61412760933");
  const asked = [
    "hi it's darren kostas my wife melanie's got an appointment with you tuesday what time is it",
    "so is she booked in then",
    "just cancel it for her then",
    "is it cancelled now",
  ];

  test("is refused in the same words whether there is one or not, however often it is asked [CALL-5]", async () => {
    const there = await callOf([hers], ...asked);
    const none = await callOf([], ...asked);
    expect(there.answers).toEqual(none.answers);
    expect(there.answers[1]).toMatch(/^(?:For privacy|Sorry|I'm not able)/);
    expect(there.answers.join(" ")).not.toMatch(/stays as it is|isn't booked|eleven|still stands/);
    expect(there.standing).toEqual(["Melanie Kostas 2026-12-01 11:30"]);
  });

  test("stands on the card as asked about and not told, and never as something to be done [CALL-5]", async () => {
    const { tasks } = await callOf([hers], ...asked.slice(0, 3));
    expect(tasks).toMatch(/asked about a visit for the caller’s wife Melanie, and was told nothing/);
    expect(tasks).not.toContain("a visit cancelled");
  });
});

test("two of one telephone that are to change places: the team reads whose and which, and nothing is confirmed [CALL-5]", async () => {
  const { answers, tasks, standing } = await callOf(
    [visit("Ron Abbott", "2026-12-10", "14:00"), visit("Sheila Abbott", "2026-12-10", "10:00")],
    "ron abbott here sheila and i are both in on the tenth but they've got us the wrong way round",
    "i've got bowls so it's the wrong way round for both of us i want her ten o'clock and she has my two o'clock",
  );
  expect(answers.join(" ")).not.toMatch(/sixteen|isn't free|see you/);
  expect(tasks).toContain(
    "Ron Abbott's Thursday 10 December at 2:00 pm and Sheila Abbott's Thursday 10 December at 10:00 am",
  );
  expect(tasks).not.toContain("confirms");
  expect(standing).toHaveLength(2);
});

test("brought forward means an earlier day, and what is added is done at that same visit [CALL-5]", async () => {
  const { answers, standing, notes } = await callOf(
    [visit("Owen Marsh", "2026-12-15", "09:00")],
    "hi owen marsh here could you bring my root canal forward a bit",
    "friday the fourth in the morning",
    "the first one and can you add a clean to that as well",
    "yes",
  );
  expect(answers[0]).not.toContain("outside our hours");
  expect(answers.join(" ")).not.toMatch(/next one|the booking right after/);
  expect(standing).toEqual(["Owen Marsh 2026-12-04 09:00"]);
  expect(notes.join()).toContain("Also wanted in this visit: clean");
});

test.each([
  "nah just put it in again for monday at nine a check up",
  "mate just book the nine o'clock on monday please it's for a check up",
  "ok well book me in for monday nine then for a check up",
])(
  "a booking that is told to be made begins one, whatever was asked or left before: '%s' [CALL-1]",
  async (line) => {
    const { answers } = await callOf(
      [],
      "it's gary spence did my booking go through i got cut off",
      "it's just this phone",
      line,
    );
    expect(answers.at(-1)).toMatch(/check-up for Gary Spence, Monday the 30th at nine o'clock/);
  },
);
