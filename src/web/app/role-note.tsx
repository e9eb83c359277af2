import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { reaches, roleLabels, whoMayAs } from "#contract/access/roles.ts";
import { useSession } from "#web/lib/session/session.ts";
import { Note } from "#web/ui/note.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { itemAt } from "./navigation.ts";

/** Says before anybody tries what the user's role may not do on the page; a page that is nothing for it gives way. */
export function ForRole({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const role = useSession().user?.role;
  const { needs, changes } = itemAt(path) ?? {};
  if (role && needs && !reaches(role, needs))
    return (
      <EmptyState icon={<Lock />} title="This page is not for your role">
        {whoMayAs(needs, role)}
      </EmptyState>
    );
  return (
    <>
      {role && changes && !reaches(role, changes) && (
        <Note className="mb-4">
          Your role here is {roleLabels[role]}: you can look at this page, but not change it.
        </Note>
      )}
      {children}
    </>
  );
}
