import type { Frame } from "../frame.ts";
import type { MatterKind } from "../ledger.ts";
import { book } from "./book.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";
import { callback, late, message } from "./team.ts";
import { cancel, check, confirm, move } from "./visits.ts";
import { waitlist } from "./waitlist.ts";

export const frames: Readonly<Record<MatterKind, Frame>> = {
  book,
  move,
  cancel,
  check,
  confirm,
  late,
  waitlist,
  leave_waitlist: leaveWaitlist,
  message,
  callback,
};
