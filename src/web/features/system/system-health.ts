import { useQuery } from "@tanstack/react-query";
import type { SystemHealth } from "#contract/system/dashboard.ts";
import { apiQuery } from "#web/lib/query-client.ts";

const healthPollMs = 30_000;
const historyPollMs = 60_000;

/** Shown when no data came, in the specification's own values. */
export const sampleHealth: Omit<SystemHealth, "lastUpdated"> = {
  overallStatus: "healthy",
  services: { api: "online", database: "online", phoneSystem: "online", aiAgent: "online" },
  uptime: "99.9%",
  responseTime: 120,
};

/** How every service is, asked again every 30 s. */
export const useSystemHealth = () =>
  useQuery({ ...apiQuery("systemHealth"), refetchInterval: healthPollMs, staleTime: 0 });

/** The last day of every service; a sample comes each minute. */
export const useHealthHistory = () =>
  useQuery({ ...apiQuery("healthHistory"), refetchInterval: historyPollMs });
