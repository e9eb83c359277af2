import type { LogEntry } from "#contract/calls/calls.ts";
import { longDate } from "#kernel/spoken-dates.ts";

/** `all` and no date mean no filter. */
export interface LogFilters {
  type: "all" | LogEntry["type"];
  /** `YYYY-MM-DD` or empty. */
  date: string;
  needs: "anything" | "ring_back";
  /** Names, numbers and words; never in the address. */
  words: string;
}

export const noFilters: LogFilters = { type: "all", date: "", needs: "anything", words: "" };

export const logNeeds = [
  { value: "anything", label: "All entries" },
  { value: "ring_back", label: "Needs a ring-back" },
] as const satisfies readonly { value: LogFilters["needs"]; label: string }[];

export const logTypes = [
  { value: "all", label: "All Types" },
  { value: "call", label: "Call" },
  { value: "system", label: "System" },
  { value: "error", label: "Error" },
] as const satisfies readonly { value: LogFilters["type"]; label: string }[];

export const isFiltered = ({ type, date, needs, words }: LogFilters): boolean =>
  type !== "all" || date !== "" || needs !== "anything" || words !== "";

interface LogWish {
  type?: LogEntry["type"];
  date?: string;
  needs?: "ring_back";
}

/** What the server is asked for, without the words. */
export function logQueryOf(filters: LogFilters): LogWish {
  return {
    ...(filters.type === "all" ? {} : { type: filters.type }),
    ...(filters.date === "" ? {} : { date: filters.date }),
    ...(filters.needs === "anything" ? {} : { needs: filters.needs }),
  };
}

/** The applied filters as lines for people: `Type: Call`, `Date: Tuesday, 11 August 2026`. */
export function filterLines(filters: LogFilters): string[] {
  const lines: string[] = [];
  if (filters.type !== "all") lines.push(`Type: ${typeLabel(filters.type)}`);
  if (filters.date !== "") lines.push(`Date: ${longDate(filters.date)}`);
  if (filters.needs === "ring_back") lines.push("Needs a ring-back");
  if (filters.words !== "") lines.push(`Search: ${filters.words}`);
  return lines;
}

export const typeLabel = (type: LogFilters["type"]): string =>
  logTypes.find((option) => option.value === type)?.label ?? type;

/** What the address may tell of the filters. */
type FiltersInAddress = Omit<LogFilters, "words">;

/** Filters and the open entry as the address remembers them. */
export function readLogAddress(search: string | URLSearchParams): {
  filters: FiltersInAddress;
  open: string;
} {
  const params = new URLSearchParams(search);
  const type = logTypes.find((option) => option.value === params.get("type"))?.value ?? "all";
  const date = params.get("date") ?? "";
  return {
    filters: {
      type,
      date: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : "",
      needs: params.get("needs") === "ring_back" ? "ring_back" : "anything",
    },
    open: params.get("entry") ?? params.get("call") ?? "",
  };
}

export function writeLogAddress({ filters, open }: { filters: FiltersInAddress; open: string }): string {
  const params = new URLSearchParams();
  if (filters.type !== "all") params.set("type", filters.type);
  if (filters.date) params.set("date", filters.date);
  if (filters.needs !== "anything") params.set("needs", filters.needs);
  if (open) params.set("entry", open);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
