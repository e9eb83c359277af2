/** Stands after what is an example, not the clinic's own. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-[3px] border border-dashed border-control-line px-1 text-[11px]/[15px] font-medium whitespace-nowrap text-ink-3">
      Sample
    </span>
  );
}
