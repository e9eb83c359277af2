import * as store from "./store.ts";

export type PlannedVisit = store.PlannedVisit;

/** Visits that were not cancelled and end between two instants, the earliest first. */
export const findVisitsEnding = store.findVisitsEnding;
