import { setTimeout as wait } from 'node:timers/promises';
import { createCaller, type Reply } from './createCaller.ts';
import type { Worker } from './logInAll.ts';
import { type Kind, nextCall, type Random } from './work.ts';

/** One request as its sender saw it. */
export interface Sample {
  readonly kind: Kind;
  readonly ms: number;
  /** 0: no answer came; -1: GraphQL, whose status is always 200, had errors. */
  readonly status: number;
}

interface Drive {
  readonly url: string;
  readonly workers: readonly Worker[];
  readonly clients: number;
  readonly isOver: () => boolean;
  /** Where the clients' random sequences start: a person that is created twice is refused. */
  readonly seed: number;
}

export const after = (seconds: number): (() => boolean) => {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
};

/** Clients who each send the next request once they are answered, until it is over; returns their requests. */
export const drive = async ({ url, workers, clients, isOver, seed }: Drive): Promise<readonly Sample[]> => {
  const samples: Sample[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_unused, number) => {
      const worker = workers[number % workers.length];
      if (!worker) throw new RangeError('Nobody works');
      const random = createRandom(seed * 1000 + number);
      const caller = createCaller(url);
      // Nobody's clocks strike together.
      await wait(random() * 500);
      while (!isOver()) {
        const { kind, call } = nextCall(worker, random);
        const began = performance.now();
        const reply = await caller.call(call);
        const ms = performance.now() - began;
        samples.push({ kind, ms, status: kind === 'graphql' && hasErrors(reply) ? -1 : reply.status });
      }
      caller.close();
    }),
  );
  return samples;
};

const hasErrors = ({ status, json }: Reply): boolean => {
  const body = status === 200 ? json() : null;
  return typeof body === 'object' && body !== null && 'errors' in body;
};

/** The same sequence for the same number (mulberry32), so that two runs send the same requests. */
const createRandom = (start: number): Random => {
  let state = start * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
