import { describe, expect, it } from 'vitest';
import { compareServers } from '../../../codegen/compareServers.ts';
import { describeFields } from '../../support/describeFields.ts';

const resource = (
  path: string,
  fields: Parameters<typeof describeFields>[0],
  methods: string[] | null = null,
) => ({
  entity: path.slice(1),
  path,
  fields: describeFields(fields),
  methods,
});

const person = { familyName: { type: 'string', label: 'Nom' }, age: { type: 'int' } };

describe('compareServers', () => {
  it('finds nothing between a server and itself', () => {
    const described = [resource('/people', person)];
    expect(compareServers(described, described)).toEqual([]);
  });

  it('names resources that came and went', () => {
    expect(compareServers([resource('/people', person)], [resource('/clubs', {})])).toEqual([
      { path: '/clubs', field: null, kind: 'added', what: [] },
      { path: '/people', field: null, kind: 'removed', what: [] },
    ]);
  });

  it('names fields that came, went and changed, with what they were and are', () => {
    const after = { familyName: { type: 'text', label: 'Nom de famille' }, email: {} };
    expect(compareServers([resource('/people', person)], [resource('/people', after)])).toEqual([
      {
        path: '/people',
        field: 'familyName',
        kind: 'changed',
        what: ['type "string" -> "text"', 'label "Nom" -> "Nom de famille"', 'maxLength 255 -> null'],
      },
      { path: '/people', field: 'age', kind: 'removed', what: [] },
      { path: '/people', field: 'email', kind: 'added', what: [] },
    ]);
  });

  it('looks into embedded objects', () => {
    const address = (town: object) => ({ address: { type: 'address', embedded: true, fields: { town } } });
    expect(
      compareServers(
        [resource('/people', address({ type: 'string' }))],
        [resource('/people', address({ type: 'int' }))],
      ),
    ).toMatchObject([{ field: 'address.town', kind: 'changed' }]);
  });

  it('sees a verb that is no longer allowed', () => {
    expect(
      compareServers([resource('/people', {}, ['GET', 'PUT'])], [resource('/people', {}, ['GET'])]),
    ).toEqual([
      { path: '/people', field: null, kind: 'changed', what: ['methods ["GET","PUT"] -> ["GET"]'] },
    ]);
  });
});
