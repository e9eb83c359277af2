import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { atClinic, brief } from "../../test-clinic.ts";

/** Said on Tuesday 11 August 2026 at 10:30 am; Thursday 20 August was spoken of before. */
test.each([
  ["look ten is fine it's for my son", "10:00?"],
  // A visit, of which there are not three.
  ["friday at three clean", "2026-08-14 15:00?"],
  ["friday at three filling", "2026-08-14 15:00?"],
  ["friday at nine back to back", "2026-08-14 09:00?"],
  ["friday three root canal", "2026-08-14 15:00?"],
  ["friday 3 fillings", "2026-08-14"],
  ["friday two check ups", "2026-08-14"],
  // The day and the hour, and nothing between them.
  ["friday ten", "2026-08-14 10:00?"],
  ["friday ten please", "2026-08-14 10:00?"],
  ["friday 10", "2026-08-14 10:00?"],
  ["what about wednesday two then", "2026-08-12 14:00?"],
  ["next thursday eleven if you can", "2026-08-20? 11:00?"],
  // Monday 7 September comes soon.
  ["monday 7", "2026-08-17"],
  ["monday seven", "2026-08-17 07:00?"],
  ["friday two adults", "2026-08-14"],
  ["friday two of us", "2026-08-14"],
  ["monday three kids", "2026-08-17"],
  ["friday one", "2026-08-14"],
  ["friday. two need a clean", "2026-08-14"],
  ["wednesday three or four", "2026-08-12 15:00? 16:00?"],
  ["something closer to three", "15:00?"],
  ["as close to ten as you can", "10:00?"],
  ["i live close to number three", ""],
  ["his name is george papas friday at three clean", "2026-08-14 15:00?"],
  ["eleven's alright for my wife", "11:00?"],
  ["two is easiest", "14:00?"],
  ["three tomorrow yeah", "2026-08-12 15:00?"],
  ["eight friday then", "2026-08-14 08:00?"],
  ["could you do three that day", "2026-08-20 15:00?"],
  ["do you have ten that morning", "10:00"],
  ["i'll go with eleven", "11:00?"],
  ["we'll take nine", "09:00?"],
  ["is nine still there", "09:00?"],
  ["eight's too early", "not 08:00?"],
  ["four is a bit late for us", "not 16:00?"],
  // Said in place of another.
  ["sorry did i say ten i meant eleven", "11:00?"],
  ["i said ten but i meant eleven", "11:00?"],
  ["did i say ten i mean half ten", "10:30?"],
  // Counted, and no hours.
  ["i meant two of us", ""],
  ["i meant three kids", ""],
  ["three kids tomorrow", "2026-08-12"],
  ["two of us on thursday", "2026-08-13"],
  ["one tomorrow", "2026-08-12"],
  ["two friday appointments", "2026-08-14"],
  ["i have two that hurt", ""],
  ["we're four in the family", ""],
  ["my kids are two and four", ""],
  ["i'm coming with two", ""],
])("%s means: %s", (said, meant) => {
  expect(brief(readWhen(said, atClinic))).toBe(meant);
});
