import type { Invoice } from "#contract/billing/billing.ts";
import { shortDateOf } from "#web/lib/formatting.ts";
import { formatMoney } from "./money.ts";

/** An invoice as Stripe will write it. */
export function InvoiceLines({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { currency, lines, totalCents, taxCents, amountDueCents, dueAt } = invoice;
  return (
    <div className="text-13">
      <ul className="rounded-m border border-line">
        {lines.map(({ description, amountCents }, index) => (
          <li
            // Two lines may read the same, and they never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no names of their own
            key={index}
            className="flex justify-between gap-4 border-t border-line px-3 py-2 first:border-t-0"
          >
            <span className="min-w-0 break-words">{description}</span>
            <span className="flex-none tabular-nums">{formatMoney(amountCents, currency)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4 px-3 text-14 font-semibold">
        <span>Total</span>
        <span className="tabular-nums">{formatMoney(totalCents, currency)}</span>
      </p>
      {taxCents !== 0 && (
        <p className="flex justify-between gap-4 px-3 text-ink-2">
          <span>Tax in it</span>
          <span className="tabular-nums">{formatMoney(taxCents, currency)}</span>
        </p>
      )}
      {dueAt !== null && (
        <p className="mt-2 px-3 text-ink-2">
          {formatMoney(amountDueCents, currency)} will be charged on {shortDateOf(dueAt, timeZone)}, and more
          if more minutes are used until then.
        </p>
      )}
    </div>
  );
}
