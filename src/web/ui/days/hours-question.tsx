import { useRef, useState } from "react";
import type { ApiReply } from "#contract/api.ts";
import type { HoursToSave } from "#contract/booking/displaced.ts";
import { shortDate, twelveHour } from "#kernel/spoken-dates.ts";
import { callApi } from "#web/lib/api-client.ts";
import { plural } from "#web/lib/formatting.ts";
import { Button } from "../button.tsx";
import { Dialog, DialogBody, DialogFooter } from "../overlays/dialog.tsx";

type Displaced = ApiReply<"visitsOutsideHours">;

/** Asks before hours are saved that leave booked visits outside. */
export function useHoursQuestion() {
  const [displaced, setDisplaced] = useState<Displaced | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const answer = useRef<(isYes: boolean) => void>(() => undefined);
  const give = (isYes: boolean) => {
    setDisplaced(null);
    answer.current(isYes);
  };
  /** Whether they are to be saved; null = no hours are changed. */
  const mayBeSaved = async (hours: HoursToSave | null): Promise<boolean> => {
    if (hours === null) return true;
    setIsLooking(true);
    // Whatever keeps this from being looked up keeps the hours from being saved too, and that is said then.
    const found = await callApi("visitsOutsideHours", { body: hours }).catch(() => null);
    setIsLooking(false);
    if (found === null || found.bookedVisits === 0) return true;
    setDisplaced(found);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  };
  return { mayBeSaved, isLooking, question: { displaced, onAnswer: give } };
}

interface HoursQuestionProps {
  /** Null while there is nothing to ask. */
  displaced: Displaced | null;
  onAnswer: (isYes: boolean) => void;
}

/** Who is booked outside the hours that are about to be saved. */
export function HoursQuestion({ displaced, onAnswer }: HoursQuestionProps) {
  const { bookedVisits = 0, visits = [] } = displaced ?? {};
  return (
    <Dialog
      isOpen={displaced !== null}
      onClose={() => onAnswer(false)}
      size="question"
      title={`${plural(bookedVisits, "visit")} ${bookedVisits === 1 ? "lies" : "lie"} outside these hours`}
    >
      <DialogBody>
        <ul aria-label="Booked outside these hours" className="flex flex-col gap-0.5 text-14">
          {visits.map(({ appointmentId, patientName, date, time }) => (
            <li key={appointmentId} className="wrap-anywhere">
              {patientName}, {shortDate(date)}, {twelveHour(time)}
            </li>
          ))}
        </ul>
        {bookedVisits > visits.length && (
          <p className="mt-1 text-14">and {bookedVisits - visits.length} more.</p>
        )}
        <p className="mt-3 text-13 text-ink-2">
          {bookedVisits === 1 ? "It stays" : "They stay"} booked, and {bookedVisits === 1 ? "waits" : "wait"}{" "}
          under Need moving until you move or cancel {bookedVisits === 1 ? "it" : "them"}.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={() => onAnswer(false)}>Change the hours</Button>
        <Button kind="filled" onClick={() => onAnswer(true)}>
          Save all the same
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
