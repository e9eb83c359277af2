import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { findAgent } from "#contract/assistants/agents.ts";
import type { Roster } from "#contract/clinic/roster.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { shortDate } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useChangeOutreach, useOutreach } from "../outreach/load-outreach.ts";
import { useExportRoster, useRoster } from "./load-roster.ts";
import { RosterLeaveList } from "./roster-leave-list.tsx";
import { RosterStaff } from "./roster-staff.tsx";
import { RosterWeek } from "./roster-week.tsx";

const agent = findAgent("5");

/** The roster: a week with its gaps, leave, the staff, and the reports. */
export function RosterPanel() {
  const [week, setWeek] = useState<string>();
  const query = useRoster(week);
  const { data } = query;
  return (
    <Panel
      title="Roster"
      className="mt-4"
      aside={data?.isConnected && <Weeks {...{ roster: data, setWeek }} />}
    >
      <NotLoaded query={query} loading="Loading the roster..." failed="The roster did not load" rows={5} />
      {data && !data.isConnected && (
        <p className="p-4 text-13 text-ink-2">
          {agent?.name} is not connected. Connect {agent?.name} above with your shifts, and the week appears
          here.
        </p>
      )}
      {data?.isConnected && <Connected roster={data} />}
    </Panel>
  );
}

function Weeks({ roster, setWeek }: { roster: Roster; setWeek: (week: string) => void }) {
  const { weekStart } = roster;
  return (
    <div className="flex items-center gap-1">
      <Button size="small" isIcon aria-label="Week before" onClick={() => setWeek(addDays(weekStart, -7))}>
        <ChevronLeft aria-hidden="true" />
      </Button>
      <span className="px-1 text-13 whitespace-nowrap" aria-live="polite">
        {shortDate(weekStart)}
      </span>
      <Button size="small" isIcon aria-label="Week after" onClick={() => setWeek(addDays(weekStart, 7))}>
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
}

function Connected({ roster }: { roster: Roster }) {
  const exported = useExportRoster();
  const save = (period: "week" | "month") => exported.mutate({ period, date: roster.weekStart });
  return (
    <>
      <RosterWeek roster={roster} />
      {roster.tracksLeave ? (
        <RosterLeaveList roster={roster} />
      ) : (
        <p className="border-t border-line p-4 text-13 text-ink-2">
          Leave is not tracked: nobody can ask for it here. Tick Track leave in {agent?.name}'s settings.
        </p>
      )}
      <RosterStaff roster={roster} />
      <div className="flex flex-col gap-3 border-t border-line p-4">
        <PauseSwitch />
        <ul aria-label="What the roster agent does" className="flex flex-col gap-1 text-13 text-ink-2">
          {roster.notes.map((note) => (
            <li key={note} className="break-words">
              {note}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button size="small" isPending={exported.isPending} onClick={() => save("week")}>
            Download this week
          </Button>
          <Button size="small" isPending={exported.isPending} onClick={() => save("month")}>
            Download this month
          </Button>
        </div>
      </div>
    </>
  );
}

function PauseSwitch() {
  const { data } = useOutreach();
  const change = useChangeOutreach();
  if (!data) return null;
  const paused = data.agents.filter(({ isPaused }) => isPaused).map(({ agentId }) => agentId);
  return (
    <Switch
      label={`${agent?.name} writes to staff`}
      hint="While off, no shifts, reports or tasks go out, and messages wait."
      checked={!paused.includes("5")}
      onCheckedChange={(isOn) =>
        change.mutate({ pausedAgents: isOn ? paused.filter((id) => id !== "5") : [...paused, "5"] })
      }
    />
  );
}
