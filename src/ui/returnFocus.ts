/** Gives the focus back once a dialog is gone: to what opened it, else to the heading of the page. */
export const returnFocus = (opener: HTMLElement | null): void => {
  setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (opener?.isConnected ? opener : heading)?.focus({ preventScroll: true });
  }, 0);
};
