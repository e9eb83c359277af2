import { CalendarX } from "lucide-react";
import { Link } from "wouter";
import { buttonClasses } from "#web/ui/button.tsx";
import { RowIcon } from "#web/ui/row-icon.tsx";
import { displacedHref, needMoving } from "./displaced-words.ts";
import { WaitingRow } from "./waiting-row.tsx";

/** Patients who would come to a closed door, until the last of them has another time. */
export function DisplacedRow({ count }: { count: number }) {
  const title = needMoving(count);
  return (
    <WaitingRow
      icon={
        <RowIcon tone="orange">
          <CalendarX />
        </RowIcon>
      }
      title={
        <Link href={displacedHref} className="rounded-s hover:underline">
          {title}
        </Link>
      }
      detail="Booked in a time that is closed by now: a closure, leave, a blocked chair or changed hours"
    >
      <Link href={displacedHref} className={buttonClasses({ size: "small" })}>
        Show them
      </Link>
    </WaitingRow>
  );
}
