// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { replaceBlockedStorage } from '../../../src/app/replaceBlockedStorage.ts';

it('lets react-admin load and keep its state where the browser blocks its storage', async () => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  replaceBlockedStorage(window);
  const { localStorageStore } = await import('react-admin');
  const store = localStorageStore('1', 'anne');
  store.setup();
  store.setItem('persons.listParams', { page: 3 });
  expect(store.getItem('persons.listParams')).toEqual({ page: 3 });
  expect([window.localStorage.length, window.localStorage.key(0)]).toEqual([2, 'RaStoreanne.version']);
  store.reset();
  expect(store.getItem('persons.listParams')).toBeUndefined();
  expect(window.localStorage.getItem('constructor')).toBeNull();
  expect(window.sessionStorage.length).toBe(0);
});

it('leaves a storage that works alone', () => {
  const storage = { length: 0 };
  const scope = { localStorage: storage, sessionStorage: storage } as unknown as Window;
  replaceBlockedStorage(scope);
  expect([scope.localStorage, scope.sessionStorage]).toEqual([storage, storage]);
});
