import { describe, expect, it } from 'vitest';
import { isSameRecord } from '../../../../src/views/save/useTwin.ts';
import { describeFields } from '../../../support/describeFields.ts';

const fields = describeFields({
  name: { type: 'string' },
  points: { type: 'int' },
  club: { type: 'club', path: '/clubs' },
  isOpen: { type: 'bool' },
  photo: { type: 'image' },
  address: { type: 'place', embedded: true, fields: { town: { type: 'string' } } },
});
const sent = {
  name: 'Dupont',
  points: 3,
  club: '/api/clubs/1',
  isOpen: false,
  photo: { originalFilename: 'a.png', base64File: 'data:' },
  address: { town: 'Meaux' },
};
const record = {
  '@id': '/api/things/9',
  name: 'DUPONT',
  points: 3,
  club: { '@id': '/api/clubs/1', name: 'Meaux' },
  isOpen: true,
  photo: { '@id': '/api/files/1' },
  address: { '@id': '/api/places/4', town: 'Meaux' },
};

describe('a record and the body that may have created it', () => {
  it('are the same although the server wrote or filled in something its own way', () => {
    expect(isSameRecord(fields, sent, record)).toBe(true);
  });

  it.each([
    { name: 'Durand' },
    { points: 4 },
    { club: '/api/clubs/2' },
    { photo: null },
    { address: { town: 'Torcy' } },
  ])('differ with %j', (other) => {
    expect(isSameRecord(fields, sent, { ...record, ...other })).toBe(false);
  });

  it('are not known to be the same by nothing', () => {
    expect(isSameRecord(fields, { name: null, isOpen: true }, record)).toBe(false);
  });
});
