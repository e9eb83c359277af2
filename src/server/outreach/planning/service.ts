import * as store from "./store.ts";

export type PlannedVisit = store.PlannedVisit;

/** Visits that were not cancelled and end between two instants, the earliest first. */
export const findVisitsEnding = store.findVisitsEnding;

export type VisitNow = store.VisitNow;

/** A visit as it stands now, cancelled or not; null when there is none of that id. */
export const findVisit = store.findVisit;
