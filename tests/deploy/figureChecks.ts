import assert from 'node:assert/strict';
import { median } from '../bench/median.ts';
import { residentMemory } from '../bench/residentMemory.ts';
import { fetchReply, logIn } from './fetchReply.ts';
import type { Check } from './Site.ts';

const READERS = 8;
const WARM_UP = 300;
const READS = 2000;

/** Figures of the machine it runs on, client and database included; only a wrong answer is red. */
export const figureChecks: readonly Check[] = [
  {
    title: 'records are read by eight readers at once through nginx',
    run: async ({ url, members }) => {
      const { token } = await logIn(url);
      const times: number[] = [];
      let left = WARM_UP + READS;
      let began = 0;
      const reader = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          if (left === READS) began = performance.now();
          const sentAt = performance.now();
          const { status } = await fetchReply(url, `/api/people/${1 + (left % 100)}`, { token });
          assert.equal(status, 200);
          if (left < READS) times.push(performance.now() - sentAt);
        }
      };
      await Promise.all(Array.from({ length: READERS }, reader));
      const seconds = (performance.now() - began) / 1000;
      const memory = await Promise.all(members.map((member) => residentMemory(member.pid())));
      return `${Math.round(READS / seconds)} a second, median ${Math.round(median(times))} ms; processes hold ${memory.map(Math.round).join(' and ')} MB`;
    },
  },
];
