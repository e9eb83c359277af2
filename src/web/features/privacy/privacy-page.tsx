import { Link } from "wouter";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { useRetention } from "./retention-calls.ts";
import { RetentionPanel } from "./retention-panel.tsx";

/** What the clinic keeps of what it hears and writes, and for how long. */
export function PrivacyPage() {
  const query = useRetention();
  const { data } = query;
  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="How long Enamel keeps what it hears and writes. Until you choose a time, everything is kept."
      />
      <div className="max-w-200">
        <NotLoadedPanel
          query={query}
          loading="Loading how long things are kept..."
          failed="The times did not load"
          rows={5}
        />
        {data && <RetentionPanel kept={data} />}
        <Panel title="What stays in any case" isPadded className="mt-6">
          <ul className="flex list-disc flex-col gap-2 pl-5 text-13 text-ink-2">
            <li>
              Visits and patients' records. The health records laws of Victoria, New South Wales and the ACT
              make a clinic keep them for seven years after the last visit, and a child's until they are 25;
              elsewhere it is good practice.
            </li>
            <li>
              Calls, voicemails, texts and done tasks of a patient whose record has to be kept, for as long as
              it has to be: they may say what the record says. Also what a task is still to be done for.
            </li>
            <li>
              The audit trail: who saw, changed, gave out and erased what. Nothing of it is ever erased.
            </li>
          </ul>
          <p className="mt-3 text-13 text-ink-2">
            One patient's data is given out or erased on{" "}
            <Link href="/patients" className="font-medium text-accent-ink hover:underline">
              their record
            </Link>
            .
          </p>
        </Panel>
      </div>
    </>
  );
}
