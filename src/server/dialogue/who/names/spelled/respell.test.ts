import { describe, expect, test } from "vitest";
import { toUtterance } from "../../../words.ts";
import { respelled } from "./respell.ts";

const jenny = { first: "Jenny", last: "Wong", full: "Jenny Wong" };

test.each([
  ["no its w a n g not wong", "Jenny Wang"],
  ["it's wang w a n g", "Jenny Wang"],
  ["it's wang not wong", "Jenny Wang"],
  ["not wong it's w a n g", "Jenny Wang"],
  ["not wong wang", "Jenny Wang"],
  ["jenny with j e n n i e", "Jennie Wong"],
])("mends the part that was meant: '%s'", (said, full) => {
  expect(respelled(jenny, toUtterance(said))?.value.full).toBe(full);
});

test.each([
  ["Poppy Souza", "it's de souza not souza", "Poppy de Souza"],
  ["Fatima Sayed", "no it's al sayed, not sayed", "Fatima Al Sayed"],
  ["Susan Wilkie", "it's anne not susan", "Anne Wilkie"],
  ["Susan Wilkie", "not susan, it's suzanne", "Suzanne Wilkie"],
  ["Mei Tam", "it's mei tan not tam", "Mei Tan"],
  ["Piotr Nowak", "piotr nowacki not nowak", "Piotr Nowacki"],
  ["Margaret", "margaret tan not just margaret", "Margaret Tan"],
])("of %s 'not …' corrects one part and keeps the rest: '%s' [CALL-1]", (full, said, mended) => {
  const [first = "", last = null] = full.split(" ");
  expect(respelled({ first, last, full }, toUtterance(said))?.value.full).toBe(mended);
});

test.each(["no not tuesday", "yes that's right", "w o n g", "not on monday please", "a b c"])(
  "leaves the name alone: '%s'",
  (said) => {
    expect(respelled(jenny, toUtterance(said))).toBeNull();
  },
);

test.each([
  ["Brian Thomson", "no, Bryan with a Y, and Thompson with a P", "Bryan Thompson"],
  ["Caitlin Jones", "no it's Kaitlyn with a K, K A I T L Y N", "Kaitlyn Jones"],
  ["Mark Hughes", "it's Marc with a C", "Marc Hughes"],
  ["John Lee", "jon without the h", "Jon Lee"],
])("of %s a description mends what it describes: '%s' [CALL-1]", (full, said, mended) => {
  const [first = "", last = ""] = full.split(" ");
  expect(respelled({ first, last, full }, toUtterance(said))?.value.full).toBe(mended);
});

test("'another one I want' describes no letter of a name", () => {
  const said = toUtterance("no no i don't want another one i want to move the one i've got");
  expect(respelled({ first: "Priyanka", last: "Rao", full: "Priyanka Rao" }, said)).toBeNull();
});

describe("the spaces of a name [CALL-1]", () => {
  const of = (first: string, last: string) => ({ first, last, full: `${first} ${last}` });
  test.each([
    [of("Maryanne", "Cole"), "it's mary anne two words", "Mary Anne", "Cole"],
    [of("Meilin", "Lin Chua"), "the name's mei lin, two words not meilin", "Mei Lin", "Chua"],
    [of("Mary Anne", "Cole"), "maryanne all one word", "Maryanne", "Cole"],
    [of("Sue", "Delacroix"), "no it's de la croix, three separate words", "Sue", "de la Croix"],
    [of("Jeanpaul", "Moreau"), "my name is jean paul", "Jean Paul", "Moreau"],
  ])("of %o: '%s'", (known, said, first, last) => {
    expect(respelled(known, toUtterance(said))?.value).toMatchObject({ first, last });
  });

  test.each([
    [of("Mary Anne", "Cole"), "mary anne, two words"],
    [of("Mary Anne", "Cole"), "m a r y a n n e"],
    [of("Ingrid", "Holm"), "not in grid lines"],
    [of("Joanna", "Reid"), "i said jo anna reid"],
  ])("leaves %o alone: '%s'", (known, said) => {
    expect(respelled(known, toUtterance(said))).toBeNull();
  });
});
