import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What may hurt somebody where it is lost, or where more is promised than is done. */

const line = "+61491570156";
const visit = (patientName: string, date: string, time: string, appointmentType = "Check-up") => ({
  ...{ patientName, patientPhone: line, appointmentType },
  ...{ date, time },
});

describe("the visit of somebody who has died", () => {
  const before = [visit("Farid Rahimi", "2026-08-13", "09:30")];
  const told = [
    "hello please i am calling for my father farid rahimi he has appointment thursday he will not he will not come",
    "no no not come in sorry my english he he is dead my father on saturday in the water at the beach",
    "you leave the booking no please you take it off he cannot come thursday half past nine",
  ];

  test("is asked to be taken off in the team's words, and nobody is told to ask them [CALL-5] [CALL-8]", async () => {
    const call = await callInWords({ before });
    await call.hears(...told);
    const card = call.tasks.map(({ detail }) => detail).join("\n");
    expect(card).toContain("who has died, as they said");
    expect(card).not.toContain("only they can ask");
    expect(card).toContain("he he is dead my father");
    expect(call.stands()).toHaveLength(1);
  });

  test("told by itself, it goes to the team [CALL-8]", async () => {
    const call = await callInWords();
    const death = "hello its about my wife ada okafor she died last month you sent her a reminder for monday";
    expect(await call.hears(death)).toContain("sorry");
    await call.hears("sam okafor");
    expect(call.tasks[0]?.detail).toContain("she died last month");
  });

  test("a number told once the ringing one is not to be rung is the caller's [CALL-8]", async () => {
    const call = await callInWords({ before });
    await call.hears(
      ...told,
      "and please do not ring this phone my mother she does not know yet",
      "zero four six six three zero zero four zero zero",
    );
    expect(call.tasks[0]?.phone).toBe("+61466300400");
  });
});

describe("news of health that sounds as if it were to be left out", () => {
  test("stays told where a medicine is asked about, and nobody leaves it [CALL-1]", async () => {
    const call = await callInWords();
    const thinner = "and they've put her on apixaban that's the blood thinner twice a day";
    await call.hears(
      "i need to tell the dentist something before mum comes in she had a little stroke last week",
      "terry hart",
      thinner,
    );
    const said = await call.hears("so hang on are you saying she should leave off the blood thinner");
    expect(said).toMatch(/don't stop|keep taking/i);
    expect(call.tasks.map(({ detail }) => detail).join("\n")).toContain("apixaban");
  });

  test("asked to be taken out, it is said that it stays and who reads it, and the team knows they asked [CALL-1] [CALL-8]", async () => {
    const call = await callInWords({
      before: [visit("Anh Nguyen", "2026-08-12", "11:00", "Teeth Cleaning")],
    });
    await call.hears("hi its anh nguyen i need to move my clean on wednesday");
    const said = await call.hears("i'm nine weeks pregnant and no one knows oh god can you take that out");
    expect(said).toContain("stays in");
    expect(said).not.toMatch(/left that out|taken that out|that's out/);
    await call.hears("wednesday half past four", "yes");
    expect(call.tasks[0]?.detail).toContain("asked that the news of their health be taken out again");
  });
});

test("a reaction that was last week and was seen to is nothing of now [CALL-3]", async () => {
  const call = await callInWords();
  await call.hears(
    "i need to tell the dentist something about mum",
    "terry hart",
    "they gave her penicillin in there and she come up in a rash all over so no penicillin",
  );
  const said = await call.hears("no mate she's fine now that was last week in the hospital they fixed it");
  expect(said).not.toMatch(/leave off|see a doctor today/i);
});

test("whoever will ring 000 is not sent to be driven instead [CALL-3]", async () => {
  const call = await callInWords();
  await call.hears(
    "me whole jaw's blown up like a footy can i get in today",
    "it's kinda hard to open me gob i can only get a straw in and drinkin's a bit i keep dribblin it back",
    "nah it's only me here i don't wanna ring the ambos i can just ride me scooter to the hospital",
  );
  const said = await call.hears("okay okay i'll ring em what about the twelve o'clock");
  expect(said).toContain("Please do it now");
  expect(said).not.toContain("somebody else driving");
});

test("an emergency's card holds what was said before it [CALL-3] [CALL-8]", async () => {
  const call = await callInWords();
  await call.hears(
    "hi it's sue barker my husband goes through my phone and he can't know i'm coming friday",
    "if you need me ring my sister jo on oh four double five one one one two two two",
    "it wasn't the door it was him he threw the mug at me",
  );
  const card = call.effects.findLast((each) => each.type === "alert_staff");
  expect(card?.type === "alert_staff" && card.text).toContain("he can't know i'm coming friday");
  expect(card?.type === "alert_staff" && card.text).toContain("ring my sister jo");
});

test("whoever wants nothing texted to this phone, and falls silent, is not rung back on it [CALL-8]", async () => {
  const call = await callInWords({ before: [visit("Sue Barker", "2026-08-14", "15:00")] });
  await call.hears("hi um it's sue um i'm coming in friday and i need you not to text this phone");
  for (let silence = 0; silence < 3; silence += 1) await call.send({ type: "silence" });
  expect(call.tasks[0]?.title).toBe("Message from Sue");
  expect(call.tasks[0]?.detail).toContain("don't ring it back unless you know that it's safe");
});

test("what somebody with dementia always does affirms no stroke [CALL-3] [CALL-8]", async () => {
  const call = await callInWords();
  await call.hears("he lost his plate since dinner and now he is coughing coughing and plenty saliva");
  await call.hears("he is always not making sense he has the dementia but he is awake");
  const card = call.effects.findLast((each) => each.type === "alert_staff");
  expect(card?.type === "alert_staff" && card.text).not.toMatch(
    /confusion: affirmed|not making sense: affirmed/,
  );
});
