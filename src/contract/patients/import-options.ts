/** What an import is about, for server and browser alike. Plain data. */
export const importKinds = ["patients", "appointments"] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column of the file can hold. */
export const importFields = [
  "name",
  "firstName",
  "lastName",
  "phone",
  "otherPhone",
  "email",
  "dateOfBirth",
  "notes",
  "date",
  "time",
  "endTime",
  "durationMinutes",
  "treatment",
  "status",
  "practitioner",
  "chair",
] as const;
export type ImportField = (typeof importFields)[number];

const person = [
  "name",
  "firstName",
  "lastName",
  "phone",
  "otherPhone",
  "email",
  "dateOfBirth",
] as const satisfies readonly ImportField[];

/** In the order in which they are offered. */
export const fieldsOf: Record<ImportKind, readonly ImportField[]> = {
  patients: [...person, "notes"],
  appointments: [
    ...["date", "time", "endTime", "durationMinutes", "treatment", "status"],
    ...["practitioner", "chair"],
    ...person,
    "notes",
  ] as ImportField[],
};

/** Which of day and month comes first where a date has only numbers. */
export const dateOrders = ["dmy", "mdy"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What becomes of somebody in the file who is on record already. */
export const knownPeople = ["fill", "replace", "leave"] as const;
export type KnownPeople = (typeof knownPeople)[number];

export const importStatuses = [
  "uploading",
  "reading",
  "read",
  "checking",
  "checked",
  "running",
  "done",
  "undoing",
  "undone",
  "failed",
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** While one of these lasts, the server is at work on it. */
export const busyStatuses: readonly ImportStatus[] = ["reading", "checking", "running", "undoing"];

export const importLimits = {
  fileBytes: 64 * 1_048_576,
  /** Of a part of the file, before it is written as base64. */
  partBytes: 512 * 1_024,
  rows: 300_000,
  columns: 200,
  cellLength: 10_000,
  /** Hours in which an import can be undone, and in which a file that was not imported is kept. */
  undoHours: 24,
  /** Rows of each kind that a preview shows. */
  examples: 25,
} as const;
