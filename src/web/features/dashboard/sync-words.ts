import type { PmsProgress, PmsSyncReply } from "#contract/booking/pms.ts";
import { plural } from "#web/lib/formatting.ts";

/** How far a sync has come. */
export function progressSentence(progress: PmsProgress | null): string {
  if (progress?.step === "reading") return "Reading the practice's appointments...";
  if (progress?.step === "writing") return `Writing booking ${progress.done + 1} of ${progress.total}...`;
  return "Checking the practice system...";
}

type Synced = Extract<PmsSyncReply, { connected: true }>;

/** What a sync changed over there, in a sentence. */
export function syncSentence(reply: Synced): string {
  const parts = [
    reply.added > 0 && `${plural(reply.added, "appointment")} added`,
    reply.changed > 0 && `${reply.changed} changed`,
    reply.cancelled > 0 && `${reply.cancelled} cancelled`,
  ].filter((part) => part !== false);
  const synced = reply.isSandbox ? "Synced with the sandbox" : "Synced";
  return parts.length === 0 ? `${synced}. Nothing had changed.` : `${synced}: ${parts.join(", ")}.`;
}

/** What changed here, and what still needs a person; empty when there is nothing to say. */
export function syncRemarks(reply: Synced): { here: string[]; forPeople: string[] } {
  const all = (sentences: (string | false)[]) => sentences.filter((sentence) => sentence !== false);
  return {
    here: all([
      reply.blocked > 0 && `${plural(reply.blocked, "time")} taken there: no longer offered here.`,
      reply.freed > 0 && `${plural(reply.freed, "time")} free there again: offered here.`,
    ]),
    forPeople: all([
      reply.failed > 0 && `${plural(reply.failed, "booking")} not written.`,
      reply.byHand > 0 && `${plural(reply.byHand, "booking")} to enter by hand.`,
    ]),
  };
}
