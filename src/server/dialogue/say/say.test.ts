import { describe, expect, test } from "vitest";
import type { PlanItem } from "../decide/plan.ts";
import { keyAsHeard } from "../decide/talk/keys.ts";
import { contextOf } from "./context.ts";
import { say } from "./say.ts";
import { everyItem, everyPrompt, ledger } from "./testing/every-item.ts";

const manners = ["usual", "slow"] as const;
const nameOf = (item: PlanItem): string => JSON.stringify(item).slice(0, 110);

/** What is said of one item, so many turns running. */
function turnsOf(item: PlanItem, manner: (typeof manners)[number], turns: number): readonly string[] {
  let wordings = {};
  return Array.from({ length: turns }, () => {
    const spoken = say([item], contextOf({ ...ledger, manner, wordings }));
    wordings = spoken.wordings;
    return spoken.sentences.map(({ text }) => text).join(" ");
  });
}

/** What must be said whole is as long as it has to be. */
const mayBeLong = [
  "danger",
  "help_line",
  "visits",
  "which_visit",
  "agree_",
  "so_far",
  "told_team",
  "read_task",
  "waitlisted",
];
const mostWords = 45;

describe.each(manners)("everything that can be planned can be said, spoken the %s way", (manner) => {
  test.each(everyItem.map((item) => [nameOf(item), item] as const))("%s", (name, item) => {
    for (const text of turnsOf(item, manner, 4)) {
      expect(text).toMatch(/[.?!]$/);
      expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,?]|\.\.|,,|’’/);
      if (!mayBeLong.some((each) => name.includes(each)))
        expect(text.split(" ").length, text).toBeLessThanOrEqual(mostWords);
    }
  });
});

const saidOften = [
  "acknowledge",
  "offered",
  "booked",
  "not_understood",
  "dropped",
  "visit_confirmed",
  "cancelled",
  "moved",
];

describe("what is said often is not said alike twice running", () => {
  test.each(
    everyItem.filter(({ item }) => saidOften.includes(item)).map((item) => [nameOf(item), item] as const),
  )("%s", (_, item) => {
    expect(new Set(turnsOf(item, "usual", 3)).size).toBe(3);
  });

  test.each(everyPrompt.map((prompt) => [prompt.ask, prompt] as const))(
    "the question %s sounds different each time it is put again",
    (_, prompt) => {
      const asked = [1, 2, 3].map((attempt) => {
        const item = { item: "ask", prompt, attempt, name: null } as const;
        return say([item], contextOf(ledger))
          .sentences.map(({ text }) => text)
          .join(" ");
      });
      expect(new Set(asked).size).toBe(3);
    },
  );
});

/** `press 1`, `or 0 for the team`: what stands behind 'press', without the hash that ends a number. */
const keysIn = (text: string): readonly string[] =>
  [...text.slice(text.search(/\bpress\b/i)).matchAll(/\b(?:press|or|,) (\d)\b|, (\d) (?:for|to)\b/gi)].map(
    ([, key, other]) => key ?? other ?? "",
  );

describe("a key that is named does what it is named for", () => {
  test.each(everyPrompt.map((prompt) => [prompt.ask, prompt] as const))("%s", (_, prompt) => {
    const item = { item: "ask", prompt, attempt: 3, name: null } as const;
    const text = say([item], contextOf(ledger))
      .sentences.map((each) => each.text)
      .join(" ");
    for (const key of keysIn(text)) {
      const heard = keyAsHeard({ ...ledger, asked: prompt }, key);
      expect(heard?.acts.map(({ kind }) => kind) ?? [], `${text} (${key})`).not.toContain("explain");
    }
  });
});
