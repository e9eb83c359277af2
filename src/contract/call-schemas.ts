import { z } from "zod";
import { id } from "./fields.ts";

export interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  /** Schema by success status. */
  replies: Record<number, z.ZodType>;
}

export const nothing = z.object({});
export const byId = z.object({ id });
