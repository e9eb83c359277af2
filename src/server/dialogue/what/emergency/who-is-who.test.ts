import { describe, expect, it } from "vitest";
import { isLifeThreat } from "../../understanding.ts";
import { toUtterance } from "../../words.ts";
import { readEmergency } from "../read-emergency.ts";

const degreeOf = (said: string) => readEmergency(toUtterance(said))?.value ?? null;

describe("who somebody is to whom is no sign of danger [CALL-1]", () => {
  it.each([
    "Lily Brandt and I'm her mum Anke",
    "Ned she's four and I'm his husband",
    "Priya Sharma, she's four and I'm her mum",
    "Xiu Ying and I am her mother",
    "Leo, he's eleven, that's my brother",
    "Ned and this is his dad Tom",
  ])("%s", (said) => expect(degreeOf(said)).toBeNull());

  it.each([
    "I'm her mum and she's gone all floppy and I can't rouse her",
    "this is his dad, he's turned a funny colour and he's not answering me",
    "that's my sister, she's four, she's gone blue",
    "it's my husband, the blood just won't stop coming",
  ])("and what is told beside it is heard: %s", (said) => {
    const degree = degreeOf(said);
    expect(degree !== null && isLifeThreat(degree)).toBe(true);
  });
});
