// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { memoryStore, StoreContextProvider, useListParams, useLocation, useNavigate } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CleanAddress } from '../../../../src/views/list/CleanAddress.tsx';
import { listQuery } from '../../../../src/views/list/listQuery.ts';
import { PAGE_SIZES } from '../../../../src/views/list/Pages.tsx';
import { toSearch } from '../../../../src/views/list/parseSavedViews.ts';
import { describeFields } from '../../../support/describeFields.ts';
import { histories } from '../../../support/histories.ts';

const { timeout, steps, ...runs } = histories({ numRuns: 60, steps: 60 });

const FIELDS = ['name', 'club'];
const description = { fields: describeFields({ name: {}, club: {} }), methods: null };
const ORDERS = ['ASC', 'DESC'] as const;

/** What a list shows. */
interface Shown {
  readonly page: number;
  readonly perPage: number;
  readonly sort: string;
  readonly order: string;
  /** Absent where an address names none. */
  readonly filter?: unknown;
}
const START: Shown = { page: 1, perPage: 25, sort: 'id', order: 'ASC', filter: {} };

const filter = fc.constantFrom<Readonly<Record<string, unknown>>>(
  {},
  { name: 'x' },
  { name: 'y', club: '/api/clubs/1' },
  { 'club.name': 'z' },
);
const sort = fc.record({
  field: fc.constantFrom('name', 'club', 'club.name,-name'),
  order: fc.constantFrom(...ORDERS),
});
const perPage = fc.constantFrom(...PAGE_SIZES);
const page = fc.integer({ min: 1, max: 9 });
/** Parts of addresses that somebody has typed, cut off or forged. */
const PARTS = {
  page: ['1', '2', '007', '0', '-3', '1.5', 'abc', '1e3', '9999999', ''],
  perPage: ['25', '50', '24', '5e1', '0x32', '050', ' 50', 'abc', ''],
  sort: ['id', 'name', 'club.name', 'name,-club', 'nope', 'name,nope', '__proto__', ''],
  order: ['ASC', 'DESC', 'desc', 'UP', ''],
  filter: [
    '{}',
    '{"name":"x"}',
    '{"nope":1}',
    '{"name":"x","nope":1}',
    '{"constructor":1}',
    '[1]',
    'null',
    '5',
    '{',
    '',
  ],
  code: ['abc'],
};
const link = fc.array(
  fc
    .constantFrom(...Object.entries(PARTS))
    .chain(([name, texts]) => fc.constantFrom(...texts).map((text) => [name, text] as const)),
  { maxLength: 6 },
);
const step = fc.oneof(
  fc.record({ filter }),
  fc.record({ sort }),
  fc.record({ page }),
  fc.record({ perPage }),
  fc.record({ view: fc.record({ filter, sort, perPage }) }),
  fc.record({ link }),
  fc.record({ go: fc.constantFrom(-1, -1, 1) }),
  fc.record({ open: fc.constantFrom('menu', 'elsewhere') }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What an address means, read without the code: the first of two, and nothing that no list has. Null where it says nothing. */
const meaningOf = (parts: readonly (readonly [string, string])[]): Shown | null => {
  const said = new Map([...parts].toReversed());
  const isKnown = (path: string): boolean =>
    FIELDS.includes(path.replace(/^-/, '').split('.')[0] ?? '') || path === 'id';
  const size = PAGE_SIZES.find((each) => String(each) === said.get('perPage'));
  const isOtherSize = said.has('perPage') && size === undefined;
  const pageNumber =
    !isOtherSize && /^[1-9]\d{0,5}$/.test(said.get('page') ?? '') ? Number(said.get('page')) : null;
  const sorted = said.get('sort');
  const field =
    sorted !== undefined && sorted.split(',').every((path) => path === '' || isKnown(path)) ? sorted : null;
  const order = said.get('order')?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC';
  const kept = keptFilter(said.get('filter'), isKnown);
  if ([size ?? null, pageNumber, field, kept, said.get('code') ?? null].every((part) => part === null))
    return null;
  return {
    page: pageNumber ?? 1,
    perPage: size ?? 25,
    ...(field ? { sort: field, order } : { sort: 'id', order: 'DESC' }),
    ...(kept && { filter: kept }),
  };
};
const keptFilter = (text: string | undefined, isKnown: (path: string) => boolean): object | null => {
  if (!text?.startsWith('{"') && text !== '{}') return null;
  const all = JSON.parse(text) as object;
  return Object.fromEntries(Object.entries(all).filter(([key]) => isKnown(key)));
};

/** A list as `SchemaList` sets it up, without its rows. */
const useList = () => {
  const { search } = useLocation();
  const query = listQuery({}, { scope: {}, key: 'players', isNarrowed: true, search });
  const [shown, set] = useListParams({ resource: 'players', ...query });
  return { shown, set, search, navigate: useNavigate() };
};

/** A reader with a list, who has been somewhere before. */
const createWorld = () => {
  const open = (search: string) => {
    const store = memoryStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <StoreContextProvider value={store}>
        <MemoryRouter initialEntries={[`/players${search}`]}>
          <CleanAddress description={description} sizes={PAGE_SIZES}>
            {children}
          </CleanAddress>
        </MemoryRouter>
      </StoreContextProvider>
    );
    return renderHook(useList, { wrapper });
  };
  let view = open('');
  /** What each entry of the history has shown; null for an address that says nothing. */
  let [entries, at] = [[null] as (Shown | null)[], 0];
  let kept: Shown | null = null;
  let expected = START;
  const arrive = (shown: Shown | null): void => {
    // An address that says nothing shows what was shown last, and then says it unless it is how every list begins.
    expected = shown ?? kept ?? START;
    entries[at] = isDeepStrictEqual(expected, START) && !shown ? null : expected;
    // React-admin keeps nothing of an address without filters.
    if (shown) kept = shown.filter ? shown : null;
  };
  const push = (shown: Shown | null): void => {
    entries = [...entries.slice(0, (at += 1)), shown];
    arrive(shown);
  };
  /** The same address after a reload, or in the browser of somebody else: what was shown is not kept. */
  const reopen = (): void => {
    kept = null;
    const search = view.result.current.search;
    view.unmount();
    view = open(search);
    [entries, at] = [[null], 0];
    arrive(search === '' ? null : expected);
  };

  const follow = (drawn: Step): void => {
    const { set, navigate } = view.result.current;
    if ('filter' in drawn) {
      set.setFilters(drawn.filter);
      push({ ...expected, filter: drawn.filter, page: 1 });
    } else if ('sort' in drawn) {
      set.setSort(drawn.sort);
      push({ ...expected, sort: drawn.sort.field, order: drawn.sort.order, page: 1 });
    } else if ('page' in drawn) {
      set.setPage(drawn.page);
      push({ ...expected, page: drawn.page });
    } else if ('perPage' in drawn) {
      set.setPerPage(drawn.perPage);
      push({ ...expected, perPage: drawn.perPage, page: 1 });
    } else if ('view' in drawn) {
      navigate({ search: toSearch({ ...drawn.view, displayedFilters: {} }) });
      const { field, order } = drawn.view.sort;
      push({ ...drawn.view, sort: field, order, page: 1 });
    } else if ('link' in drawn) {
      navigate(`/players?${new URLSearchParams(drawn.link.map(([name, text]) => [name, text]))}`);
      push(meaningOf(drawn.link));
    } else if ('go' in drawn) {
      if (entries[at + drawn.go] === undefined) return;
      navigate(drawn.go);
      at += drawn.go;
      arrive(entries[at] ?? null);
    } else if (drawn.open === 'menu') {
      navigate('/players');
      push(null);
    }
  };
  return {
    follow: (drawn: Step): void => {
      act(() => {
        follow(drawn);
        vi.runAllTimers();
      });
      if ('open' in drawn && drawn.open === 'elsewhere') reopen();
    },
    shown: (): Shown => {
      const { page: number, perPage: size, sort: field, order, filterValues } = view.result.current.shown;
      return { page: number, perPage: size, sort: field, order, filter: filterValues };
    },
    expected: (): Shown => ({ filter: {}, ...expected }),
    close: (): void => view.unmount(),
  };
};

it(
  'shows what its address says, to everybody and on the way back, and nothing that no list has',
  () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }), (drawn) => {
        const world = createWorld();
        for (const each of drawn) {
          world.follow(each);
          expect(world.shown()).toEqual(world.expected());
        }
        world.close();
      }),
      runs,
    );
  },
  timeout,
);
