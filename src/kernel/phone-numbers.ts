/** Phone numbers: E.164 inside, local form on the screen. Australian numbering plan (ACMA), others pass through. */

/**
 * E.164 of what a person typed or a provider sent, read as Australian unless it starts with `+`;
 * `null` when it cannot be a number.
 */
export function toE164(text: string): string | null {
  const trimmed = text.trim().replace(/\(0\)/g, "");
  const digits = trimmed.replace(/\D/g, "");
  if (trimmed.startsWith("+") || trimmed.startsWith("0011")) {
    const international = trimmed.startsWith("+") ? digits : digits.slice(4);
    return /^[1-9]\d{6,14}$/.test(international) ? `+${international}` : null;
  }
  if (/^0[2-478]\d{8}$/.test(digits)) return `+61${digits.slice(1)}`;
  if (/^61[2-478]\d{8}$/.test(digits)) return `+${digits}`;
  if (/^4\d{8}$/.test(digits)) return `+61${digits}`;
  if (/^1[38]00\d{6}$/.test(digits)) return `+61${digits}`;
  if (/^13\d{4}$/.test(digits)) return `+61${digits}`;
  return null;
}

/** `0491570156` from `+61491570156`; foreign numbers stay E.164. */
export function toNational(e164: string): string {
  if (!e164.startsWith("+61")) return e164;
  const rest = e164.slice(3);
  return /^1[38]/.test(rest) ? rest : `0${rest}`;
}

/** For people: `0491 570 156`, `(02) 5550 4410`, `1800 975 707`. What is not Australian is shown as it is. */
export function formatPhone(text: string): string {
  const e164 = toE164(text);
  const n = e164 ? toNational(e164) : text;
  if (/^04\d{8}$/.test(n) || /^1[38]00\d{6}$/.test(n))
    return `${n.slice(0, 4)} ${n.slice(4, 7)} ${n.slice(7)}`;
  if (/^0[2378]\d{8}$/.test(n)) return `(${n.slice(0, 2)}) ${n.slice(2, 6)} ${n.slice(6)}`;
  if (/^13\d{4}$/.test(n)) return `${n.slice(0, 2)} ${n.slice(2, 4)} ${n.slice(4)}`;
  return text;
}
