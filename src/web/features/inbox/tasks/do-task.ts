import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Task } from "#contract/messaging/tasks.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { spokenName } from "./task-words.ts";

/** Something that is done with a row. */
export interface TaskChange {
  /** The row it is done to. */
  key: string;
  task: Task;
  /** What stands in the row's place afterwards, e.g. `Done`; null: the row stays. */
  word: string | null;
  send: () => Promise<unknown>;
  /** Absent: it cannot be taken back. */
  undo?: () => Promise<unknown>;
}

export interface TaskChanges {
  /** What was done with rows that are still on the screen. */
  done: ReadonlyMap<string, TaskChange>;
  act: (change: TaskChange) => void;
  takeBack: (change: TaskChange) => void;
  takeBackLast: () => void;
  /** The row that waits for the server. */
  pendingKey: string | null;
  forget: () => void;
}

/** Does things with rows, says so, and takes them back. */
export function useTaskChanges(onDone: () => void): TaskChanges {
  const client = useQueryClient();
  const [done, setDone] = useState<ReadonlyMap<string, TaskChange>>(new Map());
  const last = useRef<TaskChange | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ change, isUndo }: { change: TaskChange; isUndo: boolean }) =>
      isUndo ? change.undo?.() : change.send(),
    onSuccess: (_reply, { change, isUndo }) => {
      last.current = isUndo || !change.undo ? null : change;
      // Before the list is asked for again: by then the row would be gone.
      if (change.word !== null) {
        setDone((before) => changed(before, change, isUndo));
        if (!isUndo) onDone();
      }
      if (!isUndo) announce(change, () => mutate({ change, isUndo: true }));
      return refreshTopic(client, "tasks");
    },
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "It was not saved. Try again."),
        variant: "destructive",
      }),
  });
  const takeBack = (change: TaskChange) => mutate({ change, isUndo: true });
  return {
    done,
    act: (change) => mutate({ change, isUndo: false }),
    takeBack,
    takeBackLast: () => last.current && takeBack(last.current),
    pendingKey: isPending ? variables.change.key : null,
    forget: useCallback(() => setDone((before) => (before.size === 0 ? before : new Map())), []),
  };
}

function announce({ task, word, undo }: TaskChange, takeBack: () => void): void {
  if (word === null) return;
  const description = spokenName(task);
  toast({
    ...{ title: word, description },
    ...(undo && {
      action: { label: "Undo", altText: `Take back: ${word}, ${description}`, onPress: takeBack },
    }),
  });
}

function changed(
  before: ReadonlyMap<string, TaskChange>,
  change: TaskChange,
  isUndo: boolean,
): ReadonlyMap<string, TaskChange> {
  const after = new Map(before);
  if (isUndo) after.delete(change.key);
  else after.set(change.key, change);
  return after;
}
