import { createHash } from 'node:crypto';
import type { Call } from '../faults/Fault.ts';
import { isWrite, MARK, STEP_UP, toMark } from './marks.ts';

/** Two equal creations within this time are one that was sent twice. */
const TWIN_MS = 3000;

/** Value of the header `Server-Timing` for each answer of the server, which the laws read in the page. */
export const createMarker = () => {
  const accepted = new Map<string, number>();
  return ({ method, path }: Call, body: Buffer, status: number, start: string): string => {
    const isCreated = method === 'POST' && isWrite(method, path) && status < 300;
    const key = `${path} ${createHash('sha256').update(body).digest('hex')}`;
    const isTwin = isCreated && Date.now() - (accepted.get(key) ?? -Infinity) < TWIN_MS;
    if (isCreated) accepted.set(key, Date.now());
    const isStepUp = status === 403 && start.includes('"mfa_required":true');
    return `${MARK};desc="${toMark(method, path, isStepUp ? STEP_UP : status, isTwin)}"`;
  };
};
