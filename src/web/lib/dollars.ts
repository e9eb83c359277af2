const format = new Intl.NumberFormat("en-AU", {
  style: "currency",
  currency: "AUD",
  trailingZeroDisplay: "stripIfInteger",
});

/** Cents of A$ as people here write them: `$180`, `$89.50`, `$1,100`. */
export const dollars = (cents: number): string => format.format(cents / 100);
