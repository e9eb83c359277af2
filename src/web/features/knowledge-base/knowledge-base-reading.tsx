import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { KnowledgeBase } from "#contract/clinic/clinic.ts";
import { formatPhone, twelveHour } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AskPanel } from "./answers/ask-panel.tsx";
import { contactsWithoutEffect } from "./contact-hints.ts";
import { timeZoneName } from "./time-zones.ts";

/** The five sections as they stand. */
export function KnowledgeBaseReading({ saved }: { saved: KnowledgeBase }) {
  const told = contactsWithoutEffect(saved);
  return (
    <div className="grid grid-cols-[1.2fr_1fr] items-start gap-4 max-wide:grid-cols-1">
      <div className="flex flex-col gap-4">
        <Panel title="Basic Information" isPadded>
          <Facts>
            <Fact label="Clinic name">{saved.clinicName}</Fact>
            <Fact label="Website" warning={told.website}>
              {saved.website}
            </Fact>
            <Fact label="Address">{saved.address}</Fact>
            <Fact label="Email">{saved.email}</Fact>
            <Fact label="Phone number" warning={told.phoneNumber}>
              {formatPhone(saved.phoneNumber)}
            </Fact>
          </Facts>
        </Panel>
        <Panel title="Services & Specializations" isPadded>
          <Facts>
            <Fact label="Services">{saved.services.join(", ")}</Fact>
            <Fact label="Specializations">{saved.specializations.join(", ")}</Fact>
          </Facts>
        </Panel>
        <Panel title="Additional Information" isPadded>
          <p className="text-14 whitespace-pre-line wrap-anywhere">
            {saved.additionalInfo || <span className="text-ink-3">Nothing more</span>}
          </p>
        </Panel>
      </div>
      <div className="flex flex-col gap-4">
        <Panel
          id="business-hours"
          title="Business Hours"
          aside={<span className="text-12 text-ink-3">{timeZoneName(saved.timeZone)}</span>}
          isPadded
        >
          <Hours label="Weekdays" days="Monday to Friday" hours={saved.businessHours.weekdays} />
          <Hours label="Weekends" days="Saturday and Sunday" hours={saved.businessHours.weekends} />
        </Panel>
        <Emergency saved={saved} />
        <AskPanel />
      </div>
    </div>
  );
}

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[119px_minmax(0,1fr)] gap-x-4 gap-y-2 text-14 max-desk:grid-cols-1 max-desk:gap-y-0.5 max-desk:[&>dd]:mb-2">
    {children}
  </dl>
);

interface FactProps {
  label: string;
  warning?: string | undefined;
  children: ReactNode;
}

function Fact({ label, warning, children }: FactProps) {
  return (
    <>
      <dt className="text-13/5 text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">
        {children || <span className="text-ink-3">Not given</span>}
        {warning && (
          <span className="mt-0.5 flex items-start gap-1.5 text-12 text-yellow-ink">
            <TriangleAlert aria-hidden="true" className="mt-px size-3.5 flex-none" />
            {warning}
          </span>
        )}
      </dd>
    </>
  );
}

interface HoursProps {
  label: string;
  days: string;
  hours: { start: string; end: string };
}

function Hours({ label, days, hours }: HoursProps) {
  return (
    <p className="grid grid-cols-[84px_minmax(0,1.2fr)_minmax(0,1fr)] gap-3 py-1.5 text-14">
      <span className="text-13/5 text-ink-3">{label}</span>
      <span>{hours.start === "" ? "Closed" : `${twelveHour(hours.start)} – ${twelveHour(hours.end)}`}</span>
      <span className="text-ink-3">{days}</span>
    </p>
  );
}

function Emergency({ saved }: { saved: KnowledgeBase }) {
  const { available, contact, hours } = saved.emergencyHours;
  return (
    <Panel title="Emergency Information" isPadded>
      <Facts>
        <Fact label="On-call person">{saved.emergencyContact}</Fact>
        <Fact label="Emergency hours">
          <Badge tone={available ? "green" : "grey"}>{available ? "Available" : "Not available"}</Badge>
        </Fact>
        {available && (
          <Fact label="Emergency contact" warning={contactsWithoutEffect(saved).emergencyContact}>
            {formatPhone(contact)}
          </Fact>
        )}
        {available && <Fact label="At these times">{hours}</Fact>}
      </Facts>
    </Panel>
  );
}
