import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/overlays/dialog.tsx";
import { conversationSentence, useLanguageModel, useTestModel, wordingSentence } from "./language-model.ts";
import { ModelTest } from "./model-test.tsx";
import { SetUpModel } from "./set-up-model.tsx";

interface ProviderSettingsProps {
  isOpen: boolean;
  onClose: () => void;
  canTalk: boolean;
}

/** Who answers calls, as it is set where the server is started, and how well a language model would do it. */
export function ProviderSettings({ isOpen, onClose, canTalk }: ProviderSettingsProps) {
  const test = useTestModel();
  const { data, isError } = useLanguageModel(isOpen, test.isPending);
  const model = isError ? "unknown" : data?.model;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Provider settings"
      description="Who answers your calls, and what carries the voice."
      size="configuration"
    >
      <DialogBody>
        <dl className="mb-4 grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 gap-y-3 text-14">
          <Setting label="Conversation">{conversationSentence(model)}</Setting>
          <Setting label="Language model">
            {model === undefined ? "Checking…" : wordingSentence(model)}
          </Setting>
          <Setting label="Telephone calls">
            Twilio ConversationRelay, once the server has the account's credentials.
          </Setting>
          <Setting label="Test calls">
            {canTalk
              ? "This browser listens and speaks, or you type."
              : "Typed: this browser cannot listen and speak."}
          </Setting>
        </dl>
        {data && !isError && data.model === null && <SetUpModel found={data.localServers} />}
        {data && !isError && data.model !== null && <ModelTest test={test} progress={data.test} />}
        <Note>
          These are set where the server is started (TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, LLM_BASE_URL,
          LLM_MODEL) and cannot be changed on this page.
        </Note>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </Dialog>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-13/5 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
