import { Component, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

interface ErrorBoundaryProps {
  /** A change of this tries the content again, e.g. the path. */
  resetKey: string;
  children: ReactNode;
}

/** Catches what a page throws while drawing, so that the sidebar stays. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.setState({ error: null });
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <div role="alert" className="flex flex-col items-center gap-1 px-4 py-24 text-center">
        <h1 className="text-16 font-semibold">This page could not be shown</h1>
        <p className="text-13 text-ink-2">
          Nothing that you saved is lost. Loading the page again usually helps.
        </p>
        <Button kind="filled" className="mt-3" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <p className="mt-3 text-12 text-ink-3">{this.state.error.message}</p>
      </div>
    );
  }
}
