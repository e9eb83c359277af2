import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
import { atClinic, brief } from "../test-clinic.ts";

const anyDay = "2026-08-11..2026-08-24?";

/** Said on Tuesday 11 August 2026 at 10:30 am. */
test.each([
  ["any morning but thursdays i've got bowls", `${anyDay} 00:00-12:00 not 2026-08-13`],
  ["any arvo but a friday", `${anyDay} 12:00-17:30 not 2026-08-14`],
  ["any evening bar wednesday", `${anyDay} 17:00-22:00 not 2026-08-12`],
  ["anything but a monday", `${anyDay} not 2026-08-17`],
  ["no mondays please", "not 2026-08-17"],
  ["no monday's better", "2026-08-17"],
  ["nothing on a friday", "not 2026-08-14"],
  ["nothing before ten", "10:00-23:59?"],
  ["not before ten i'm working", "10:00-23:59?"],
  ["i don't do mornings", "not 00:00-12:00"],
  // Both ends of what is ruled out.
  ["tuesday but not between eleven and one", "2026-08-18? not 11:00-13:00?"],
  ["any time except between one and two", "not 13:00-14:00?"],
  ["i can't do between two and four", "not 14:00-16:00?"],
  ["not between tuesday and thursday", "not 2026-08-18..2026-08-20?"],
  ["not from twelve to two", "not 12:00-14:00"],
  ["i can't do twelve to two", "not 12:00-14:00"],
  ["not two to three people", ""],
  ["why not between two and three", "14:00-15:00?"],
  ["wednesday's out", "not 2026-08-12"],
  ["wednesdays out for me", "not 2026-08-12"],
  ["thursday's a problem", "not 2026-08-13"],
  ["friday's right out but thursday's fine", "2026-08-13 not 2026-08-14"],
  ["wednesday's outing", "2026-08-12"],
  ["i'd sooner come in the arvo than the morning", "12:00-17:30 not 00:00-12:00"],
  ["i'd prefer thursday over friday", "2026-08-13 not 2026-08-14"],
  ["mornings are better for me than afternoons", "00:00-12:00 not 12:00-17:30"],
  ["not sooner than friday", "2026-08-14..2026-08-27"],
  // Asked about, an hour is neither chosen nor ruled out.
  ["is ten too early", ""],
  ["nine o'clock is is that too late though", ""],
  ["at three or would that be a bit late for him", ""],
  ["ten o'clock is too early", "not 10:00?"],
  ["any monday but the twenty fourth", "2026-08-17 not 2026-08-24"],
  ["any time is okay four o'clock was only for my wife", ""],
  ["the two o'clock was for tom, thursday for me", "2026-08-13"],
  ["half past eight is a bit early", "not 08:30?"],
  ["the fourteenth is a bit soon what about the twentieth", "2026-08-20 not 2026-08-14"],
  ["thursday why thursday", ""],
  ["why thursday i said friday", "2026-08-14"],
  ["tuesday and we'd both like to come", "2026-08-18?"],
  ["for me and my mate and wed love a friday", "2026-08-14"],
  ["mon wed or fri", "2026-08-12 2026-08-14"],
  // Before it, or after it, nothing is possible: the hour stands whatever is said behind it.
  ["it can't be after three mind as i've the little ones", "00:00-15:00?"],
  ["nothing before nine see the ferry's not in", "09:00-23:59?"],
  ["there's no train before ten", "10:00-23:59?"],
  ["it mustn't be after four", "00:00-16:00?"],
  ["i can't come before two kids are home", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
