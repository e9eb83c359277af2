import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import { EmailFields } from "./email-fields.tsx";
import { FollowUpFields } from "./follow-up-fields.tsx";
import { RecallFields } from "./recall-fields.tsx";
import { ReceptionistFields } from "./receptionist-fields.tsx";
import { RosterFields } from "./roster-fields.tsx";

interface AgentFieldsProps {
  draft: AgentConfiguration;
  setDraft: (draft: AgentConfiguration) => void;
  errors: Readonly<Record<string, string>>;
}

/** The fields that only this agent has. */
export function AgentFields({ draft, setDraft, errors }: AgentFieldsProps) {
  switch (draft.agentId) {
    case "1":
      return (
        <ReceptionistFields
          draft={draft}
          change={(part) => setDraft({ ...draft, ...part })}
          errors={errors}
        />
      );
    case "2":
      return (
        <RecallFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} errors={errors} />
      );
    case "3":
      return (
        <FollowUpFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} errors={errors} />
      );
    case "4":
      return <EmailFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} errors={errors} />;
    case "5":
      return (
        <RosterFields draft={draft} change={(part) => setDraft({ ...draft, ...part })} errors={errors} />
      );
  }
}
