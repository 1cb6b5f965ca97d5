import { describe, expect, it } from 'vitest';
import { setUpClub } from '../../support/openTestClub.ts';

const KEYS = [
  'type',
  'label',
  'help',
  'constraints',
  'choices',
  'length',
  'count',
  'column',
  'mapping',
  'multiple',
  'embedded',
  'fields',
  'path',
  'groups',
  'readOnly',
  'default',
];

describe('field descriptions', () => {
  const club = setUpClub();

  const describeBy = async (method: string, path: string) => {
    const { status, body } = await club.api(method, path);
    expect(status).toBe(200);
    return body;
  };

  it('name the levels of organizations (R3.171-R3.174, R9.43)', async () => {
    const { fields } = await describeBy('GET', '/api/organizations/mapping');
    expect(fields).toMatchObject({
      level: {
        choices: [
          { value: 1, label: 'National' },
          { value: 2, label: 'Zone' },
          { value: 3, label: 'Régional' },
          { value: 4, label: 'Départemental' },
        ],
      },
    });
  });

  it('come for list, create, update and show, with every key on every field', async () => {
    for (const [method, path] of [
      ['GET', '/api/people/mapping'],
      ['POST', '/api/people/mapping'],
      ['PUT', '/api/people/mapping'],
      ['GET', '/api/people/0/mapping'],
    ] as const) {
      const { methods, fields } = await describeBy(method, path);
      expect(methods).toEqual(['GET', 'POST', 'PUT', 'DELETE']);
      for (const [name, field] of Object.entries(fields))
        expect(Object.keys(field as object), name).toEqual(expect.arrayContaining(KEYS));
    }
  });

  it('describe a text with its length and messages', async () => {
    const { fields } = await describeBy('PUT', '/api/people/mapping');
    expect(fields.familyName).toMatchObject({
      type: 'string',
      label: 'Nom',
      constraints: [
        { name: 'NotBlank', options: {}, groups: ['Default'] },
        { name: 'Length', options: { max: 80 }, groups: ['Default'] },
      ],
      length: { min: null, max: 80, maxMessage: expect.stringContaining('{{ limit }} caractère.|') },
      column: { name: 'family_name', length: 80, nullable: false },
      multiple: false,
      embedded: false,
      readOnly: false,
    });
  });

  it('describe a choice by its values and labels', async () => {
    const { fields } = await describeBy('PUT', '/api/people/mapping');
    expect(fields.gender).toMatchObject({
      type: 'string',
      choices: [
        { value: 'M', label: 'Masculin', disabled: false, help: null, color: null },
        { value: 'F', label: 'Féminin', disabled: false, help: null, color: null },
      ],
    });
    expect(fields.gender.constraints.at(-1)).toMatchObject({
      name: 'Choice',
      options: { choices: ['M', 'F'] },
    });
  });

  it('describe an embedded record by the fields that its parent shows', async () => {
    const { fields } = await describeBy('POST', '/api/people/mapping');
    expect(fields.mainAddress).toMatchObject({
      type: 'address',
      path: 'addresses',
      embedded: true,
      multiple: false,
      constraints: [{ name: 'NotNull' }, { name: 'Valid', options: { traverse: true } }],
    });
    expect(Object.keys(fields.mainAddress.fields)).toEqual([
      'streetAddress',
      'disambiguatingDescription',
      'postalCode',
      'addressLocality',
    ]);
    expect(fields.mainPhone.constraints.map(({ name }: { name: string }) => name)).toEqual(['Valid']);
    expect(fields.mainPhone.fields.telephone.constraints[0].name).toBe('NotBlank');
  });

  it('describe relations and referential values by their collection', async () => {
    const { fields } = await describeBy('POST', '/api/licences/mapping');
    expect(fields.person).toMatchObject({ type: 'person', path: 'people', embedded: false, multiple: false });
    expect(fields.type).toMatchObject({
      type: 'referential',
      path: 'referentials',
      referential: 'LicenceType',
    });
    expect(fields.practiceForms).toMatchObject({
      type: 'referential',
      multiple: true,
      count: { min: 1, max: null },
    });
    expect(fields.amount).toMatchObject({ type: 'int', constraints: [{ name: 'PositiveOrZero' }] });
  });

  it('say what cannot be changed, or no longer', async () => {
    const [create, update] = [
      await describeBy('POST', '/api/licences/mapping'),
      await describeBy('PUT', '/api/licences/mapping'),
    ];
    expect([create.fields.person.readOnly, update.fields.person.readOnly]).toEqual([false, true]);
    expect([create.fields.points.readOnly, update.fields.points.readOnly]).toEqual([true, true]);
    // What was given with the new record is distinguished from what only the server fills.
    expect([update.fields.person.groups[0], update.fields.points.groups[0]]).toEqual([
      'licence:create',
      'licence:update',
    ]);
  });

  it('never name a hidden field', async () => {
    const { fields } = await describeBy('GET', '/api/addresses/mapping');
    expect(Object.keys(fields)).not.toContain('persons');
  });

  it('name exactly the fields that an item holds', async () => {
    const id = await club.addPerson();
    const { fields } = await describeBy('GET', '/api/people/0/mapping');
    const { body } = await club.api.get(`/api/people/${id}`);
    for (const name of Object.keys(fields)) expect(Object.keys(body)).toContain(name);
  });

  it('are not found for what is no resource', async () => {
    expect((await club.api.get('/api/nothing/mapping')).status).toBe(404);
  });
});
