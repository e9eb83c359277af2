import { expect, test } from "vitest";
import { keepPlaces } from "./steady-rows.ts";

const row = (id: string, title = id) => ({ id, title });
const keyOf = ({ id }: { id: string }) => id;

test("rows keep their places: one that left stays, one that changed is new, one that came waits [DASH-7]", () => {
  const shown = [row("a"), row("b"), row("c")];
  const fresh = [row("new"), row("c", "c, changed"), row("a")];
  expect(keepPlaces(shown, fresh, keyOf)).toEqual([row("a"), row("b"), row("c", "c, changed")]);
});
