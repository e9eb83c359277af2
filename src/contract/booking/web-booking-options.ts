/** What a clinic chooses for its booking page; plain data for the browser's form. */
export const leadHours = { fewest: 0, most: 168, usual: 2 } as const;
export const horizonDays = { fewest: 1, most: 365, usual: 90 } as const;
export const mostEmbedOrigins = 5;
export const slugLength = { fewest: 3, most: 60 } as const;
