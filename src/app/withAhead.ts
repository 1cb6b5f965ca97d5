/** An answer that the page has asked for before any script of ours ran. */
interface Ahead {
  readonly url: string;
  readonly answer: Promise<Response>;
}

/** The window, on which `index.html` has left it. */
interface Page {
  raquetteAhead?: Ahead | undefined;
}

/**
 * A `fetch` that takes the answer which `index.html` has asked for, once, where the question is the same; whatever
 * else is asked, and after a failure, it asks by itself.
 */
export const withAhead =
  (window: object, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const page: Page = window;
    const { raquetteAhead: ahead } = page;
    const isSame =
      ahead !== undefined &&
      ahead.url === (input instanceof Request ? input.url : input.toString()) &&
      (init?.method ?? 'GET') === 'GET' &&
      init?.cache === undefined &&
      !new Headers(init?.headers).has('Authorization');
    if (!isSame) return send(input, init);
    page.raquetteAhead = undefined;
    return ahead.answer.catch(() => send(input, init));
  };
