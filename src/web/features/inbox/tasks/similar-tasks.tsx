import { useState } from "react";
import { Link } from "wouter";
import type { Task } from "#contract/messaging/tasks.ts";
import { plural } from "#web/lib/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useAlikeTasks } from "./list-tasks.ts";
import { whoWaits } from "./task-words.ts";

const firstShown = 10;

/** What a row stands for, each by itself. */
export function SimilarTasks({ task }: { task: Task }) {
  const query = useAlikeTasks(task.id);
  const { data } = query;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? data : data?.slice(0, firstShown);
  return (
    <section aria-labelledby="alike" className="mt-6">
      <h3 id="alike" className="mb-2 text-14 font-semibold">
        {plural(task.alikeCount, "of this kind", "of this kind")}
      </h3>
      <NotLoaded query={query} loading="Loading..." failed="They did not load" />
      <ul aria-labelledby="alike" className="text-13">
        {shown?.map((each) => (
          <li key={each.id} className="border-t border-line py-2 first:border-t-0">
            <AlikeLine task={each} />
          </li>
        ))}
      </ul>
      {data && shown && shown.length < data.length && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {`Show all ${data.length}`}
        </Button>
      )}
    </section>
  );
}

function AlikeLine({ task }: { task: Task }) {
  const { title, detail, appointmentId } = task;
  const who = whoWaits(task);
  return (
    <>
      <span className="block font-medium">{who === null ? title : `${who}: ${title}`}</span>
      <span className="block text-12 break-words text-ink-2">
        {detail}{" "}
        {appointmentId !== null && (
          <Link
            href={`/appointments?id=${appointmentId}`}
            className="rounded-s font-medium text-accent-ink hover:underline"
          >
            Open appointment
          </Link>
        )}
      </span>
    </>
  );
}
