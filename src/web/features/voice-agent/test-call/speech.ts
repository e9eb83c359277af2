/** What this page needs of the browser's recogniser (Web Speech API); not in every browser. */
interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
}
interface RecognitionResult extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

const language = "en-AU";

type RecogniserMaker = new () => Recogniser;

function recogniserMaker(): RecogniserMaker | null {
  const scope = globalThis as {
    SpeechRecognition?: RecogniserMaker;
    webkitSpeechRecognition?: RecogniserMaker;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

export const canListen = (): boolean => recogniserMaker() !== null;
export const canSpeak = (): boolean =>
  typeof globalThis.speechSynthesis !== "undefined" && typeof SpeechSynthesisUtterance !== "undefined";

export interface Ear {
  stop: () => void;
}

export interface EarListener {
  /** Words that may still change. */
  onPartial: (text: string) => void;
  onFinal: (text: string) => void;
  /** Why it cannot listen, as the browser's own code: `not-allowed`, `network`. */
  onTrouble: (code: string) => void;
}

/** Listens until stopped; browsers end a recognition after a silence, so it is started again. Null where it cannot. */
export function listen(listener: EarListener): Ear | null {
  const Maker = recogniserMaker();
  if (!Maker) return null;
  const recogniser = new Maker();
  recogniser.lang = language;
  recogniser.continuous = true;
  recogniser.interimResults = true;
  let isStopped = false;
  recogniser.addEventListener("result", (event) => hearResult(event as RecognitionResult, listener));
  recogniser.addEventListener("error", (event) => {
    const code = "error" in event ? String(event.error) : "unknown";
    // A silence or our own stop is no trouble.
    if (code === "no-speech" || code === "aborted") return;
    isStopped = true;
    listener.onTrouble(code);
  });
  recogniser.addEventListener("end", () => {
    if (!isStopped) recogniser.start();
  });
  recogniser.start();
  return {
    stop: () => {
      isStopped = true;
      recogniser.abort();
    },
  };
}

function hearResult(event: RecognitionResult, listener: EarListener): void {
  let partial = "";
  for (let i = event.resultIndex; i < event.results.length; i++) {
    const result = event.results[i];
    const text = result?.[0]?.transcript ?? "";
    if (result?.isFinal) listener.onFinal(text.trim());
    else partial += text;
  }
  if (partial.trim() !== "") listener.onPartial(partial.trim());
}

export interface Voice {
  /** Puts text at the end of what is being said. */
  speak: (text: string) => void;
  /** Falls silent and tells how much of what was being said has been heard; null when nothing was. */
  cut: () => { heard: string; afterMs: number } | null;
  /** What is being said or waits to be. */
  saying: () => string;
}

/** The assistant's voice: the browser's own, Australian where there is one. `now` is in milliseconds. */
export function createVoice(now: () => number): Voice {
  let spoken: { text: string; reached: number; startedAt: number } | null = null;
  const waiting = new Set<SpeechSynthesisUtterance>();
  const finish = (utterance: SpeechSynthesisUtterance) => {
    waiting.delete(utterance);
    if (spoken?.text === utterance.text) spoken = null;
  };
  return {
    saying: () => [...waiting].map((utterance) => utterance.text).join(" "),
    speak(text) {
      if (!canSpeak() || text.trim() === "") return;
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      const voice = speechSynthesis.getVoices().find((v) => v.lang.replace("_", "-") === language);
      if (voice) utterance.voice = voice;
      utterance.onstart = () => {
        spoken = { text, reached: 0, startedAt: now() };
      };
      utterance.onboundary = (event) => {
        if (spoken) spoken.reached = event.charIndex + (event.charLength ?? 0);
      };
      utterance.onend = () => finish(utterance);
      utterance.onerror = () => finish(utterance);
      waiting.add(utterance);
      speechSynthesis.speak(utterance);
    },
    cut() {
      if (waiting.size === 0) return null;
      const heard = spoken ? spoken.text.slice(0, spoken.reached) : "";
      const afterMs = spoken ? now() - spoken.startedAt : 0;
      waiting.clear();
      spoken = null;
      speechSynthesis.cancel();
      return { heard, afterMs };
    },
  };
}
