import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChairBody } from "#contract/clinic/opening.ts";
import type { PersonBody, PersonLeaveBody } from "#contract/clinic/people.ts";
import type { OfferTreatmentsBody, TreatmentBody } from "#contract/clinic/treatments.ts";
import { withSeen } from "#contract/seen-state.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

export const usePeople = () => useQuery(apiQuery("listPeople"));
export const useOpening = () => useQuery(apiQuery("opening"));
/** The clinic's opening hours; null while there are none. */
export const useBusinessHours = () => useQuery(apiQuery("knowledgeBase")).data?.businessHours ?? null;

/** A change of who, what and where is booked; refusals stand at their fields. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Until what stands there now has come: who opens it again at once must not begin on the state before.
    onSettled: async () => {
      for (const topic of ["opening", "roster"] as const) refreshTopic(client, topic);
      const lists = [queryKeyOf("listPeople"), queryKeyOf("opening")];
      await Promise.all(
        lists.map((queryKey) => client.invalidateQueries({ queryKey }, { cancelRefetch: false })),
      );
    },
  });
}

/** What is saved, and the version it was written on; null = a new one. */
export interface SaveOn<Body> {
  body: Body;
  seen: string | null;
}
const headersOf = (seen: string | null) => (seen === null ? {} : withSeen(seen));

export const useSavePerson = (id: string | null) =>
  useChange(({ body, seen }: SaveOn<PersonBody>) =>
    id === null
      ? callApi("addPerson", { body })
      : callApi("changePerson", { params: { id }, body, headers: headersOf(seen) }),
  );
export const useRemovePerson = () =>
  useChange((id: string) => callApi("removeRosterMember", { params: { id } }));
export const useAddLeave = (id: string) =>
  useChange((body: PersonLeaveBody) => callApi("addLeave", { params: { id }, body }));
export const useApproveLeave = () =>
  useChange((id: string) => callApi("decideLeave", { params: { id }, body: { decision: "approved" } }));
export const useRemoveLeave = () => useChange((id: string) => callApi("removeLeave", { params: { id } }));

export const useSaveTreatment = (id: string | null) =>
  useChange(({ body, seen }: SaveOn<TreatmentBody>) =>
    id === null
      ? callApi("addTreatment", { body })
      : callApi("changeTreatment", { params: { id }, body, headers: headersOf(seen) }),
  );
export const useRemoveTreatment = () =>
  useChange((id: string) => callApi("removeTreatment", { params: { id } }));

export const useOfferTreatments = () =>
  useChange((treatments: OfferTreatmentsBody["treatments"]) =>
    callApi("offerTreatments", { body: { treatments } }),
  );

export const useSaveChair = (id: string | null) =>
  useChange(({ body, seen }: SaveOn<ChairBody>) =>
    id === null
      ? callApi("addChair", { body })
      : callApi("changeChair", { params: { id }, body, headers: headersOf(seen) }),
  );
export const useRemoveChair = () => useChange((id: string) => callApi("removeChair", { params: { id } }));

const withId = <One extends { id: string }>(all: readonly One[], id: string) =>
  all.find((one) => one.id === id) ?? null;

/** How things stand by now, for whoever saved on another state; null = it is gone, or the server did not answer. */
export function useNewest() {
  const client = useQueryClient();
  const people = () => client.fetchQuery({ ...apiQuery("listPeople"), staleTime: 0 });
  const opening = () => client.fetchQuery({ ...apiQuery("opening"), staleTime: 0 });
  return {
    person: async (id: string) => withId(await people().catch(() => []), id),
    treatment: async (id: string) => withId((await opening().catch(() => null))?.treatments ?? [], id),
    chair: async (id: string) => withId((await opening().catch(() => null))?.chairs ?? [], id),
  };
}
