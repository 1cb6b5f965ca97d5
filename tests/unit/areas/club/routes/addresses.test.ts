import { describe, expect, it } from 'vitest';
import { listConfig } from '../../../../../src/features/listConfig.ts';
import { features } from '../../../../../src/features/features.ts';
import { toPages } from '../../../../../src/features/toPages.ts';
import { stepsTo } from '../../../../../src/areas/club/routes/stepsTo.ts';
import { toAddress } from '../../../../../src/lib/address.ts';
import { toTabs } from '../../../../../src/areas/club/routes/toTabs.ts';
import { licences } from '../../../../../src/resources/licences.ts';

const pages = toPages(features);
const { match: matchPage } = pages;

const OWNER = { resource: 'persons', iri: '/api/people/34' };

describe('an address behind a club', () => {
  it('belongs to a page, and among the pages of a record to that record', () => {
    expect(matchPage('corpo')).toMatchObject({ page: { resource: 'licences' }, owner: null });
    expect(matchPage('persons/34/functions/internal')).toMatchObject({
      page: { resource: 'accountants' },
      owner: OWNER,
    });
    expect(matchPage('seasons')?.page.group).toBe('reference');
  });

  it.each([
    'persons/abc/details',
    'persons/-1/details',
    'persons/3.5/details',
    'persons/1234567890123456/details',
    'persons/34/show',
    'n-existe-pas',
    '',
  ])('belongs to no page: %s (R2.97)', (path) => {
    expect(matchPage(path)).toBeNull();
  });

  it('is built from the page and its numbers, which the compiler requires', () => {
    expect(toAddress(12, 'corpo')).toBe('/12/corpo');
    expect(toAddress(12, 'persons/:id/details', { id: 34 })).toBe('/12/persons/34/details');
    // @ts-expect-error -- a number is missing
    expect(toAddress(12, 'persons/:id/details')).toContain(':id');
    // @ts-expect-error -- a page of the club has none
    toAddress(12, 'corpo', { id: 34 });
  });
});

describe('the address of each page', () => {
  it.each([...pages.all, ...pages.menu])('leads back to it: $path (R2.31-R2.94)', (page) => {
    const address = toAddress(12, page.path, { id: 34 });
    expect(address).not.toContain(':');
    expect(matchPage(address.slice('/12/'.length))?.page.path).toBe(page.path);
  });
});

describe('the way to an address', () => {
  it('is built from the pages above it, the record and the group among them (R2.112)', () => {
    expect(stepsTo('persons/34/details', pages)).toEqual([
      { path: 'persons', page: expect.objectContaining({ path: 'persons' }) },
      { path: 'persons/34', owner: OWNER },
    ]);
    expect(stepsTo('persons/34/functions/internal', pages).at(-1)).toEqual({
      path: 'persons/34/functions',
      section: expect.objectContaining({ path: 'persons/:id/functions' }),
    });
    expect(stepsTo('corpo', pages)).toEqual([]);
  });

  it('leaves out a page that hides itself (R2.113)', () => {
    const steps = stepsTo('persons/34/details', {
      ...pages,
      match: (path) => {
        const match = matchPage(path);
        return match && { ...match, page: { ...match.page, crumb: false } };
      },
    });
    expect(steps).toEqual([{ path: 'persons/34', owner: OWNER }]);
  });
});

describe('the tabs of a record', () => {
  it('are its pages, those of one group together (R2.115)', () => {
    const tabs = toTabs('persons', pages, () => true).map(({ section, pages: its }) => [
      section?.path ?? null,
      ...its.map(({ path }) => path),
    ]);
    expect(tabs.slice(0, 4)).toEqual([
      [null, 'persons/:id'],
      [null, 'persons/:id/details'],
      [null, 'persons/:id/communication'],
      expect.arrayContaining(['persons/:id/functions', 'persons/:id/functions/internal']),
    ]);
  });

  it('are those that the account may open', () => {
    const open = toTabs('persons', pages, ({ resource }) => resource === 'persons');
    expect(open.map(({ pages: [{ path }] }) => path)).toEqual([
      'persons/:id',
      'persons/:id/details',
      'persons/:id/communication',
    ]);
  });
});

describe('a list at an address of its own', () => {
  const at = (path: string) => {
    const match = matchPage(path);
    if (!match) throw new Error(path);
    return match;
  };

  it('has the columns and the fixed filter of that address (R2.29)', () => {
    const { list } = listConfig(licences, at('corpo'));
    expect(list).toMatchObject({ scope: ['club'], preset: ['season'], filter: { corpo: true } });
    expect(list?.columns).toContain('corpoClub');
    expect(listConfig(licences, at('licences_filtered')).list?.preset).toEqual([]);
    expect(listConfig(licences, at('licences')).list).toEqual(licences.list);
  });

  it('shows among the pages of a record what is tied to it, whatever the season (R2.27)', () => {
    const config = {
      list: {
        columns: ['person', 'person.familyName', 'personal', 'club'],
        scope: ['club'],
        preset: ['season'],
        parentFields: { persons: ['person'] },
      },
    };
    expect(listConfig(config, at('persons/34/functions/internal')).list).toMatchObject({
      columns: ['personal', 'club'],
      scope: ['person'],
      preset: [],
    });
  });

  it('is refused where nothing ties it: it would be the list of everybody', () => {
    expect(() => listConfig({ list: {} }, at('persons/34/functions/internal'))).toThrow('accountants');
  });
});
