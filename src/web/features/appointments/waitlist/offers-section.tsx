import { useState } from "react";
import type { FreedTime, WaitlistEntry, WaitlistOffer, WaitlistOffers } from "#contract/booking/waitlist.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { shortDate, twelveHour, twelveHourOf } from "#web/lib/formatting.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Note } from "#web/ui/note.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { useOffers, useSteerOffers } from "./offer-calls.ts";
import { OfferSettings } from "./offer-settings.tsx";
import { freedWords, offerWords } from "./offer-words.ts";

/** The times that came free: who was asked, until when, what they said, and ways to step in. */
export function OffersSection({ waiting }: { waiting: readonly WaitlistEntry[] }) {
  const query = useOffers();
  const { data } = query;
  if (!data)
    return <NotLoaded query={query} loading="Loading the offers..." failed="The offers did not load" />;
  const shown = data.freedTimes.filter(({ status, offers }) => status === "open" || offers.length > 0);
  return (
    <section aria-label="Freed times" className="mb-5 flex flex-col gap-3 text-13">
      <h3 className="font-semibold">Freed times</h3>
      {data.settings.isOn && data.heldBackBy && (
        <Note tone="yellow">
          <HeldBack by={data.heldBackBy} asksFrom={data.asksFrom} />
        </Note>
      )}
      {shown.length === 0 && (
        <p className="text-ink-2">
          {data.settings.isOn
            ? "When a visit is cancelled or moved, its time is offered to those who wait, one after the other."
            : "Freed times are not offered by themselves."}
        </p>
      )}
      <ul aria-label="Freed times" className="flex flex-col gap-3">
        {shown.map((freed) => (
          <FreedRow key={freed.id} freed={freed} waiting={waiting} />
        ))}
      </ul>
      <OfferSettings settings={data.settings} />
    </section>
  );
}

function HeldBack({
  by,
  asksFrom,
}: {
  by: NonNullable<WaitlistOffers["heldBackBy"]>;
  asksFrom: string | null;
}) {
  const timeZone = useClinicTimeZone();
  if (by === "paused") return "Nobody is asked while the assistant is paused.";
  if (by === "no_way")
    return "Nobody is asked: the clinic has no number that texts and no email. Add one under Phone numbers.";
  return `Patients are not written to at night. The next is asked${asksFrom === null ? " in the morning" : ` from ${twelveHourOf(asksFrom, timeZone)}`}.`;
}

const whenOf = ({ date, time }: FreedTime) => `${shortDate(date)}, ${twelveHour(time)}`;

function FreedRow({ freed, waiting }: { freed: FreedTime; waiting: readonly WaitlistEntry[] }) {
  const may = usePermissions();
  const steer = useSteerOffers();
  const { word, tone } = freedWords[freed.status];
  const canSteer = may("steerOffers") && (freed.status === "open" || freed.status === "stopped");
  return (
    <li className="rounded-m bg-sunken px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <strong className="font-semibold">{whenOf(freed)}</strong>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="text-12 text-ink-2">
        {freed.durationMinutes} minutes, {freed.chairName}
        {freed.settledByUsername && `, by ${freed.settledByUsername}`}
      </p>
      {freed.offers.length > 0 ? (
        <ol aria-label={`Who was asked about ${whenOf(freed)}`} className="mt-2 flex flex-col gap-2">
          {freed.offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} steer={canSteer ? steer : null} />
          ))}
        </ol>
      ) : (
        <p className="mt-2">Nobody was asked yet.</p>
      )}
      {canSteer && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <OfferToOther freed={freed} waiting={waiting} steer={steer} />
          {freed.status === "open" ? (
            <Button
              size="small"
              kind="danger-text"
              aria-label={`Stop offering ${whenOf(freed)}`}
              disabled={steer.isPending}
              onClick={() =>
                steer.mutate({
                  body: { action: "stop", freedTimeId: freed.id },
                  said: "Nobody else is asked about this time. It is free to book.",
                })
              }
            >
              Stop offering
            </Button>
          ) : (
            <Button
              size="small"
              aria-label={`Offer ${whenOf(freed)} again`}
              disabled={steer.isPending}
              onClick={() =>
                steer.mutate({
                  body: { action: "resume", freedTimeId: freed.id },
                  said: "The next patient whom it suits is asked.",
                })
              }
            >
              Offer again
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type Steer = ReturnType<typeof useSteerOffers>;

function OfferRow({ offer, steer }: { offer: WaitlistOffer; steer: Steer | null }) {
  const timeZone = useClinicTimeZone();
  const { id, patientName, status } = offer;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0">
        {patientName}
        <span className="block text-12 text-ink-2">
          {offerWords(offer, twelveHourOf(offer.answerBy, timeZone))}
        </span>
      </span>
      {steer && status === "offered" && (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={`${patientName} said yes`}
            disabled={steer.isPending}
            onClick={() =>
              steer.mutate({
                body: { action: "accept", offerId: id },
                said: `${patientName} has this time now`,
              })
            }
          >
            Said yes
          </Button>
          <Button
            size="small"
            aria-label={`Skip ${patientName}`}
            disabled={steer.isPending}
            onClick={() =>
              steer.mutate({
                body: { action: "skip", offerId: id },
                said: `${patientName} keeps the place on the waitlist. The next is asked.`,
              })
            }
          >
            Skip
          </Button>
        </span>
      )}
    </li>
  );
}

/** Somebody else whom the time suits is asked at once, in place of whoever is asked. */
function OfferToOther({
  freed,
  waiting,
  steer,
}: {
  freed: FreedTime;
  waiting: readonly WaitlistEntry[];
  steer: Steer;
}) {
  const [chosen, setChosen] = useState("");
  const options = freed.suits.flatMap((id) => {
    const entry = waiting.find((each) => each.id === id);
    return entry ? [{ value: id, label: entry.patientName }] : [];
  });
  if (options.length === 0) return null;
  const name = options.find(({ value }) => value === chosen)?.label;
  return (
    <>
      <Select
        aria-label={`Offer ${whenOf(freed)} to`}
        placeholder="Offer to..."
        className="w-40"
        value={name === undefined ? "" : chosen}
        onValueChange={setChosen}
        options={options}
      />
      {name !== undefined && (
        <Button
          size="small"
          disabled={steer.isPending}
          onClick={() =>
            steer.mutate({
              body: { action: "offer", freedTimeId: freed.id, entryId: chosen },
              said: `${name} is asked now`,
            })
          }
        >
          Ask {name}
        </Button>
      )}
    </>
  );
}
