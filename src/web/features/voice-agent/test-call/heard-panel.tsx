import { Panel } from "#web/ui/panel.tsx";
import type { TestCall } from "./call-state.ts";

/** `ask_hours` as people say it. */
const intentInWords = (intent: string) => {
  const words = intent.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The caller's latest words, and what they were taken for. */
export function HeardPanel({ call }: { call: TestCall }) {
  const words = call.partial || call.lastHeard;
  const intents = call.understood?.intents ?? [];
  return (
    <Panel title="Heard" aside={<span className="text-12 text-ink-3">English (Australia)</span>}>
      <div className="px-3.5 py-3">
        {words === "" ? (
          <p className="text-13 text-ink-3">The caller has not spoken yet.</p>
        ) : (
          <p className={`line-clamp-3 text-[15px]/5.5 font-medium ${call.partial ? "text-ink-2" : ""}`}>
            “{words}”
          </p>
        )}
        {words !== "" && intents.length > 0 && (
          <p className="mt-1.5 text-13 text-ink-2">
            <span className="text-ink-3">Taken as </span>
            {intents.map(intentInWords).join(", ")}
          </p>
        )}
      </div>
    </Panel>
  );
}
