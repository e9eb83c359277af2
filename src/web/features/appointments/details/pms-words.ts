import type { PmsWrite } from "#contract/booking/pms.ts";
import type { Tone } from "#web/ui/badge.tsx";
import type { PmsStanding } from "./pms-writes.ts";

/** Where a booking stands, in a few words. */
export function standingWords(
  { state, reason }: PmsWrite,
  { product, isSandbox }: Pick<PmsStanding, "product" | "isSandbox">,
): { label: string; tone: Tone } {
  const byHand = reason === "by_hand";
  if (state === "written")
    return {
      label: byHand ? `Entered in ${product} by hand` : `In ${product}`,
      tone: isSandbox ? "grey" : "green",
    };
  if (state === "accepted") return { label: `${product} has it as a request`, tone: "yellow" };
  if (state === "failed") return { label: `Not in ${product}`, tone: "red" };
  if (state === "held") return { label: "Only in this calendar", tone: "grey" };
  if (byHand) return { label: `To be entered in ${product}`, tone: "orange" };
  return { label: `On its way to ${product}`, tone: "blue" };
}

/** What happens next, or what stands in the way. */
export function standingDetail({ state, reason, sentence, attempts }: PmsWrite): string | null {
  if (state === "requested" && reason !== null && reason !== "by_hand")
    return `${sentence} Tried ${attempts === 1 ? "once" : `${attempts} times`}; it is tried again by itself.`;
  return sentence;
}
