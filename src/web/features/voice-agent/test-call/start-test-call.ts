import { useMutation } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";

/** Asks for a line to the assistant; the path it answers is good for one call within a minute. */
export function useStartTestCall() {
  return useMutation({
    mutationFn: ({ from, isReal }: { from: string; isReal: boolean }) =>
      callApi("startTestCall", {
        body: { channel: "browser", useRealCalendar: isReal, ...(from === "" ? {} : { from }) },
      }),
  });
}
