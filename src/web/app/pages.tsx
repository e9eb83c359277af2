import { onDemand } from "#web/lib/page/on-demand.tsx";
import { readToken } from "#web/lib/session/token.ts";
import { WaitingArea } from "#web/ui/states/spinner.tsx";

/** A page of its own file, loaded when it is first opened. */
const page = <Props extends object>(load: Parameters<typeof onDemand<Props>>[0]) =>
  onDemand(load, <WaitingArea />);

export const AuthPage = page(async () => (await import("#web/features/auth/auth-page.tsx")).AuthPage);
export const InvitationPage = page(
  async () => (await import("#web/features/auth/invitation-page.tsx")).InvitationPage,
);
export const NotFoundPage = page(
  async () => (await import("#web/features/not-found/not-found-page.tsx")).NotFoundPage,
);
export const TeamSetupPage = page(
  async () => (await import("./team-setup-with-account.tsx")).TeamSetupWithAccount,
);

/** What stands beside the sidebar, by its address. */
export const shellPages: Record<string, ReturnType<typeof page>> = {
  "/": page(async () => (await import("./dashboard-with-inbox.tsx")).DashboardWithInbox),
  "/account": page(async () => (await import("#web/features/account/account-page.tsx")).AccountPage),
  "/agents": page(async () => (await import("#web/features/agents/agents-page.tsx")).AgentsPage),
  "/ai-agent": page(
    async () => (await import("#web/features/voice-agent/voice-agent-page.tsx")).VoiceAgentPage,
  ),
  "/analytics": page(async () => (await import("#web/features/analytics/analytics-page.tsx")).AnalyticsPage),
  "/api": page(async () => (await import("#web/features/api-integration/api-page.tsx")).ApiPage),
  "/appointments": page(
    async () => (await import("#web/features/appointments/appointments-page.tsx")).AppointmentsPage,
  ),
  "/billing": page(async () => (await import("#web/features/billing/billing-page.tsx")).BillingPage),
  "/clinic-knowledge-base": page(
    async () => (await import("#web/features/knowledge-base/knowledge-base-page.tsx")).KnowledgeBasePage,
  ),
  "/inbox": page(async () => (await import("#web/features/inbox/inbox-page.tsx")).InboxPage),
  "/logs": page(async () => (await import("#web/features/logs/logs-page.tsx")).LogsPage),
  "/patients": page(async () => (await import("#web/features/patients/patients-page.tsx")).PatientsPage),
  "/patients/import": page(async () => (await import("#web/features/imports/import-page.tsx")).ImportPage),
  "/people": page(async () => (await import("#web/features/people/people-page.tsx")).PeoplePage),
  "/phone-numbers": page(
    async () => (await import("./phone-numbers-with-agents.tsx")).PhoneNumbersWithAgents,
  ),
  "/privacy": page(async () => (await import("#web/features/privacy/privacy-page.tsx")).PrivacyPage),
  "/system": page(async () => (await import("#web/features/system/system-page.tsx")).SystemPage),
  "/team": page(async () => (await import("#web/features/team/team-page.tsx")).TeamPage),
};

/** The first page's code comes beside the answer to who is signed in, not after it. */
export function fetchFirstPage(): void {
  void (readToken() ? shellPages[location.pathname] : AuthPage)?.fetch();
}
