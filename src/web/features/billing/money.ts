/** `A$1,284.50`, with a minus in front of a credit. American English is the one that says whose dollars they are. */
export const formatMoney = (amountCents: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(
    amountCents / 100,
  );
