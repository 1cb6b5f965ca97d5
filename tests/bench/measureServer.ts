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

/** Starts the sandbox on empty data, and again on what it left. */
export const measureServer = async (): Promise<readonly Row[]> => {
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
      ];
    } finally {
      await second.stop();
    }
  } finally {
    await data.remove();
  }
};

/**
 * A server for measurements of the browser: seeded by one start and started again, so that it runs as a
 * user's does.
 */
export const withServer = async (
  browse: (url: string) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const data = await createFreshData();
  try {
    const port = await freePort();
    const settings = { ...data.env, ...env };
    await (await startApplication(port, settings)).stop();
    const application = await startApplication(port, settings);
    try {
      await browse(application.url);
    } finally {
      await application.stop();
    }
  } finally {
    await data.remove();
  }
};

const medianRead = async (url: string): Promise<number> => {
  const token = await logIn(url);
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

/** Token of an account, requested without the application. */
export const logIn = async (url: string, username = 'gestionnaire'): Promise<string> => {
  const login = await fetch(`${url}/api/login_check`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!login.ok) throw new Error(`The login was answered ${login.status}`);
  return ((await login.json()) as { token: string }).token;
};
