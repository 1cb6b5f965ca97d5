import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import 'fake-indexeddb/auto';
import { createDraftStore } from '../../../src/data/createDraftStore.ts';

const HOUR_MS = 60 * 60 * 1000;
const ANNE = '/api/accounts/1';
const BRUNO = '/api/accounts/2';
const PLACE = '12 persons /api/people/34';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('a draft', () => {
  it('is there again after a reload, for the same account and place only', async () => {
    await createDraftStore(() => 1000).write(ANNE, PLACE, { givenName: 'Chloé' }, { givenName: 'Zoé' });
    const store = createDraftStore(() => 2000);
    expect(await store.read(ANNE, PLACE)).toEqual({
      values: { givenName: 'Chloé' },
      base: { givenName: 'Zoé' },
      savedAt: 1000,
    });
    expect(await store.read(BRUNO, PLACE)).toBeNull();
    expect(await store.read(ANNE, '7 persons /api/people/34')).toBeNull();
  });

  it('lies encrypted in the browser, under a key that no script can read out', async () => {
    await createDraftStore().write(ANNE, PLACE, { givenName: 'Chloé' }, {});
    const db = await openDB('raquette-drafts');
    const key = (await db.get('keys', ANNE)) as CryptoKey;
    expect(key.extractable).toBe(false);
    expect(key.algorithm).toEqual({ name: 'AES-GCM', length: 256 });
    const { data } = (await db.get('drafts', `${ANNE} ${PLACE}`)) as { data: ArrayBuffer };
    expect(new TextDecoder().decode(data)).not.toContain('Chlo');
  });

  it('does not open at another place than its own', async () => {
    const store = createDraftStore();
    await store.write(ANNE, PLACE, { givenName: 'Chloé' }, {});
    const db = await openDB('raquette-drafts');
    await db.put('drafts', await db.get('drafts', `${ANNE} ${PLACE}`), `${ANNE} elsewhere`);
    expect(await store.read(ANNE, 'elsewhere')).toBeNull();
  });

  it('is gone after 24 hours', async () => {
    let now = 0;
    const store = createDraftStore(() => now);
    await store.write(ANNE, PLACE, { givenName: 'Chloé' }, {});
    now = 24 * HOUR_MS;
    expect(await store.read(ANNE, PLACE)).not.toBeNull();
    now += 1;
    expect(await store.read(ANNE, PLACE)).toBeNull();
  });

  it('is gone once it is removed, however late it was written', async () => {
    const store = createDraftStore();
    await Promise.all([store.write(ANNE, PLACE, { givenName: 'Chloé' }, {}), store.remove(ANNE, PLACE)]);
    expect(await store.read(ANNE, PLACE)).toBeNull();
  });

  it('is destroyed with all others of its account, and leaves those of another', async () => {
    const store = createDraftStore();
    await store.write(ANNE, PLACE, { givenName: 'Chloé' }, {});
    await store.write(BRUNO, PLACE, { givenName: 'Denis' }, {});
    await store.destroy(ANNE);
    expect(await store.read(ANNE, PLACE)).toBeNull();
    expect(await store.read(BRUNO, PLACE)).not.toBeNull();
  });

  it('is simply not kept where the browser stores nothing', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const store = createDraftStore();
    await store.write(ANNE, PLACE, { givenName: 'Chloé' }, {});
    expect(await store.read(ANNE, PLACE)).toBeNull();
  });
});
