import { Link } from "wouter";
import type { Task } from "#contract/messaging/tasks.ts";
import { classNames } from "#web/lib/class-names.ts";
import { formatPhone, plural } from "#web/lib/formatting.ts";
import { SampleMark } from "#web/ui/sample-mark.tsx";

interface TaskDetailsProps {
  task: Task;
  since: string;
  /** With all that they said, however long. */
  isWhole?: boolean;
}

/** What there is to know: title and number, what is known, all that they said, when to ring, since when, the way to the call. */
export function TaskDetails({ task, since, isWhole = false }: TaskDetailsProps) {
  const { title, name, phone, detail, said, ringWhen, alikeCount, callId, appointmentId } = task;
  const number = name === null || phone === null ? null : formatPhone(phone);
  const words = linesOf(said);
  return (
    <>
      <span className="block">
        {[name === null && phone === null ? null : title, number].filter(Boolean).join(", ")}
      </span>
      {linesOf(detail).map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
      {words.length > 0 && (
        <span className={classNames("text-ink", isWhole ? "block" : "line-clamp-5")}>
          {words.map((line) => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
        </span>
      )}
      {ringWhen !== null && <span className="block font-medium text-ink">{`Ring: ${ringWhen}`}</span>}
      <span className="block text-ink-3">
        {since} {alikeCount > 1 && `and ${plural(alikeCount - 1, "more like this", "more like this")} `}
        {callId !== null && <PlaceLink href={`/logs?call=${callId}`}>Read the call</PlaceLink>}{" "}
        {appointmentId !== null && (
          <PlaceLink href={`/appointments?id=${appointmentId}`}>Open appointment</PlaceLink>
        )}{" "}
        {task.isSample && <SampleMark />}
      </span>
    </>
  );
}

const linesOf = (text: string | null): readonly string[] => (text ?? "").split("\n").filter(Boolean);

const PlaceLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="rounded-s font-medium text-accent-ink hover:underline">
    {children}
  </Link>
);
