import { Check } from "lucide-react";
import type { PmsCapabilities, PmsConnection } from "#contract/booking/pms.ts";
import { isSandbox } from "#contract/booking/pms.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { relativeTime } from "#web/lib/formatting.ts";
import { SandboxBadge } from "#web/ui/badge.tsx";
import { adapters, deployments, environments, labelOf, productsOf, vendors } from "./pms-form.ts";

/** What is connected with what. */
export function IntegrationComplete({ connection }: { connection: PmsConnection }) {
  const timeZone = useClinicTimeZone();
  const now = useNow();
  const { environment, deploymentType, pmsVendor, pmsProduct, haloGuid, lastSynced } = connection;
  const { adapter, capabilities } = connection;
  const isPlayed = isSandbox(adapter);
  const product = labelOf(productsOf(pmsVendor), pmsProduct);
  return (
    <section
      aria-labelledby="integration-complete"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-l border border-line bg-surface p-4 min-[1000px]:col-span-2"
    >
      <span className="grid size-8 place-items-center rounded-full bg-green-soft text-green-ink">
        <Check aria-hidden="true" className="size-4" />
      </span>
      <div className="mr-auto">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id="integration-complete" className="text-14 font-semibold">
            Integration Complete
          </h2>
          {isPlayed && <SandboxBadge />}
        </div>
        <p className="text-13 text-ink-2">
          {lastSynced ? `Last synced ${relativeTime(lastSynced, now, timeZone)}` : "Not synced yet"}
        </p>
        {isPlayed && (
          <p className="text-13 text-ink-2">
            A practice system is only played here, to try it out: no booking reaches your practice.
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        <Fact term="Environment">{labelOf(environments, environment)}</Fact>
        <Fact term="Deployment">{labelOf(deployments, deploymentType)}</Fact>
        <Fact term="Vendor and product">{`${labelOf(vendors, pmsVendor)}, ${product}`}</Fact>
        <Fact term="Through">{labelOf(adapters, adapter)}</Fact>
        {capabilities && <Fact term="Bookings">{bookingsSentence(capabilities, isPlayed)}</Fact>}
        <Fact term={adapter === "fhir" ? "Server" : "GUID"}>
          <code className="font-mono text-12 wrap-anywhere">{haloGuid}</code>
        </Fact>
      </dl>
    </section>
  );
}

const bookingsSentence = (
  { writesAppointments, readsAppointments }: PmsCapabilities,
  isPlayed: boolean,
): string =>
  [
    writesAppointments
      ? `Written ${isPlayed ? "into the sandbox" : "for you"}`
      : "Your team enters them by hand",
    ...(readsAppointments ? ["times taken there are blocked here"] : []),
  ].join(", ");

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{term}</dt>
      <dd className="text-13 font-medium">{children}</dd>
    </div>
  );
}
