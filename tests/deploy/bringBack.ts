import { setTimeout as wait } from 'node:timers/promises';
import { fetchReply } from './fetchReply.ts';
import type { Member, Site } from './Site.ts';

const PATIENCE_MS = 30_000;

let count = 0;

/** Starts a killed process again and waits until nginx, which leaves it out for a while, gives it requests. */
export const bringBack = async (site: Site, member: Member): Promise<void> => {
  await member.restart();
  const began = performance.now();
  for (;;) {
    count += 1;
    const mark = `back ${count}`;
    await fetchReply(site.url, '/favicon.svg', { mark });
    const [line] = await site.logOf(mark, 1);
    if (line?.upstream === member.address && line.status === '200') return;
    if (performance.now() - began > PATIENCE_MS) throw new Error(`nginx leaves ${member.name} out for good`);
    await wait(20);
  }
};
