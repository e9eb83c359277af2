import { useQuery } from "@tanstack/react-query";
import { fixedPhoneNumbers } from "#contract/assistants/agents.ts";
import { apiQuery } from "#web/lib/query-client.ts";

export interface PhoneChoice {
  phoneNumber: string;
  state: string;
  provider: string;
  /** Nobody's: it stands for a number of the clinic's until there is one, and nothing rings on it. */
  isSample?: boolean;
}

const samples: readonly PhoneChoice[] = fixedPhoneNumbers.map((number) => ({ ...number, isSample: true }));

/** The clinic's own numbers; while it has none, the three fixed ones. */
export function usePhoneChoices(): { choices: readonly PhoneChoice[]; isPending: boolean } {
  const { data, isPending } = useQuery(apiQuery("listPhoneNumbers"));
  const own = (data ?? []).filter(({ isSample }) => !isSample);
  return { choices: own.length > 0 ? own : samples, isPending };
}
