import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AgentId } from "#contract/assistants/agents.ts";
import { endpoints } from "#contract/endpoints.ts";
import type { MessagePage } from "#contract/messaging/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** What may be said to patients unasked, and who carries it. */
export const useOutreach = () => useQuery(apiQuery("outreach"));

/** Whom an agent would contact; asked for once somebody wants to see it. */
export const usePreview = (agentId: AgentId, isWanted: boolean) =>
  useQuery({ ...apiQuery("previewOutreach", { agentId }), enabled: isWanted, staleTime: 0 });

/** The latest messages. */
export const useMessages = (limit: number) =>
  useQuery({
    ...queryOptions<MessagePage>({
      queryKey: [`${endpoints.listMessages.path}?limit=${limit}`],
      queryFn: ({ signal }) => callApi("listMessages", { query: { limit }, signal }),
    }),
    placeholderData: keepPreviousData,
  });

/** Holds back or lets go; what is left out stays. */
export function useChangeOutreach() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { appointmentSms?: boolean; pausedAgents?: AgentId[] }) =>
      callApi("changeOutreach", { body }),
    onSuccess: () => refreshTopic(client, "messages"),
  });
}

export interface Campaign {
  kind: "promotion" | "newsletter";
  subject: string;
  body: string;
}

/** Counts the recipients of a campaign, or sends it to them. */
export function useCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Campaign & { isPreview: boolean }) => callApi("sendCampaign", { body }),
    onSuccess: () => refreshTopic(client, "messages"),
  });
}
