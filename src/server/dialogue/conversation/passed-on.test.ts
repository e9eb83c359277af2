import { describe, expect, test } from "vitest";
import { storedTask } from "../stored-task.ts";
import { knownOf, leftUndone } from "./left-undone.ts";
import { callSaying, mine, testCall } from "./testing/test-call.ts";

const unmanned = { ...mine, facts: { canTransfer: false } };
const tasksOf = (lines: readonly string[], options: Parameters<typeof callSaying>[1] = unmanned): string[] =>
  callSaying(lines, options).book.messages.map((each) => storedTask(each).detail);

describe("what is said to be passed on is what the task holds [CALL-5]", () => {
  test("the number, the hour to ring at and the matter, however late they are told", () => {
    const lines = ["can i talk to a person", "it's about my bill, ring me tomorrow after three", "june park"];
    const call = callSaying(lines, unmanned);
    const reply = call.say("yes");
    expect(reply).toContain("I have asked the team to ring you back.");
    expect(reply).toContain(
      "They have the number ending in 1 5 6 and that you would like to be rung tomorrow after three.",
    );
    expect(reply).toContain("In your words: it's about my bill, ring me tomorrow after three.");
    const [task] = call.book.messages.map(storedTask);
    expect(task).toMatchObject({ kind: "callback", phone: mine.callerNumber });
    expect(task?.detail).toContain("To be rung: tomorrow after three.");
    expect(task?.detail).toContain("it's about my bill, ring me tomorrow after three");
  });

  test("all that was told since the matter came up is in it, and nothing of a matter that was settled", () => {
    const [task = ""] = tasksOf([
      "can i talk to a person",
      "the rinse you gave me turned my teeth a bit brown",
      "my neighbour had the same",
      "june park",
      "yes",
    ]);
    expect(task).toContain("the rinse you gave me turned my teeth a bit brown");
    expect(task).toContain("my neighbour had the same");
    const booked = ["a clean on thursday at ten", "june park", "yes", "yes"];
    const [later = ""] = tasksOf([...booked, "tell dr vance the crown is still high", "yes"]);
    expect(later).toContain("the crown is still high");
    expect(later).not.toContain("a clean on thursday at ten");
  });

  test("a message that could not be stored is not said to be passed on", () => {
    const call = testCall(unmanned);
    call.book.losesMessages = true;
    for (const line of ["tell dr vance my crown is loose", "june park"]) call.say(line);
    expect(call.say("yes")).not.toMatch(/have (?:passed|asked|told)/);
  });

  test("a mere yes is in no task, and a long talk is kept to its bounds", () => {
    const long = "and then it started to hurt again ".repeat(40);
    const [task = ""] = tasksOf(["can i talk to a person", long, "june park", "yes"]);
    expect(task).not.toContain("“yes”");
    expect(task.length).toBeLessThan(1_200);
    expect(task).toContain("and then it started to hurt again");
  });
});

describe("a promise is kept however the call ends [CALL-5]", () => {
  const broken = ["i'd like a clean on thursday at ten", "my filling fell out after a week"];

  test("the caller says goodbye before the booking it would have gone with", () => {
    const call = callSaying([...broken, "bye"]);
    expect(call.isOver()).toBe(true);
    expect(call.book.messages.map(({ text }) => text)).toEqual([
      "Complaint: my filling fell out after a week",
    ]);
    expect(call.effects.filter(({ type }) => type === "hang_up")).toHaveLength(1);
  });

  test("the caller drops the booking", () => {
    const call = callSaying([
      "i'd like a clean on thursday at ten",
      "can you tell them i'm allergic to latex",
      "never mind",
      "no bye",
    ]);
    expect(call.isOver()).toBe(true);
    expect(call.book.messages.map(({ text }) => text)).toEqual(["i'm allergic to latex"]);
  });

  test("the caller is put through to a person", () => {
    const call = callSaying([...broken, "let me talk to a person"]);
    expect(call.effects.at(-1)).toEqual({ type: "hand_over", reason: "person_wanted" });
    expect(call.book.messages).toHaveLength(1);
  });

  test("the line breaks", () => {
    expect(leftUndone(callSaying(broken).state)?.text).toContain("my filling fell out after a week");
  });

  test("it cannot be stored: the caller is told so", () => {
    const call = callSaying(broken);
    call.book.losesMessages = true;
    expect(call.say("bye")).toContain("I could not leave the message");
    expect(call.isOver()).toBe(true);
  });
});

test("whom nobody picks up for is rung back by somebody who knows what was said [CALL-5]", () => {
  const call = callSaying(["i want a clean on thursday at ten", "june park", "let me talk to a person"]);
  expect(knownOf(call.state)).toMatchObject({ patientName: "June Park", phone: mine.callerNumber });
  expect(knownOf(call.state)?.text).toContain("Thursday");
  expect(knownOf(call.state)?.text).toContain("i want a clean on thursday at ten");
});
