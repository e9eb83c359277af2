import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { Task } from "#contract/messaging/tasks.ts";
import { formatCount, plural } from "#web/lib/formatting.ts";
import { PanelRow } from "#web/ui/panel.tsx";
import { useSteadyRows } from "../steady-rows.ts";
import { useTaskChanges } from "../tasks/do-task.ts";
import { TaskRow } from "../tasks/task-row.tsx";
import { rowKey } from "../tasks/task-words.ts";
import { DisplacedRow } from "./displaced-row.tsx";
import { EmptyWaitingList } from "./empty-waiting-list.tsx";
import { RequestRow } from "./request-row.tsx";

const rowsShown = 6;

type Item = { key: string; task: Task } | { key: string; request: Appointment };
const keyOf = ({ key }: Item): string => key;

interface WaitingListProps {
  tasks: readonly Task[];
  requests: readonly Appointment[];
  /** How many visits cannot take place where they are booked. */
  displacedCount: number;
  now: number;
}

/** The top of what waits, in which nothing moves under the pointer. */
export function WaitingList({ tasks, requests, displacedCount, now }: WaitingListProps) {
  // Emergencies and calls first: they wait for a voice, requests for a click.
  const fresh: Item[] = [
    ...tasks.map((task) => ({ key: rowKey(task, "open"), task })),
    ...requests.map((request) => ({ key: request.id, request })),
  ];
  const holdForChange = useRef<() => void>(() => undefined);
  const changes = useTaskChanges(() => holdForChange.current());
  const { rows, hold, listProps } = useSteadyRows(fresh.slice(0, rowsShown), keyOf, changes.forget);
  useEffect(() => {
    holdForChange.current = () => hold("change");
  }, [hold]);
  const freshKeys = new Set(fresh.map(keyOf));
  const shownKeys = new Set(rows.map(keyOf));
  const hidden = fresh.filter(({ key }) => !shownKeys.has(key));
  if (rows.length === 0 && displacedCount === 0) return <EmptyWaitingList />;
  return (
    <>
      {displacedCount > 0 && <DisplacedRow count={displacedCount} />}
      <div {...listProps}>
        {rows.map((item) =>
          "task" in item ? (
            <TaskRow
              key={item.key}
              {...{ task: item.task, now, changes }}
              href={`/inbox?task=${item.task.id}`}
              isGone={!freshKeys.has(item.key)}
              isBrief
            />
          ) : (
            <RequestRow
              key={item.key}
              {...{ appointment: item.request, now }}
              isSettled={!freshKeys.has(item.key)}
              onConfirmed={() => hold("change")}
            />
          ),
        )}
      </div>
      <More
        tasks={hidden.filter((item) => "task" in item).length}
        requests={hidden.filter((item) => "request" in item).length}
      />
    </>
  );
}

/** The way to what has no room here. */
function More({ tasks, requests }: { tasks: number; requests: number }) {
  if (tasks === 0 && requests === 0) return null;
  const link = "rounded-s text-13 font-medium text-accent-ink hover:underline";
  return (
    <PanelRow className="flex-wrap">
      {tasks > 0 && (
        <Link href="/inbox" className={link}>
          {`${formatCount(tasks)} more in the inbox`}
        </Link>
      )}
      {requests > 0 && (
        <Link href="/appointments?status=requested" className={link}>
          {`${plural(requests, "more request")} in the list of appointments`}
        </Link>
      )}
    </PanelRow>
  );
}
