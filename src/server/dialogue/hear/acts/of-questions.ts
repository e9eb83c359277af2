import type { AppointmentType } from "#contract/limits.ts";
import type { WhenReading } from "../../readings.ts";

/** What a question is of. */
export interface About {
  treatment?: AppointmentType;
  /** What the caller called it ('crown'), where `named` does not tell it. */
  noun?: string;
  /** Clinic-local. */
  date?: string;
  time?: string;
  /** A part of the day, or what is before or after an hour. */
  hours?: { from: string; to: string };
  /** 'So it's after two now, yeah': said to be so, and asked with no more than a tone. */
  stated?: WhenReading;
  /** A person or thing as the caller called it, a treatment by its noun ('crown'). */
  named?: string;
  /** Those of the clinic's practitioners who may be meant. */
  whom?: readonly string[];
  /** Of what was written down, the one thing that is asked after: 'did you get my number'. */
  detail?: ToldDetail;
  /** Of a number, each of its digits. */
  isWhole?: true;
  /** Asked of the ringing itself: 'which number will they ring', 'who do they ring'. */
  isOfRing?: true;
  /** All that was written down for the team is to be read back. */
  isAll?: true;
  /** Asked so that a yes or a no answers it: whether this is so; null = whatever was spoken of last. */
  whether?: Claim | null;
  /** What the caller told before and asks after, as they said it. */
  told?: string;
  /** Our own words put back to us: 'what next one'. */
  isEcho?: true;
  /** Asked in passing by its form alone, in the middle of something else: nobody can tell what of. */
  isUnread?: true;
  /** No fact of the clinic answers it. */
  aside?: Aside;
  /** Of texts: they are to get none. */
  isUntexted?: true;
  /** Of a visit that is somebody else's, who alone is written to. */
  isTextedToOther?: true;
}

/**
 * `private`: of other people's visits, or of who works here; `judged`: whether anybody is told off for their teeth; `nervous`: whether they see
 * whoever is afraid; `jest`: a joke, of the assistant or of the world; `small_talk`: how we are; `unclear`: broken off, or nobody can tell of what.
 */
export type Aside = "private" | "judged" | "nervous" | "jest" | "small_talk" | "unclear";

/** What may be so or not: a visit was moved, cancelled or booked, or stands as it was; something was told on. */
export type Claim = "moved" | "cancelled" | "booked" | "stands" | "told";

/** What a task holds beside the words. */
export type ToldDetail = "when" | "phone" | "name" | "whom" | "extension" | "urgent";
