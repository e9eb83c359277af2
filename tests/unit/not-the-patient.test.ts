import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever has said that a visit is another grown person's opens it on another line by nothing that they say later. */

const ednas = {
  ...{ patientName: "Edna Kovac", patientPhone: "+61412000771", appointmentType: "Crown" },
  ...{ date: "2026-08-13", time: "10:00" },
};
const stands = ["Edna Kovac 2026-08-13 10:00"];
const number = "oh four one two treble oh seven seven one";
const stranger = { before: [ednas], callerNumber: "+61412000999" };

/** Nothing of the visit was told, and whatever the team has is not signed with the patient's name or number. */
function expectUnopened(call: Awaited<ReturnType<typeof callInWords>>, said: readonly string[]) {
  expect(call.stands()).toEqual(stands);
  expect(said.join(" ")).not.toMatch(/ten o'clock|Crown|shall i cancel/i);
  expect(call.effects.some(({ type }) => type === "cancel" || type === "reschedule")).toBe(false);
  for (const task of call.tasks) {
    expect(task.title).not.toContain("Edna");
    expect(task.phone).not.toBe(ednas.patientPhone);
  }
}

describe("another grown person's visit, on another line [CALL-1]", () => {
  test.each([
    [
      "a former partner who then says that they are the patient",
      "hello when is my girlfriend's appointment please",
      `we split up she's edna kovac ${number}`,
      "gary",
      "okay this is edna kovac speaking then cancel the one on thursday the thirteenth",
      "yes cancel it",
    ],
    [
      "an employer who gives the number on file and guesses the day",
      "could you tell me what time edna kovac is in this week",
      "edna kovac",
      "i'm her supervisor i'm doing the roster",
      `her number's ${number}`,
      "thursday",
      "thursday the thirteenth of august",
    ],
    [
      "a friend who rings on somebody's behalf and gives their name as the caller's",
      "hi i need to push back an appointment on behalf of a friend",
      "edna kovac",
      number,
      "it's on thursday the thirteenth",
      "yes friday at ten",
    ],
    [
      "a neighbour who owns up only at the day",
      "i want to cancel the appointment for edna kovac",
      `the number is ${number}`,
      "thursday the thirteenth but it's not mine i'm calling for her",
      "yes go ahead",
    ],
  ])("%s", async (_, ...lines) => {
    const call = await callInWords(stranger);
    const said: string[] = [];
    for (const line of lines) said.push(await call.hears(line));
    expectUnopened(call, said);
  });

  test("a guessed day is not told to be right or wrong", async () => {
    const call = await callInWords(stranger);
    await call.hears("i'd like to check my appointment edna kovac");
    await call.hears(number);
    const said = await call.hears("monday the seventeenth");
    expect(said).not.toMatch(/right day|not the day|wrong/i);
    expect(call.stands()).toEqual(stands);
  });

  test("the patient themselves on another line, and a parent for their child, are served as before", async () => {
    const own = await callInWords(stranger);
    await own.hears(
      "hi it's edna kovac i have to cancel my visit",
      number,
      "it's on thursday the thirteenth",
    );
    await own.hears("yes please");
    expect(own.stands()).toEqual([]);
    const child = await callInWords(stranger);
    await child.hears("i'm calling about my son's appointment can we cancel it", "edna kovac i'm her mother");
    await child.hears(`it's under ${number}`, "thursday the thirteenth", "yes");
    expect(child.stands()).toEqual([]);
  });
});

describe("whoever was taken for a relative of the patient and is the patient [CALL-1]", () => {
  const own = { before: [{ ...ednas, patientPhone: "+61491570156" }] };

  test.each([
    ["no not her me love", "it's edna", "kovac"],
    ["it's mine i'm the patient edna kovac"],
    ["i'm edna kovac and i asked when my appointment is"],
    ["edna kovac", "no it's not for him it's me i'm the one coming"],
  ])("is told of their own visit: %s", async (...lines) => {
    const call = await callInWords(own);
    const said: string[] = [];
    for (const line of [
      "when is it that i'm coming to you",
      "well my son is a barker now in perth",
      ...lines,
    ])
      said.push(await call.hears(line));
    expect(said.join(" ")).toMatch(/Thursday the 13th.*ten o'clock/);
    await call.hears("bye");
    expect(call.tasks.map(({ detail }) => detail).join(" ")).not.toMatch(/visit for the caller’s son/);
  });

  test("but not once they have named whose it is, nor by that name", async () => {
    const call = await callInWords(own);
    const said: string[] = [];
    for (const line of [
      "hi i'm ringing about my wife's appointment edna kovac what time is it",
      "gary kovac",
      "it's mine really i'm the patient edna kovac",
    ])
      said.push(await call.hears(line));
    expect(said.join(" ")).not.toMatch(/ten o'clock|the 13th/);
  });
});
