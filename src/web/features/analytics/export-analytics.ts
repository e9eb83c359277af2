import { useMutation } from "@tanstack/react-query";
import type { AnalyticsWeeks } from "#contract/analytics.ts";
import { endpoints } from "#contract/endpoints.ts";
import { request } from "#web/lib/api-client.ts";

/** Hands the figures to the browser as a file; a plain link could not say who asks. */
export const useExportAnalytics = () =>
  useMutation({
    mutationFn: async (weeks: AnalyticsWeeks) => {
      const response = await request("GET", `${endpoints.exportAnalytics.path}?weeks=${weeks}`);
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement("a");
      link.href = address;
      link.download = fileNameOf(response.headers.get("content-disposition"));
      link.click();
      URL.revokeObjectURL(address);
    },
  });

const fileNameOf = (disposition: string | null) =>
  /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "analytics.csv";
