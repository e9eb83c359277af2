import { Bell, Calendar, CornerUpRight, History } from "lucide-react";
import { Link } from "wouter";
import type { Activity } from "#contract/system/dashboard.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { dateTimeOf, relativeTime } from "#web/lib/formatting.ts";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { RowIcon } from "#web/ui/row-icon.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useRecentActivity } from "./recent-activity.ts";

const rowsShown = 6;

/** What happened lately, newest first. */
export function ActivityPanel() {
  const activity = useRecentActivity();
  return (
    <Panel
      title="Recent Activity"
      aside={
        <Link href="/logs" className="rounded-s text-12 font-medium text-accent-ink hover:underline">
          See all logs
        </Link>
      }
    >
      <NotLoaded query={activity} loading="Loading activity..." failed="The activity did not load" />
      {activity.data?.length === 0 && (
        <EmptyState icon={<History />} title="Nothing has happened yet">
          Bookings, reminders and calls put through appear here.
        </EmptyState>
      )}
      {activity.data?.slice(0, rowsShown).map((entry) => (
        <ActivityRow key={entry.id} entry={entry} />
      ))}
    </Panel>
  );
}

const types = {
  booking: { word: "Booking", icon: <Calendar /> },
  reminder: { word: "Reminder", icon: <Bell /> },
  escalation: { word: "Escalation", icon: <CornerUpRight /> },
} as const;

/** Where the whole story stands, when there is more than the sentence. */
function placeOf({ appointmentId, callId }: Activity): string | null {
  if (appointmentId) return `/appointments?id=${appointmentId}`;
  return callId ? `/logs?call=${callId}` : null;
}

function ActivityRow({ entry }: { entry: Activity }) {
  const timeZone = useClinicTimeZone();
  const now = useNow();
  const { word, icon } = types[entry.type];
  const href = placeOf(entry);
  return (
    <PanelRow className="min-h-18.5">
      <RowIcon>{icon}</RowIcon>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-13">
          {href ? (
            <Link href={href} className="rounded-s hover:underline">
              {entry.text}
            </Link>
          ) : (
            entry.text
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-12 text-ink-3">
          <span title={dateTimeOf(entry.at, timeZone)}>
            {`${word}, ${relativeTime(entry.at, now, timeZone)}`}
          </span>
          {entry.isSample && <SampleMark />}
        </p>
      </div>
    </PanelRow>
  );
}
