import { useReceptionReach, whyNotPutThrough } from "#web/lib/reception-reach.ts";
import { Note } from "./note.tsx";

/** Says that callers cannot be put through, and what would help; nothing where they can be. */
export function ReceptionNotice({ className }: { className?: string }) {
  const { data } = useReceptionReach();
  const reason = data && whyNotPutThrough(data);
  return reason ? (
    <Note tone="yellow" className={className}>
      {reason}
    </Note>
  ) : null;
}
