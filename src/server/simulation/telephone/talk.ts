import type { RelayToCaller } from "#contract/calls/relay.ts";
import type { EndReason } from "#server/calls/port.ts";
import type { CallsService } from "#server/calls/service.ts";
import type { CallRow } from "../balance/books.ts";

/** A conversation with the assistant, turn by turn. */
export interface Talk {
  /** What the assistant says in answer; "" when it says nothing more, as the call is over. */
  say(words: string): Promise<string>;
  greeting: string;
  /** Why the assistant's part is over; null while it goes on. */
  ending(): EndReason | null;
  /** The caller puts the receiver down. */
  hangUp(): Promise<void>;
}

/** Longer than any turn takes on a busy machine, real milliseconds. */
const patienceMs = 60_000;

/** The event loop goes round once: what a turn does after its last word is done then. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Takes up the session of a registered call as the provider's relay does; null when the call is over already. */
export async function beginTalk(calls: CallsService, row: CallRow): Promise<Talk | null> {
  let sentence = "";
  let ending: EndReason | null = null;
  let hear: (text: string) => void = () => {};
  const send = (message: RelayToCaller) => {
    if (message.type !== "text") return;
    sentence += message.token;
    if (!message.last) return;
    hear(sentence);
    sentence = "";
  };
  const heard = () =>
    new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error("The assistant said nothing for a minute")),
        patienceMs,
      );
      hear = (text) => {
        clearTimeout(timer);
        resolve(text);
      };
    });
  const greeting = heard();
  const session = await calls.openSession(row, {
    send,
    ended: (reason) => {
      ending = reason;
      hear("");
    },
  });
  if (session === null) {
    hear("");
    return null;
  }
  /** Nobody waits for words to be spoken: the simulated clock says how long they took. */
  const spoken = async (text: Promise<string>): Promise<string> => {
    const words = await text;
    await breathe();
    session.finishedSpeaking();
    await breathe();
    return words;
  };
  return {
    greeting: await spoken(greeting),
    say: (voicePrompt) => {
      if (ending !== null) return Promise.resolve("");
      const reply = spoken(heard());
      session.receive({ type: "prompt", voicePrompt, lang: "en-AU", last: true });
      return reply;
    },
    ending: () => ending,
    hangUp: () => session.lineClosed(),
  };
}
