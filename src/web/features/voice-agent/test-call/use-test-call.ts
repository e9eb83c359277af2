import { useCallback, useEffect, useReducer, useRef } from "react";
import type { RelayToCaller } from "#contract/calls/relay.ts";
import { systemClock } from "#kernel/clock.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { afterHappening, noCall, type TestCall } from "./call-state.ts";
import { openLine, type RelayLine, readHandoff } from "./relay-line.ts";
import { createVoice, type Voice } from "./speech.ts";
import { useStartTestCall } from "./start-test-call.ts";

const now = () => systemClock.now();
/** While somebody types the line must not take the quiet for silence; more often is noise. */
const typingEveryMs = 2_000;

export interface TestCallControls {
  call: TestCall;
  /** `from` is E.164 or empty = withheld; `isReal`: it books into the real calendar. */
  start: (from: string, isReal: boolean) => Promise<void>;
  /** A finished utterance of the caller. */
  say: (text: string) => void;
  /** Words of the caller that may still change. */
  hear: (text: string) => void;
  /** Somebody is writing: not shown, but the line hears that the caller is there. */
  type: (text: string) => void;
  press: (digit: string) => void;
  hangUp: () => void;
  voice: Voice;
}

/** One test call at a time over the relay; `isSpoken` tells whether answers are read aloud. */
export function useTestCall(isSpoken: boolean): TestCallControls {
  const [call, dispatch] = useReducer(afterHappening, noCall);
  const line = useRef<RelayLine | null>(null);
  const voice = useRef<Voice | null>(null);
  voice.current ??= createVoice(now);
  const speaks = useRef(isSpoken);
  speaks.current = isSpoken;
  const mayInterrupt = useRef(true);
  const typedAt = useRef(0);
  const { mutateAsync: askForLine } = useStartTestCall();

  const receive = useCallback((message: RelayToCaller, own: RelayLine) => {
    if (line.current !== own) return;
    const at = now();
    if (message.type === "text") {
      dispatch({ ...message, type: "token", at });
      mayInterrupt.current = message.interruptible !== false;
      if (speaks.current) voice.current?.speak(message.token);
    } else if (message.type === "trace") {
      dispatch({ ...message, at });
    } else {
      dispatch({ type: "ended", handoff: readHandoff(message.handoffData), at });
      own.hangUp();
    }
  }, []);

  const start = useCallback(
    async (from: string, isReal: boolean) => {
      line.current?.hangUp();
      dispatch({ type: "dialled", from, at: now() });
      try {
        const { relayPath } = await askForLine({ from, isReal });
        const own: RelayLine = openLine(relayPath, from, {
          onOpen: () => dispatch({ type: "answered", at: now() }),
          onMessage: (message) => receive(message, own),
          onClose: (wasClean) =>
            line.current === own && dispatch({ type: "closed", by: wasClean ? "caller" : "line", at: now() }),
        });
        line.current = own;
      } catch (error) {
        const message = messageForPeople(error, "The assistant could not be reached.");
        dispatch({ type: "failed", message, at: now() });
      }
    },
    [askForLine, receive],
  );

  const interrupt = useCallback(() => {
    if (!mayInterrupt.current) return;
    const cut = voice.current?.cut();
    if (!cut) return;
    line.current?.interrupt(cut.heard, cut.afterMs);
    dispatch({ type: "interrupted", heardUntil: cut.heard });
  }, []);

  useEffect(
    () => () => {
      voice.current?.cut();
      line.current?.hangUp();
    },
    [],
  );

  return {
    call,
    start,
    voice: voice.current,
    say: (text) => {
      interrupt();
      dispatch({ type: "said", text, at: now() });
      line.current?.say(text, true);
    },
    hear: (text) => {
      interrupt();
      dispatch({ type: "hearing", text });
      line.current?.say(text, false);
    },
    type: (text) => {
      interrupt();
      if (now() - typedAt.current < typingEveryMs) return;
      typedAt.current = now();
      line.current?.say(text, false);
    },
    press: (digit) => {
      interrupt();
      dispatch({ type: "pressed", digit, at: now() });
      line.current?.press(digit);
    },
    hangUp: () => {
      voice.current?.cut();
      line.current?.hangUp();
      dispatch({ type: "closed", by: "caller", at: now() });
    },
  };
}
