import { Link } from "wouter";
import type { Task } from "#contract/messaging/tasks.ts";
import { formatPhone, plural } from "#web/lib/formatting.ts";
import { SampleMark } from "#web/ui/sample-mark.tsx";

/** What there is to know: title and number, what it is about, their words, when to ring, since when, the way to the call. */
export function TaskTold({ task, since }: { task: Task; since: string }) {
  const { title, name, phone, detail, said, ringWhen, alikeCount, callId, appointmentId } = task;
  const number = name === null || phone === null ? null : formatPhone(phone);
  const about = [detail, said].filter(Boolean).join("\n").split("\n").filter(Boolean);
  return (
    <>
      <span className="block">
        {[name === null && phone === null ? null : title, number].filter(Boolean).join(", ")}
      </span>
      {about.map((line) => (
        <span key={line} className="block break-words">
          {line}
        </span>
      ))}
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

const PlaceLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className="rounded-s font-medium text-accent-ink hover:underline">
    {children}
  </Link>
);
