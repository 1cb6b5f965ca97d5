import { describe, expect, it } from 'vitest';
import { configIn } from '../../../../../src/areas/club/routes/configIn.ts';
import * as registry from '../../../../../src/resources/registry.ts';
import type { ResourceConfig } from '../../../../../src/views/page/ResourceConfig.ts';

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

const ofClub = (config: ResourceConfig): boolean => config.list?.scope?.includes('club') ?? false;

describe('a config', () => {
  it('names the club of a record above the clubs, and leads to no page about the club of the address', () => {
    expect(configIn('/api/federations/13', CONFIG)).toEqual({
      list: {
        columns: ['season', 'club', 'status'],
        scope: [],
        either: ['division'],
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

  it.each(Object.entries<ResourceConfig>(registry))('of %s is itself in a club', (_, config) => {
    expect(configIn('/api/clubs/1', config)).toBe(config);
  });

  it.each(Object.entries<ResourceConfig>(registry).filter(([, config]) => ofClub(config)))(
    'of %s has the club of a record once in each of its parts above the clubs',
    (_, config) => {
      const { list, head, form } = configIn('/api/leagues/28', config);
      const sections = form?.sections && Object.values(form.sections).flat();
      const parts = [list?.columns, head?.facts, head?.card, sections].filter((paths) => paths !== undefined);
      for (const paths of parts) expect(paths.filter((path) => path === 'club')).toEqual(['club']);
    },
  );
});
