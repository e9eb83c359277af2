import { useQuery } from "@tanstack/react-query";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { apiQuery } from "#web/lib/query-client.ts";

/** Only a new clinic needs them. */
const FirstStepsPanel = onDemand(async () => (await import("./first-steps-panel.tsx")).FirstStepsPanel);

/** What a new clinic does first; stays until all of it is done, or the clinic has had enough of it. */
export function FirstSteps() {
  const { data } = useQuery(apiQuery("firstSteps"));
  if (!data || data.isHidden || data.steps.every(({ isDone }) => isDone)) return null;
  return <FirstStepsPanel steps={data.steps} />;
}
