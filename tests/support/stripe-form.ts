/** A form as Stripe reads it: `items[0][price]=p` is `{ items: { 0: { price: "p" } } }`. */
export interface Fields {
  [name: string]: string | Fields;
}

export function readForm(text: string): Fields {
  const form: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.split(/[[\]]+/).filter((part) => part !== "");
    let place = form;
    for (const part of parts.slice(0, -1)) {
      const next = place[part];
      const inner = typeof next === "object" ? next : {};
      place[part] = inner;
      place = inner;
    }
    place[parts.at(-1) ?? name] = value;
  }
  return form;
}

export const textOf = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === "string" ? value : null;
};

export const fieldsOf = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === "object" ? value : {};
};

export const listOf = (fields: Fields, name: string): Fields[] =>
  Object.values(fieldsOf(fields, name)).filter((entry) => typeof entry === "object");
