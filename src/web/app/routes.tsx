import { useDeferredValue } from "react";
import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { signInPath } from "#web/lib/session/return-path.ts";
import { useSession } from "#web/lib/session/session.ts";
import { WaitingArea } from "#web/ui/states/spinner.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { AuthPage, InvitationPage, NotFoundPage, shellPages, TeamSetupPage } from "./pages.tsx";
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
    <ErrorBoundary resetKey={path}>{user ? <UserRoutes user={user} /> : <VisitorRoutes />}</ErrorBoundary>
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
      <Switch>
        {Object.entries(shellPages).map(([address, Page]) => (
          <Route key={address} path={address}>
            <Page />
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </ErrorBoundary>
  );
}
