import type { ReactNode } from "react";

/** NET-3. */
const toastLimit = 1;
export const toastDurationMs = 5_000;
export const toastRemovalMs = 1_000_000;
export const toastSwipePx = 50;

export interface ToastContent {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** One thing to do about it; pressing closes the notice. */
  action?: ToastAction;
}
export interface ToastAction {
  label: string;
  /** What the action does, for people who only hear of it and may be too late to press. */
  altText: string;
  onPress: () => void;
}
export interface ToastEntry extends ToastContent {
  id: string;
  isOpen: boolean;
}

export type ToastEvent =
  | { kind: "added"; toast: ToastEntry }
  | { kind: "updated"; id: string; content: Partial<ToastContent> }
  | { kind: "dismissed"; id: string | null }
  | { kind: "removed"; id: string };

/** The notices after an event; the newest comes first and older ones make way for it. */
function nextToasts(toasts: readonly ToastEntry[], event: ToastEvent): ToastEntry[] {
  switch (event.kind) {
    case "added":
      return [event.toast, ...toasts].slice(0, toastLimit);
    case "updated":
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, ...event.content } : toast));
    case "dismissed":
      return toasts.map((toast) =>
        event.id === null || toast.id === event.id ? { ...toast, isOpen: false } : toast,
      );
    case "removed":
      return toasts.filter((toast) => toast.id !== event.id);
  }
}

let toasts: ToastEntry[] = [];
let lastId = 0;
const watchers = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function apply(event: ToastEvent): void {
  toasts = nextToasts(toasts, event);
  for (const watcher of watchers) watcher();
}

export const currentToasts = (): ToastEntry[] => toasts;

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export interface ShownToast {
  id: string;
  dismiss: () => void;
  update: (content: Partial<ToastContent>) => void;
}

/** Shows a notice from anywhere in the app; it takes the place of the one on the screen. */
export function toast(content: ToastContent): ShownToast {
  const id = String(++lastId);
  apply({ kind: "added", toast: { ...content, id, isOpen: true } });
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (changed) => apply({ kind: "updated", id, content: changed }),
  };
}

/** Closes one notice, or all without an id; it leaves the list `toastRemovalMs` later. */
export function dismissToast(id: string | null = null): void {
  const leaving = toasts.filter((entry) => id === null || entry.id === id);
  apply({ kind: "dismissed", id });
  for (const entry of leaving) {
    if (removals.has(entry.id)) continue;
    const timer = setTimeout(() => {
      removals.delete(entry.id);
      apply({ kind: "removed", id: entry.id });
    }, toastRemovalMs);
    removals.set(entry.id, timer);
  }
}
