import { expect, test } from "vitest";
import { sensesIn } from "../../sign.ts";
import { wishSenses } from "./senses.ts";
import { wishSigns } from "./signs.ts";

test("every sign of a wish is made of senses that some word has", () => {
  const known = new Set(wishSenses);
  expect(wishSigns.flatMap(sensesIn).filter((name) => !known.has(name))).toEqual([]);
});
