import { HttpResponse } from 'msw';
import { toPattern } from './toPattern.ts';

type Lift = () => void;

/** Troubles of the way to the API. Each lasts until the returned function lifts it, at most until the test ends. */
export interface Faults {
  /** The answer comes `delayMs` later. */
  delay: (pattern: string, delayMs: number) => Lift;
  /** The server answers this instead of doing what is requested; an object body is sent as JSON-LD. */
  status: (
    pattern: string,
    status: number,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Lift;
  /** The connection breaks before the request arrives; with `after`, the server does it and the answer is lost. */
  cut: (pattern: string, options?: { readonly after?: boolean }) => Lift;
  /** Requests wait until they are released; then they go on, and so do later ones. */
  hold: (pattern: string) => Lift;
  /** Changes the true answer: a header, a body. */
  alter: (pattern: string, change: (answer: Response) => Response | Promise<Response>) => Lift;
}

type Go = () => Promise<Response>;
type Trouble = (go: Go) => Promise<Response>;

interface FaultSwitches extends Faults {
  /** Sends a request through every fault that fits it, the latest switched on first. */
  through: (call: { method: string; path: string }, go: Go) => Promise<Response>;
  /** Ends all of them and frees withheld answers. */
  lift: () => void;
}

export const createFaults = (): FaultSwitches => {
  const active = new Map<symbol, { fits: ReturnType<typeof toPattern>; trouble: Trouble; lift: Lift }>();

  const add = (pattern: string, trouble: Trouble, onLift: Lift = () => undefined): Lift => {
    const key = Symbol(pattern);
    const lift = (): void => {
      active.delete(key);
      onLift();
    };
    active.set(key, { fits: toPattern(pattern), trouble, lift });
    return lift;
  };

  return {
    delay: (pattern, delayMs) =>
      add(pattern, async (go) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return go();
      }),
    status: (pattern, status, body, headers) =>
      add(pattern, () => Promise.resolve(toAnswer(status, body, headers))),
    cut: (pattern, { after = false } = {}) =>
      add(pattern, async (go) => {
        if (after) await go();
        return HttpResponse.error();
      }),
    hold: (pattern) => {
      let release: Lift = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      return add(
        pattern,
        async (go) => {
          await released;
          return go();
        },
        release,
      );
    },
    alter: (pattern, change) => add(pattern, async (go) => change(await go())),
    through: (call, go) =>
      [...active.values()]
        .filter(({ fits }) => fits(call))
        .reduce<Go>(
          (next, { trouble }) =>
            () =>
              trouble(next),
          go,
        )(),
    lift: () => {
      for (const { lift } of active.values()) lift();
    },
  };
};

const toAnswer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/ld+json' }), ...headers },
  });
