import type { DoneAction } from "#contract/calls.ts";
import type { RelayFromCaller } from "#contract/relay.ts";
import type { CallEvent, ClinicFacts, Effect, OutboundReason, Step } from "#server/dialogue/events.ts";
import type { SaidBefore } from "#server/dialogue/talk.ts";
import type { EndReason, SessionOptions, SessionWorld } from "./port.ts";
import { action, doneBy, reachedBy, speakingTimeMs, whyHandedOver } from "./rules.ts";
import { asWritten, emptyTurn, type Turn } from "./turn.ts";

const maxPendingEvents = 40;
/** Lines that were said last. */
const mostRemembered = 8;
/** Tools in one turn; more means that the engine goes in a circle. */
const maxSteps = 12;

/** One live call: takes the provider's messages in order, lets the engine decide, does what it asks, speaks its words. */
export class CallSession<State> {
  readonly #world: SessionWorld<State>;
  readonly #options: SessionOptions;
  #state: State;
  #queue: Promise<void> = Promise.resolve();
  #pending = 0;
  /** The engine gave up the caller's words once already. */
  #wasCutOff = false;
  #isLineOpen = true;
  /** Why the call will end as soon as the last words are spoken; null while it goes on. */
  #ending: EndReason | null = null;
  #isOver = false;
  #isClosed = false;
  #silence: NodeJS.Timeout | undefined;
  readonly #longest: NodeJS.Timeout;
  #lastWords: NodeJS.Timeout | undefined;
  #speaksUntil = 0;
  /** Cuts short a language model at work on the present turn. */
  #cutShort = new AbortController();
  #talk: readonly SaidBefore[] = [];
  #tellGivenUp: (nothing: null) => void = () => {};
  readonly #givenUp = new Promise<null>((resolve) => {
    this.#tellGivenUp = resolve;
  });
  #tellOver: () => void = () => {};
  readonly #over = new Promise<void>((resolve) => {
    this.#tellOver = resolve;
  });

  constructor(world: SessionWorld<State>, options: SessionOptions, resumedState: State | null) {
    this.#world = world;
    this.#options = options;
    this.#state = resumedState ?? world.engine.start();
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
        this.#speaksUntil = 0;
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
    this.#speaksUntil = 0;
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
    const turn = emptyTurn(event, this.#state);
    this.#cutShort = new AbortController();
    // Words that came meanwhile wait already.
    if (this.#pending > 1) this.#cutShort.abort("hurry");
    try {
      await this.#takeTurn(event, turn);
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
    this.#remember(turn);
    this.#world.keepTurn(
      {
        ...turn.record,
        answeredInMs: Math.max(1, Math.round(turn.answeredInMs ?? performance.now() - began)),
      },
      this.#state,
    );
    if (this.#ending) return;
    if (turn.ending) this.#endAfterSpeaking(turn.ending);
    else this.#awaitCaller();
  }

  /** For a language model, which is told what was said last. */
  #remember({ record: { heard, said } }: Turn<State>): void {
    const lines: SaidBefore[] = [
      ...(heard === null ? [] : [{ by: "caller" as const, words: heard }]),
      ...(said === "" ? [] : [{ by: "assistant" as const, words: said }]),
    ];
    this.#talk = [...this.#talk, ...lines].slice(-mostRemembered);
  }

  /** Runs the engine until it waits for the caller again. */
  async #takeTurn(first: CallEvent, turn: Turn<State>): Promise<void> {
    let next: CallEvent | null = first;
    for (let steps = 0; next; steps++) {
      if (steps === maxSteps) throw new Error("The conversation asks for tools without end");
      const stepped = await this.#stepOn(next, turn);
      if (stepped === null && this.#ending) return;
      if (stepped === null) return this.#askForFewerWords(next, turn);
      const { event, step } = stepped;
      turn.record.events.push(event);
      this.#state = step.state;
      turn.record.understood = step.understood ?? turn.record.understood;
      turn.effects.push(...step.effects);
      next = null;
      for (const effect of step.effects) next = (await this.#carryOut(effect, turn)) ?? next;
    }
  }

  /** One step of the engine; where a language model takes the caller's words for something else and is right by rule, as it takes them. */
  async #stepOn(event: CallEvent, turn: Turn<State>): Promise<Stepped<State> | null> {
    const { engine, voice } = this.#world;
    const before = this.#state;
    const stepped = engine.step(before, event);
    // What a tool has done is taken in to the end; words are left as soon as the call is given up.
    const step = await (event.type === "heard" ? Promise.race([stepped, this.#givenUp]) : stepped);
    if (step === null) return null;
    if (event.type !== "heard" || voice === null || !this.#isLineOpen) return { event, step };
    const builtIn = { before, after: step.state, event, effects: step.effects };
    const listened = await voice.listen(builtIn, this.#talk, this.#cutShort.signal, (sent) =>
      turn.sentToModel.push(sent),
    );
    turn.heardBecause = listened.proposal === null ? listened.because : "not_better";
    if (listened.proposal === null) return { event, step };
    const proposed = { ...event, proposal: listened.proposal };
    const again = await engine.step(before, proposed);
    if (again === null) return { event, step };
    const byModel = { before, after: again.state, event: proposed, effects: again.effects };
    turn.heardBecause = voice.choose(builtIn, byModel);
    return turn.heardBecause === "better" ? { event: proposed, step: again } : { event, step };
  }

  /** What the engine gave up is said again, once: whatever was settled before still stands. */
  #askForFewerWords({ type }: CallEvent, { record }: Turn<State>): void {
    this.#world.cutOff(type);
    if (type !== "heard" || this.#wasCutOff)
      throw new Error("The conversation takes too long over what was said");
    this.#wasCutOff = true;
    record.said = lostYouSentence;
  }

  /** Does one thing the engine asked for; a tool's result comes back as the next event. */
  async #carryOut(effect: Effect, turn: Turn<State>): Promise<CallEvent | null> {
    const { record } = turn;
    switch (effect.type) {
      case "say":
        record.said = record.said === "" ? effect.text : `${record.said} ${effect.text}`;
        turn.isInterruptible &&= effect.interruptible;
        return null;
      case "alert_staff":
        this.#world.alertStaff(effect.text, effect.phone);
        record.done.push(action("told_emergency", "Told staff of an emergency", "now on your dashboard"));
        return null;
      case "release_hold":
        this.#world.releaseHold();
        return null;
      case "reached":
        record.done.push(reachedBy[effect.who]);
        return null;
      case "hand_over":
        turn.ending = effect.reason;
        record.done.push(action("handed_over", "Put through", whyHandedOver[effect.reason]));
        return null;
      case "hang_up":
        turn.ending = effect.reason === "abandoned" ? "abandoned" : "finished";
        return null;
      default: {
        const result = await inTime(this.#world.runTool(effect), this.#options.toolMs);
        const done = doneBy(result);
        if (done) record.done.push(done);
        return { type: "result", at: this.#now(), result };
      }
    }
  }

  /** Says what the turn has to say: in a language model's words where there is one and it may, else as the engine put it. */
  async #speak(turn: Turn<State>, began: number): Promise<void> {
    const { voice } = this.#world;
    const { record, before, effects } = turn;
    const [event] = record.events;
    const whole = event && { before, after: this.#state, event, effects };
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
      this.#say(isLast ? text : `${text} `, turn.isInterruptible, isLast);
    };
    const spentMs = performance.now() - began;
    const { signal } = this.#cutShort;
    const phrasing = await voice.reword(whole, record.said, { speak }, signal, spentMs, (sent) =>
      turn.sentToModel.push(sent),
    );
    record.phrasing = { ...phrasing, ...hearing };
    record.said = spoken.join(" ");
    this.#trace(turn);
  }

  #speakAsWritten(turn: Turn<State>, began: number): void {
    turn.answeredInMs = performance.now() - began;
    if (!this.#isLineOpen) return;
    if (turn.record.said !== "") this.#say(turn.record.said, turn.isInterruptible);
    this.#trace(turn);
  }

  /** Test calls are told what was understood and done, and what a language model was sent of it. */
  #trace({ record: { understood, done }, answeredInMs, sentToModel }: Turn<State>): void {
    if (!this.#options.isTest || !this.#isLineOpen) return;
    const ms = answeredInMs === null ? null : Math.round(answeredInMs * 10) / 10;
    const { callId } = this.#options;
    this.#world.send({ type: "trace", callId, understood, done, answeredInMs: ms, sentToModel });
  }

  #say(text: string, isInterruptible: boolean, isLast = true): void {
    this.#world.send({
      type: "text",
      token: text,
      last: isLast,
      ...(!isInterruptible && { interruptible: false }),
    });
    const from = Math.max(this.#speaksUntil, this.#now());
    this.#speaksUntil = this.#options.isSpoken ? from + speakingTimeMs(text) : 0;
  }

  #remainingSpeechMs(): number {
    return Math.max(0, this.#speaksUntil - this.#now());
  }

  /** Silence counts from the end of the assistant's words. */
  #awaitCaller(): void {
    this.#stopWaiting();
    if (!this.#isLineOpen || this.#ending || this.#isOver) return;
    this.#silence = setTimeout(
      () => this.#enqueue({ type: "silence", at: this.#now() }),
      this.#remainingSpeechMs() + this.#options.silenceMs,
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
    const waitMs = this.#isLineOpen ? this.#remainingSpeechMs() : 0;
    if (waitMs === 0) this.#finish(reason);
    else this.#lastWords = setTimeout(() => this.#finish(reason), waitMs);
  }

  /** Not the engine's decision: what is under way is still kept, but nothing more is said. */
  #giveUp(sentence: string, ending: EndReason = "trouble", done: DoneAction[] = []): void {
    if (this.#isOver || this.#ending || !this.#isLineOpen) return;
    this.#cutShort.abort("hush");
    this.#tellGivenUp(null);
    this.#say(sentence, false);
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
      this.#state,
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

async function inTime<Result>(work: Promise<Result>, withinMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${withinMs} ms`)), withinMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

interface Stepped<State> {
  event: CallEvent;
  step: Step<State>;
}

const lostYouSentence = "Sorry, I lost you there. Could you say that again in a few words?";
// Either is followed by reception's telephone or, where nobody can be rung, by a sentence that says so.
const troubleSentence = "I am sorry, something went wrong on my side. Let me get the team for you.";
const stoppingSentence = "I am sorry, I have to stop here. Let me get the team for you.";
const stuckSentence = "I am sorry, we do not seem to be getting anywhere. Let me get the team for you.";
