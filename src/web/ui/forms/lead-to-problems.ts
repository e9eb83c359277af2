const wrongField = '[aria-invalid="true"]';
let isWatching = false;

/**
 * From now on, whoever sends a form that is refused is led to what is to blame: the first wrong field takes the focus, and a
 * problem that belongs to no field is brought into sight. It does not matter who refuses, the form itself or the server a
 * moment later; typing in between ends the wait, so that nobody is taken away from where they type.
 */
export function leadToProblems(): void {
  if (isWatching) return;
  isWatching = true;
  let stop = () => {};
  document.addEventListener(
    "submit",
    ({ target }) => {
      stop();
      if (target instanceof HTMLFormElement) stop = leadIn(target);
    },
    true,
  );
  document.addEventListener("input", () => stop(), true);
}

function leadIn(form: HTMLFormElement): () => void {
  const lead = (): boolean => {
    const wrong = form.querySelector<HTMLElement>(wrongField);
    const problem = wrong ?? form.querySelector<HTMLElement>('[role="alert"]');
    if (wrong) wrong.focus();
    else problem?.scrollIntoView({ block: "nearest" });
    return problem !== null;
  };
  const news = new MutationObserver(() => {
    if (!form.isConnected || lead()) news.disconnect();
  });
  news.observe(form, { subtree: true, childList: true, attributeFilter: ["aria-invalid"] });
  // What stood at the fields before is nothing new.
  const frame = requestAnimationFrame(lead);
  return () => {
    news.disconnect();
    cancelAnimationFrame(frame);
  };
}
