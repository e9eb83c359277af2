import { columnKinds } from "./calendar/book-columns.ts";
import { calendarViews } from "./calendar/calendar-events.ts";
import type { CalendarPlace } from "./calendar/calendar-place.ts";
import { type ShownStatus, shownStatuses } from "./list/list-filters.ts";

/** What the address of the page remembers; `at` is empty for today. The search text is left out: it is a patient's name or number. */
export interface AppointmentsAddress extends CalendarPlace {
  tab: "list" | "calendar";
  /** Date filter of the list; empty = every day. */
  date: string;
  /** Which appointments the list shows, by how they stand. */
  status: ShownStatus;
  /** Only what was booked since the clinic last closed. */
  isSinceClosed: boolean;
  /** Opens the create dialog, with day and time filled in where given. */
  isNew: boolean;
  newDate: string;
  newTime: string;
  /** With whom, and in which chair, where a column of the calendar said so; empty = whoever is free. */
  newPractitionerId: string;
  newChairId: string;
  /** Opens the dialog for a patient who has walked in. */
  isWalkIn: boolean;
  /** Prints the day's list once it is loaded. */
  isPrint: boolean;
  /** Appointment whose details are open. */
  id: string;
}

const dayIn = (params: URLSearchParams, name: string) => {
  const value = params.get(name) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : "";
};

export function readAddress(search: string | URLSearchParams): AppointmentsAddress {
  const params = new URLSearchParams(search);
  const view = calendarViews.find((v) => v === params.get("view"));
  const newTime = params.get("time") ?? "";
  return {
    tab: params.get("tab") === "calendar" ? "calendar" : "list",
    view: view ?? "month",
    at: dayIn(params, "at"),
    by: columnKinds.find((kind) => kind === params.get("by")) ?? "chair",
    who: params.get("who") ?? "",
    date: dayIn(params, "date"),
    status: shownStatuses.find((each) => each === params.get("status")) ?? "all",
    isSinceClosed: params.get("since") === "closed",
    isNew: params.get("new") === "1",
    newDate: dayIn(params, "day"),
    newTime: /^([01]\d|2[0-3]):[0-5]\d$/.test(newTime) ? newTime : "",
    newPractitionerId: params.get("with") ?? "",
    newChairId: params.get("chair") ?? "",
    isWalkIn: params.get("walkin") === "1",
    isPrint: params.get("print") === "1",
    id: params.get("id") ?? "",
  };
}

/** The query text for an address, without what is as it always is; empty for the plain page. */
export function writeAddress(address: AppointmentsAddress): string {
  const params = new URLSearchParams();
  if (address.tab === "calendar") params.set("tab", "calendar");
  if (address.view !== "month") params.set("view", address.view);
  if (address.at) params.set("at", address.at);
  if (address.by !== "chair") params.set("by", address.by);
  if (address.who) params.set("who", address.who);
  if (address.date) params.set("date", address.date);
  if (address.status !== "all") params.set("status", address.status);
  if (address.isSinceClosed) params.set("since", "closed");
  if (address.isNew) {
    params.set("new", "1");
    if (address.newDate) params.set("day", address.newDate);
    if (address.newTime) params.set("time", address.newTime);
    if (address.newPractitionerId) params.set("with", address.newPractitionerId);
    if (address.newChairId) params.set("chair", address.newChairId);
  }
  if (address.isWalkIn) params.set("walkin", "1");
  if (address.isPrint) params.set("print", "1");
  if (address.id) params.set("id", address.id);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
