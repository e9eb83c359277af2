import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Initial } from "./account.tsx";
import { SearchButton } from "./commands.tsx";

const NavigationDrawer = onDemand(
  async () => (await import("./navigation-drawer.tsx")).NavigationDrawer,
  null,
  ({ isOpen, onClose }) => (isOpen ? onClose : null),
);

/** Top of the page under 720 px: menu, logo, initial. */
export function PhoneBar({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <header className="hidden h-13 items-center justify-between border-b border-line bg-rail pr-4 pl-2 max-desk:flex print:hidden!">
      <Button
        kind="quiet"
        isIcon
        aria-label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="[&_svg.lucide]:size-4.5"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Menu aria-hidden="true" />
      </Button>
      <Link href="/" aria-label="Enamel" className="rounded-m">
        <Logo size={26} />
      </Link>
      <span className="flex items-center gap-1">
        <SearchButton isIcon />
        <Initial user={user} size="small" />
      </span>
      {wasOpened && <NavigationDrawer user={user} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </header>
  );
}
