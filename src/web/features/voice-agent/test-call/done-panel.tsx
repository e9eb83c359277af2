import { CalendarCheck } from "lucide-react";
import { Link } from "wouter";
import { callClock } from "#web/lib/durations.ts";
import { Panel } from "#web/ui/panel.tsx";
import { actionsOf, appointmentOf, type TestCall } from "./call-state.ts";

/** What the assistant did for the clinic during this call. */
export function DonePanel({ call }: { call: TestCall }) {
  const actions = actionsOf(call);
  const appointmentId = appointmentOf(call);
  return (
    <Panel
      title="Done"
      aside={
        <span className="text-12 text-ink-3">
          {actions.some(({ action }) => action.kind === "booked") ? "Booked" : "Nothing is booked yet"}
        </span>
      }
      className="flex min-h-30 flex-col"
    >
      {actions.length === 0 ? (
        <p className="px-3.5 py-3 text-13 text-ink-3">The assistant has done nothing yet.</p>
      ) : (
        <ol aria-label="Actions" className="min-h-0 flex-1 overflow-y-auto px-3.5 py-3">
          {actions.map(({ id, atMs, action }) => (
            <li key={id} className="group flex gap-2.5">
              <span className="figures w-8 pt-px text-right text-12/4.5 text-ink-3">
                {callClock(Math.floor(atMs / 1_000))}
              </span>
              <span aria-hidden="true" className="flex flex-col items-center pt-1.25">
                <span className="size-2.25 rounded-full bg-accent" />
                <span className="my-1 w-px flex-1 bg-line-2 group-last:hidden" />
              </span>
              <span className="min-w-0 flex-1 pb-3 text-13">
                <span className="font-medium">{action.label}</span>
                <span className="block text-12 text-ink-3">{action.detail}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {appointmentId && (
        <div className="border-t border-line px-3.5 py-2.5 text-13">
          <Link
            href={`/appointments?id=${appointmentId}`}
            className="inline-flex items-center gap-2 font-medium text-accent-ink hover:underline"
          >
            <CalendarCheck aria-hidden="true" className="size-4" />
            See it in the calendar
          </Link>
        </div>
      )}
    </Panel>
  );
}
