/** Minutes that a visit can take: whole steps of five, up to a working day. */
export const visitMinutes = { fewest: 5, most: 480, step: 5 } as const;
export const mostBufferMinutes = 120;
export const mostTreatments = 60;
export const mostPriceCents = 10_000_000;

/** How a booking can come about. */
export const bookingChannels = ["phone", "web", "staff"] as const;
export type BookingChannel = (typeof bookingChannels)[number];

/** One that nobody can book in any way is hidden: nobody is told of it either. */
export const isOffered = ({ mayBook }: { mayBook: Readonly<Record<BookingChannel, boolean>> }): boolean =>
  bookingChannels.some((channel) => mayBook[channel]);
