import { type CallOutcome, successfulOutcomes } from "#contract/calls/calls.ts";
import type { Analytics } from "#contract/system/analytics.ts";
import { shortDate } from "#web/lib/formatting.ts";
import {
  bookingsSentence,
  callsSentence,
  cancellationsSentence,
  largestSentence,
  leadLabels,
  outcomeLabels,
  percentOf,
  successSentence,
  weekdayNames,
} from "./chart-figures.ts";
import { ChartPanel, LegendEntry } from "./chart-panel.tsx";
import { HeatLegend, HeatMap } from "./heat-map.tsx";
import { ShareBars } from "./share-bars.tsx";
import { WeekBars } from "./week-bars.tsx";

const first = "var(--chart-1)";
const second = "var(--chart-2)";
const third = "var(--chart-4)";

export function CallsChart({ callsByHour }: Analytics) {
  return (
    <ChartPanel
      title="When the phone rings"
      sentence={callsSentence(callsByHour)}
      legend={<HeatLegend />}
      table={{
        head: ["Hour", "Calls"],
        rows: callsByHour.map(({ weekday, hour, calls }) => [
          `${weekdayNames[weekday - 1]} ${String(hour).padStart(2, "0")}:00`,
          calls,
        ]),
      }}
    >
      <HeatMap calls={callsByHour} />
    </ChartPanel>
  );
}

export function BookingsChart({ bookings }: Analytics) {
  return (
    <ChartPanel
      title="Bookings per week"
      sentence={bookingsSentence(bookings)}
      legend={
        <span className="flex gap-3 max-desk:hidden">
          <LegendEntry colour={first}>Assistant</LegendEntry>
          <LegendEntry colour={second}>Staff</LegendEntry>
          <LegendEntry colour={third}>Online</LegendEntry>
        </span>
      }
      table={{
        head: ["Week from", "By the assistant", "By staff", "Online"],
        rows: bookings.map(({ week, byAssistant, byStaff, online }) => [
          shortDate(week),
          byAssistant,
          byStaff,
          online,
        ]),
      }}
    >
      <WeekBars
        weeks={bookings.map(({ week }) => week)}
        series={[
          { colour: first, values: bookings.map(({ byAssistant }) => byAssistant) },
          { colour: second, values: bookings.map(({ byStaff }) => byStaff) },
          { colour: third, values: bookings.map(({ online }) => online) },
        ]}
      />
    </ChartPanel>
  );
}

/** Shown with nothing, too: they are what to expect. */
const usualOutcomes: CallOutcome[] = ["booked", "answered", "handed_over", "message_taken", "abandoned"];

export function OutcomesChart({ outcomes }: Analytics) {
  const found = outcomes.map(({ outcome }) => outcome);
  const bars = [...found, ...usualOutcomes.filter((outcome) => !found.includes(outcome))].map((outcome) => ({
    key: outcome,
    label: outcomeLabels[outcome],
    value: outcomes.find((row) => row.outcome === outcome)?.calls ?? 0,
    isQuiet: !successfulOutcomes.includes(outcome),
  }));
  return (
    <ChartPanel
      title="How calls ended"
      sentence={largestSentence(bars, "call")}
      table={{ head: ["Outcome", "Calls"], rows: bars.map(({ label, value }) => [label, value]) }}
    >
      <ShareBars bars={bars} />
    </ChartPanel>
  );
}

export function LeadTimeChart({ leadTimes }: Analytics) {
  const bars = leadTimes.map(({ lead, appointments }) => ({
    key: lead,
    label: leadLabels[lead],
    value: appointments,
  }));
  return (
    <ChartPanel
      title="Lead time"
      sentence={largestSentence(bars, "booking")}
      definition="Whole days from the booking to the visit."
      table={{ head: ["Days ahead", "Bookings"], rows: bars.map(({ label, value }) => [label, value]) }}
    >
      <ShareBars bars={bars} />
    </ChartPanel>
  );
}

export function CancellationsChart({ cancellations }: Analytics) {
  return (
    <ChartPanel
      title="Cancellations per week"
      sentence={cancellationsSentence(cancellations)}
      table={{
        head: ["Week from", "Cancelled"],
        rows: cancellations.map(({ week, cancelled }) => [shortDate(week), cancelled]),
      }}
    >
      <WeekBars
        weeks={cancellations.map(({ week }) => week)}
        series={[{ colour: "var(--chart-3)", values: cancellations.map(({ cancelled }) => cancelled) }]}
      />
    </ChartPanel>
  );
}

export function SuccessChart({ success }: Analytics) {
  return (
    <ChartPanel
      title="Assistant success"
      sentence={successSentence(success)}
      definition="Success: the caller got what the call was for, by a booking, a change, an answer, a message, a person or help in an emergency. Calls that are still on the line do not count."
      table={{
        head: ["Week from", "Ended calls", "Successful"],
        rows: success.map(({ week, ended, successful }) => [shortDate(week), ended, successful]),
      }}
    >
      <WeekBars
        weeks={success.map(({ week }) => week)}
        most={100}
        unit="%"
        series={[
          { colour: first, values: success.map(({ ended, successful }) => percentOf(successful, ended)) },
        ]}
      />
    </ChartPanel>
  );
}
