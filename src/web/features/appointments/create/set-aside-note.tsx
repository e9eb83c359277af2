import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import type { SetAside } from "./set-aside.ts";

interface SetAsideNoteProps {
  aside: SetAside;
  onCarryOn: () => void;
  onDiscard: () => void;
}

/** Says whose booking waits to be finished. */
export function SetAsideNote({ aside, onCarryOn, onDiscard }: SetAsideNoteProps) {
  const { name, phone } = aside.values.patientDetails;
  return (
    <Note
      tone="blue"
      className="mb-3"
      action={
        <span className="flex gap-2">
          <Button size="small" kind="danger-text" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="small" onClick={onCarryOn}>
            Carry on
          </Button>
        </span>
      }
    >
      {`${aside.isWalkIn ? "Walk-in" : "Booking"} set aside: ${name || phone || "no name yet"}`}
    </Note>
  );
}
