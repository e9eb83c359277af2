import type { Treatment, TreatmentBody } from "#contract/clinic/treatments.ts";
import type { TestServer } from "./test-server.ts";

/** Changes one of the clinic's treatments as staff do on the page People, and leaves the rest of it as it was. */
export async function changeTreatment(
  server: TestServer,
  token: string,
  name: string,
  change: Partial<TreatmentBody>,
): Promise<void> {
  const { body: opening } = await server.call("opening", { token });
  const found = opening.treatments.find((each: Treatment) => each.name === name);
  if (!found) throw new Error(`The clinic has no treatment ${name}`);
  const { id, isStandard: _, ...before } = found;
  const body = { ...before, ...change };
  const { status } = await server.call("changeTreatment", { token, params: { id }, body });
  if (status !== 200) throw new Error(`The treatment was refused: ${status}`);
}
