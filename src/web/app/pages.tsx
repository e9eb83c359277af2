import { type ComponentType, lazy } from "react";

/** A page of its own file, loaded when it is first opened. */
const page = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const AccountPage = page(
  async () => (await import("#web/features/account/account-page.tsx")).AccountPage,
);
export const AuthPage = page(async () => (await import("#web/features/auth/auth-page.tsx")).AuthPage);
export const InvitationPage = page(
  async () => (await import("#web/features/auth/invitation-page.tsx")).InvitationPage,
);
export const PrivacyPage = page(
  async () => (await import("#web/features/privacy/privacy-page.tsx")).PrivacyPage,
);
export const TeamPage = page(async () => (await import("#web/features/team/team-page.tsx")).TeamPage);
export const TeamSetupPage = page(
  async () => (await import("./team-setup-with-account.tsx")).TeamSetupWithAccount,
);
export const DashboardPage = page(
  async () => (await import("./dashboard-with-inbox.tsx")).DashboardWithInbox,
);
export const InboxPage = page(async () => (await import("#web/features/inbox/inbox-page.tsx")).InboxPage);
export const AppointmentsPage = page(
  async () => (await import("#web/features/appointments/appointments-page.tsx")).AppointmentsPage,
);
export const KnowledgeBasePage = page(
  async () => (await import("#web/features/knowledge-base/knowledge-base-page.tsx")).KnowledgeBasePage,
);
export const AgentsPage = page(async () => (await import("#web/features/agents/agents-page.tsx")).AgentsPage);
export const PhoneNumbersPage = page(
  async () => (await import("./phone-numbers-with-agents.tsx")).PhoneNumbersWithAgents,
);
export const LogsPage = page(async () => (await import("#web/features/logs/logs-page.tsx")).LogsPage);
export const VoiceAgentPage = page(
  async () => (await import("#web/features/voice-agent/voice-agent-page.tsx")).VoiceAgentPage,
);
export const BillingPage = page(
  async () => (await import("#web/features/billing/billing-page.tsx")).BillingPage,
);
export const SystemPage = page(async () => (await import("#web/features/system/system-page.tsx")).SystemPage);
export const AnalyticsPage = page(
  async () => (await import("#web/features/analytics/analytics-page.tsx")).AnalyticsPage,
);
export const ApiPage = page(async () => (await import("#web/features/api-integration/api-page.tsx")).ApiPage);
export const NotFoundPage = page(
  async () => (await import("#web/features/not-found/not-found-page.tsx")).NotFoundPage,
);
export const PeoplePage = page(async () => (await import("#web/features/people/people-page.tsx")).PeoplePage);
export const ImportPage = page(
  async () => (await import("#web/features/imports/import-page.tsx")).ImportPage,
);
export const PatientsPage = page(
  async () => (await import("#web/features/patients/patients-page.tsx")).PatientsPage,
);
