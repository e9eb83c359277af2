import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** 'I'm his mum', 'one of the carers for Edna', 'I am the husband only': what the caller is to whoever has the visit, and no one else. */

const noahs = {
  ...{ patientName: "Noah Pike", patientPhone: "+61491570156", appointmentType: "Filling" },
  ...{ date: "2026-08-12", time: "11:00" },
};
const ednas = { ...noahs, patientName: "Edna Kovac" };

const othersAfter = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(...lines);
  return call.ledger.people
    .filter(({ standing }) => standing !== "self")
    .map(({ name, relation, standing }) => [name?.full ?? null, relation, standing]);
};

describe("what the caller is to the patient [CALL-1]", () => {
  test.each<[string, string | null, string, string]>([
    ["it is liv i am the mother of noah he is six and i need to move his time", "Noah", "son", "small"],
    ["i'm the dad of ruby pike can i move her appointment she's four", "Ruby Pike", "daughter", "small"],
    ["hi it's noah's mamma i need to move his appointment", "Noah", "son", "small"],
    ["i am one of the carers for edna kovac which day is her filling", "Edna Kovac", "client", "grown"],
    ["it's edna's husband here can you tell me when she's in", "Edna", "wife", "grown"],
    ["i'm the daughter of edna kovac what time is she in", "Edna Kovac", "mum", "grown"],
    ["i'm calling about edna's appointment i am the husband only", "Edna", "wife", "grown"],
  ])("%s", async (said, name, relation, standing) => {
    const others = await othersAfter(said);
    expect(others).toHaveLength(1);
    expect(others[0]?.[0]).toBe(name);
    expect(others[0]?.[2]).toBe(standing);
    if (others[0]?.[1] !== null) expect(others[0]?.[1]).toBe(relation);
  });

  test("a name told of their kin is theirs", async () => {
    const others = await othersAfter(
      "i'm calling about my wife's appointment when is it please",
      "my name is owen kovac wife's name is edna kovac",
    );
    expect(others).toEqual([["Edna Kovac", "wife", "grown"]]);
  });

  test.each([
    "my carers can only bring me on a monday i need a check up",
    "i'm a carer so i work nights can i get a clean in the morning",
    "i'm not the mum of anybody i just need a clean",
  ])("is nobody's matter where they come themselves: %s", async (said) => {
    const call = await callInWords();
    await call.hears(said);
    const { matters, caller } = call.ledger;
    expect(matters.every(({ person }) => person === caller)).toBe(true);
  });
});

describe("a parent of a small child on the visit's number is served [CALL-1]", () => {
  test.each([
    ["hello it's liv i am the mother of noah he is six and i would need to move his time"],
    ["hi this is noah's dad i need to move his appointment he's six"],
    ["i want to move the time of noah pike", "i am the mamma he is six"],
    ["i need to change noah's appointment", "he's six i'm his mum"],
  ])("%s %s", async (...lines) => {
    const call = await callInWords({ before: [noahs] });
    const said: string[] = [];
    for (const line of [...lines, "friday at two in the afternoon"]) said.push(await call.hears(line));
    expect(said.join(" ")).not.toMatch(/privacy|only open or change/i);
    await call.hears("yes please");
    expect(call.stands()).toEqual(["Noah Pike 2026-08-14 14:00"]);
  });
});

describe("nobody is asked whether a grown person is a child [CALL-1]", () => {
  test.each([
    "hi it's tess i'm one of the carers for edna kovac which day is her appointment",
    "i'm edna's husband can you move her appointment",
    "i need to move edna kovac's appointment she's eighty four i look after her",
    "my carers told me to ask when edna kovac's appointment is i'm the neighbour",
  ])("%s", async (said) => {
    const call = await callInWords({ before: [ednas] });
    const reply = await call.hears(said);
    expect(reply).not.toMatch(/carers under|husband under|eighty.*under sixteen/i);
    if (!said.includes("neighbour")) expect(reply).not.toContain("under sixteen");
    expect(reply).not.toMatch(/the 12th|eleven o'clock/);
  });
});
