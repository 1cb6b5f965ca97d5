import { sleep } from '../http/retries.ts';

/** Another tab may be about to renew the token: then nothing leaves for a while. */
const PATIENCE_MS = 100;

/** A `fetch`, and what resolves when its first call has left, or does not for long. */
export const withFirstCall = (send: typeof fetch, patience = () => sleep(PATIENCE_MS)) => {
  let tell = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const ask: typeof fetch = (input, init) => {
    const answer = send(input, init);
    tell();
    return answer;
  };
  return { ask, firstCall: Promise.race([left, patience()]) };
};
