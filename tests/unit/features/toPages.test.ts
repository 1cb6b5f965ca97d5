import { describe, expect, it } from 'vitest';
import { defineFeature, type Feature } from '../../../src/features/defineFeature.ts';
import { features } from '../../../src/features/features.ts';
import { toPages } from '../../../src/features/toPages.ts';
import { compile } from '../../support/compile.ts';

const feature = (name: string, rest: Omit<Feature, 'name'>): Feature => defineFeature({ name, ...rest });

describe('the pages of the manifests', () => {
  it('follow the page that they name, or are at the end where it is gone', () => {
    const one = feature('one', {
      pages: [
        { path: 'a', group: 'club' },
        { path: 'b', group: 'club' },
      ],
    });
    const other = feature('other', { pages: [{ path: 'c', group: 'club', after: 'a' }] });
    expect(toPages([other, one]).all.map(({ path }) => path)).toEqual(['a', 'c', 'b']);
    expect(toPages([other]).all.map(({ path }) => path)).toEqual(['c']);
  });

  it('are refused when two features claim an address, with the names of both', () => {
    const twice = feature('twice', { pages: [{ path: 'licences', group: 'club', resource: 'licences' }] });
    expect(() => toPages([...features, twice])).toThrow(
      "Features 'licences' and 'twice' both claim the address 'licences'",
    );
    const section = feature('sections', { sections: [{ path: 'persons/:id', to: 'persons' }] });
    expect(() => toPages([...features, section])).toThrow(
      "Features 'people' and 'sections' both claim the address 'persons/:id'",
    );
    const view = feature('views', { views: { labels: { show: async () => () => null } } });
    expect(() => toPages([...features, view])).toThrow(
      "Features 'labels' and 'views' both claim the show view of 'labels'",
    );
  });

  it('are refused with an unknown resource or group that no compiler has seen', () => {
    const page = { path: 'x', group: 'clubb', resource: 'clubs' } as never;
    expect(() => toPages([feature('wrong', { pages: [page] })])).toThrow(
      "Page 'x' of 'wrong': unknown group 'clubb'",
    );
    const other = { path: 'x', group: 'club', resource: 'clbs' } as never;
    expect(() => toPages([feature('wrong', { pages: [other] })])).toThrow(
      "Page 'x' of 'wrong': unknown resource 'clbs'",
    );
  });
});

it('a manifest with an unknown resource, group or right does not compile', () => {
  const manifest = (page: string): string =>
    `import { defineFeature } from '../defineFeature.ts';
     export const x = defineFeature({ name: 'x', pages: [{ path: 'x', ${page} }] });`;
  const complaints = compile({
    'src/features/sound/index.ts': manifest(
      "group: 'club', resource: 'licences', right: { module: 'club', action: 'club.forms' }",
    ),
    'src/features/group/index.ts': manifest("group: 'clubb'"),
    'src/features/resource/index.ts': manifest("group: 'club', resource: 'clbs'"),
    'src/features/module/index.ts': manifest("group: 'club', right: { module: 'clubs' }"),
    'src/features/action/index.ts': manifest("group: 'club', right: { action: 'club.form' }"),
  });
  expect(complaints).toHaveLength(4);
  for (const [index, wrong] of ['clubb', 'clbs', 'clubs', 'club.form'].entries())
    expect(complaints[index]).toContain(`Type '"${wrong}"' is not assignable`);
});
