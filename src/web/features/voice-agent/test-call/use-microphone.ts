import { useEffect, useRef } from "react";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { isEcho } from "./echo.ts";
import { listen } from "./speech.ts";
import type { TestCallControls } from "./use-test-call.ts";

const troubles: Readonly<Record<string, string>> = {
  "not-allowed": "The browser does not let this page use the microphone. Type instead.",
  "audio-capture": "No microphone was found. Type instead.",
  network: "The browser's speech service cannot be reached. Type instead.",
};

/** Listens while `isOn`; what it hears goes to the call. `onTrouble` when it cannot go on. */
export function useMicrophone(isOn: boolean, controls: TestCallControls, onTrouble: () => void): void {
  const latest = useRef({ controls, onTrouble });
  latest.current = { controls, onTrouble };
  useEffect(() => {
    if (!isOn) return;
    const isOwnVoice = (text: string) => isEcho(text, latest.current.controls.voice.saying());
    const ear = listen({
      onPartial: (text) => !isOwnVoice(text) && latest.current.controls.hear(text),
      onFinal: (text) => text !== "" && !isOwnVoice(text) && latest.current.controls.say(text),
      onTrouble: (code) => {
        toast({
          variant: "destructive",
          title: "Cannot listen",
          description: troubles[code] ?? "The browser stopped listening. Type instead.",
        });
        latest.current.onTrouble();
      },
    });
    return () => ear?.stop();
  }, [isOn]);
}
