import { describe, expect, it } from 'vitest';
import { configIn } from '../../../src/features/configIn.ts';
import * as registry from '../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../src/views/page/ResourceConfig.ts';

const TOOL = { label: 'duplicates.open', Dialog: () => null, needsClub: true } as const;

const CONFIG: ResourceConfig = {
  list: { columns: ['season', 'status'], scope: ['club'], either: ['leftClub', 'division'], tools: [TOOL] },
  head: { facts: ['amount'], card: ['club', 'amount'] },
  form: { sections: { general: ['name'], money: ['amount'] } },
  relatedActions: [
    { resource: 'licences', label: 'registration.take' },
    { resource: 'licence-renewals', label: 'renewals.action', needsClub: true },
  ],
};

const ownersOf = (config: ResourceConfig): readonly string[] =>
  config.list?.scope?.filter((path) => path === 'club' || path === 'organization') ?? [];

describe('a config', () => {
  it('names the club of a record above the clubs, and leads to no page about the club of the address', () => {
    expect(configIn('/api/federations/13', CONFIG)).toEqual({
      list: {
        columns: ['season', 'club', 'status'],
        scope: [],
        either: ['division'],
        owners: ['club'],
        relatedActions: [],
        tools: [],
      },
      head: { facts: ['club', 'amount'], card: ['club', 'amount'] },
      form: { sections: { general: ['club', 'name'], money: ['amount'] } },
      relatedActions: [{ resource: 'licences', label: 'registration.take' }],
    });
  });

  it('names no club twice, and none that a record has behind another', () => {
    const sections = { general: ['name'], tie: ['amount', 'club'] };
    expect(configIn('/api/federations/13', { ...CONFIG, form: { sections } }).form?.sections).toEqual(
      sections,
    );
    const list = { columns: ['name'], scope: ['person.club'] };
    expect(configIn('/api/leagues/28', { list }).list).toMatchObject({
      columns: ['name'],
      scope: ['person.club.league'],
    });
    expect(configIn('/api/leagues/28', { list, form: { sections: {} } }).form?.sections).toEqual({});
    const plain = { head: { facts: ['name'] } };
    expect(configIn('/api/leagues/28', plain)).toBe(plain);
  });

  it('is narrowed to the clubs of a league', () => {
    const { list } = configIn('/api/leagues/28', CONFIG);
    expect([list?.scope, list?.either]).toEqual([['club.league'], ['leftClub.league', 'division']]);
  });

  it('offers the clubs beneath alone, by what else narrows them', () => {
    const config = { ...CONFIG, fields: { club: { options: { where: { active: true } } } } };
    const whereIn = (organization: string) => configIn(organization, config).fields?.['club']?.options?.where;
    expect(whereIn('/api/leagues/28')).toEqual({ active: true, league: '/api/leagues/28' });
    expect(whereIn('/api/zones/60')).toEqual({ active: true, 'league.parent': '/api/zones/60' });
    expect(whereIn('/api/federations/13')).toEqual({ active: true });
  });

  it.each(Object.entries<ResourceConfig>(registry))('of %s is itself in a club', (_, config) => {
    expect(configIn('/api/clubs/1', config)).toBe(config);
  });

  it.each(Object.entries<ResourceConfig>(registry).filter(([, config]) => ownersOf(config).length > 0))(
    'of %s says once in each of its parts whose a record is above the clubs',
    (_, config) => {
      const { list, head, form } = configIn('/api/leagues/28', config);
      const sections = form?.sections && Object.values(form.sections).flat();
      const parts = [list?.columns, list?.filters, head?.facts, head?.card, sections].filter(
        (paths) => paths !== undefined,
      );
      for (const owner of ownersOf(config))
        for (const paths of parts) expect(paths.filter((path) => path === owner)).toEqual([owner]);
    },
  );

  it.each(Object.entries<ResourceConfig>(registry))(
    'of %s leaves out no row in the federation',
    (_, config) => {
      const { list } = configIn('/api/federations/13', config);
      const ties = [...(list?.scope ?? []), ...(list?.either ?? [])];
      expect(ties.filter((path) => /\b(?:clubs?|organization)$/.test(path))).toEqual([]);
    },
  );

  it('is that of the committee itself and of its clubs, where any organization has such records', () => {
    const config = {
      list: { scope: ['organization', 'season'], either: ['person.club'], columns: ['date', 'label'] },
      form: { starts: ['season'] },
    };
    expect(configIn('/api/committees/36', config).list).toMatchObject({
      scope: ['season'],
      either: ['organization', 'organization.parent', 'person.club.committee'],
      columns: ['date', 'organization', 'label'],
    });
    expect(configIn('/api/committees/36', config).form?.starts).toEqual(['season', 'organization']);
  });
});
