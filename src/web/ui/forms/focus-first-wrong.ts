/**
 * Moves the focus to the first field of a form that is wrong. What is wrong is drawn a frame later, or several on a slow computer:
 * a second long it is looked for.
 */
export function focusFirstWrong(form: () => ParentNode | null | undefined, frames = 60): void {
  requestAnimationFrame(() => {
    const wrong = form()?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (frames > 1) focusFirstWrong(form, frames - 1);
  });
}
