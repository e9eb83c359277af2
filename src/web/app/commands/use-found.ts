import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Appointment } from "#contract/booking/appointments.ts";
import type { LogEntry } from "#contract/calls/calls.ts";
import type { Patient } from "#contract/patients/patients.ts";
import { filterAppointments, groupByDay, makeSearchable } from "#web/features/appointments/list/list-view.ts";
import { useFoundCalls } from "#web/features/logs/find-calls.ts";
import { useFoundPatients } from "#web/features/patients/find-patients.ts";
import { useToday } from "#web/lib/clinic-time.ts";
import { useDebouncedValue } from "#web/lib/debounced-value.ts";
import { realAppointments } from "#web/lib/real-appointments.ts";

/** One letter finds half the clinic. */
const fewestLetters = 2;
const mostAppointments = 5;
/** What was said is searched as words. */
const fewestLettersOfWords = 3;
/** Typing asks once it rests. */
const restMs = 150;

interface Found {
  patients: readonly Patient[];
  appointments: readonly Appointment[];
  calls: readonly LogEntry[];
  isAsking: boolean;
  hasFailed: boolean;
}

/** Patients (asked of the server, through typos), appointments, and calls in which it was said, that fit what is typed. */
export function useFound(typed: string): Found {
  const text = typed.trim();
  const wanted = useDebouncedValue(text.length < fewestLetters ? "" : text, restMs);
  const patients = useFoundPatients(wanted);
  // All lists change together: what comes later would push the chosen entry away under the finger.
  const answered = patients.isError ? wanted : (patients.data?.search ?? "");
  const appointments = useFoundAppointments(wanted === "" ? "" : answered);
  const words = wanted.length < fewestLettersOfWords ? "" : wanted;
  const calls = useFoundCalls(words);
  return {
    patients: wanted === "" || patients.isError ? [] : (patients.data?.patients ?? []),
    appointments,
    calls: words !== "" && calls.data?.words === answered ? calls.data.entries : [],
    isAsking: wanted !== text || patients.isFetching || calls.isFetching,
    hasFailed: patients.isError,
  };
}

function useFoundAppointments(wanted: string): Appointment[] {
  const { data } = useQuery(realAppointments);
  const today = useToday();
  const searchable = useMemo(() => makeSearchable(data ?? []), [data]);
  return useMemo(() => {
    if (wanted === "") return [];
    const found = filterAppointments(searchable, { search: wanted, date: "" });
    return groupByDay(found, today)
      .flatMap((day) => day.appointments)
      .slice(0, mostAppointments);
  }, [searchable, wanted, today]);
}
