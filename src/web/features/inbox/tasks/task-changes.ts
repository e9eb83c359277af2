import type { ApiInput } from "#contract/api.ts";
import type { Task, TaskPerson, TaskView } from "#contract/messaging/tasks.ts";
import { toIso } from "#kernel/clock.ts";
import { callApi } from "#web/lib/api-client.ts";
import type { TaskChange } from "./do-task.ts";
import { nearTime, rowKey } from "./task-words.ts";

/* What can be done with a row, each with its way back. A row that stands for several is done for all of them. */

const isForAll = ({ alikeCount }: Task): boolean => alikeCount > 1;

const change =
  (task: Task, body: ApiInput<"changeTask">): (() => Promise<unknown>) =>
  () =>
    callApi("changeTask", { params: { id: task.id }, body: { withAlike: isForAll(task), ...body } });

export const markDone = (task: Task, view: TaskView): TaskChange => ({
  ...{ key: rowKey(task, view), task, word: "Done" },
  send: change(task, { isDone: true }),
  undo: change(task, { isDone: false }),
});

/** From what was done or put off back to what waits. */
export const putBack = (task: Task, view: TaskView): TaskChange => ({
  ...{ key: rowKey(task, view), task, word: "Back in the inbox" },
  send: change(task, view === "done" ? { isDone: false } : { snoozedUntil: null }),
  undo: change(task, view === "done" ? { isDone: true } : { snoozedUntil: task.snoozedUntil }),
});

export const putOff = (
  task: Task,
  view: TaskView,
  until: number,
  clock: { now: number; timeZone: string },
): TaskChange => ({
  ...{ key: rowKey(task, view), task },
  word: `Snoozed until ${nearTime(until, clock.now, clock.timeZone)}`,
  send: change(task, { snoozedUntil: toIso(until) }),
  // A time that is over already puts off nothing.
  undo: change(task, { snoozedUntil: view === "snoozed" ? task.snoozedUntil : null }),
});

export const giveTo = (task: Task, view: TaskView, person: TaskPerson | null): TaskChange => ({
  ...{ key: rowKey(task, view), task, word: null },
  send: change(task, { assignedTo: person?.id ?? null }),
});

export const tryAgain = (task: Task, view: TaskView): TaskChange => ({
  ...{ key: rowKey(task, view), task, word: "Trying again" },
  send: () => callApi("retryTask", { params: { id: task.id }, body: { withAlike: isForAll(task) } }),
});
