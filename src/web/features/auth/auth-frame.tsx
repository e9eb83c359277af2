import type { ReactNode } from "react";
import { Logo, LogoForm } from "#web/ui/logo.tsx";

/** The page of the way in: one card, and beside it what the product is for. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-cols-1 min-[1000px]:grid-cols-[minmax(0,1fr)_600px]">
      <main className="flex flex-col justify-between px-12 py-10 max-desk:px-5 max-desk:py-6">
        <Logo size={32} />
        <div className="mx-auto w-full max-w-90 max-desk:mt-14 max-desk:mb-auto">{children}</div>
        <p className="text-12 text-ink-3">Trouble signing in? Ask whoever set up Enamel at your clinic.</p>
      </main>
      <aside className="relative hidden items-end overflow-hidden bg-accent p-12 text-on-accent min-[1000px]:flex">
        <LogoForm className="absolute -top-32.5 -left-10 size-235 max-w-none text-accent-hover" />
        <p className="relative text-[24px]/8 font-[560] tracking-[-0.01em]">
          The phone is answered.
          <br />
          You look after the person in front of you.
        </p>
      </aside>
    </div>
  );
}
