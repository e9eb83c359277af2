import { expect, test } from "vitest";
import { sensesIn } from "../../sign.ts";
import { wishLexicon } from "./senses.ts";
import { wishSigns } from "./signs.ts";

test("every sign of a wish is made of senses that some word has, and no sense is without a sign", () => {
  expect(new Set(wishSigns.flatMap(sensesIn))).toEqual(new Set(Object.keys(wishLexicon)));
});
