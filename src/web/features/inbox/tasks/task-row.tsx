import { Link } from "wouter";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, relativeTime } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { WaitingRow } from "../waiting/waiting-row.tsx";
import type { TaskChanges } from "./do-task.ts";
import { type OpenMenu, TaskActions } from "./task-actions.tsx";
import { TaskDetails } from "./task-details.tsx";
import { TaskIcon } from "./task-icon.tsx";
import { nearTime, rowKey, whoWaits } from "./task-words.ts";

interface TaskRowProps {
  task: Task;
  view?: TaskView;
  /** Where it opens. */
  href: string;
  now: number;
  changes: TaskChanges;
  isGone: boolean;
  isShown?: boolean;
  menu?: OpenMenu;
  onMenu?: (menu: OpenMenu) => void;
  isBrief?: boolean;
}

const noMenu = () => undefined;

/** Work that was left for a person. */
export function TaskRow(props: TaskRowProps) {
  const { task, view = "open", now, changes, isGone, isShown = false, menu = null, onMenu = noMenu } = props;
  const { href, isBrief = false } = props;
  const timeZone = useClinicTimeZone();
  const key = rowKey(task, view);
  const change = changes.done.get(key);
  const isOver = change !== undefined || isGone;
  return (
    <WaitingRow
      data-task={key}
      icon={<TaskIcon kind={task.kind} />}
      className={classNames(isShown && "bg-accent-soft", isOver && "bg-sunken")}
      title={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link href={href} data-open="" className="rounded-s hover:underline">
            {whoWaits(task) ?? task.title}
          </Link>
          {task.isUrgent && !isOver && <Badge tone="red">Urgent</Badge>}
          {isOver && <Badge tone={change ? "green" : "grey"}>{change?.word ?? "Dealt with"}</Badge>}
          {task.assignedTo && !isOver && <Badge tone="grey">{`For ${task.assignedTo.username}`}</Badge>}
          <When task={task} view={view} now={now} />
        </span>
      }
      detail={<TaskDetails task={task} since={relativeTime(task.createdAt, now, timeZone)} />}
    >
      <TaskActions {...{ task, view, changes, isGone, menu, onMenu, isBrief }} />
    </WaitingRow>
  );
}

/** Until when it is put off, or who did it when. */
function When({ task, view, now }: { task: Task; view: TaskView; now: number }) {
  const timeZone = useClinicTimeZone();
  const { snoozedUntil, completedAt, completedBy } = task;
  if (view === "snoozed" && snoozedUntil !== null)
    return (
      <span className="text-12 font-normal text-ink-2">
        {`until ${nearTime(Date.parse(snoozedUntil), now, timeZone)}`}
      </span>
    );
  if (view !== "done" || completedAt === null) return null;
  const when = dateTimeOf(completedAt, timeZone);
  return (
    <span className="text-12 font-normal text-ink-2">
      {completedBy === null ? when : `by ${completedBy}, ${when}`}
    </span>
  );
}
