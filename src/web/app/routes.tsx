import { Suspense, useDeferredValue } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { signInPath } from "#web/lib/session/return-path.ts";
import { useSession } from "#web/lib/session/session.ts";
import { WaitingArea } from "#web/ui/states/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import {
  AccountPage,
  AgentsPage,
  AnalyticsPage,
  ApiPage,
  AppointmentsPage,
  AuthPage,
  BillingPage,
  DashboardPage,
  ImportPage,
  InboxPage,
  InvitationPage,
  KnowledgeBasePage,
  LogsPage,
  NotFoundPage,
  PatientsPage,
  PeoplePage,
  PhoneNumbersPage,
  PrivacyPage,
  SystemPage,
  TeamPage,
  TeamSetupPage,
  VoiceAgentPage,
} from "./pages.tsx";
import { ForRole } from "./role-note.tsx";
import { Shell } from "./shell.tsx";

/** Which page an address shows: sign-in for visitors, everything else for users. */
export function Routes() {
  const { user, isLoading, isRetrying } = useSession();
  const [path] = useLocation();
  // The first page is drawn in pieces between which the browser answers: as one piece it would freeze a telephone.
  const isFirstLoad = useDeferredValue(isLoading);
  if (isRetrying) return <WaitingArea note="We can't reach the server. Trying again…" />;
  if (isLoading || isFirstLoad) return <WaitingArea />;
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<WaitingArea />}>{user ? <UserRoutes user={user} /> : <VisitorRoutes />}</Suspense>
    </ErrorBoundary>
  );
}

function VisitorRoutes() {
  return (
    <Switch>
      <Route path="/auth">
        <AuthPage />
      </Route>
      <Route path="/invitation">
        <InvitationPage />
      </Route>
      <Route>
        <ToSignIn />
      </Route>
    </Switch>
  );
}

function ToSignIn() {
  const [path] = useLocation();
  const search = useSearch();
  return <Redirect to={signInPath(search === "" ? path : `${path}?${search}`)} replace />;
}

function UserRoutes({ user }: { user: User }) {
  return (
    <Switch>
      <Route path="/auth">
        <Redirect to="/" replace />
      </Route>
      <Route path="/invitation">
        <InvitationPage />
      </Route>
      <Route path="/dashboard">
        <Redirect to="/" replace />
      </Route>
      <Route path="/team-setup">
        <TeamSetupPage user={user} />
      </Route>
      <Route>
        <Shell user={user}>
          <ForRole>
            <ShellPages />
          </ForRole>
        </Shell>
      </Route>
    </Switch>
  );
}

function ShellPages() {
  const [path] = useLocation();
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense fallback={<WaitingArea />}>
        <Switch>
          <Route path="/">
            <DashboardPage />
          </Route>
          <Route path="/clinic-knowledge-base">
            <KnowledgeBasePage />
          </Route>
          <Route path="/inbox">
            <InboxPage />
          </Route>
          <Route path="/appointments">
            <AppointmentsPage />
          </Route>
          <Route path="/ai-agent">
            <VoiceAgentPage />
          </Route>
          <Route path="/agents">
            <AgentsPage />
          </Route>
          <Route path="/phone-numbers">
            <PhoneNumbersPage />
          </Route>
          <Route path="/logs">
            <LogsPage />
          </Route>
          <Route path="/billing">
            <BillingPage />
          </Route>
          <Route path="/system">
            <SystemPage />
          </Route>
          <Route path="/analytics">
            <AnalyticsPage />
          </Route>
          <Route path="/api">
            <ApiPage />
          </Route>
          <Route path="/patients/import">
            <ImportPage />
          </Route>
          <Route path="/patients">
            <PatientsPage />
          </Route>
          <Route path="/privacy">
            <PrivacyPage />
          </Route>
          <Route path="/team">
            <TeamPage />
          </Route>
          <Route path="/account">
            <AccountPage />
          </Route>
          <Route path="/people">
            <PeoplePage />
          </Route>
          <Route>
            <NotFoundPage />
          </Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}
