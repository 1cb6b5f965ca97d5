import { describe, expect, it } from 'vitest';
import { withFirstCall } from '../../../src/app/withFirstCall.ts';

const never = (): Promise<never> => new Promise(() => undefined);

describe('the first call', () => {
  it('is told when it has left, before it is answered', async () => {
    const sent: string[] = [];
    const send: typeof fetch = (input) => {
      sent.push(typeof input === 'string' ? input : 'another');
      return never();
    };
    const { ask, firstCall } = withFirstCall(send, never);
    const told = firstCall.then(() => [...sent]);
    await Promise.resolve();
    expect(sent).toEqual([]);
    void ask('/api/token/refresh');
    expect(await told).toEqual(['/api/token/refresh']);
  });

  it('is not waited for without end', async () => {
    let end = (): void => undefined;
    const patience = new Promise<void>((resolve) => {
      end = resolve;
    });
    let isTold = false;
    const told = withFirstCall(never, () => patience).firstCall.then(() => (isTold = true));
    await Promise.resolve();
    expect(isTold).toBe(false);
    end();
    expect(await told).toBe(true);
  });
});
