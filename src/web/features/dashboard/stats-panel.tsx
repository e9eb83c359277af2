import type { ReactNode } from "react";
import { sampleOverview } from "#contract/limits.ts";
import type { ClinicOverview } from "#contract/system/dashboard.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

interface StatsPanelProps {
  /** `undefined` while loading, `null` when the clinic has no figures of its own. */
  overview: ClinicOverview | null | undefined;
}

/** The four figures of the day; sample numbers, marked, until there are real ones. */
export function StatsPanel({ overview }: StatsPanelProps) {
  const shown = overview ?? sampleOverview;
  const state = overview === undefined ? "loading" : overview === null ? "sample" : "real";
  return (
    <section
      aria-label="Today's figures"
      className="grid grid-cols-4 rounded-l border border-line bg-surface max-wide:grid-cols-2 [&>*+*]:border-l [&>*]:border-line max-wide:[&>*:nth-child(3)]:border-l-0 max-wide:[&>*:nth-child(n+3)]:border-t"
    >
      <Stat title="Total Call Volume" figure={formatCount(shown.todayCallVolume)} state={state}>
        Calls today so far
      </Stat>
      <Stat
        title="Appointments Booked"
        figure={formatCount(shown.appointmentsBooked)}
        state={state}
        picture={overview && <BookedSplit overview={overview} />}
      >
        {overview ? bookedSentence(overview) : "By the assistant and your team, today"}
      </Stat>
      <Stat title="No Show Recalls" figure={formatCount(shown.noShows)} state={state}>
        Missed visits to bring back
      </Stat>
      <Stat title="Assistant success rate" figure={shown.patientReactivationRate} state={state}>
        Calls that ended the way the caller wanted
      </Stat>
    </section>
  );
}

interface StatProps {
  title: string;
  figure: string;
  state: "loading" | "sample" | "real";
  picture?: ReactNode;
  children: string;
}

function Stat({ title, figure, state, picture, children }: StatProps) {
  return (
    <div className="relative px-4 pt-3.5 pb-3 max-desk:px-3">
      <div className="flex min-h-4.5 items-center gap-2">
        <h2 className="text-13 font-medium text-ink-2">{title}</h2>
        {state === "sample" && (
          <span className="max-desk:absolute max-desk:top-10.5 max-desk:right-3">
            <SampleMark />
          </span>
        )}
      </div>
      <div className="mt-2 flex h-9 items-end justify-between">
        {state === "loading" ? (
          <Skeleton className="mb-2 h-5 w-16" />
        ) : (
          <p className="text-30 font-semibold tracking-[-0.02em]">{figure}</p>
        )}
        {picture && <span className="max-desk:hidden">{picture}</span>}
      </div>
      <p className="mt-1.5 text-12 text-ink-3">{children}</p>
    </div>
  );
}

function bookedSentence({ bookedByAssistant, bookedByStaff, bookedOnline }: ClinicOverview): string {
  const online = bookedOnline > 0 ? `, ${formatCount(bookedOnline)} online` : "";
  return `${formatCount(bookedByAssistant)} by the assistant, ${formatCount(bookedByStaff)} by your team${online}`;
}

/** Lengths side by side; the sentence below says the same in words. */
function BookedSplit({ overview }: { overview: ClinicOverview }) {
  const { bookedByAssistant, bookedByStaff, bookedOnline } = overview;
  const total = bookedByAssistant + bookedByStaff + bookedOnline;
  if (total === 0) return null;
  return (
    <span aria-hidden="true" className="mb-1 flex h-2.5 w-27 gap-0.5">
      {bookedByAssistant > 0 && (
        <span className="rounded-[2px] bg-chart-1" style={{ flexGrow: bookedByAssistant }} />
      )}
      {bookedByStaff > 0 && <span className="rounded-[2px] bg-chart-2" style={{ flexGrow: bookedByStaff }} />}
      {bookedOnline > 0 && <span className="rounded-[2px] bg-chart-4" style={{ flexGrow: bookedOnline }} />}
    </span>
  );
}
