import { Calendar, List, Plus, Printer, UserRoundPlus } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { Appointment } from "#contract/booking/appointments.ts";
import { earlierOf } from "#kernel/earlier-of.ts";
import { addDays } from "#kernel/zoned-time.ts";
import { longDate, twelveHour } from "#web/lib/formatting.ts";
import { useChangedRows } from "#web/lib/live/changed-rows.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { realOnly } from "#web/lib/real-appointments.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { NotLoadedPanel } from "#web/ui/states/not-loaded-panel.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AppointmentDialogs } from "./appointment-dialogs.tsx";
import { type AppointmentsAddress, readAddress, writeAddress } from "./appointments-address.ts";
import type { SlotPlace } from "./calendar/calendar-days.tsx";
import { useClinicName } from "./clinic-hours.ts";
import { useClinicTime } from "./clinic-time.ts";
import { useBookingStart } from "./create/booking-start.ts";
import { SetAsideNote } from "./create/set-aside-note.tsx";
import { DaySheet } from "./list/day-sheet.tsx";
import { ListTab } from "./list/list-tab.tsx";
import { usePrinting } from "./list/printing.ts";
import { useSearchState } from "./list/search-state.ts";
import { earlierDays, firstDayAtHand, useAppointments } from "./list-appointments.ts";
import { TestBookingsNote } from "./test-bookings-note.tsx";
import { WaitlistButton } from "./waitlist/waitlist-button.tsx";

/** The calendar's library is a third of the page's weight and often not wanted. */
const CalendarTab = onDemand(
  async () => (await import("./calendar/calendar-tab.tsx")).CalendarTab,
  <LoadingRows label="Loading appointments..." rows={8} />,
);

const halfAYear = 182;
const noAppointments: readonly Appointment[] = [];

/** List and calendar of the clinic's appointments; both follow what happens on calls and at other desks. */
export function AppointmentsPage() {
  const [address, shown, go] = useAddress();
  const [search, setSearch] = useSearchState();
  const booking = useBookingStart(go);
  const { begin } = booking;
  const { date: today, time, timeZone } = useClinicTime();
  const [listedFrom, setListedFrom] = useState(firstDayAtHand(today));
  const earlier = earlierDays(shown, { today, listedFrom });
  const listed = useAppointments(earlier, shown.id);
  const { query } = listed;
  const clinicName = useClinicName();
  const appointments = listed.appointments ?? noAppointments;
  const changed = useChangedRows(query.data);
  const open = useCallback((id: string) => go({ id }), [go]);
  const create = useCallback(
    (newDate = "", newTime = "", { practitionerId = "", chairId = "" }: SlotPlace = {}) => {
      begin(null);
      go({ isNew: true, newDate, newTime, newPractitionerId: practitionerId, newChairId: chairId });
    },
    [go, begin],
  );
  const [isPrinting, print] = usePrinting(address.tab === "list");
  const isReady = query.isSuccess && clinicName !== null;
  useEffect(() => {
    if (!address.isPrint || !isReady) return;
    go({ isPrint: false });
    print();
  }, [address.isPrint, isReady, go, print]);
  // A day that is shown by itself is the day meant, as a press in its empty slots would say.
  const dayMeant = address.tab === "calendar" && address.view === "day" ? address.at || today : "";
  const common = { appointments, today, time, changed, onOpen: open };

  const list = (
    <ListTab
      {...common}
      search={search}
      onSearch={setSearch}
      date={address.date}
      status={address.status}
      isSinceClosed={address.isSinceClosed}
      onFilter={go}
      onCreate={() => create()}
      listedFrom={earlierOf(listedFrom, firstDayAtHand(today))}
      isLoadingEarlier={listed.isLoadingEarlier}
      onEarlier={() => setListedFrom((from) => addDays(from, -halfAYear))}
    />
  );
  const calendar = (
    <CalendarTab
      {...common}
      view={address.view}
      at={address.at || today}
      by={address.by}
      who={address.who}
      onMove={go}
      onChooseSlot={create}
    />
  );
  const contentOf = (tab: React.ReactNode) =>
    query.data ? (
      tab
    ) : (
      <NotLoadedPanel
        query={query}
        loading="Loading appointments..."
        failed="The appointments did not load"
        rows={8}
      />
    );

  return (
    <>
      <PageHeader
        title="Appointment Management"
        subtitle="Manage and track all patient appointments"
        actions={
          <>
            <p className="text-13 text-ink-2 max-wide:w-full wide:mr-2">
              {longDate(today)}, {twelveHour(time)}
            </p>
            <WaitlistButton />
            <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={() => go({ isWalkIn: true })}>
              Walk-in
            </Button>
            <Button icon={<Printer aria-hidden="true" />} disabled={!isReady} onClick={print}>
              Print day list
            </Button>
            <Button
              kind="filled"
              icon={<Plus aria-hidden="true" />}
              onClick={() => create(dayMeant >= today ? dayMeant : "")}
            >
              New Appointment
            </Button>
          </>
        }
      />
      {booking.aside && (
        <SetAsideNote aside={booking.aside} onCarryOn={booking.carryOn} onDiscard={booking.discard} />
      )}
      <TestBookingsNote appointments={appointments} />
      <Tabs
        aria-label="Appointments"
        value={address.tab}
        shownValue={shown.tab}
        onValueChange={(tab) => go({ tab: tab === "calendar" ? "calendar" : "list" })}
        items={[
          { value: "list", label: "List View", icon: <List aria-hidden="true" />, content: contentOf(list) },
          {
            value: "calendar",
            label: "Calendar View",
            icon: <Calendar aria-hidden="true" />,
            content: contentOf(calendar),
          },
        ]}
      />
      {isPrinting && isReady && (
        <DaySheet
          clinicName={clinicName}
          appointments={realOnly(appointments)}
          date={shownDay(address) || today}
          printedAt={{ date: today, time }}
        />
      )}
      <AppointmentDialogs
        appointments={listed.isLoadingOpened ? undefined : listed.appointments}
        address={shown}
        go={go}
        whom={booking.whom}
        onWhom={booking.begin}
        unfinished={booking.unfinished}
        onSetAside={booking.setAside}
        today={today}
        time={time}
        timeZone={timeZone}
      />
    </>
  );
}

/** The one day that is looked at; empty when there are several. */
const shownDay = ({ tab, view, at, date }: AppointmentsAddress) =>
  tab === "list" ? date : view === "day" ? at : "";

/**
 * Reads the page's address and replaces parts of it; the history entry keeps what else it holds. `shown` follows
 * `address` as soon as it can be drawn: a pressed tab is marked at once, a calendar or a dialog comes a moment later.
 */
function useAddress(): [
  address: AppointmentsAddress,
  shown: AppointmentsAddress,
  go: (change: Partial<AppointmentsAddress>) => void,
] {
  const search = useSearch();
  const address = readAddress(search);
  const shown = readAddress(useDeferredValue(search));
  const [path, navigate] = useLocation();
  const go = useCallback(
    (change: Partial<AppointmentsAddress>) => {
      const next = { ...readAddress(window.location.search), ...change };
      navigate(`${path}${writeAddress(next)}`, { replace: true, state: window.history.state });
    },
    [path, navigate],
  );
  return [address, shown, go];
}
