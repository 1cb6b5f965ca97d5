import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '../bench/launchBrowser.ts';
import { fetchReply, logIn } from './fetchReply.ts';
import { openStream } from './openStream.ts';
import type { Check, Member, Site } from './Site.ts';

/** A meeting of the demonstration data that its home club may enter, and the pool it is of. */
const MEETING = '/api/sport_matches/23';
const POOL = 1;
/** Longer than a page waits before it listens again (5 to 15 s). */
const COMES_BACK_MS = 20_000;
/** Longer than nginx bears a silence. */
const LONG_MS = 70_000;

type Enter = (member: Member, home: number) => Promise<void>;

/** Results as they come: written through one process, heard by whoever listens at another. */
export const liveChecks: readonly Check[] = [
  {
    title: 'a live result written through one process is sent at once to those who listen at the other',
    run: async ({ url, members }) => {
      const enter = await resultEntry(url);
      const streams = await Promise.all(
        [url, ...members.map((member) => member.url)].map((at) => openStream(at, `/api/pools/${POOL}`)),
      );
      try {
        const times: number[] = [];
        for (const [index, member] of members.entries()) {
          const began = performance.now();
          await enter(member, 8 + index);
          await Promise.all(
            streams.map(async (stream) => {
              await stream.nextOf(`/api/pools/${POOL}`);
              times.push(performance.now() - began);
            }),
          );
        }
        return `${times.length} heard, the last ${Math.round(Math.max(...times))} ms after the write was sent`;
      } finally {
        for (const stream of streams) stream.leave();
      }
    },
  },
  {
    title: 'a live stream is borne by nginx for longer than its timeouts, though nothing happens',
    run: async ({ url, members: [first] }) => {
      const stream = await openStream(url, `/api/pools/${POOL}`);
      try {
        await wait(LONG_MS);
        const enter = await resultEntry(url);
        await enter(first, 8);
        await stream.nextOf(`/api/pools/${POOL}`);
        return `heard after ${LONG_MS / 1000} s of silence`;
      } finally {
        stream.leave();
      }
    },
  },
  {
    title: 'a page of live results misses nothing when PostgreSQL ends the sessions that listen',
    run: async (site) => {
      const [first, second] = site.members;
      const enter = await resultEntry(site.url);
      const browser = await launchBrowser();
      const database = await site.connect();
      try {
        const page = await browser.newPage({ baseURL: site.url, locale: 'fr-FR' });
        await page.goto(`/contests/team/consult?pool=${POOL}&tab=meetings`);
        const live = page.getByText('En direct');
        const score = (home: number) => page.getByRole('link', { name: new RegExp(`, ${home}\\s–\\s1$`) });
        await live.waitFor();
        await enter(second, 10);
        await score(10).waitFor({ timeout: 5000 });
        await enter(first, 11);
        await score(11).waitFor({ timeout: 5000 });

        const { rowCount } = await database.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query ilike 'listen %'`,
        );
        assert.ok(rowCount, 'nobody listened');
        await live.waitFor({ state: 'detached', timeout: 5000 });
        const cutAt = performance.now();
        // Nobody hears of this one.
        await enter(second, 12);
        await score(12).waitFor({ timeout: COMES_BACK_MS });
        const missed = Math.round((performance.now() - cutAt) / 1000);
        await live.waitFor({ timeout: COMES_BACK_MS });
        await enter(first, 13);
        await score(13).waitFor({ timeout: 5000 });
        await enter(second, 9);
        await score(9).waitFor({ timeout: 5000 });
        return `${rowCount} sessions ended; what was written meanwhile was shown after ${missed} s, the rest at once`;
      } finally {
        await database.end();
        await browser.close();
      }
    },
  },
];

/** Enters the score of the meeting through a process, one game for the visitors. */
const resultEntry = async (url: Site['url']): Promise<Enter> => {
  const { token } = await logIn(url);
  return async (member, home) => {
    const body = { homeGamePoints: home, awayGamePoints: 1, status: 'entered' };
    const answer = await fetchReply(member.url, MEETING, { method: 'PUT', token, body });
    assert.equal(answer.status, 200, answer.text());
  };
};
