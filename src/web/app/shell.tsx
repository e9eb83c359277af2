import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import type { User } from "#contract/auth.ts";
import { Commands } from "./commands.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { Sidebar } from "./sidebar.tsx";

/** Sidebar and content; follows the clinic's changes while somebody is signed in. */
export function Shell({ user, children }: { user: User; children: ReactNode }) {
  const [path] = useLocation();
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
      <Sidebar user={user} />
      <PhoneBar user={user} />
      <Commands />
      <main
        id="content"
        tabIndex={-1}
        className="min-w-0 flex-1 px-8 pt-6 pb-8 outline-none max-desk:px-4 max-desk:pt-3"
      >
        <ConnectionLine />
        <div className="max-w-300">{children}</div>
      </main>
    </div>
  );
}
