import { expect, it } from 'vitest';
import type { ResourceDefinition } from '../../../../src/data/ResourceDefinition.ts';
import { bareRelations } from '../../../../src/views/show/bareRelations.ts';
import { describeFields } from '../../../support/describeFields.ts';

it('finds what a record names by its address alone, by collection, at any depth, once each', () => {
  const person = { type: 'person', path: 'people' };
  const fields = describeFields({
    head: person,
    named: person,
    guests: { ...person, multiple: true },
    club: { type: 'club', path: 'clubs' },
    status: { type: 'string', path: 'clubs', choices: { a: 'A' } },
    hall: { type: 'hall', path: 'halls', embedded: true, fields: { owner: person } },
    lines: { type: 'line', path: 'lines', embedded: true, multiple: true, fields: { buyer: person } },
  });
  const record = {
    head: '/api/people/4',
    named: { '@id': '/api/people/9', name: 'Anne' },
    guests: ['/api/people/1', { '@id': '/api/people/2', '@type': 'Person', id: 2 }],
    club: '/api/clubs/7',
    status: '/api/clubs/8',
    hall: { '@id': '/api/halls/1', owner: '/api/people/1' },
    lines: [{ buyer: '/api/people/3' }, '/api/lines/2'],
  };
  expect(bareRelations(fields, record, { byPath: () => undefined })).toEqual([
    { collection: '/people', iris: [1, 2, 3, 4].map((id) => `/api/people/${id}`), fields: [] },
    { collection: '/clubs', iris: ['/api/clubs/7'], fields: [] },
    { collection: '/lines', iris: ['/api/lines/2'], fields: [] },
  ]);
});

it('finds the players of a team that come with the number of their licence and without their name', () => {
  const fields = describeFields({ players: { type: 'licence', path: 'licences', multiple: true } });
  const licences = {
    name: 'licences',
    entity: 'licence',
    path: '/licences',
    recordRepresentation: ['person.familyName', 'identifier'],
  } satisfies ResourceDefinition;
  const received = { '@id': '/api/licences/2', identifier: '77990064', person: { familyName: 'BERNARD' } };
  const record = { players: [{ '@id': '/api/licences/1', identifier: '77990052' }, received] };
  expect(bareRelations(fields, record, { byPath: () => licences })).toEqual([
    { collection: '/licences', iris: ['/api/licences/1'], fields: [] },
  ]);
});
