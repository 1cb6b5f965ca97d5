import { describe, expect, it } from 'vitest';
import { compareVersions, withOwnSend } from '../../../../src/views/save/compareVersions.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: { type: 'string' },
  note: { type: 'string' },
  club: { type: 'club', path: '/clubs' },
  opened: { type: 'date' },
  files: { type: 'file', multiple: true },
  address: {
    type: 'place',
    embedded: true,
    fields: { town: { type: 'string' }, country: { type: 'string' } },
  },
});
const fresh = (name: string) => ({
  originalFilename: name,
  base64File: 'data:application/pdf;base64,JVBERg==',
});
const stored = (name: string, id: number, size = 4) => ({
  '@id': `/api/files/${id}`,
  originalFilename: name,
  size,
});
const base = {
  name: 'dupont',
  note: 'a',
  club: '/api/clubs/1',
  opened: null,
  files: [],
  address: { town: null, country: null },
};
const sent = {
  ...base,
  name: 'durand',
  note: null,
  club: { '@id': '/api/clubs/2' },
  opened: '2026-10-05',
  files: [fresh('a.pdf')],
  address: { town: 'meaux', country: null },
};
const written = {
  name: 'DURAND',
  note: null,
  club: { '@id': '/api/clubs/2', name: 'Meaux' },
  opened: '2026-10-05T00:00:00+02:00',
  files: [stored('a.pdf', 1)],
  address: { '@id': '/api/addresses/7', town: 'MEAUX', country: 'FR' },
};
const join = (mine: object, theirs: object) =>
  compareVersions(fields, withOwnSend(fields, sent, { base, mine: { ...mine }, theirs: { ...theirs } }));

describe('a save again after an answer was lost', () => {
  it('prompts for nothing and keeps the value of the server, however that writes it', () => {
    expect(join(sent, written)).toEqual({ merged: written, conflicts: [], taken: [] });
  });

  it('sends only what has been typed since, with stored files by their address', () => {
    const mine = { ...sent, name: 'durant', files: [fresh('a.pdf'), fresh('b.pdf')] };
    const { merged, conflicts } = join(mine, written);
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({ ...written, name: 'durant', files: [stored('a.pdf', 1), fresh('b.pdf')] });
  });

  it.each([
    ['name', 'DURANT'],
    ['note', 'b'],
    ['club', { '@id': '/api/clubs/3' }],
    ['files', [stored('b.pdf', 1, 9)]],
    ['files', [stored('a.pdf', 1), stored('b.pdf', 2)]],
    ['address', { '@id': '/api/addresses/7', town: 'Torcy', country: 'FR' }],
  ])('prompts about %s when somebody else has written %j', (name, value) => {
    const { conflicts } = join(sent, { ...written, [name]: value });
    expect(conflicts.map(({ path }) => path)).toEqual([[name]]);
  });

  it('does not take what never arrived for written, though it differs in case alone', () => {
    const retyped = { ...base, name: 'DUPONT' };
    const versions = { base, mine: retyped, theirs: base };
    const { merged } = compareVersions(fields, withOwnSend(fields, retyped, versions));
    expect(merged.name).toBe('DUPONT');
  });
});
