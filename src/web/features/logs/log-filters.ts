import type { LogEntry } from "#contract/calls.ts";
import { longDate } from "#kernel/spoken-dates.ts";

/** `all` and no date mean no filter. */
export interface LogFilters {
  type: "all" | LogEntry["type"];
  /** `YYYY-MM-DD` or empty. */
  date: string;
}

export const noFilters: LogFilters = { type: "all", date: "" };

export const logTypes = [
  { value: "all", label: "All Types" },
  { value: "call", label: "Call" },
  { value: "system", label: "System" },
  { value: "error", label: "Error" },
] as const satisfies readonly { value: LogFilters["type"]; label: string }[];

export const isFiltered = (filters: LogFilters): boolean => filters.type !== "all" || filters.date !== "";

/** What the server is asked for. */
export function logQueryOf(filters: LogFilters): { type?: LogEntry["type"]; date?: string } {
  return {
    ...(filters.type === "all" ? {} : { type: filters.type }),
    ...(filters.date === "" ? {} : { date: filters.date }),
  };
}

/** The applied filters as lines for people: `Type: Call`, `Date: Tuesday, 11 August 2026`. */
export function filterLines(filters: LogFilters): string[] {
  const lines: string[] = [];
  if (filters.type !== "all") lines.push(`Type: ${typeLabel(filters.type)}`);
  if (filters.date !== "") lines.push(`Date: ${longDate(filters.date)}`);
  return lines;
}

export const typeLabel = (type: LogFilters["type"]): string =>
  logTypes.find((option) => option.value === type)?.label ?? type;

/** Filters and the open entry as the address remembers them. */
export function readLogAddress(search: string | URLSearchParams): { filters: LogFilters; open: string } {
  const params = new URLSearchParams(search);
  const type = logTypes.find((option) => option.value === params.get("type"))?.value ?? "all";
  const date = params.get("date") ?? "";
  return {
    filters: { type, date: /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : "" },
    open: params.get("entry") ?? params.get("call") ?? "",
  };
}

export function writeLogAddress({ filters, open }: { filters: LogFilters; open: string }): string {
  const params = new URLSearchParams();
  if (filters.type !== "all") params.set("type", filters.type);
  if (filters.date) params.set("date", filters.date);
  if (open) params.set("entry", open);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}
