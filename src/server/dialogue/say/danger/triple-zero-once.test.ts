import { expect, test } from "vitest";
import { contextOf } from "../context.ts";
import { say } from "../say.ts";
import { everyItem, ledger } from "../testing/every-item.ts";

const spoken = (plan: Parameters<typeof say>[0]): string =>
  say(plan, contextOf(ledger))
    .sentences.map(({ text }) => text)
    .join(" ");

/** One of each kind of thing that can be said, and of each stage of a danger. */
const oneOfEach = [
  ...new Map(
    everyItem.map((item) => [`${item.item} ${"stage" in item ? String(item.stage) : ""}`, item]),
  ).values(),
];

test("000 is never lost between two things that are said together [CALL-3]", () => {
  const ofTripleZero = everyItem.filter((item) => spoken([item]).includes("000"));
  expect(ofTripleZero.length).toBeGreaterThan(10);
  const lost = ofTripleZero.flatMap((item) =>
    oneOfEach.flatMap((other) =>
      [
        [item, other],
        [other, item],
      ]
        .filter((plan) => !spoken(plan).includes("000"))
        .map((plan) => plan.map(({ item: name }) => name).join(" + ")),
    ),
  );
  expect(lost).toEqual([]);
});

test("an order to dial 000 stays an order, whatever is said beside it [CALL-3]", () => {
  const orders = everyItem.filter((item) => item.item === "danger" && item.stage === "sent");
  const told = orders.filter((item) => spoken([item]).includes("000, now"));
  expect(told.length).toBeGreaterThan(0);
  const softened = told.flatMap((order) =>
    oneOfEach.filter((other) => !spoken([order, other]).includes("000, now")).map(({ item }) => item),
  );
  expect(softened).toEqual([]);
});
