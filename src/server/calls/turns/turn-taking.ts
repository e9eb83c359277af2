import type { CallEvent, Effect, Step } from "#server/dialogue/events.ts";
import type { SaidBefore } from "#server/dialogue/model-turns.ts";
import type { SessionWorld } from "../port.ts";
import { action, doneBy, reachedBy, whyHandedOver } from "../rules.ts";
import type { Turn } from "./turn.ts";

/** Lines that were said last. */
const mostRemembered = 8;
/** Tools in one turn; more means that the engine goes in a circle. */
const maxSteps = 12;

/** What a session knows of its line while a turn is taken. */
interface Line {
  isOpen(): boolean;
  isEnding(): boolean;
}

/** Takes a call's turns, one after the other: the engine decides, and what it asks for is done. */
export class TurnTaking<State> {
  readonly #world: SessionWorld<State>;
  readonly #toolMs: number;
  readonly #line: Line;
  #state: State;
  /** The engine gave up the caller's words once already. */
  #wasCutOff = false;
  #talk: readonly SaidBefore[] = [];
  #tellGivenUp: (nothing: null) => void = () => {};
  readonly #givenUp = new Promise<null>((resolve) => {
    this.#tellGivenUp = resolve;
  });

  constructor(world: SessionWorld<State>, toolMs: number, line: Line, state: State) {
    this.#world = world;
    this.#toolMs = toolMs;
    this.#line = line;
    this.#state = state;
  }

  /** The conversation as it stands. */
  get state(): State {
    return this.#state;
  }

  /** Words that the engine still works at are left where they are. */
  giveUp(): void {
    this.#tellGivenUp(null);
  }

  /** What was said on the call, latest last. */
  get saidBefore(): readonly SaidBefore[] {
    return this.#talk;
  }

  /** For a language model, which is told what was said last. */
  remember({ record: { heard, said } }: Turn<State>): void {
    const lines: SaidBefore[] = [
      ...(heard === null ? [] : [{ by: "caller" as const, words: heard }]),
      ...(said === "" ? [] : [{ by: "assistant" as const, words: said }]),
    ];
    this.#talk = [...this.#talk, ...lines].slice(-mostRemembered);
  }

  /** Runs the engine until it waits for the caller again. */
  async take(first: CallEvent, turn: Turn<State>): Promise<void> {
    let next: CallEvent | null = first;
    for (let steps = 0; next; steps++) {
      if (steps === maxSteps) throw new Error("The conversation asks for tools without end");
      const stepped = await this.#stepOn(next, turn);
      if (stepped === null && this.#line.isEnding()) return;
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
    if (event.type !== "heard" || voice === null || !this.#line.isOpen()) return { event, step };
    const builtIn = { before, after: step.state, event, effects: step.effects };
    const listened = await voice.listen(builtIn, this.#talk, turn.signal, (sent) =>
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
        this.#world.alertStaff(effect);
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
        const result = await inTime(this.#world.runTool(effect), this.#toolMs);
        const done = doneBy(result);
        if (done) record.done.push(done);
        return { type: "result", at: this.#world.clock.now(), result };
      }
    }
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
