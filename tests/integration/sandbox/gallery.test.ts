import { beforeAll, describe, expect, it } from 'vitest';
import { buildManager, setUpClub } from '../../support/openTestClub.ts';
import { violationsOf } from '../../support/createRequester.ts';
import type { Send } from '../../support/createSender.ts';
import { PDF, PNG } from '../../support/sampleFiles.ts';

/** Scalar types, value objects and constraints that a description may hold. */
const TYPES = ['string', 'text', 'int', 'float', 'bool', 'date', 'datetime', 'time', 'array', 'json'];
const VALUES = ['file', 'image', 'referential', 'person', 'organization', 'address', 'gallery-line'];
const CONSTRAINTS = [
  'NotNull',
  'NotBlank',
  'Length',
  'Choice',
  'Count',
  'Email',
  'Regex',
  'Range',
  'GreaterThan',
  'GreaterThanOrEqual',
  'LessThan',
  'LessThanOrEqual',
  'Positive',
  'PositiveOrZero',
  'Date',
  'DateTime',
  'Time',
  'Url',
  'Iban',
  'File',
  'Image',
  'Valid',
  'Unique',
];

interface Described {
  readonly type: string;
  readonly constraints: readonly { readonly name: string }[];
  readonly groups: readonly string[];
  readonly fields: Readonly<Record<string, Described>> | null;
}

describe('the gallery of all kinds and constraints', () => {
  const club = setUpClub();
  let minimal: Record<string, unknown>;
  let api: Send;
  beforeAll(async () => {
    const levels = { 'club.resources': 3, 'persons.list': 3, 'club.informations': 1 };
    api = club.as(buildManager([club.home], levels));
    minimal = {
      title: 'Cent ans de revers',
      code: 'EXP-001',
      seats: 40,
      price: 500,
      openingDate: '2026-10-01T00:00:00',
      days: ['monday'],
      dimensions: ['4 m', '6 m'],
      club: `/api/clubs/${club.home}`,
      season: `/api/seasons/${club.season}`,
      practiceForms: [club.referential('COMP')],
      lines: [{ label: 'Cadres', quantity: 3 }],
    };
  });

  const broken = async (values: object): Promise<[string, string][]> => {
    const refused = await api.post('/api/galleries', { ...minimal, ...values });
    expect(refused.status, JSON.stringify(refused.body)).toBe(422);
    return violationsOf(refused);
  };

  it('describes every type and every constraint, in groups', async () => {
    const { status, body } = await api.post('/api/galleries/mapping');
    expect(status).toBe(200);
    const described: Described[] = Object.values<Described>(body.fields);
    const all = described.flatMap((field) => [field, ...Object.values(field.fields ?? {})]);
    expect(all.map(({ type }) => type)).toEqual(expect.arrayContaining([...TYPES, ...VALUES]));
    const names = new Set(all.flatMap(({ constraints }) => constraints.map(({ name }) => name)));
    expect([...names]).toEqual(expect.arrayContaining(CONSTRAINTS));
    expect(body.fields.title.groups).toEqual(['gallery:create', 'Textes']);
    expect(body.fields.status.choices[0]).toEqual({
      value: 'draft',
      label: 'Brouillon',
      disabled: false,
      help: 'Visible du club seulement',
      color: '#6b7280',
    });
    expect(body.fields.venue.fields.address).toMatchObject({ type: 'address', embedded: true });
  });

  it('is created, read, changed and deleted with all that it owns', async () => {
    const created = await api.post('/api/galleries', {
      ...minimal,
      code: 'EXP-900',
      closingDate: '2026-10-03T00:00:00',
      venue: {
        name: 'Hall',
        opensAt: '08:30:00',
        address: { streetAddress: '1 rue du Stade', postalCode: '77360', addressLocality: 'Vaires' },
      },
      tags: ['ping'],
      iban: 'FR76 3000 6000 0112 3456 7890 189',
      writtenDate: '2026-10-01',
      writtenDateTime: '2026-10-01 20:45:00',
      writtenTime: '20:45:00',
      level: 2,
      photo: { originalFilename: 'p.png', base64File: PNG },
      attachments: [{ originalFilename: 'a.pdf', base64File: PDF }],
    });
    expect(created.status, JSON.stringify(created.body)).toBe(201);
    expect(created.body).toMatchObject({
      status: 'draft',
      duration: 3,
      level: 2,
      venue: { opensAt: '1970-01-01T08:30:00+01:00', address: { postalCode: '77360' } },
      lines: [{ label: 'Cadres', quantity: 3, checked: false }],
    });
    const { '@id': iri, photo, lines } = created.body;
    const changed = await api.put(iri, {
      ...created.body,
      lines: [...lines, { label: 'Vernis', quantity: 1 }],
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(changed.body.lines).toHaveLength(2);
    expect(changed.body.photo.id).toBe(photo.id);
    expect((await api.delete(iri)).status).toBe(204);
    expect((await api.get(photo['@id'])).status).toBe(404);
  });

  it('checks texts, numbers and dates, each with its message', async () => {
    const cases: readonly (readonly [object, string, string])[] = [
      [{ title: 'ab' }, 'title', 'Cette chaîne est trop courte. Elle doit avoir au minimum 3 caractères.'],
      [{ code: 'x' }, 'code', "Cette valeur n'est pas valide."],
      [{ shortKey: 'abc' }, 'shortKey', 'Cette chaîne doit avoir exactement 4 caractères.'],
      [{ nickname: 'a<b' }, 'nickname', "Cette valeur n'est pas valide."],
      [{ email: 'a@b' }, 'email', "Cette valeur n'est pas une adresse email valide."],
      [{ site: 'javascript:alert(1)' }, 'site', "Cette valeur n'est pas une URL valide."],
      [
        { iban: 'FR7630006000011234567890188' },
        'iban',
        "Le numéro IBAN (International Bank Account Number) saisi n'est pas valide.",
      ],
      [{ writtenDate: '2026-02-30' }, 'writtenDate', "Cette valeur n'est pas une date valide."],
      [{ writtenDateTime: '2026-02-03' }, 'writtenDateTime', "Cette valeur n'est pas une date valide."],
      [{ writtenTime: '25:00:00' }, 'writtenTime', "Cette valeur n'est pas une heure valide."],
      [{ seats: null }, 'seats', 'Cette valeur ne doit pas être nulle.'],
      [{ seats: 501 }, 'seats', 'Cette valeur doit être comprise entre 1 et 500.'],
      [{ rank: 0 }, 'rank', 'Cette valeur doit être supérieure ou égale à 1.'],
      [{ score: 0 }, 'score', 'Cette valeur doit être strictement positive.'],
      [{ year: 1900 }, 'year', 'Cette valeur doit être supérieure à 1900.'],
      [{ year: 2100 }, 'year', 'Cette valeur doit être inférieure à 2100.'],
      [{ floor: 13 }, 'floor', 'Cette valeur doit être inférieure ou égale à 12.'],
      [{ price: -1 }, 'price', 'Cette valeur doit être supérieure ou égale à zéro.'],
      [
        { closingDate: '2026-09-30T00:00:00' },
        'closingDate',
        'Cette valeur doit être supérieure ou égale à 01/10/2026.',
      ],
      [{ foundedOn: '2027-01-01T00:00:00' }, 'foundedOn', 'Cette date ne doit pas être dans le futur.'],
      [{ opensAt: '24:00:00' }, 'opensAt', "Cette valeur n'est pas une heure valide."],
      [{ meetingAt: 'demain' }, 'meetingAt', "Cette valeur n'est pas une date valide."],
      [{ status: 'archived' }, 'status', "Cette valeur doit être l'un des choix proposés."],
      [{ level: 4 }, 'level', "Cette valeur doit être l'un des choix proposés."],
    ];
    for (const [values, path, message] of cases) expect(await broken(values)).toEqual([[path, message]]);
  });

  it('checks lists and what lies inside them, by index', async () => {
    const line = { label: 'Cadres', quantity: 3 };
    const cases: readonly (readonly [object, string, string])[] = [
      [{ days: [] }, 'days', 'Cette collection doit contenir 1 élément ou plus.'],
      [{ days: ['monday', 'never'] }, 'days', 'Une ou plusieurs des valeurs soumises sont invalides.'],
      [{ dimensions: ['4 m'] }, 'dimensions', 'Cette collection doit contenir exactement 2 éléments.'],
      [{ tags: ['a', 'a'] }, 'tags', 'Cette collection ne doit pas comporter de doublons.'],
      [{ practiceForms: [] }, 'practiceForms', 'Cette collection doit contenir 1 élément ou plus.'],
      [{ lines: [] }, 'lines', 'Cette collection doit contenir 1 élément ou plus.'],
      [
        { lines: [line, line, { ...line, amount: -1 }] },
        'lines[2].amount',
        'Cette valeur doit être supérieure ou égale à zéro.',
      ],
      [
        { lines: [{ ...line, contactEmail: 'x' }] },
        'lines[0].contactEmail',
        "Cette valeur n'est pas une adresse email valide.",
      ],
      [
        { venue: { name: 'Hall', address: { streetAddress: 'a', addressLocality: 'b', postalCode: '7' } } },
        'venue.address.postalCode',
        "Cette valeur n'est pas valide.",
      ],
    ];
    for (const [values, path, message] of cases) expect(await broken(values)).toEqual([[path, message]]);
  });

  it('keeps a disabled choice where it is set', async () => {
    const id = await club.add('gallery', {
      title: 'Archive',
      code: 'ARC-001',
      seats: 1,
      price: 0,
      openingDate: '2020-01-01',
      status: 'archived',
      days: ['monday'],
      dimensions: ['1', '2'],
      club: club.home,
      season: club.season,
      practiceForms: [club.codes['COMP']],
    });
    await club.add('gallery-line', { label: 'Cadres', quantity: 1, gallery: id, position: 0 });
    const { status, body } = await api.put(`/api/galleries/${id}`, { status: 'archived', floor: 2 });
    expect([status, body.status, body.floor]).toEqual([200, 'archived', 2]);
  });

  it('shows a club only its own galleries', async () => {
    const viewer = buildManager([club.away], { 'club.resources': 3 });
    const { status, body } = await api.as(viewer).get('/api/galleries');
    expect([status, body['hydra:totalItems']]).toEqual([200, 0]);
    const denied = await api.as(buildManager([club.home], {})).get('/api/galleries');
    expect(denied.status).toBe(403);
  });
});
