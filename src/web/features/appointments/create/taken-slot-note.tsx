import type { FreeTime } from "#contract/errors.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";

/** Somebody else was quicker: the server's sentence and the nearest free times. */
export interface TakenSlot {
  sentence: string;
  nearest: readonly FreeTime[];
}

export function TakenSlotNote({ taken, onTake }: { taken: TakenSlot; onTake: (slot: FreeTime) => void }) {
  return (
    <Note tone="orange" className="col-span-2 max-desk:col-span-1">
      <p role="alert">{taken.sentence}</p>
      {taken.nearest.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {taken.nearest.map((slot) => (
            <Button key={`${slot.date} ${slot.time}`} size="small" onClick={() => onTake(slot)}>
              {shortDay(slot.date)}, {twelveHour(slot.time)}
            </Button>
          ))}
        </div>
      )}
    </Note>
  );
}

/** `Thu 13 August` */
const shortDay = (date: string) => longDate(date).replace(/^(\w{3})\w*, (.*) \d{4}$/, "$1 $2");
