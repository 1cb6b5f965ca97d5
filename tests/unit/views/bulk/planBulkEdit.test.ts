import { describe, expect, it } from 'vitest';
import { bulkFields, planBulkEdit, toBulkPayload } from '../../../../src/views/bulk/planBulkEdit.ts';
import { describeField, describeFields } from '../../../support/describeFields.ts';

describe('planBulkEdit', () => {
  it('says what changes, what stays and what may not be changed', () => {
    const field = describeField({ type: 'date' });
    const plan = planBulkEdit(field, '2026-07-01', [
      { id: 1, value: null },
      { id: 2, value: '2026-07-01T00:00:00+02:00' },
      { id: 3, value: null, '@permissions': { canUpdate: false } },
    ]);
    expect(plan.map(({ effect }) => effect)).toEqual(['change', 'same', 'denied']);
  });

  it('leaves a step that needs a reason or a choice to the page of the record', () => {
    const fields = describeFields({
      status: {
        type: 'string',
        choices: [
          { value: 'accepted', label: 'Acceptée' },
          { value: 'refused', label: 'Refusée' },
        ],
      },
      why: {},
    });
    const [status] = fields;
    if (!status) throw new Error('The parser dropped a field');
    const permissions = { transitions: { status: ['accepted', 'refused'] }, reasons: { refused: 'why' } };
    const effectOf = (value: string) =>
      planBulkEdit(status, value, [{ id: 1, status: 'submitted', '@permissions': permissions }], fields)[0]
        ?.effect;
    expect(effectOf('refused')).toBe('unexplained');
    expect(effectOf('accepted')).toBe('change');
  });

  it('sends every described field as the record holds it, with the one changed (contract of updates)', () => {
    const fields = describeFields({
      name: {},
      club: { type: 'club', path: 'clubs' },
      seen: { type: 'datetime', readOnly: true },
      active: { type: 'boolean' },
    });
    const [, , , active] = fields;
    if (!active) throw new Error('The parser dropped a field');
    const record = { id: 1, name: 'Jean', club: { '@id': '/api/clubs/1' }, seen: 'x', other: 2 };
    const payload = toBulkPayload(fields, record, active, true);
    expect(payload).toMatchObject({ name: 'Jean', club: '/api/clubs/1', active: true });
    expect(payload).not.toHaveProperty('other');
  });
});

describe('a boolean that nobody has answered', () => {
  const fields = describeFields({
    guided: { type: 'boolean' },
    name: {},
    room: {
      type: 'room',
      embedded: true,
      fields: { heated: { type: 'boolean' }, seats: { type: 'integer' } },
    },
    rows: { type: 'row', embedded: true, multiple: true, fields: { paid: { type: 'boolean' }, label: {} } },
  });
  const [guided, name] = fields;
  if (!guided || !name) throw new Error('The parser dropped a field');
  const record = {
    id: 1,
    guided: null,
    name: 'Anne',
    room: { '@id': '/api/rooms/1', heated: null, seats: 3 },
    rows: [
      { '@id': '/api/rows/1', paid: null, label: 'a' },
      { '@id': '/api/rows/2', paid: false, label: 'b' },
    ],
  };

  it('is not answered by an edit of another field', () => {
    expect(toBulkPayload(fields, record, name, 'Luc')).toEqual({
      name: 'Luc',
      room: { '@id': '/api/rooms/1', seats: 3 },
      rows: [
        { '@id': '/api/rows/1', label: 'a' },
        { '@id': '/api/rows/2', paid: false, label: 'b' },
      ],
    });
  });

  it('is answered by an edit of its own', () => {
    expect(toBulkPayload(fields, record, guided, true)).toMatchObject({ guided: true, name: 'Anne' });
  });
});

describe('bulkFields', () => {
  it('offers what one input can say, and not what the place implies', () => {
    const fields = describeFields({
      name: {},
      club: { type: 'club', path: 'clubs' },
      computed: { readOnly: true },
      photo: { type: 'image' },
      address: { type: 'address', embedded: true, fields: { town: {} } },
    });
    expect(bulkFields(fields, {}, ['club']).map(({ name }) => name)).toEqual(['name']);
  });
});
