import { type RefObject, useRef } from "react";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { usePageKeys } from "#web/lib/page/single-keys.ts";
import type { TaskChanges } from "./tasks/do-task.ts";
import type { OpenMenu } from "./tasks/task-actions.tsx";
import { markDone } from "./tasks/task-changes.ts";
import { numberToRing } from "./tasks/task-words.ts";

interface InboxKeys {
  rows: readonly Task[];
  view: TaskView;
  changes: TaskChanges;
  keyOf: (task: Task) => string;
  list: RefObject<HTMLElement | null>;
  /** The one that is open beside the list. */
  shown: Task | null;
  onShow: (task: Task) => void;
  onMenu: (task: Task, menu: OpenMenu) => void;
  onReply: (task: Task) => void;
}

/** The inbox without a mouse: J and K walk the rows; the row that has the focus, or is open, is meant by the others. */
export function useInboxKeys({
  rows,
  view,
  changes,
  keyOf,
  list,
  shown,
  onShow,
  onMenu,
  onReply,
}: InboxKeys): void {
  const rowOf = (task: Task) =>
    [...(list.current?.querySelectorAll<HTMLElement>("[data-task]") ?? [])].find(
      (row) => row.dataset.task === keyOf(task),
    );
  /** What has the focus may go with the change that was done by it: then its row is still meant. */
  const last = useRef<string | null>(null);
  const meant = (): Task | null => {
    const active = document.activeElement;
    const focused = active?.closest<HTMLElement>("[data-task]")?.dataset.task;
    const isLost = active === null || active === document.body;
    const key = focused ?? (shown ? keyOf(shown) : isLost ? last.current : null);
    last.current = key;
    return rows.find((task) => keyOf(task) === key) ?? null;
  };
  const walk = (step: 1 | -1) => {
    const from = meant();
    const at = from === null ? (step === 1 ? -1 : rows.length) : rows.indexOf(from);
    const next = rows[at + step];
    if (!next) return;
    rowOf(next)?.querySelector<HTMLElement>("[data-open]")?.focus();
    if (shown) onShow(next);
  };
  const withMeant = (change: (task: Task) => void) => () => {
    const task = meant();
    if (task && !changes.done.has(keyOf(task))) change(task);
  };
  const isToDo = view !== "done";
  usePageKeys({
    j: () => walk(1),
    k: () => walk(-1),
    z: () => changes.takeBackLast(),
    r: withMeant((task) => task.phone !== null && !task.isSample && onReply(task)),
    c: withMeant((task) => {
      if (numberToRing(task) !== null) rowOf(task)?.querySelector<HTMLElement>("[data-key='c']")?.click();
    }),
    ...(isToDo && {
      e: withMeant((task) => {
        changes.act(markDone(task, view));
        walk(1);
      }),
      s: withMeant((task) => onMenu(task, "snooze")),
      a: withMeant((task) => onMenu(task, "assign")),
    }),
  });
}
