import { describe, expect, it, vi } from 'vitest';
import { createSharedRead } from '../../../src/data/createSharedRead.ts';
import { ApiError } from '../../../src/http/ApiError.ts';

const cancelled = new ApiError({ kind: 'cancelled', message: 'Annulé' });
const gone = new ApiError({ kind: 'notFound', message: 'Non trouvé', status: 404 });

describe('createSharedRead', () => {
  it('asks once for everybody', async () => {
    const load = vi.fn<() => Promise<number>>().mockResolvedValue(1);
    const read = createSharedRead(load);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('begins anew for who joined a read that is aborted with the page that began it (R2.104)', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(cancelled).mockResolvedValue(2);
    const read = createSharedRead(load);
    const left = read();
    const opened = read();
    await expect(left).rejects.toBe(cancelled);
    expect(await opened).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tells a failure to everybody, and asks again when it is wanted again', async () => {
    const load = vi.fn<() => Promise<number>>().mockRejectedValueOnce(gone).mockResolvedValue(3);
    const read = createSharedRead(load);
    const outcomes = await Promise.allSettled([read(), read()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe(3);
  });
});
