import { expect, it } from 'vitest';
import { toForm } from '../../../src/data/toForm.ts';

const PNG = { originalFilename: 'Été.png', base64File: 'data:image/png;base64,iVBORw0KGgo=', public: false };

it('puts new files beside texts, numbers, booleans, objects and lists (R7.6)', async () => {
  const form = toForm({
    name: 'A',
    points: 12.5,
    isOpen: true,
    none: null,
    empty: [],
    club: { '@id': '/api/clubs/1' },
    photo: PNG,
    files: [{ '@id': '/api/files/4' }, PNG],
  });
  const parts = [...(form ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  expect(parts).toEqual([
    ['name', 'A'],
    ['points', '12.5'],
    ['isOpen', '1'],
    ['none', ''],
    ['empty', ''],
    ['club', '{"@id":"/api/clubs/1"}'],
    ['photo', 'Été.png'],
    ['files[]', '{"@id":"/api/files/4"}'],
    ['files[]', 'Été.png'],
  ]);
  const photo = form?.get('photo') as File;
  expect([photo.type, photo.size]).toEqual(['image/png', 8]);
});

it('leaves values without a new file to JSON', () => {
  expect(toForm({ name: 'A', photo: { '@id': '/api/files/4' }, files: [] })).toBeNull();
});
