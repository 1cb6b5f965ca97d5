/** Gives the focus back once a dialog is gone: to what opened it, else to the heading of the page. */
export const returnFocus = (opener: HTMLElement | null): void => {
  setTimeout(() => {
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (opener?.isConnected ? opener : heading)?.focus({ preventScroll: true });
  }, 0);
};

/**
 * The same where the page of the opener first has to come back: the focus waits at its heading for the link to
 * `pathname`, unless somebody moves it meanwhile.
 */
export const returnFocusToLink = (pathname: string): void => {
  const move = (): boolean => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !active.matches('h1')) return true;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
      (candidate) => candidate.pathname === pathname,
    );
    link?.focus({ preventScroll: true });
    return link !== undefined;
  };
  const observer = new MutationObserver(() => {
    if (move()) observer.disconnect();
  });
  if (!move()) observer.observe(document.body, { childList: true, subtree: true });
};
