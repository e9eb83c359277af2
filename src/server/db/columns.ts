import { customType } from "drizzle-orm/pg-core";

/** `timestamptz` as epoch milliseconds: PostgreSQL's text form `2026-08-11 01:42:00.5+00` in, ISO out. */
export const instantColumn = customType<{ data: number; driverData: string }>({
  dataType: () => "timestamp with time zone",
  toDriver: (epochMs) => new Date(epochMs).toISOString(),
  fromDriver: (text) => Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")),
});
