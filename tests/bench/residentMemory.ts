import { readFile, readdir } from 'node:fs/promises';

/** Megabytes (10^6 bytes) that a process and all below it hold in memory now; Linux only. */
export const residentMemory = async (pid: number): Promise<number> => {
  const processes = new Map<number, { readonly parent: number; readonly kilobytes: number }>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readStatus(name);
    if (status) processes.set(Number(name), status);
  }
  const total = (id: number): number =>
    [...processes].reduce(
      (sum, [child, { parent }]) => (parent === id ? sum + total(child) : sum),
      processes.get(id)?.kilobytes ?? 0,
    );
  return (total(pid) * 1024) / 1e6;
};

/** Null when the process has ended since its name was read. */
const readStatus = async (pid: string) => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null);
  if (text === null) return null;
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { parent: field('PPid'), kilobytes: field('VmRSS') };
};
