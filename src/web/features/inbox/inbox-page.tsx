import { CalendarCheck, CalendarX, Clock, History, Inbox } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Link, useLocation, useSearch } from "wouter";
import type { TaskView } from "#contract/messaging/tasks.ts";
import { classNames } from "#web/lib/class-names.ts";
import { useNow } from "#web/lib/clinic-time.ts";
import { useDisplacedVisits } from "#web/lib/displaced/displaced-visits.ts";
import { plural } from "#web/lib/formatting.ts";
import { buttonClasses } from "#web/ui/button.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { type InboxAddress, readInboxAddress, writeInboxAddress } from "./inbox-address.ts";
import { InboxList } from "./inbox-list.tsx";
import type { Whose } from "./tasks/task-words.ts";
import { displacedHref, needMoving } from "./waiting/displaced-words.ts";
import { useRequests } from "./waiting/list-requests.ts";
import { waitingRequests } from "./waiting/waiting-requests.ts";

const views: readonly { value: TaskView; label: string; icon: React.ReactNode }[] = [
  { value: "open", label: "Open", icon: <Inbox aria-hidden="true" /> },
  { value: "snoozed", label: "Snoozed", icon: <Clock aria-hidden="true" /> },
  { value: "done", label: "Done", icon: <History aria-hidden="true" /> },
];

const whoseOptions: readonly { value: Whose; label: string }[] = [
  { value: "all", label: "Whole team" },
  { value: "mine", label: "Mine" },
  { value: "nobodys", label: "Nobody's yet" },
];

/** Everything that waits for a person: urgent first, one row for each cause, the call one press away. */
export function InboxPage() {
  const { address, go } = useInboxAddress();
  const { view, whose, open } = address;
  return (
    <div className={classNames(open !== "" && "wide:mr-120")}>
      <PageHeader
        title="Inbox"
        subtitle="Calls to return, messages, texts, and what did not work"
        actions={
          <>
            <DisplacedLink />
            <RequestsLink />
            <div className="w-40">
              <Select
                aria-label="Whose"
                value={whose}
                onValueChange={(value) =>
                  go({ whose: whoseOptions.find((each) => each.value === value)?.value ?? "all", open: "" })
                }
                options={whoseOptions}
              />
            </div>
          </>
        }
      />
      <Tabs
        aria-label="What waits"
        value={view}
        onValueChange={(value) =>
          go({ view: views.find((each) => each.value === value)?.value ?? "open", open: "" })
        }
        items={views.map((each) => ({
          ...each,
          content: <InboxList key={`${each.value} ${whose}`} address={address} go={go} />,
        }))}
      />
    </div>
  );
}

/** Requests are confirmed in the list of appointments, many at once. */
function RequestsLink() {
  const now = useNow();
  const count = waitingRequests(useRequests().data ?? [], now).length;
  if (count === 0) return null;
  return (
    <Link href="/appointments?status=requested" className={buttonClasses()}>
      <CalendarCheck aria-hidden="true" />
      {`${plural(count, "request")} to confirm`}
    </Link>
  );
}

/** Visits in a time that is closed, or outside the hours, by now are moved in the list of appointments. */
function DisplacedLink() {
  const count = useDisplacedVisits(useNow()).length;
  if (count === 0) return null;
  return (
    <Link href={displacedHref} className={buttonClasses()}>
      <CalendarX aria-hidden="true" />
      {needMoving(count)}
    </Link>
  );
}

export type GoInInbox = (change: Partial<InboxAddress>) => void;

function useInboxAddress(): { address: InboxAddress; go: GoInInbox } {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const go = useCallback(
    (change: Partial<InboxAddress>) =>
      navigate(`${path}${writeInboxAddress({ ...readInboxAddress(window.location.search), ...change })}`, {
        replace: true,
      }),
    [path, navigate],
  );
  return { address: useMemo(() => readInboxAddress(search), [search]), go };
}
