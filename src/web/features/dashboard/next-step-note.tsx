import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { apiQuery } from "#web/lib/query-client.ts";
import { Note } from "#web/ui/note.tsx";

const linkClasses = "rounded-s font-medium text-accent-ink underline-offset-2 hover:underline";

/** What a new clinic does first; gone once it has a knowledge base. */
export function NextStepNote() {
  const { data } = useQuery(apiQuery("onboarding"));
  if (data?.knowledgeBaseCompleted !== false) return null;
  return (
    <Note tone="accent">
      <Link href="/clinic-knowledge-base" className={linkClasses}>
        Save your clinic's knowledge base
      </Link>
      , then{" "}
      <Link href="/ai-agent" className={linkClasses}>
        ring the assistant
      </Link>
      .
    </Note>
  );
}
