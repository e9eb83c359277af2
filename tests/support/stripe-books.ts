import { type Fields, fieldsOf, listOf, textOf } from "./stripe-form.ts";
import type { SeenRequest } from "./stripe-stand-in.ts";

/** A request that Stripe turns down: the HTTP status and the fields of `error`. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly fields: Record<string, unknown>;
  constructor(status: number, fields: Record<string, unknown>) {
    super(String(fields.message));
    this.status = status;
    this.fields = { type: "invalid_request_error", ...fields };
  }
}

export interface StripeCustomer {
  id: string;
  name: string | null;
  email: string | null;
  metadata: Fields;
  card: string | null;
}
export interface StripeItem {
  id: string;
  price: string;
}
export interface StripeSubscription {
  id: string;
  customer: string;
  status: string;
  items: StripeItem[];
  created: number;
  trialEnd: number | null;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  endedAt: number | null;
}
export interface StripeCheckout {
  id: string;
  customer: string;
  status: "open" | "complete" | "expired";
  fields: Fields;
}
export interface MeterEvent {
  event: string;
  customer: string;
  value: number;
  identifier: string;
  timestamp: number;
}

export type StripeBooks = ReturnType<typeof createStripeBooks>;

const daySeconds = 86_400;
const monthSeconds = 30 * daySeconds;

interface BooksOptions {
  /** Epoch milliseconds. */
  now(): number;
  hostedUrl(path: string): string;
  prices: { standard: string; pro: string; minutes: string };
}

/** What Stripe keeps of an account, and the calls that read and change it. Instants are seconds. */
export function createStripeBooks({ now, hostedUrl, prices }: BooksOptions) {
  const customers = new Map<string, StripeCustomer>();
  const subscriptions = new Map<string, StripeSubscription>();
  const checkouts = new Map<string, StripeCheckout>();
  const portals = new Map<string, { customer: string; fields: Fields }>();
  const meterEvents: MeterEvent[] = [];
  const cents: Record<string, number> = {
    [prices.standard]: 15_000,
    [prices.pro]: 35_000,
    [prices.minutes]: 500,
  };
  let lastId = 0;
  const newId = (prefix: string) => `${prefix}_${String(++lastId).padStart(6, "0")}`;
  const seconds = () => Math.floor(now() / 1_000);

  const customerOf = (id: string | null) => customers.get(id ?? "") ?? missing("customer", id ?? "");
  const subscriptionOf = (id: string | null) =>
    subscriptions.get(id ?? "") ?? missing("subscription", id ?? "");

  const showCustomer = ({ card, ...customer }: StripeCustomer) => ({
    ...{ object: "customer", ...customer },
    invoice_settings: { default_payment_method: card && cardOf(card) },
  });

  const showSubscription = (from: StripeSubscription) => ({
    ...{ id: from.id, object: "subscription", customer: from.customer, status: from.status },
    ...{ created: from.created, start_date: from.created, trial_end: from.trialEnd },
    ...{ cancel_at: from.cancelAt, ended_at: from.endedAt, default_payment_method: null, metadata: {} },
    items: {
      object: "list",
      data: from.items.map(({ id, price }) => ({
        ...{ id, object: "subscription_item", price: { id: price, object: "price" } },
        ...{ current_period_start: from.periodStart, current_period_end: from.periodEnd },
      })),
    },
  });

  const subscribe = (customer: string, priceIds: string[], freeDays = 0): StripeSubscription => {
    const start = seconds();
    const trialEnd = freeDays > 0 ? start + freeDays * daySeconds : null;
    const made: StripeSubscription = {
      ...{ id: newId("sub"), customer, status: trialEnd === null ? "active" : "trialing", trialEnd },
      ...{ created: start, periodStart: start, periodEnd: trialEnd ?? start + monthSeconds },
      ...{ cancelAt: null, endedAt: null },
      items: priceIds.map((price) => ({ id: newId("si"), price })),
    };
    subscriptions.set(made.id, made);
    return made;
  };

  /** Each entry names an item to change, or only a price to add. */
  const withItems = (items: StripeItem[], changes: Fields[]): StripeItem[] => {
    const changed = items.map((item) => {
      const change = changes.find((entry) => textOf(entry, "id") === item.id);
      return change ? { ...item, price: priceOf(change) } : item;
    });
    const added = changes.filter((entry) => textOf(entry, "id") === null);
    return [...changed, ...added.map((entry) => ({ id: newId("si"), price: priceOf(entry) }))];
  };

  const priceOf = (entry: Fields): string => {
    const price = textOf(entry, "price") ?? "";
    if (!(price in cents)) missing("price", price);
    if (price === prices.minutes && textOf(entry, "quantity") !== null)
      throw new StripeRefusal(400, {
        message: "Quantity is not allowed for metered prices",
        param: "quantity",
      });
    return price;
  };

  const flatCents = (items: StripeItem[]) =>
    items
      .filter(({ price }) => price !== prices.minutes)
      .reduce((sum, { price }) => sum + (cents[price] ?? 0), 0);

  const preview = (fields: Fields) => {
    const from = subscriptionOf(textOf(fields, "subscription"));
    if (from.cancelAt !== null)
      throw new StripeRefusal(404, { code: "invoice_upcoming_none", message: "No upcoming invoices" });
    const details = fieldsOf(fields, "subscription_details");
    const items = withItems(from.items, listOf(details, "items"));
    const prorated = Number(textOf(details, "proration_date") ?? from.periodEnd);
    const share =
      from.trialEnd === null ? (from.periodEnd - prorated) / (from.periodEnd - from.periodStart) : 0;
    const proration = Math.round((flatCents(items) - flatCents(from.items)) * share);
    const minutes = meterEvents
      .filter(({ customer }) => customer === from.customer)
      .reduce((sum, { value }) => sum + value, 0);
    const lines = [
      ...(proration === 0 ? [] : [line("Remaining time after the change", proration, true)]),
      line("Plan", flatCents(items), false),
      line(`Conversational minutes (${minutes})`, minutes * 500, false),
    ];
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return {
      ...{
        id: newId("upcoming_in"),
        object: "invoice",
        currency: "aud",
        total,
        amount_due: Math.max(0, total),
      },
      ...{ total_taxes: [{ amount: Math.round(total / 11), tax_behavior: "inclusive" }] },
      ...{ next_payment_attempt: from.periodEnd, period_end: from.periodEnd },
      lines: { object: "list", data: lines },
    };
  };

  const meter = (fields: Fields): MeterEvent => {
    const payload = fieldsOf(fields, "payload");
    const made: MeterEvent = {
      event: textOf(fields, "event_name") ?? "",
      customer: customerOf(textOf(payload, "stripe_customer_id")).id,
      value: Number(textOf(payload, "value")),
      identifier: textOf(fields, "identifier") ?? newId("evt_meter"),
      timestamp: Number(textOf(fields, "timestamp") ?? seconds()),
    };
    if (made.event !== "conversational_minutes") missing("meter", made.event);
    if (made.timestamp > seconds() + 300 || made.timestamp < seconds() - 35 * daySeconds)
      throw new StripeRefusal(400, {
        code: "timestamp_out_of_range",
        message: "Timestamp",
        param: "timestamp",
      });
    if (meterEvents.some(({ identifier }) => identifier === made.identifier))
      throw new StripeRefusal(400, {
        message: `An event already exists with identifier ${made.identifier}.`,
      });
    meterEvents.push(made);
    return made;
  };

  const openCheckout = (fields: Fields) => {
    const customer = customerOf(textOf(fields, "customer")).id;
    for (const entry of listOf(fields, "line_items")) priceOf(entry);
    const made: StripeCheckout = { id: newId("cs"), customer, status: "open", fields };
    checkouts.set(made.id, made);
    return showCheckout(made);
  };
  const showCheckout = ({ id, status, customer }: StripeCheckout) => ({
    ...{ id, object: "checkout.session", status, customer },
    url: status === "open" ? hostedUrl(`/pay/${id}`) : null,
  });
  const openPortal = (fields: Fields) => {
    const id = newId("bps");
    portals.set(id, { customer: customerOf(textOf(fields, "customer")).id, fields });
    return { id, object: "billing_portal.session", url: hostedUrl(`/portal/${id}`) };
  };
  const changeSubscription = (id: string, fields: Fields) => {
    const from = subscriptionOf(id);
    const prorated = textOf(fields, "proration_date");
    if (prorated !== null && (Number(prorated) < from.periodStart || Number(prorated) > from.periodEnd))
      throw new StripeRefusal(400, {
        message: "proration_date is outside the period",
        param: "proration_date",
      });
    from.items = withItems(from.items, listOf(fields, "items"));
    return showSubscription(from);
  };
  const putCustomer = (id: string, fields: Fields) => {
    const known = customers.get(id) ?? { id, name: null, email: null, metadata: {}, card: null };
    const made = {
      ...known,
      name: textOf(fields, "name") ?? known.name,
      email: textOf(fields, "email") ?? known.email,
      metadata: { ...known.metadata, ...fieldsOf(fields, "metadata") },
    };
    customers.set(id, made);
    return showCustomer(made);
  };
  const expire = (id: string) => {
    const found = checkouts.get(id) ?? missing("checkout.session", id);
    if (found.status !== "open")
      throw new StripeRefusal(400, { message: "Only open sessions can be expired" });
    found.status = "expired";
    return showCheckout(found);
  };

  type Handler = (fields: Fields, id: string) => unknown;
  /** By method and path; the list is of the parameters that Stripe knows there, as far as they are used. */
  const routes: [RegExp, string[], Handler][] = [
    [/^POST \/v1\/customers$/, ["metadata", "name", "email"], (fields) => putCustomer(newId("cus"), fields)],
    [
      /^POST \/v1\/customers\/(\w+)$/,
      ["metadata", "name", "email"],
      (fields, id) => putCustomer(customerOf(id).id, fields),
    ],
    [/^GET \/v1\/customers\/(\w+)$/, ["expand"], (_, id) => showCustomer(customerOf(id))],
    [
      /^GET \/v1\/subscriptions$/,
      ["customer", "status", "limit", "expand"],
      (fields) => {
        const customer = customerOf(textOf(fields, "customer")).id;
        const mine = [...subscriptions.values()].filter((one) => one.customer === customer);
        return list(mine.reverse().map(showSubscription));
      },
    ],
    [/^GET \/v1\/subscriptions\/(\w+)$/, ["expand"], (_, id) => showSubscription(subscriptionOf(id))],
    [
      /^POST \/v1\/subscriptions\/(\w+)$/,
      ["items", "proration_behavior", "proration_date"],
      (fields, id) => changeSubscription(id, fields),
    ],
    [
      /^GET \/v1\/checkout\/sessions$/,
      ["customer", "status", "limit"],
      (fields) =>
        list(
          [...checkouts.values()]
            .filter(
              (one) => one.customer === textOf(fields, "customer") && one.status === textOf(fields, "status"),
            )
            .map(showCheckout),
        ),
    ],
    [
      /^POST \/v1\/checkout\/sessions$/,
      [
        ...["mode", "customer", "client_reference_id", "locale", "line_items", "subscription_data"],
        ...["payment_method_collection", "success_url", "cancel_url"],
      ],
      openCheckout,
    ],
    [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, [], (_, id) => expire(id)],
    [/^POST \/v1\/billing_portal\/sessions$/, ["customer", "return_url", "locale", "flow_data"], openPortal],
    [/^POST \/v1\/invoices\/create_preview$/, ["customer", "subscription", "subscription_details"], preview],
    [
      /^POST \/v1\/billing\/meter_events$/,
      ["event_name", "payload", "identifier", "timestamp"],
      (fields) => ({ object: "billing.meter_event", livemode: false, ...meter(fields) }),
    ],
  ];

  return {
    ...{ customers, subscriptions, checkouts, portals, meterEvents, subscribe },

    handle: ({ method, path, fields }: SeenRequest): unknown => {
      for (const [pattern, known, handler] of routes) {
        const match = pattern.exec(`${method} ${path}`);
        if (!match) continue;
        const unknown = Object.keys(fields).find((name) => !known.includes(name));
        if (unknown)
          throw new StripeRefusal(400, {
            code: "parameter_unknown",
            message: `Unknown parameter: ${unknown}`,
            param: unknown,
          });
        return handler(fields, match[1] ?? "");
      }
      throw new StripeRefusal(404, { message: `Unrecognized request URL (${method}: ${path})` });
    },

    hostedButton: (id: string): string => (checkouts.has(id) ? "Subscribe" : "Save card and return"),

    /** A person presses the only button of a hosted page; the address they are sent to. */
    finishHosted: (id: string): string => {
      const portal = portals.get(id);
      if (portal) {
        customerOf(portal.customer).card = "4242";
        return textOf(portal.fields, "return_url") ?? "";
      }
      const checkout = checkouts.get(id);
      if (checkout?.status !== "open") throw new Error("This checkout is over");
      checkout.status = "complete";
      const priceIds = listOf(checkout.fields, "line_items").map(priceOf);
      const data = fieldsOf(checkout.fields, "subscription_data");
      const freeDays = Number(textOf(data, "trial_period_days") ?? 0);
      subscribe(checkout.customer, priceIds, freeDays);
      if (freeDays === 0) customerOf(checkout.customer).card = "4242";
      return textOf(checkout.fields, "success_url") ?? "";
    },
  };
}

function missing(what: string, id: string): never {
  const status = what === "customer" || what === "subscription" ? 404 : 400;
  throw new StripeRefusal(status, {
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: what,
  });
}

const cardOf = (last4: string) => ({
  id: "pm_card",
  object: "payment_method",
  type: "card",
  card: { brand: "visa", last4 },
});
const list = (data: unknown[]) => ({ object: "list", data, has_more: false });
const line = (description: string, amount: number, proration: boolean) => ({
  ...{ object: "line_item", description, amount },
  parent: { type: "subscription_item_details", subscription_item_details: { proration } },
});
