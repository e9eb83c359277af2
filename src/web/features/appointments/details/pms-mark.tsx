import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { standingWords } from "./pms-words.ts";
import { usePmsStanding } from "./pms-writes.ts";

const icons = {
  held: CloudOff,
  requested: CloudUpload,
  accepted: CloudUpload,
  written: CloudCheck,
  failed: CircleAlert,
} as const;

/** On a row of the list: where the booking stands with the practice system. */
export function PmsMark({ appointmentId }: { appointmentId: string }) {
  const standing = usePmsStanding(appointmentId);
  if (!standing) return null;
  const { write } = standing;
  const Icon = icons[write.state];
  const isFailed = write.state === "failed";
  return (
    <span
      className={classNames(
        "mt-0.5 flex items-start gap-1.5 text-12",
        isFailed ? "font-medium text-red-ink" : "text-ink-2",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("mt-px size-3.5 flex-none", isFailed ? "text-red-solid" : "text-ink-3")}
      />
      {standingWords(write, standing).label}
    </span>
  );
}
