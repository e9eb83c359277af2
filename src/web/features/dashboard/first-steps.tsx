import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { apiQuery } from "#web/lib/query-client.ts";

/** Only a new clinic needs them. */
const FirstStepsPanel = lazy(async () => ({
  default: (await import("./first-steps-panel.tsx")).FirstStepsPanel,
}));

/** What a new clinic does first; stays until all of it is done, or the clinic has had enough of it. */
export function FirstSteps() {
  const { data } = useQuery(apiQuery("firstSteps"));
  if (!data || data.isHidden || data.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Suspense fallback={null}>
      <FirstStepsPanel steps={data.steps} />
    </Suspense>
  );
}
