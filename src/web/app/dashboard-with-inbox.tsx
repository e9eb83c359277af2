import { DashboardPage } from "#web/features/dashboard/dashboard-page.tsx";
import { WaitingPanel } from "#web/features/inbox/waiting/waiting-panel.tsx";

/** The dashboard with the top of the inbox on it. */
export const DashboardWithInbox = () => <DashboardPage waiting={<WaitingPanel />} />;
