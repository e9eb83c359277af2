import type { ClinicId } from "#kernel/ids.ts";

declare const minted: unique symbol;

/**
 * The right to read and write one clinic's rows. Only `auth` makes one; every query of a clinic's table
 * starts from it, so a query that forgot the clinic does not compile.
 */
export interface ClinicScope {
  readonly clinicId: ClinicId;
  readonly [minted]: true;
}
