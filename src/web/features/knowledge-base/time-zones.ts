const australian = [
  ["Australia/Sydney", "Sydney"],
  ["Australia/Melbourne", "Melbourne"],
  ["Australia/Brisbane", "Brisbane"],
  ["Australia/Adelaide", "Adelaide"],
  ["Australia/Perth", "Perth"],
  ["Australia/Hobart", "Hobart"],
  ["Australia/Darwin", "Darwin"],
  ["Australia/Broken_Hill", "Broken Hill"],
  ["Australia/Lord_Howe", "Lord Howe Island"],
  ["Pacific/Auckland", "Auckland"],
] as const;

/** `Sydney time` from `Australia/Sydney`. */
export function timeZoneName(timeZone: string): string {
  const known = australian.find(([id]) => id === timeZone)?.[1];
  const place = known ?? timeZone.split("/").at(-1)?.replace(/_/g, " ") ?? timeZone;
  return place === "UTC" ? place : `${place} time`;
}

export interface TimeZoneOption {
  value: string;
  label: string;
}

/** Australian zones first, then the rest of the platform's list; a saved zone is always among them. */
export function timeZoneOptions(saved: string): TimeZoneOption[] {
  const first = australian.map(([value]) => ({ value, label: timeZoneName(value) }));
  const taken = new Set<string>(first.map((option) => option.value));
  const others = [...new Set([...Intl.supportedValuesOf("timeZone"), saved])]
    .filter((zone) => zone !== "" && !taken.has(zone))
    .toSorted()
    .map((value) => ({ value, label: value.replace(/_/g, " ") }));
  return [...first, ...others];
}
