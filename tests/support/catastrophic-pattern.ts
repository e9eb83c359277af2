/** Never comes to an end: its pattern's time doubles with every letter. */
export const runForever = (): boolean => /^(?:a|a)*$/.test(`${"a".repeat(80)}b`);
