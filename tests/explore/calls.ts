import { accepts, MARK } from './marks.ts';

/** The requests of the page since it was loaded, as far as the real server has answered it. */
export type Calls = {
  /** Writes of records that the server has accepted. */
  readonly writes: number;
  /** When the last of them was answered, by the clock of the page; 0 where there is none. */
  readonly lastWrite: number;
  /** Writes that the server had accepted a moment before, with the same content. */
  readonly twins: string[];
  /** Paths of the API whose record the server has deleted. */
  readonly deletes: string[];
  /** Calls that the server has refused to this person (403). */
  readonly refused: string[];
  /** Calls at which the server has failed (5xx); one that has too much to do (503) has not. */
  readonly broken: string[];
  /** Requests to any other server. */
  readonly foreign: string[];
};

/** Runs in the page. */
export const callsOf = (window: Window): Calls => {
  const { performance } = window;
  // The browser keeps 250 by itself.
  performance.setResourceTimingBufferSize(100_000);
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const answered = entries.flatMap(({ serverTiming, responseEnd }) =>
    serverTiming.filter(({ name }) => name === MARK).map(({ description: mark }) => ({ mark, responseEnd })),
  );
  const marks = answered.map(({ mark }) => mark);
  const written = answered.filter(({ mark }) => accepts(mark));
  const withStatus = (pattern: RegExp): string[] => marks.filter((mark) => pattern.test(mark)).slice(-3);
  return {
    writes: written.length,
    lastWrite: Math.max(0, ...written.map(({ responseEnd }) => responseEnd)),
    deletes: marks
      .filter((mark) => mark.startsWith('DELETE ') && accepts(mark))
      .map((mark) => mark.split(' ')[1] ?? ''),
    twins: withStatus(/ twin$/),
    refused: withStatus(/ 403\b/),
    broken: withStatus(/ 5(?!03)\d\d\b/),
    foreign: entries
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(window.location.origin) && /^https?:/.test(name))
      .slice(-3),
  };
};
