import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Patient } from "#contract/patients/patients.ts";
import { callApi } from "#web/lib/api-client.ts";
import { useDebouncedValue } from "#web/lib/debounced-value.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

const most = 6;
/** One letter, or two digits, finds half the clinic. */
const fewestLetters = 2;
const fewestDigits = 3;
/** Typing asks once it rests. */
const restMs = 150;

const noPatients: readonly Patient[] = [];

/** The few patients on record that fit what is typed into a name or a number; nobody while that is too little to tell. */
export function usePatientsLike(typed: string, isAsked: boolean): readonly Patient[] {
  const search = useDebouncedValue(isAsked && isEnough(typed) ? typed.trim() : "", restMs);
  const { data } = useQuery({
    queryKey: [...queryKeyOf("listPatients"), { search, most, for: "booking" }],
    queryFn: async ({ signal }) =>
      (await callApi("listPatients", { query: { search, limit: most }, signal })).patients,
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });
  return search === "" ? noPatients : (data ?? noPatients);
}

function isEnough(typed: string): boolean {
  const text = typed.trim();
  return /\p{L}/u.test(text) ? text.length >= fewestLetters : text.replace(/\D/g, "").length >= fewestDigits;
}
