import { Inbox } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { useNow } from "#web/lib/clinic-time.ts";
import { formatCount } from "#web/lib/formatting.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { type InboxAddress, writeInboxAddress } from "./inbox-address.ts";
import { useInboxKeys } from "./inbox-keys.ts";
import type { GoInInbox } from "./inbox-page.tsx";
import { useSteadyRows } from "./steady-rows.ts";
import { useTaskChanges } from "./tasks/do-task.ts";
import { useTasksIn } from "./tasks/list-tasks.ts";
import type { OpenMenu } from "./tasks/task-actions.tsx";
import { TaskDrawer } from "./tasks/task-drawer.tsx";
import { TaskRow } from "./tasks/task-row.tsx";
import { isOf, rowKey } from "./tasks/task-words.ts";

const titles: Record<TaskView, string> = {
  open: "Waiting",
  snoozed: "Snoozed",
  done: "Done in the last 30 days",
};

const noTasks: readonly Task[] = [];

/** The rows of one view, and the one that is open beside them. */
export function InboxList({ address, go }: { address: InboxAddress; go: GoInInbox }) {
  const { view, whose, open } = address;
  const now = useNow();
  const { user } = useSession();
  const query = useTasksIn(view);
  const fresh = (query.data ?? noTasks).filter((task) => isOf(whose, task, user?.id));
  const keyOf = (task: Task) => rowKey(task, view);
  const holdForChange = useRef<() => void>(() => undefined);
  const changes = useTaskChanges(() => holdForChange.current());
  const steady = useSteadyRows(fresh, keyOf, changes.forget);
  const { rows, hold, letGo } = steady;
  const [menu, setMenu] = useState<{ key: string; of: OpenMenu } | null>(null);
  const [replyTo, setReplyTo] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const shown = rows.find(({ id }) => id === open) ?? null;
  useEffect(() => {
    holdForChange.current = () => hold("change");
  }, [hold]);
  const isOpen = shown !== null;
  useEffect(() => {
    if (isOpen) hold("drawer");
    else letGo("drawer");
  }, [isOpen, hold, letGo]);
  useInboxKeys({
    ...{ rows, view, changes, keyOf, list, shown },
    onShow: (task) => go({ open: task.id }),
    onMenu: (task, of) => setMenu({ key: keyOf(task), of }),
    onReply: (task) => {
      setReplyTo(task.id);
      go({ open: task.id });
    },
  });
  const freshKeys = new Set(fresh.map(keyOf));
  const isGone = (task: Task) => !freshKeys.has(keyOf(task));

  return (
    <Panel
      title={titles[view]}
      aside={<Aside count={fresh.length} waiting={steady.waiting} onShow={steady.settle} />}
    >
      {!query.data ? (
        <NotLoaded query={query} loading="Loading the inbox..." failed="The inbox did not load" rows={5} />
      ) : rows.length === 0 ? (
        <Nothing view={view} isFiltered={whose !== "all"} />
      ) : (
        <div ref={list} {...steady.listProps}>
          {rows.map((task) => (
            <TaskRow
              key={keyOf(task)}
              {...{ task, view, now, changes }}
              href={`/inbox${writeInboxAddress({ ...address, open: task.id })}`}
              isGone={isGone(task)}
              isShown={shown === task}
              menu={menu?.key === keyOf(task) ? menu.of : null}
              onMenu={(of) => setMenu(of === null ? null : { key: keyOf(task), of })}
            />
          ))}
        </div>
      )}
      {shown && (
        <TaskDrawer
          {...{ view, now, changes }}
          task={shown}
          isGone={isGone(shown)}
          wantsReply={replyTo === shown.id}
          onClose={() => {
            setReplyTo(null);
            go({ open: "" });
          }}
        />
      )}
    </Panel>
  );
}

/** How many there are; what came while the rows stand still, to be shown by a press. */
function Aside({ count, waiting, onShow }: { count: number; waiting: number; onShow: () => void }) {
  return (
    <span className="flex items-center gap-3 text-12 text-ink-3">
      {waiting > 0 && (
        <Button size="small" onClick={onShow}>
          {`Show ${waiting} new`}
        </Button>
      )}
      {count > 0 && <span>{formatCount(count)}</span>}
    </span>
  );
}

function Nothing({ view, isFiltered }: { view: TaskView; isFiltered: boolean }) {
  const words = {
    open: ["Nothing is waiting for you", "Calls to return, messages and texts appear here."],
    snoozed: ["Nothing is snoozed", "What you snooze comes back to the inbox at its time."],
    done: ["Nothing was done in the last 30 days", "What you mark as done stays here for 30 days."],
  } as const;
  const [title, more] = words[view];
  return (
    <EmptyState icon={<Inbox />} title={isFiltered ? "Nothing here for this choice" : title}>
      {isFiltered ? "Choose “Whole team” to see all of it." : more}
    </EmptyState>
  );
}
