import { Armchair, ClipboardList, Users } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { Note } from "#web/ui/note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ChairsTab } from "./chairs-tab.tsx";
import { useBusinessHours, useOpening, usePeople } from "./people-calls.ts";
import { PeopleTab } from "./people-tab.tsx";
import { TreatmentsTab } from "./treatments-tab.tsx";
import { type Book, warningsOf } from "./warnings.ts";

/** Who sees patients, for what and where: one book for the phone, the web page, the calendar and the roster. */
export function PeoplePage() {
  const people = usePeople();
  const opening = useOpening();
  return (
    <>
      <PageHeader
        title="People & Treatments"
        subtitle="Who sees patients, for what, and in which chair. The phone, the web page and the calendar all book by it."
      />
      {people.data && opening.data ? (
        <Loaded book={{ people: people.data, ...opening.data }} closures={opening.data.closures} />
      ) : (
        <NotLoadedPanel
          query={people.data ? opening : people}
          loading="Loading people and treatments..."
          failed="People and treatments did not load"
          rows={6}
        />
      )}
    </>
  );
}

interface LoadedProps {
  book: Book;
  closures: Parameters<typeof ChairsTab>[0]["closures"];
}

function Loaded({ book, closures }: LoadedProps) {
  const [tab, setTab] = useTab();
  const warnings = warningsOf(book, useBusinessHours());
  return (
    <>
      {warnings.length > 0 && (
        <Note tone="yellow" className="mb-4">
          <ul aria-label="What does not fit together" className="flex flex-col gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Note>
      )}
      <Tabs
        aria-label="People, treatments and chairs"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: "people",
            label: "People",
            icon: <Users aria-hidden="true" />,
            content: <PeopleTab book={book} />,
          },
          {
            value: "treatments",
            label: "Treatments",
            icon: <ClipboardList aria-hidden="true" />,
            content: <TreatmentsTab book={book} />,
          },
          {
            value: "chairs",
            label: "Chairs",
            icon: <Armchair aria-hidden="true" />,
            content: <ChairsTab chairs={book.chairs} closures={closures} />,
          },
        ]}
      />
    </>
  );
}

const tabs = ["people", "treatments", "chairs"];

/** The view stands in the address, so that other pages can lead to it and a reload keeps it. */
function useTab(): [string, (tab: string) => void] {
  const wanted = new URLSearchParams(useSearch()).get("tab") ?? "";
  const [path, navigate] = useLocation();
  return [
    tabs.includes(wanted) ? wanted : "people",
    (tab) => navigate(tab === "people" ? path : `${path}?tab=${tab}`, { replace: true }),
  ];
}
