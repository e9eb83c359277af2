import { type ReactNode, useState } from "react";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { relativeTime } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Drawer } from "#web/ui/overlays/drawer.tsx";
import type { TaskChanges } from "./do-task.ts";
import { SimilarTasks } from "./similar-tasks.tsx";
import { type OpenMenu, TaskActions } from "./task-actions.tsx";
import { TaskDetails } from "./task-details.tsx";
import { rowKey, whoWaits } from "./task-words.ts";
import { TextThreadPanel } from "./text-thread-panel.tsx";

interface TaskDrawerProps {
  task: Task;
  view: TaskView;
  now: number;
  changes: TaskChanges;
  isGone: boolean;
  /** Somebody pressed the key to reply. */
  wantsReply: boolean;
  onClose: () => void;
}

/** One thing that waits, beside the list: all that is known, and the texts with whoever waits. */
export function TaskDrawer({ task, view, now, changes, isGone, wantsReply, onClose }: TaskDrawerProps) {
  const timeZone = useClinicTimeZone();
  const [menu, setMenu] = useState<OpenMenu>(null);
  const change = changes.done.get(rowKey(task, view));
  const marks: ReactNode[] = [
    task.isUrgent && (
      <Badge key="urgent" tone="red">
        Urgent
      </Badge>
    ),
    task.assignedTo && <Badge key="for" tone="grey">{`For ${task.assignedTo.username}`}</Badge>,
    (change || isGone) && (
      <Badge key="over" tone={change ? "green" : "grey"}>
        {change?.word ?? "Dealt with"}
      </Badge>
    ),
  ].filter(Boolean);
  return (
    <Drawer isOpen onClose={onClose} title={whoWaits(task) ?? task.title}>
      {marks.length > 0 && <div className="mb-3 flex flex-wrap gap-2">{marks}</div>}
      <div className="flex flex-wrap gap-2">
        <TaskActions {...{ task, view, changes, isGone, menu }} onMenu={setMenu} />
      </div>
      <div className="mt-4 text-14">
        <TaskDetails task={task} since={relativeTime(task.createdAt, now, timeZone)} isWhole />
      </div>
      {view === "open" && task.alikeCount > 1 && <SimilarTasks task={task} />}
      {task.phone !== null && !task.isSample && (
        <TextThreadPanel key={task.id} taskId={task.id} wantsFocus={wantsReply} />
      )}
    </Drawer>
  );
}
