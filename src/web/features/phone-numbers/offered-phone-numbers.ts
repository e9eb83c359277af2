import { useQuery } from "@tanstack/react-query";
import type { phoneCountries } from "#contract/telephony/phone-options.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

type Country = (typeof phoneCountries)[number];

/** What the telephone provider's account holds and sells; `simulator` when none is configured. */
export const useOfferedNumbers = (country: Country, contains: string) =>
  useQuery({
    queryKey: [...queryKeyOf("offeredPhoneNumbers"), country, contains],
    queryFn: ({ signal }) => callApi("offeredPhoneNumbers", { query: { country, contains }, signal }),
  });
