import { describe, expect, test } from "vitest";
import { clinicBook } from "./testing/clinic-book.ts";
import { exampleFacts, type TestCall, testCall } from "./testing/test-call.ts";
import { aVisit } from "./testing/visits.ts";

/** Monday 10 August; the visit is on Thursday 13 August at 2 pm, under the number 0491 570 156. */
const visit = aVisit({ date: "2026-08-13", time: "14:00", appointmentType: "Root Canal" });
const ringing = (callerNumber: string | null, visits = [visit]) =>
  testCall({ callerNumber, book: clinicBook(exampleFacts, visits) });
const work = "+61291570099";
const number = "0491 570 156";

/** Name and number as they are asked for; the answers that were given to that and to what follows. */
function saying(call: TestCall, lines: readonly string[]): string[] {
  return lines.map((line) => call.say(line));
}
const identified = (call: TestCall, wish: string): string =>
  saying(call, [wish, "my name is mia chen", ...numberTo(call)]).at(-1) ?? "";
const numberTo = ({ state }: TestCall): string[] =>
  state.callerNumber === null ? [number] : [`no it's ${number}`];
const isCancelled = ({ book }: TestCall): boolean => book.entries[0]?.isCancelled === true;
const asksForDay = /which day is your appointment\?$/;
const tells = /thursday|13 august|2:00 pm|root canal/i;

describe.each([
  ["a withheld number", null],
  ["another number", work],
])("who rings from %s", (_, from) => {
  test.each([
    ["when is my appointment"],
    ["i need to cancel my appointment"],
    ["i'd like to move my appointment"],
  ])("is asked for the day before anything is told or done: %s [CALL-1]", (wish) => {
    const call = ringing(from);
    const asked = identified(call, wish);
    expect(asked).toMatch(asksForDay);
    expect(asked).not.toMatch(tells);
  });

  test("cancels once the day was right, and hears nothing of the treatment [CALL-1]", () => {
    const call = ringing(from);
    identified(call, "i need to cancel my appointment");
    const told = call.say("it's on thursday");
    expect(told).toContain("Mia Chen's appointment on Thursday 13 August at 2:00 pm");
    expect(`${told} ${call.say("yes")}`).not.toMatch(/root canal/i);
    expect(isCancelled(call)).toBe(true);
  });

  test("is believed at the second try [CALL-1]", () => {
    const call = ringing(from);
    identified(call, "when is my appointment");
    const again = call.say("friday i think");
    expect(again).toBe("That is not the day I have. Which date is the appointment on?");
    expect(call.say("oh the thirteenth")).toContain("appointment on Thursday 13 August at 2:00 pm");
  });

  test("and does not know the day is rung back on the number on file [CALL-5]", () => {
    const call = ringing(from);
    identified(call, "i need to cancel my appointment");
    saying(call, ["on tuesday"]);
    const said = call.say("then wednesday");
    expect(said).toMatch(/ring back on the number on file/);
    expect(said).toMatch(/asked the team to ring you back/);
    expect(said).not.toMatch(tells);
    expect(call.book.messages).toMatchObject([
      { kind: "callback", patientName: "Mia Chen", phone: "+61491570156" },
    ]);
    expect(call.book.messages[0]?.text).toMatch(/^Wants to cancel an appointment\./);
    // The third guess proves nothing any more.
    const third = saying(call, ["cancel my appointment on thursday", "yes"]).join(" ");
    expect(third).not.toMatch(/13 august|2:00 pm|root canal/i);
    expect(isCancelled(call)).toBe(false);
    expect(call.book.messages).toHaveLength(1);
  });

  test.each([
    ["i don't know"],
    ["no idea that's why i'm ringing"],
    ["i can't remember"],
    ["that's what i want to find out"],
  ])("who cannot say is not asked again: %s [CALL-5]", (words) => {
    const call = ringing(from);
    identified(call, "when is my appointment");
    const said = call.say(words);
    expect(said).toMatch(/asked the team to ring you back/);
    expect(said).not.toMatch(tells);
    expect(call.book.messages).toHaveLength(1);
  });

  test.each([
    ["i need to cancel my appointment on thursday"],
    ["i can't make my appointment on thursday, please cancel it"],
    ["cancel my appointment on the thirteenth of august"],
  ])("who named the day at the start is not asked for it: %s [CALL-1]", (wish) => {
    const call = ringing(from);
    expect(identified(call, wish)).toContain("appointment on Thursday 13 August");
    call.say("yes");
    expect(isCancelled(call)).toBe(true);
  });

  test.each([
    ["it's my wife's"],
    ["thursday, it's my wife's appointment"],
    ["thursday, i'm ringing for my husband"],
  ])("is refused when it comes out that the visit is another's: %s [CALL-1]", (words) => {
    const call = ringing(from);
    identified(call, "i need to cancel an appointment");
    expect(call.say(words)).toContain("only with the patient");
    call.say("yes");
    expect(isCancelled(call)).toBe(false);
  });

  test("moves it: the day asked for is where it stands, and not where it goes [CALL-1]", () => {
    const call = ringing(from);
    identified(call, "can i move my appointment to friday at eleven");
    const said = call.say("it's this thursday");
    expect(said).toMatch(/appointment moves from Thursday 13 August at 2:00 pm to .*14 August at 11:00 am/);
    expect(said).not.toMatch(/root canal/i);
    call.say("yes");
    expect(call.book.entries[0]).toMatchObject({ date: "2026-08-14", time: "11:00" });
  });

  test("the day it is to be moved to proves nothing [CALL-1]", () => {
    const call = ringing(from);
    expect(identified(call, "can you move my appointment to thursday at eleven")).toMatch(asksForDay);
  });

  test("a week that it is in is no day [CALL-1]", () => {
    const call = ringing(from);
    identified(call, "i want to cancel my appointment");
    expect(call.say("some time this week")).toBe("Which date is the appointment on?");
    expect(call.say("on the thirteenth")).toContain("appointment on Thursday 13 August");
  });

  test("once known, is asked no more on the call [CALL-1]", () => {
    const other = aVisit({
      appointmentId: "visit-2",
      date: "2026-08-20",
      time: "09:00",
      appointmentType: "X-Ray/Imaging",
    });
    const call = ringing(from, [visit, other]);
    identified(call, "cancel my appointment on thursday the thirteenth");
    saying(call, ["yes", "no thanks"]);
    const said = call.say("do i have any other appointments");
    expect(said).toContain("appointment on Thursday 20 August at 9:00 am");
    expect(said).not.toMatch(/x-?ray/i);
  });

  test("changes what this very call booked without a further question [CALL-1]", () => {
    const call = ringing(from, []);
    saying(call, ["book a cleaning on wednesday at ten", "june park", ...numberTo(call), "yes"]);
    expect(call.book.entries).toHaveLength(1);
    expect(saying(call, ["actually can you cancel that", "yes"]).join(" ")).toContain("is cancelled");
  });

  test("a visit booked on this call proves nothing of those that stand [CALL-1]", () => {
    const call = ringing(from);
    saying(call, ["book a cleaning on wednesday at ten", "mia chen", ...numberTo(call), "yes"]);
    const said = saying(call, ["when is my other appointment", "yes"]).join(" ");
    expect(said).not.toMatch(/13 august|2:00 pm|root canal/i);
  });
});

test("who rings from the number on file is asked for nothing more, and told what it is [CALL-1]", () => {
  const call = ringing("+61491570156");
  expect(saying(call, ["when is my appointment", "my name is mia chen", "yes"]).at(-1)).toContain(
    "Mia Chen's root canal appointment on Thursday 13 August at 2:00 pm",
  );
});

test("staff who try a call are asked for name and number alone [CALL-1]", () => {
  const call = testCall({ book: clinicBook(exampleFacts, [visit]) });
  expect(saying(call, ["when is my appointment", "my name is mia chen", number]).at(-1)).toContain(
    "root canal",
  );
});
