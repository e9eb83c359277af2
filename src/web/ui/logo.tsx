import { classNames } from "#web/lib/class-names.ts";

const molar =
  "M7.2 17H24.8C24.8 10.4 23 6.2 19.7 6.2C18 6.2 17.4 7.6 16 7.6C14.6 7.6 14 6.2 12.3 6.2C8.6 6.2 6.9 11 6.9 16.6C6.9 22.9 10.6 26.2 16.1 26.2C19 26.2 21.3 25.3 22.9 23.7";

/** The tile with the e whose bowl has the two cusps of a molar. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" role="img" aria-label="Enamel">
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d={molar}
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The bare letter in the current colour, as a large quiet form behind text. */
export function LogoForm({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames(className)}>
      <path
        d={molar}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Tile and name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <span className="flex items-center gap-2.25">
      <LogoMark size={size} />
      <span aria-hidden="true" className="wordmark" style={{ height: size * 0.75 }} />
    </span>
  );
}
