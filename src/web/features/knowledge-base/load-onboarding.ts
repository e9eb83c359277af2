import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

export const onboardingQuery = apiQuery("onboarding");

/** How far the clinic's set-up has come, and its time zone. */
export const useOnboarding = () => useQuery(onboardingQuery);
