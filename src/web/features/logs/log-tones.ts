import type { Tone } from "#web/ui/badge.tsx";

/** Tone of a log entry's type. */
export const logTypeTones: Record<"call" | "system" | "error", Tone> = {
  call: "blue",
  system: "green",
  error: "red",
};

/** Tone of a log entry's status word. */
export function logStatusTone(status: string): Tone {
  if (status === "Completed" || status === "Success") return "green";
  if (status === "Needs a ring-back") return "red";
  if (status === "On the line") return "blue";
  return status === "Resolved" ? "yellow" : "grey";
}
