import type { DoneAction } from "#contract/calls/calls.ts";
import type { RelayFromCaller } from "#contract/calls/relay.ts";
import type { CallEvent, ClinicFacts, OutboundReason } from "#server/dialogue/events.ts";
import type { EndReason, SessionOptions, SessionWorld } from "./port.ts";
import { SpokenLine } from "./spoken-line.ts";
import { asWritten, emptyTurn, type Turn } from "./turns/turn.ts";
import { TurnTaking } from "./turns/turn-taking.ts";

const maxPendingEvents = 40;

/** One live call: takes the provider's messages in order, lets the engine decide, does what it asks, speaks its words. */
export class CallSession<State> {
  readonly #world: SessionWorld<State>;
  readonly #options: SessionOptions;
  readonly #turns: TurnTaking<State>;
  readonly #speech: SpokenLine;
  #queue: Promise<void> = Promise.resolve();
  #pending = 0;
  #isLineOpen = true;
  /** Why the call will end as soon as the last words are spoken; null while it goes on. */
  #ending: EndReason | null = null;
  #isOver = false;
  #isClosed = false;
  #silence: NodeJS.Timeout | undefined;
  readonly #longest: NodeJS.Timeout;
  #lastWords: NodeJS.Timeout | undefined;
  /** Cuts short a language model at work on the present turn. */
  #cutShort = new AbortController();
  #tellOver: () => void = () => {};
  readonly #over = new Promise<void>((resolve) => {
    this.#tellOver = resolve;
  });

  constructor(world: SessionWorld<State>, options: SessionOptions, resumedState: State | null) {
    this.#world = world;
    this.#options = options;
    this.#speech = new SpokenLine(world, options.isSpoken);
    const line = { isOpen: () => this.#isLineOpen, isEnding: () => this.#ending !== null };
    this.#turns = new TurnTaking(world, options.toolMs, line, resumedState ?? world.engine.start());
    this.#longest = setTimeout(() => this.#giveUp(stuckSentence), options.longestMs);
  }

  /** With `outbound` the clinic rings them. */
  begin(facts: ClinicFacts, callerNumber: string | null, outbound: OutboundReason | null = null): void {
    const started = { type: "started", at: this.#now(), facts, callerNumber } as const;
    this.#enqueue(outbound === null ? started : { ...started, outbound });
  }

  /** After a dropped line: the conversation goes on where it was. */
  resume(): void {
    this.#enqueue({ type: "silence", at: this.#now(), isBack: true });
  }

  /** Nobody took the caller who was handed over: the conversation takes them back. */
  takeBack(): void {
    this.#enqueue({ type: "returned", at: this.#now() });
  }

  receive(message: RelayFromCaller): void {
    switch (message.type) {
      case "prompt":
        if (message.last && message.voicePrompt.trim() !== "")
          this.#enqueue({ type: "heard", at: this.#now(), text: message.voicePrompt });
        // Half a sentence, or noise: the caller is there, and if nothing follows is asked again.
        else this.#awaitCaller();
        return;
      case "dtmf":
        this.#enqueue({ type: "pressed", at: this.#now(), digit: message.digit });
        return;
      case "interrupt":
        this.#speech.fellSilent();
        this.#cutShort.abort("hush");
        if (this.#ending) this.#finish(this.#ending);
        else
          this.#enqueue({
            type: "interrupted",
            at: this.#now(),
            heardUntil: message.utteranceUntilInterrupt,
          });
        return;
      case "setup":
      case "error":
        return;
    }
  }

  /** The provider says that the last word has been spoken. */
  finishedSpeaking(): void {
    this.#speech.fellSilent();
    if (this.#ending) this.#finish(this.#ending);
    else if (this.#silence) this.#awaitCaller();
  }

  /** The caller hung up or the line broke. What was said before is still acted on and kept; resolves then. */
  async lineClosed(): Promise<void> {
    this.#isLineOpen = false;
    this.#cutShort.abort("hush");
    this.#stopWaiting();
    await this.#queue;
    this.#finish(this.#ending ?? "line_closed");
    await this.#over;
  }

  /**
   * The server is stopping: the caller is told and handed on, never left in silence. Resolves when the words are spoken;
   * words that take longer than `lastWordsMs`, and a turn that waits for the books, keep nobody from being handed on.
   */
  async stop(lastWordsMs: number): Promise<void> {
    const limit = setTimeout(() => {
      this.#finish(this.#ending ?? "trouble");
      this.#close();
    }, lastWordsMs);
    this.#giveUp(stoppingSentence);
    await this.#over;
    clearTimeout(limit);
  }

  /** A person of the clinic steps in: the caller is told, and the assistant's part ends so. False when it is ending already. */
  stepIn(sentence: string, ending: "taken_over" | "finished", done: DoneAction[]): boolean {
    if (this.#isOver || this.#ending || !this.#isLineOpen) return false;
    this.#giveUp(sentence, ending, done);
    return true;
  }

  #now(): number {
    return this.#world.clock.now();
  }

  #enqueue(event: CallEvent): void {
    if (!this.#isLineOpen || this.#ending) return;
    if (this.#pending >= maxPendingEvents) {
      this.#giveUp(stuckSentence);
      return;
    }
    this.#pending++;
    // Whoever goes on speaking is not kept waiting by a model.
    this.#cutShort.abort("hurry");
    this.#stopWaiting();
    this.#queue = this.#queue.then(() => this.#answer(event)).finally(() => this.#pending--);
  }

  async #answer(event: CallEvent): Promise<void> {
    if (this.#ending) return;
    const began = performance.now();
    this.#cutShort = new AbortController();
    const turn = emptyTurn(event, this.#turns.state, this.#cutShort.signal);
    // Words that came meanwhile wait already.
    if (this.#pending > 1) this.#cutShort.abort("hurry");
    try {
      await this.#turns.take(event, turn);
      if (!this.#isOver && !this.#ending) await this.#speak(turn, began);
    } catch (error) {
      this.#world.failed(error);
      // What was decided before it failed stands: what to do about a tooth that was knocked out, say.
      const isUnsaid = turn.answeredInMs === null && turn.record.said !== "";
      turn.record.said = isUnsaid ? `${turn.record.said} ${troubleSentence}` : troubleSentence;
      turn.isInterruptible = false;
      turn.ending = "trouble";
      if (!this.#isOver && !this.#ending) this.#speakAsWritten(turn, began);
    }
    this.#turns.remember(turn);
    this.#world.keepTurn(
      {
        ...turn.record,
        answeredInMs: Math.max(1, Math.round(turn.answeredInMs ?? performance.now() - began)),
      },
      this.#turns.state,
    );
    if (this.#ending) return;
    if (turn.ending) this.#endAfterSpeaking(turn.ending);
    else this.#awaitCaller();
  }

  /** Says what the turn has to say: in a language model's words where there is one and it may, else as the engine put it. */
  async #speak(turn: Turn<State>, began: number): Promise<void> {
    const { voice } = this.#world;
    const { record, before, effects } = turn;
    const [event] = record.events;
    const whole = event && { before, after: this.#turns.state, event, effects };
    const isReworded = voice && whole && record.said !== "" && voice.mayReword(whole);
    const { heardBecause } = turn;
    const hearing = {
      isReadByModel: heardBecause === "better",
      ...(heardBecause !== null && { heardBecause }),
    };
    if (voice) record.phrasing = { ...asWritten, ...hearing };
    if (!isReworded || !this.#isLineOpen) return this.#speakAsWritten(turn, began);
    const spoken: string[] = [];
    const speak = (text: string, isLast: boolean) => {
      if (this.#ending) return;
      turn.answeredInMs ??= performance.now() - began;
      spoken.push(text);
      this.#speech.say(isLast ? text : `${text} `, turn.isInterruptible, isLast);
    };
    const spentMs = performance.now() - began;
    const { saidBefore } = this.#turns;
    const phrasing = await voice.reword(whole, saidBefore, { speak }, turn.signal, spentMs, (sent) =>
      turn.sentToModel.push(sent),
    );
    record.phrasing = { ...phrasing, ...hearing };
    record.said = spoken.join(" ");
    this.#trace(turn);
  }

  #speakAsWritten(turn: Turn<State>, began: number): void {
    turn.answeredInMs = performance.now() - began;
    if (!this.#isLineOpen) return;
    if (turn.record.said !== "") this.#speech.say(turn.record.said, turn.isInterruptible);
    this.#trace(turn);
  }

  /** Test calls are told what was understood and done, and what a language model was sent of it. */
  #trace({ record: { understood, done }, answeredInMs, sentToModel }: Turn<State>): void {
    if (!this.#options.isTest || !this.#isLineOpen) return;
    const ms = answeredInMs === null ? null : Math.round(answeredInMs * 10) / 10;
    const { callId } = this.#options;
    this.#world.send({ type: "trace", callId, understood, done, answeredInMs: ms, sentToModel });
  }

  /** Silence counts from the end of the assistant's words. */
  #awaitCaller(): void {
    this.#stopWaiting();
    if (!this.#isLineOpen || this.#ending || this.#isOver) return;
    this.#silence = setTimeout(
      () => this.#enqueue({ type: "silence", at: this.#now() }),
      this.#speech.remainingMs() + this.#options.silenceMs,
    );
  }

  #stopWaiting(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  /** `end` right after the last words cuts them off at the provider, so it waits for them. */
  #endAfterSpeaking(reason: EndReason): void {
    this.#stopWaiting();
    this.#ending = reason;
    const waitMs = this.#isLineOpen ? this.#speech.remainingMs() : 0;
    if (waitMs === 0) this.#finish(reason);
    else this.#lastWords = setTimeout(() => this.#finish(reason), waitMs);
  }

  /** Not the engine's decision: what is under way is still kept, but nothing more is said. */
  #giveUp(sentence: string, ending: EndReason = "trouble", done: DoneAction[] = []): void {
    if (this.#isOver || this.#ending || !this.#isLineOpen) return;
    this.#cutShort.abort("hush");
    this.#turns.giveUp();
    this.#speech.say(sentence, false);
    this.#world.keepTurn(
      {
        heard: null,
        said: sentence,
        events: [],
        understood: null,
        done,
        answeredInMs: 1,
        phrasing: null,
      },
      this.#turns.state,
    );
    this.#endAfterSpeaking(ending);
  }

  #finish(reason: EndReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#ending = reason;
    this.#stopWaiting();
    for (const timer of [this.#longest, this.#lastWords]) clearTimeout(timer);
    // A turn under way is entered before the books are closed.
    this.#queue = this.#queue.then(() => this.#close());
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#world.ended(this.#ending ?? "trouble");
    this.#tellOver();
  }
}

// Either is followed by reception's telephone or, where nobody can be rung, by a sentence that says so.
const troubleSentence = "I am sorry, something went wrong on my side. Let me get the team for you.";
const stoppingSentence = "I am sorry, I have to stop here. Let me get the team for you.";
const stuckSentence = "I am sorry, we do not seem to be getting anywhere. Let me get the team for you.";
