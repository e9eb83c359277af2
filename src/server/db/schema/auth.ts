import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Role } from "#contract/access/roles.ts";
import type { UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

export const staffUser = pgTable("staff_user", {
  id: uuid("id").primaryKey().$type<UserId>(),
  username: text("username").notNull(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  createdAt: instantColumn("created_at").notNull(),
});

/** What a user is in a clinic; a user may belong to several, and whoever belongs to none any more is no user. */
export const membership = pgTable(
  "membership",
  {
    userId: uuid("user_id")
      .notNull()
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    clinicId: clinicColumn(),
    role: text("role").notNull().$type<Role>(),
    createdAt: instantColumn("created_at").notNull(),
    /** When the user last chose to work in this clinic: that is where the next sign-in leads. */
    chosenAt: instantColumn("chosen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.clinicId] }), index("membership_clinic").on(t.clinicId)],
);

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    /** The clinic that the user works in now. */
    clinicId: clinicColumn(),
    userId: uuid("user_id").notNull().$type<UserId>(),
    /** `Chrome on Windows`; null = not known. */
    browser: text("browser"),
    /** Network address that signed in; null = not known. */
    address: text("address"),
    createdAt: instantColumn("created_at").notNull(),
    /** When the user last showed who they are: moving to another clinic makes a new session and is no proof. Null = not known. */
    provenAt: instantColumn("proven_at"),
    /** Of the latest request, to within a few minutes. */
    seenAt: instantColumn("seen_at").notNull().default(sql`now()`),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (t) => [
    // Who leaves a clinic is signed out of it by that.
    foreignKey({
      name: "session_membership_fk",
      columns: [t.userId, t.clinicId],
      foreignColumns: [membership.userId, membership.clinicId],
    }).onDelete("cascade"),
    index("session_expires_at").on(t.expiresAt),
    index("session_user_id").on(t.userId),
  ],
);

export const signInChallenge = pgTable(
  "sign_in_challenge",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    /** What a first sign-in will be called, when it came by registration. */
    username: text("username"),
    clinicName: text("clinic_name"),
    /** The invitation that the sign-in is to accept; null = none. */
    invitationId: uuid("invitation_id"),
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    address: text("address").notNull(),
    /** SHA-256 of the cookie of the known browser that asked; null = any other. */
    browserHash: text("browser_hash"),
    /** Length of its code. */
    digits: integer("digits").notNull().default(6),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    consumedAt: instantColumn("consumed_at"),
  },
  (t) => [
    index("sign_in_challenge_email").on(t.email, t.createdAt),
    index("sign_in_challenge_address").on(t.address, t.createdAt),
  ],
);

/** A browser in which a code for this user was entered: what strangers ask for does not count against it. */
export const knownBrowser = pgTable(
  "known_browser",
  {
    /** SHA-256 of the cookie; the cookie itself is nowhere. */
    browserHash: text("browser_hash").notNull(),
    userId: uuid("user_id")
      .notNull()
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    seenAt: instantColumn("seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.browserHash, t.userId] }),
    index("known_browser_user_id").on(t.userId),
    index("known_browser_seen_at").on(t.seenAt),
  ],
);

export const invitation = pgTable(
  "invitation",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    /** Lower case. */
    email: text("email").notNull(),
    /** What a new account will be called; null = as its email address says. */
    username: text("username"),
    role: text("role").notNull().$type<Role>(),
    /** SHA-256 of the token of the latest email; null until that is written. */
    tokenHash: text("token_hash").unique(),
    invitedBy: text("invited_by").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    sentAt: instantColumn("sent_at").notNull(),
    sentCount: integer("sent_count").notNull().default(1),
    expiresAt: instantColumn("expires_at").notNull(),
    /** When it was accepted or taken back: it opens nothing from then on. */
    closedAt: instantColumn("closed_at"),
  },
  (t) => [
    uniqueIndex("invitation_open").on(t.clinicId, t.email).where(sql`closed_at is null`),
    index("invitation_clinic").on(t.clinicId, t.createdAt),
  ],
);

/** A browser on its way to Google and back. */
export const googleSignIn = pgTable(
  "google_sign_in",
  {
    /** SHA-256 of the state; the browser alone has it. */
    stateHash: text("state_hash").primaryKey(),
    /** The invitation that the sign-in is to accept; null = none. */
    invitationId: uuid("invitation_id"),
    address: text("address").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    consumedAt: instantColumn("consumed_at"),
  },
  (t) => [index("google_sign_in_address").on(t.address, t.createdAt)],
);

export const passkey = pgTable(
  "passkey",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    /** As the authenticator calls it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** Of its last signature; 0 = it does not count. Unsigned 32 bits. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    name: text("name").notNull(),
    /** How a browser reaches it: `internal`, `usb`. */
    transports: jsonb("transports").notNull().default([]).$type<string[]>(),
    isSynced: boolean("is_synced").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    lastUsedAt: instantColumn("last_used_at"),
  },
  (t) => [index("passkey_user_id").on(t.userId)],
);

/** What a browser has to sign with a passkey; whoever brings it back takes the row away. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text("challenge_hash").primaryKey(),
    /** Who adds a passkey; null = somebody signs in. */
    userId: uuid("user_id")
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (t) => [
    index("passkey_challenge_address").on(t.address, t.createdAt),
    index("passkey_challenge_user_id").on(t.userId),
  ],
);

export const apiKey = pgTable(
  "api_key",
  {
    id: uuid("id").primaryKey(),
    clinicId: clinicColumn(),
    name: text("name").notNull(),
    /** SHA-256 of the secret; the secret itself is shown once and is nowhere. */
    secretHash: text("secret_hash").unique(),
    /** First 12 and last 4 characters, for the masked display. */
    prefix: text("prefix").notNull(),
    suffix: text("suffix").notNull(),
    permissions: jsonb("permissions").notNull().$type<("read" | "write")[]>(),
    isSample: boolean("is_sample").notNull().default(false),
    createdBy: uuid("created_by").$type<UserId>(),
    createdAt: instantColumn("created_at").notNull(),
    lastUsedAt: instantColumn("last_used_at"),
    useCount: integer("use_count").notNull().default(0),
    revokedAt: instantColumn("revoked_at"),
  },
  (t) => [index("api_key_clinic").on(t.clinicId, t.createdAt)],
);
