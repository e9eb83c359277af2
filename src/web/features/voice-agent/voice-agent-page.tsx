import { GitBranch, Headset, Phone, Plug } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toE164 } from "#kernel/phone-numbers.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { LoadingRows } from "#web/ui/states/skeleton.tsx";
import { WorkInProgress } from "#web/ui/work-in-progress.tsx";
import { useLanguageModel } from "./model/language-model.ts";
import { ProviderSettings } from "./model/provider-settings.tsx";
import { CallBar } from "./test-call/call-bar.tsx";
import { CallFlowPanel } from "./test-call/call-flow-panel.tsx";
import { ConversationPanel } from "./test-call/conversation-panel.tsx";
import { DonePanel } from "./test-call/done-panel.tsx";
import { HeardPanel } from "./test-call/heard-panel.tsx";
import { canListen, canSpeak } from "./test-call/speech.ts";
import { UnderstoodPanel } from "./test-call/understood-panel.tsx";
import { useMicrophone } from "./test-call/use-microphone.ts";
import { useTestCall } from "./test-call/use-test-call.ts";

const RehearsalPanel = onDemand(
  async () => (await import("./rehearsal/rehearsal-panel.tsx")).RehearsalPanel,
  <LoadingRows label="Loading the callers..." />,
);

const planned = [
  { icon: <Headset aria-hidden="true" />, label: "Agent configuration" },
  { icon: <GitBranch aria-hidden="true" />, label: "Conversation flow" },
  { icon: <Plug aria-hidden="true" />, label: "API integration and webhooks" },
];

/** Ring the assistant from the browser and watch what it hears, understands and does. */
export function VoiceAgentPage() {
  const [from, setFrom] = useState("");
  const [isReal, setIsReal] = useState(false);
  const [isSpoken, setIsSpoken] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [isShowingProvider, setIsShowingProvider] = useState(false);
  const controls = useTestCall(isSpoken);
  const { call } = controls;
  const isOpen = call.phase === "connecting" || call.phase === "live";
  const isNumber = from.trim() === "" || toE164(from) !== null;
  useMicrophone(isSpoken && !isMuted && call.phase === "live", controls, () => setIsSpoken(false));

  const ringButton = useFocusAfterCall(isOpen);
  const model = useLanguageModel(true, false).data?.model;

  return (
    <>
      <PageHeader
        title="AI Voice Agent"
        subtitle="Integration management with your voice-agent provider"
        badge={
          <Badge tone="accent" hasDot={false} className="h-6!">
            {model ? `${model.name}, checked by the built-in engine` : "Built-in engine, no network needed"}
          </Badge>
        }
        actions={
          <>
            <Button icon={<Plug aria-hidden="true" />} onClick={() => setIsShowingProvider(true)}>
              Provider settings
            </Button>
            <Button
              ref={ringButton}
              kind={isOpen ? "outlined" : "filled"}
              icon={<Phone aria-hidden="true" />}
              disabled={isOpen || !isNumber}
              onClick={() => void controls.start(toE164(from) ?? "", isReal)}
            >
              New test call
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-3">
        <CallBar
          controls={controls}
          from={from}
          onFrom={setFrom}
          isNumber={isNumber}
          isReal={isReal}
          onReal={setIsReal}
          canTalk={canListen() && canSpeak()}
          isSpoken={isSpoken}
          onSpoken={setIsSpoken}
          isMuted={isMuted}
          onMuted={setIsMuted}
        />
        <div className="grid h-137 grid-cols-[minmax(0,1.12fr)_minmax(0,1.2fr)_minmax(0,0.86fr)] gap-3 max-wide:h-auto max-wide:grid-cols-1">
          <ConversationPanel controls={controls} isListening={isSpoken && !isMuted} />
          <div className="flex min-h-0 flex-col gap-3">
            <HeardPanel call={call} />
            <UnderstoodPanel call={call} />
          </div>
          <DonePanel call={call} />
        </div>
        <CallFlowPanel call={call} />
        <RehearsalPanel />
        <WorkInProgress planned={planned} expected="Expected completion: Coming soon" />
      </div>
      <ProviderSettings
        isOpen={isShowingProvider}
        onClose={() => setIsShowingProvider(false)}
        canTalk={canListen() && canSpeak()}
      />
    </>
  );
}

/** What had the focus during a call goes with its end; then the next call is the next thing to do. */
function useFocusAfterCall(isOpen: boolean) {
  const ringButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) ringButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return ringButton;
}
