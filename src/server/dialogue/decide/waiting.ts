import type { FreeTime } from "#contract/errors.ts";
import type { BookingRequest, SlotWish, StopCalls, WaitlistWish } from "../events.ts";
import type { FoundVisit } from "./ledger.ts";

/** The tool that is at work, with all that its result is read by. */
export type Waiting =
  | { for: "line_visits" }
  | { for: "slots"; matter: number; wish: SlotWish }
  | { for: "hold"; matter: number; slot: FreeTime }
  | { for: "book"; matter: number; booking: BookingRequest }
  | { for: "appointments"; matter: number; visitDay: string | null }
  | { for: "cancel"; matter: number; visit: FoundVisit }
  | { for: "reschedule"; matter: number; visit: FoundVisit; to: FreeTime }
  | { for: "waitlist"; matter: number; wish: WaitlistWish }
  | { for: "leave_waitlist"; matter: number }
  | {
      for: "message";
      matter: number | null;
      kind: "callback" | "message";
      /** `bye`: the caller has taken leave. */
      afterwards: "go_on" | "hang_up" | "bye";
    }
  | { for: "stop_calls"; why: StopCalls };
