/** A request that `index.html` has sent before any script ran. */
interface Preload {
  readonly url: string;
  readonly answer: Promise<Response>;
}

/** The window, where `index.html` leaves it. */
interface Page {
  raquettePreload?: Preload | undefined;
}

/**
 * A `fetch` that answers the first identical GET from the preload of `index.html`; every other request, and that one
 * after a failure, is sent.
 */
export const withPreload =
  (window: object, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const page: Page = window;
    const { raquettePreload: preload } = page;
    const isSame =
      preload !== undefined &&
      preload.url === (input instanceof Request ? input.url : input.toString()) &&
      (init?.method ?? 'GET') === 'GET' &&
      init?.cache === undefined &&
      !new Headers(init?.headers).has('Authorization');
    if (!isSame) return send(input, init);
    page.raquettePreload = undefined;
    return preload.answer.catch(() => send(input, init));
  };
