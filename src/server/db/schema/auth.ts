import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { UserId } from "#kernel/ids.ts";
import { instantColumn } from "../columns.ts";
import { clinicColumn } from "./clinic.ts";

export const staffUser = pgTable("staff_user", {
  id: uuid("id").primaryKey().$type<UserId>(),
  clinicId: clinicColumn(),
  username: text("username").notNull(),
  /** Lower case. */
  email: text("email").notNull().unique(),
  role: text("role"),
  createdAt: instantColumn("created_at").notNull(),
});

export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    clinicId: clinicColumn(),
    userId: uuid("user_id")
      .notNull()
      .$type<UserId>()
      .references(() => staffUser.id, { onDelete: "cascade" }),
    /** `Chrome on Windows`; null = not known. */
    browser: text("browser"),
    createdAt: instantColumn("created_at").notNull(),
    /** Of the latest request, to within a few minutes. */
    seenAt: instantColumn("seen_at").notNull().default(sql`now()`),
    expiresAt: instantColumn("expires_at").notNull(),
  },
  (t) => [index("session_expires_at").on(t.expiresAt), index("session_user_id").on(t.userId)],
);

export const signInChallenge = pgTable(
  "sign_in_challenge",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    /** What a first sign-in will be called, when it came by registration. */
    username: text("username"),
    clinicName: text("clinic_name"),
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
    clinicId: clinicColumn(),
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

/** A browser on its way to Google and back. */
export const googleSignIn = pgTable(
  "google_sign_in",
  {
    /** SHA-256 of the state; the browser alone has it. */
    stateHash: text("state_hash").primaryKey(),
    address: text("address").notNull(),
    createdAt: instantColumn("created_at").notNull(),
    expiresAt: instantColumn("expires_at").notNull(),
    consumedAt: instantColumn("consumed_at"),
  },
  (t) => [index("google_sign_in_address").on(t.address, t.createdAt)],
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
