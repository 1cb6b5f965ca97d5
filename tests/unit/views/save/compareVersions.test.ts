import { describe, expect, it } from 'vitest';
import { compareVersions, withTheirs } from '../../../../src/views/save/compareVersions.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: { type: 'string', label: 'Nom' },
  code: { type: 'string', label: 'Code' },
  club: { type: 'club', path: '/clubs', label: 'Club' },
  made: { type: 'string', label: 'Fait', readOnly: true },
  address: {
    type: 'address',
    label: 'Adresse',
    embedded: true,
    fields: { town: { type: 'string', label: 'Ville' }, street: { type: 'string', label: 'Voie' } },
  },
  rows: {
    type: 'row',
    label: 'Lignes',
    multiple: true,
    embedded: true,
    fields: { town: { type: 'string', label: 'Ville' } },
  },
});
const base = {
  '@id': '/api/things/1',
  name: 'A',
  code: 'B',
  club: { '@id': '/api/clubs/1', name: 'Meaux' },
  made: 'x',
  address: { '@id': '/api/addresses/1', town: 'Meaux', street: 'rue A' },
  rows: [{ '@id': '/api/rows/1', town: 'Meaux' }],
};
const compare = (mine: object, theirs: object) => {
  const { merged, conflicts, taken } = compareVersions(fields, {
    base,
    mine: { ...base, ...mine },
    theirs: { ...base, ...theirs },
  });
  return {
    merged,
    conflicts,
    paths: conflicts.map(({ path }) => path.join('.')),
    taken: taken.map(({ name }) => name),
  };
};

describe('two edits of one record', () => {
  it('are joined where they touch different fields, and name what came from the other side', () => {
    const { merged, paths, taken } = compare({ name: 'Mine' }, { code: 'Theirs' });
    expect(merged).toMatchObject({ name: 'Mine', code: 'Theirs' });
    expect([paths, taken]).toEqual([[], ['code']]);
  });

  it('conflict where they give one field two values, and mine stays until a choice is made', () => {
    const { merged, conflicts, paths } = compare({ name: 'Mine' }, { name: 'Theirs' });
    expect(paths).toEqual(['name']);
    expect(conflicts[0]).toMatchObject({ mine: 'Mine', theirs: 'Theirs' });
    expect(merged.name).toBe('Mine');
    expect(withTheirs(merged, conflicts).name).toBe('Theirs');
  });

  it('agree where both typed the same, whatever the form of it', () => {
    const { paths, taken } = compare(
      { name: 'Same', code: '', club: '/api/clubs/2' },
      { name: 'Same', code: null, club: { '@id': '/api/clubs/2', name: 'Chelles' } },
    );
    expect([paths, taken]).toEqual([[], []]);
  });

  it('are joined part by part within an embedded object', () => {
    const { merged, paths } = compare(
      { address: { ...base.address, street: 'rue B' } },
      { address: { ...base.address, town: 'Chelles' } },
    );
    expect(paths).toEqual([]);
    expect(merged.address).toEqual({ '@id': '/api/addresses/1', town: 'Chelles', street: 'rue B' });
  });

  it('name the part that conflicts, and choose for it alone', () => {
    const { merged, conflicts, paths } = compare(
      { address: { ...base.address, town: 'Torcy', street: 'rue B' } },
      { address: { ...base.address, town: 'Chelles' } },
    );
    expect(paths).toEqual(['address.town']);
    expect(withTheirs(merged, conflicts).address).toMatchObject({ town: 'Chelles', street: 'rue B' });
  });

  it('conflict as a whole where the object itself was taken away or replaced', () => {
    const mine = { address: { ...base.address, town: 'Torcy' } };
    expect(compare(mine, { address: null }).paths).toEqual(['address']);
    expect(compare(mine, { address: { '@id': '/api/addresses/2', town: 'X' } }).paths).toEqual(['address']);
  });

  it('take a list as one value', () => {
    const mine = [...base.rows, { town: 'Torcy' }];
    const theirs = [{ '@id': '/api/rows/1', town: 'Chelles' }];
    expect(compare({ rows: mine }, { rows: theirs }).paths).toEqual(['rows']);
    expect(compare({ rows: mine }, {}).merged.rows).toEqual(mine);
    expect(compare({}, { rows: theirs }).merged.rows).toEqual(theirs);
  });

  it('leave to the server what only the server fills', () => {
    const { merged, paths, taken } = compare({ made: 'mine' }, { made: 'y' });
    expect(merged.made).toBe('y');
    expect([paths, taken]).toEqual([[], []]);
  });
});
