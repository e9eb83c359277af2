import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { useIsPhone } from "#web/lib/page/use-media-query.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { Commands } from "./commands.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { Sidebar } from "./sidebar.tsx";

const LiveCallsBar = onDemand(
  async () => (await import("#web/features/live-calls/live-calls-bar.tsx")).LiveCallsBar,
);

/** Sidebar and content; follows the clinic's changes while somebody is signed in. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const [path] = useLocation();
  const isPhone = useIsPhone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
  return (
    <div className="min-h-dvh desk:flex">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-m focus:bg-surface focus:px-3 focus:py-2"
      >
        Skip to the content
      </a>
      {/* The one that would be hidden is not drawn: the sidebar is half of what a phone would have to draw first. */}
      {isPhone ? <PhoneBar user={user} /> : <Sidebar user={user} />}
      <Commands />
      <main
        id="content"
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col px-8 pt-6 pb-8 outline-none max-desk:min-h-[calc(100dvh-3.25rem)] max-desk:px-4 max-desk:pt-3"
      >
        <ConnectionLine />
        <div className="w-full max-w-300 flex-1">{children}</div>
        <LiveCalls />
      </main>
    </div>
  );
}

/** The bar and its dialog are loaded with the first call that is on the line. */
function LiveCalls() {
  const { data = [] } = useQuery(apiQuery("runningCalls"));
  if (data.length === 0) return null;
  return <LiveCallsBar />;
}
