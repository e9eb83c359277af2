import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const asksName = ["i want a check-up on wednesday", "the second one"];
const asksNumber = [...asksName, "wes tolhurst"];
const readBack = [...asksNumber, "yes"];
const daysBefore = "I have today, Monday 10 August";
const hoursBefore = "On Wednesday 12 August I have 9:00 am, 10:00 am or 11:00 am";
const hoursAfter = "On Wednesday 12 August I have 12:00 pm";

test.each([
  [asksName, "isn't there anything sooner", hoursBefore],
  [asksNumber, "nothing sooner", hoursBefore],
  [readBack, "is that the soonest you've got", hoursBefore],
  [readBack, "have you got anything earlier than that", hoursBefore],
  [readBack, "no earlier", hoursBefore],
  [asksName, "any later that day", hoursAfter],
  [readBack, "no later", hoursAfter],
  [readBack, "nah a bit later please", hoursAfter],
  [["i want a check-up on wednesday at nine", "wes tolhurst"], "isn't there anything sooner", daysBefore],
  [["i want a check-up on wednesday at nine", "wes tolhurst", "yes"], "nah sooner please", daysBefore],
  [readBack, "no later than eleven", "On Wednesday 12 August I have 9:00 am, 10:00 am or 10:30 am"],
  [readBack, "yes no later than that", "I have requested"],
  [readBack, "could we do it sooner", hoursBefore],
  [readBack, "that's too early", hoursAfter],
  [readBack, "too late in the day", hoursBefore],
  [readBack, "no later than twelve please", "To check:"],
  [asksNumber, "make it the nine", "Wednesday 12 August at 9:00 am is free. Is the number"],
  [asksNumber, "what about two", "Wednesday 12 August at 2:00 pm is free. Is the number"],
  [readBack, "actually closer to four", "Wednesday 12 August at 4:00 pm"],
])("%j: '%s' is answered '%s' [CALL-1]", (lines, said, answer) => {
  expect(callSaying(lines).say(said)).toContain(answer);
});

test.each(["make it eleven", "make that eleven", "actually can we do eleven instead"])(
  "'%s', while the number is asked, changes the time and is no digit of it [CALL-1]",
  (said) => {
    const call = callSaying(asksNumber);
    expect(call.say(said)).toContain(
      "Wednesday 12 August at 11:00 am is free. Is the number you are ringing from",
    );
    expect(call.state.digits).toBe("");
  },
);
