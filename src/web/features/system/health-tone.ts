import type { Tone } from "#web/ui/badge.tsx";

/** Tone of a health word: online and healthy, warning and degraded, offline and critical. */
export function healthTone(status: string): Tone {
  if (status === "online" || status === "healthy" || status === "good") return "green";
  if (status === "warning" || status === "degraded") return "yellow";
  return status === "offline" || status === "critical" ? "red" : "grey";
}
