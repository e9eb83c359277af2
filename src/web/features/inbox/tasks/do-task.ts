import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import type { Task } from "#contract/messaging/tasks.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { spokenName } from "./task-words.ts";

/** Something that is done with a row. */
export interface Deed {
  /** The row it is done to. */
  key: string;
  task: Task;
  /** What stands in the row's place afterwards, e.g. `Done`; null: the row stays. */
  word: string | null;
  send: () => Promise<unknown>;
  /** Absent: it cannot be taken back. */
  undo?: () => Promise<unknown>;
}

export interface Deeds {
  /** What was done with rows that are still on the screen. */
  done: ReadonlyMap<string, Deed>;
  act: (deed: Deed) => void;
  takeBack: (deed: Deed) => void;
  takeBackLast: () => void;
  /** The row that waits for the server. */
  pendingKey: string | null;
  forget: () => void;
}

/** Does things with rows, says so, and takes them back. */
export function useDeeds(onDone: () => void): Deeds {
  const client = useQueryClient();
  const [done, setDone] = useState<ReadonlyMap<string, Deed>>(new Map());
  const last = useRef<Deed | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ deed, isUndo }: { deed: Deed; isUndo: boolean }) =>
      isUndo ? deed.undo?.() : deed.send(),
    onSuccess: (_reply, { deed, isUndo }) => {
      last.current = isUndo || !deed.undo ? null : deed;
      // Before the list is asked for again: by then the row would be gone.
      if (deed.word !== null) {
        setDone((before) => changed(before, deed, isUndo));
        if (!isUndo) onDone();
      }
      if (!isUndo) announce(deed, () => mutate({ deed, isUndo: true }));
      return refreshTopic(client, "tasks");
    },
    onError: (error) =>
      toast({
        title: "Error",
        description: messageForPeople(error, "It was not saved. Try again."),
        variant: "destructive",
      }),
  });
  const takeBack = (deed: Deed) => mutate({ deed, isUndo: true });
  return {
    done,
    act: (deed) => mutate({ deed, isUndo: false }),
    takeBack,
    takeBackLast: () => last.current && takeBack(last.current),
    pendingKey: isPending ? variables.deed.key : null,
    forget: useCallback(() => setDone((before) => (before.size === 0 ? before : new Map())), []),
  };
}

function announce({ task, word, undo }: Deed, takeBack: () => void): void {
  if (word === null) return;
  const description = spokenName(task);
  toast({
    ...{ title: word, description },
    ...(undo && {
      action: { label: "Undo", altText: `Take back: ${word}, ${description}`, onPress: takeBack },
    }),
  });
}

function changed(before: ReadonlyMap<string, Deed>, deed: Deed, isUndo: boolean): ReadonlyMap<string, Deed> {
  const after = new Map(before);
  if (isUndo) after.delete(deed.key);
  else after.set(deed.key, deed);
  return after;
}
