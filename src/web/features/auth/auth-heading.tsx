/** Title of the sign-in card and one line under it. */
export function AuthHeading({ title, children }: { title: string; children: string }) {
  return (
    <>
      <h1 className="text-28 font-title tracking-[-0.015em]">{title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{children}</p>
    </>
  );
}

/** The way in for somebody new where sign-up is closed. */
export const askToBeLetIn = "Ask whoever runs Enamel at your clinic to let you in.";

/** Field height of the sign-in card: larger than elsewhere, since it stands alone. */
export const tallField = "h-11 max-desk:h-12 max-desk:text-16";
