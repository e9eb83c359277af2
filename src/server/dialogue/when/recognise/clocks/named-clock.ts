import { type Recogniser, word } from "../../line.ts";
import type { Found } from "../../mention.ts";
import { readClock } from "./clock-core.ts";

/** 'noon', 'midday', 'mid day', 'midnight', 'noonish'; '12 noon' is read by `clock`. */
export const namedClock: Recogniser = {
  starts: ["noon", "midday", "midnight", "noonish", "mid", "middayish"],
  read(line, at): Found | null {
    const here = word(line, at);
    if (here === "mid") return word(line, at + 1) === "day" ? noon(at + 2, false) : null;
    if (here === "noonish" || here === "middayish") return noon(at + 1, true);
    const found = readClock(line, at);
    return found && { meaning: { kind: "clock", clock: found.clock }, to: found.to };
  },
};

const noon = (to: number, rough: boolean): Found => ({
  meaning: { kind: "clock", clock: { hour: 12, minute: 0, half: "pm", part: null, rough, bare: false } },
  to,
});
