import { type TaskView, taskViews } from "#contract/messaging/tasks.ts";
import type { Whose } from "./tasks/task-words.ts";

/** What the address tells: which list, whose, and which one is open. Never who waits. */
export interface InboxAddress {
  view: TaskView;
  whose: Whose;
  open: string;
}

const whoseWords: readonly Whose[] = ["all", "mine", "nobodys"];

export function readInboxAddress(search: string): InboxAddress {
  const params = new URLSearchParams(search);
  return {
    view: taskViews.find((view) => view === params.get("view")) ?? "open",
    whose: whoseWords.find((word) => word === params.get("whose")) ?? "all",
    open: params.get("task") ?? "",
  };
}

export function writeInboxAddress({ view, whose, open }: InboxAddress): string {
  const params = new URLSearchParams();
  if (view !== "open") params.set("view", view);
  if (whose !== "all") params.set("whose", whose);
  if (open !== "") params.set("task", open);
  return params.size === 0 ? "" : `?${params}`;
}
