import { RefreshCw } from "lucide-react";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { standingDetail, standingWords } from "./pms-words.ts";
import { type PmsStanding, usePmsStanding, useSettlePmsWrite } from "./pms-writes.ts";

/** In the details: where the booking stands with the practice system, and what can be done about it. */
export function PmsSection({ appointmentId }: { appointmentId: string }) {
  const standing = usePmsStanding(appointmentId);
  return standing && <Standing {...standing} />;
}

function Standing(standing: PmsStanding) {
  const { write } = standing;
  const { label, tone } = standingWords(write, standing);
  const detail = standingDetail(write);
  const isByHand = write.state === "requested" && write.reason === "by_hand";
  const isFailed = write.state === "failed";
  return (
    <section aria-labelledby="pms-standing" className="rounded-m bg-sunken px-3.5 py-3 text-13">
      <h3 id="pms-standing" className="mb-1.5 font-semibold">
        Practice System
      </h3>
      <p role="status" className="flex flex-col items-start gap-1.5">
        <Badge tone={tone}>{label}</Badge>
        {standing.isSandbox && (
          <span className="text-ink-2">
            The sandbox only plays a practice system: no practice has this booking.
          </span>
        )}
        {detail && <span className="text-ink-2">{detail}</span>}
      </p>
      {(isFailed || isByHand) && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {isFailed && <Settle id={write.appointmentId} call="retryPmsWrite" label="Try again" />}
          <Settle id={write.appointmentId} call="enteredInPms" label="I have entered it" />
        </div>
      )}
    </section>
  );
}

interface SettleProps {
  id: string;
  call: "retryPmsWrite" | "enteredInPms";
  label: string;
}

function Settle({ id, call, label }: SettleProps) {
  const settle = useSettlePmsWrite(call);
  return (
    <>
      <Button
        size="small"
        icon={call === "retryPmsWrite" ? <RefreshCw aria-hidden="true" /> : undefined}
        isPending={settle.isPending}
        onClick={() => settle.mutate(id)}
      >
        {label}
      </Button>
      {settle.isError && (
        <p role="alert" className="w-full text-red-ink">
          {messageForPeople(settle.error, "That did not work. Try again in a moment.")}
        </p>
      )}
    </>
  );
}
