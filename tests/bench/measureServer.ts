import { createFreshData } from '../e2e/support/freshData.mjs';
import { freePort } from '../e2e/support/freePort.ts';
import { PASSWORD } from '../e2e/support/signIn.ts';
import { startApplication } from '../e2e/support/startApplication.ts';
import { median } from './median.ts';
import { residentMemory } from './residentMemory.ts';
import type { Row } from './Row.ts';

/** A server that has run for a second or two: its code is compiled, its pages are read. */
const WARM_UP = 300;
const READS = 200;

/**
 * Starts the sandbox on empty data, starts it again on what it left, and hands the second one to `browse` before it
 * stops: the browser's measurements thus stand on a server that has only just started, as a user's do.
 */
export const measureServer = async (
  browse: (url: string) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const data = await createFreshData();
  try {
    const port = await freePort();
    const first = await startApplication(port, data.env);
    const firstMemory = await residentMemory(first.pid);
    await first.stop();
    const second = await startApplication(port, data.env);
    try {
      const secondMemory = await residentMemory(second.pid);
      const read = await medianRead(second.url);
      return [
        {
          what: 'Sandbox: first start, with its seed',
          measured: first.startedInMs,
          unit: 'ms',
          limit: 15_000,
        },
        { what: 'Sandbox: restart', measured: second.startedInMs, unit: 'ms', limit: 3000 },
        {
          what: `Sandbox: item read, median of ${READS} after ${WARM_UP}`,
          measured: read,
          unit: 'ms',
          limit: 10,
        },
        { what: 'Resident memory at the first start', measured: firstMemory, unit: 'MB', limit: 1000 },
        { what: 'Resident memory after a restart', measured: secondMemory, unit: 'MB', limit: 450 },
        ...(await browse(second.url)),
      ];
    } finally {
      await second.stop();
    }
  } finally {
    await data.remove();
  }
};

const medianRead = async (url: string): Promise<number> => {
  const login = await fetch(`${url}/api/login_check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'gestionnaire', password: PASSWORD }),
  });
  const { token } = (await login.json()) as { token: string };
  const times: number[] = [];
  for (let count = 0; count < WARM_UP + READS; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/people/${1 + (count % 100)}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`Reading a person was answered ${answer.status}`);
    if (count >= WARM_UP) times.push(performance.now() - began);
  }
  return median(times);
};
