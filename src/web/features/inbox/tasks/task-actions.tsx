import { Clock, Phone, UserPlus } from "lucide-react";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import type { TaskChanges } from "./do-task.ts";
import { useTaskPeople } from "./list-people.ts";
import { snoozeTimes } from "./snooze-times.ts";
import { giveTo, markDone, putBack, putOff, tryAgain } from "./task-changes.ts";
import { nearTime, numberToRing, rowKey, spokenName } from "./task-words.ts";

export type OpenMenu = "snooze" | "assign" | null;

interface TaskActionsProps {
  task: Task;
  view: TaskView;
  changes: TaskChanges;
  /** Nobody needs to do anything about it any more, though it still stands here. */
  isGone: boolean;
  menu: OpenMenu;
  onMenu: (menu: OpenMenu) => void;
  /** On the dashboard: the changes of one press alone. */
  isBrief?: boolean;
}

/** What can be done about a row; where it was done a moment ago, the way back stands in the same place. */
export function TaskActions({
  task,
  view,
  changes,
  isGone,
  menu,
  onMenu,
  isBrief = false,
}: TaskActionsProps) {
  const key = rowKey(task, view);
  const change = changes.done.get(key);
  const name = spokenName(task);
  const isPending = changes.pendingKey === key;
  const number = numberToRing(task);
  const isOpen = !change && !isGone;
  return (
    <>
      {isOpen && number !== null && (
        <a
          href={`tel:${number}`}
          data-key="c"
          aria-label={`Call: ${name}`}
          className={buttonClasses({ size: "small" })}
        >
          <Phone aria-hidden="true" />
          Call
        </a>
      )}
      {isOpen && view !== "done" && task.canRetry && (
        <Button
          size="small"
          aria-label={`Try again: ${name}`}
          isPending={isPending}
          onClick={() => changes.act(tryAgain(task, view))}
        >
          {task.alikeCount > 1 ? "Try all again" : "Try again"}
        </Button>
      )}
      {isOpen && view !== "done" && !isBrief && (
        <>
          <AssignMenu {...{ task, view, changes, menu, onMenu }} />
          <SnoozeMenu {...{ task, view, changes, menu, onMenu }} />
        </>
      )}
      {isOpen && view === "snoozed" && (
        <Button
          size="small"
          aria-label={`Back to the inbox: ${name}`}
          onClick={() => changes.act(putBack(task, view))}
        >
          Bring back
        </Button>
      )}
      {/* One button in one place: whoever presses twice undoes it, and does nothing to the next row. */}
      {(isOpen || change?.undo) && (
        <Button
          size="small"
          aria-label={`${change ? "Undo" : view === "done" ? "Not done" : "Done"}: ${name}`}
          isPending={isPending}
          onClick={() =>
            change
              ? changes.takeBack(change)
              : changes.act(view === "done" ? putBack(task, view) : markDone(task, view))
          }
        >
          {change ? "Undo" : view === "done" ? "Not done" : "Done"}
        </Button>
      )}
    </>
  );
}

type MenuProps = Omit<TaskActionsProps, "isGone" | "isBrief">;

function AssignMenu({ task, view, changes, menu, onMenu }: MenuProps) {
  const { user } = useSession();
  const people = useTaskPeople().data ?? [];
  // Whoever is at the desk comes first: most take it themselves.
  const sorted = [
    ...people.filter(({ id }) => id === user?.id),
    ...people.filter(({ id }) => id !== user?.id),
  ];
  const { assignedTo } = task;
  const items = sorted.map((person) => ({
    key: person.id,
    label: person.id === user?.id ? `Me (${person.username})` : person.username,
    isChosen: assignedTo?.id === person.id,
    onSelect: () => changes.act(giveTo(task, view, person)),
  }));
  const nobody = { key: "nobody", label: "Nobody", isChosen: assignedTo === null };
  return (
    <Menu
      label="Give to"
      isOpen={menu === "assign"}
      onOpenChange={(isOpen) => onMenu(isOpen ? "assign" : null)}
      items={[...items, { ...nobody, onSelect: () => changes.act(giveTo(task, view, null)) }]}
      trigger={
        <Button
          kind="quiet"
          size="small"
          isIcon
          title="Give to somebody"
          aria-label={`Give to somebody: ${spokenName(task)}`}
        >
          <UserPlus aria-hidden="true" />
        </Button>
      }
    />
  );
}

function SnoozeMenu({ task, view, changes, menu, onMenu }: MenuProps) {
  const now = useNow();
  const timeZone = useClinicTimeZone();
  return (
    <Menu
      label="Snooze"
      isOpen={menu === "snooze"}
      onOpenChange={(isOpen) => onMenu(isOpen ? "snooze" : null)}
      items={snoozeTimes(now, timeZone).map(({ label, until }) => ({
        ...{ key: label, label, hint: nearTime(until, now, timeZone) },
        onSelect: () => changes.act(putOff(task, view, until, { now, timeZone })),
      }))}
      trigger={
        <Button kind="quiet" size="small" isIcon title="Snooze" aria-label={`Snooze: ${spokenName(task)}`}>
          <Clock aria-hidden="true" />
        </Button>
      }
    />
  );
}
