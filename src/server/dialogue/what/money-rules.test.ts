import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readIntents } from "./read-intents.ts";

const asksPrice = (text: string): boolean =>
  readIntents(toUtterance(text)).some(({ value }) => value === "ask_price");

test.each([
  "thursday at two if that's free",
  "half past ten friday if it is still free",
  "my daughter's only free after school",
  "he's not free mondays",
  "is the entrance step free",
])("a time or a person that is free costs nothing: %s", (text) => expect(asksPrice(text)).toBe(false));

test.each([
  "is the first visit free",
  "do you know if it's free for kids",
  "are check-ups free for students",
  "is it free",
])("what costs nothing is asked of as a price: %s", (text) => expect(asksPrice(text)).toBe(true));
