import { useQuery } from "@tanstack/react-query";
import type { Task, TaskView } from "#contract/messaging/tasks.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** Calls to return, messages to read, what failed: one row for each cause. */
export const useTasks = () => useQuery(apiQuery("listTasks"));

/** The same, or what was put off or done. */
export const useTasksIn = (view: TaskView) =>
  useQuery<Task[]>(
    view === "open"
      ? apiQuery("listTasks")
      : {
          queryKey: [...queryKeyOf("listTasks"), "view", view],
          queryFn: ({ signal }) => callApi("listTasks", { query: { view }, signal }),
        },
  );

/** All of one cause, each by itself. */
export const useAlikeTasks = (id: string) =>
  useQuery<Task[]>({
    queryKey: [...queryKeyOf("listTasks"), "alike", id],
    queryFn: ({ signal }) => callApi("listTasks", { query: { alikeTo: id }, signal }),
  });
