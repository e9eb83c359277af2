import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { ledgerCall } from "../support/ledger-call.ts";

const number = "+61491570156";
const at = Date.parse("2026-11-27T01:00:00Z");
const visit = (patientName: string, date: string, time: string) => ({
  ...{ patientName, date, time, appointmentType: "Teeth Cleaning", patientPhone: number },
});

type Before = ReturnType<typeof visit>;

async function callOf(before: readonly Before[], ...said: readonly string[]) {
  const call = await ledgerCall(builtIn, { before: [...before], callerNumber: number, at });
  const answers: string[] = [];
  for (const text of said) {
    const effects = await call.send({ type: "heard", text });
    answers.push(effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" "));
  }
  const standing = call.book
    .standing()
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);
  return { answers, standing };
}

const hers = visit("Beverley Oates", "2026-11-30", "11:00");
const his = visit("Desmond Oates", "2026-11-30", "11:30");
const his1130 = "Desmond Oates 2026-11-30 11:30";

describe("a cancellation that is said plainly", () => {
  test("is done, though a move was heard first, and nobody else's is touched for being let be [CALL-5]", async () => {
    const { answers, standing } = await callOf(
      [hers, his],
      "hi it's bev oates i can't make it on monday",
      "i don't want another day i want to cancel it and des is still coming so don't touch his",
      "yes i said cancel my appointment please",
    );
    expect(standing).toEqual([his1130]);
    expect(answers.join(" ")).not.toMatch(/Desmond|Des\b|sixteen|Which day/);
  });

  test("is a yes to that very visit where it is said again, and none where it is said of another's [CALL-5]", async () => {
    const begun = ["it's bev oates here i need to cancel my visit on monday"];
    expect((await callOf([hers, his], ...begun, "not desmond's just mine")).standing).toEqual([his1130]);
    const cancelling = await callOf([hers, his], ...begun, "no don't cancel mine");
    expect(cancelling.standing).toHaveLength(2);
    expect((await callOf([hers, his], ...begun, "no cancel desmond's")).standing).toHaveLength(2);
  });

  test("takes the place of what was being done once it is surely said again [CALL-5]", async () => {
    const { answers } = await callOf(
      [hers],
      "hello beverley oates here i want to move my appointment",
      "i'm not after a new time just call it off",
    );
    expect(answers.at(-1)).toMatch(/cancel it\?$/);
  });
});

test("a time that is taken moves that child's visit, and the others stay [CALL-5]", async () => {
  const children = ["Noah", "Zoe", "Ari"].map((name, index) =>
    visit(`${name} Petrou`, "2026-12-09", `1${4 + index}:00`),
  );
  const { answers, standing } = await callOf(
    children,
    "it's maria petrou can you move my son noah's appointment he's ten",
    "tuesday the fifteenth after school",
    "half three's perfect that's only noah zoe and ari stay where they are",
    "yes please",
  );
  expect(answers[0]).not.toContain("sixteen");
  expect(standing).toEqual(
    expect.arrayContaining([
      "Noah Petrou 2026-12-15 15:30",
      "Zoe Petrou 2026-12-09 15:00",
      "Ari Petrou 2026-12-09 16:00",
    ]),
  );
});

test.each([
  ["Beverley Oates", "it's bev oates", "it's me beverley"],
  ["Katherine Oates", "kath oates here", "it's me katherine i'm the one ringing"],
  ["William Oates", "this is bill oates", "it's william himself"],
])("%s is known by the short name on the number of the visit [CALL-5]", async (patient, short, full) => {
  const { answers } = await callOf(
    [visit(patient, "2026-11-30", "11:00"), his],
    `${short} i need to cancel my visit on monday`,
    full,
  );
  expect(answers.join(" ")).not.toMatch(/child|sixteen|can't find/);
  expect(answers.at(-1)).toContain(`${patient}'`);
});
