/** Controls inside an element that Tab reaches, in the order of the document; what is hidden is left out. */
export const reachableControls = (root: Element): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, input[type="hidden"]') &&
      !element.closest('[hidden], [inert], [aria-hidden="true"]'),
  );
