import { describe, expect, it } from 'vitest';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider.ts';
import { levelLabel, ORGANIZATION_TYPES } from '../../../src/rules/organization.ts';

describe('an organization', () => {
  it('is of one of seven types (R3.170)', () => {
    expect(ORGANIZATION_TYPES).toEqual([
      'organization',
      'federation',
      'zone',
      'league',
      'committee',
      'club',
      'third',
    ]);
  });

  it.each([
    [1, 'National'],
    [2, 'Zone'],
    [3, 'Régional'],
    [4, 'Départemental'],
    [0, '--'],
    [5, '--'],
    [null, '--'],
  ])('of level %j is called %s (R3.171-R3.174, R9.43)', (level, label) => {
    expect(levelLabel(level, createI18nProvider().translate)).toBe(label);
  });
});
