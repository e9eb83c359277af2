import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readEmail } from "./read-email.ts";

const read = (text: string) => readEmail(toUtterance(text));

test.each([
  ["tom dot brennan at gmail dot com", "tom.brennan@gmail.com"],
  ["my email is tom dot brennan at gmail dot com thanks", "tom.brennan@gmail.com"],
  ["it's jane underscore smith eighty two at big pond dot net dot au", "jane_smith82@bigpond.net.au"],
  ["t b r e n n a n at outlook dot com dot au", "tbrennan@outlook.com.au"],
  ["tom brennan all one word at hotmail dot com", "tombrennan@hotmail.com"],
  ["anne dash marie nineteen ninety at icloud dot com", "anne-marie1990@icloud.com"],
  ["tom plus dentist at example dot org", "tom+dentist@example.org"],
  ["you can email me on jo dot chen at g mail dot com", "jo.chen@gmail.com"],
  ["Sure, it's Tom.Brennan@Example.com.", "tom.brennan@example.com"],
  ["m for mary smith at example dot com", "msmith@example.com"],
])("'%s' is %s", (text, address) => {
  expect(read(text)?.value).toBe(address);
});

test.each([
  "i'll be there at two",
  "meet me at the dot",
  "look at my tooth",
  "at gmail dot com",
  "@",
  "are you at the corner of king street",
])("takes no address from '%s'", (text) => {
  expect(read(text)).toBeNull();
});

test("is unsure of names run together without being told so", () => {
  expect(read("tom brennan at gmail dot com")).toMatchObject({
    value: "tombrennan@gmail.com",
    certainty: "unsure",
    assumed: ["written as one word"],
  });
});
