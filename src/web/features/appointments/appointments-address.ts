import { type CalendarView, calendarViews } from "./calendar-events.ts";

/** What the address of the page remembers. The search text is left out: it is a patient's name or number. */
export interface AppointmentsAddress {
  tab: "list" | "calendar";
  view: CalendarView;
  /** Day the calendar stands at; empty = today. */
  at: string;
  /** Date filter of the list; empty = every day. */
  date: string;
  /** Opens the create dialog, with day and time filled in where given. */
  isNew: boolean;
  newDate: string;
  newTime: string;
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
    date: dayIn(params, "date"),
    isNew: params.get("new") === "1",
    newDate: dayIn(params, "day"),
    newTime: /^([01]\d|2[0-3]):[0-5]\d$/.test(newTime) ? newTime : "",
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
  if (address.date) params.set("date", address.date);
  if (address.isNew) {
    params.set("new", "1");
    if (address.newDate) params.set("day", address.newDate);
    if (address.newTime) params.set("time", address.newTime);
  }
  if (address.isPrint) params.set("print", "1");
  if (address.id) params.set("id", address.id);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
