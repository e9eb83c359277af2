import type { Reading } from "#server/dialogue/understanding.ts";
import type { Detail } from "./state.ts";

export const toDetail = <Value>(reading: Reading<Value>): Detail<Value> => ({
  value: reading.value,
  heard: reading.heard,
  assumed: reading.assumed,
  unsure: reading.certainty === "unsure",
});
