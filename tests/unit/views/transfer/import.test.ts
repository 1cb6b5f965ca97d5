import { describe, expect, it, vi } from 'vitest';
import { createDirectory } from '../../../../src/data/ResourceDefinition.ts';
import { createRelationLookup } from '../../../../src/views/transfer/createRelationLookup.ts';
import { checkRow, fromCell } from '../../../../src/views/transfer/fromCell.ts';
import { importTargets, matchHeadings } from '../../../../src/views/transfer/importTargets.ts';
import { readLines, toTable } from '../../../../src/views/transfer/readTable.ts';
import { describeFields } from '../../../support/describeFields.ts';

const read = async (content: string | Uint8Array<ArrayBuffer>, at?: number) => {
  const lines = await readLines(new Blob([content]));
  return typeof lines === 'string' ? lines : toTable(lines, at);
};

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'Nom;Âge\r\n"a;b";1\r\n'],
    ['commas', 'Nom,Âge\n"a;b",1\n'],
    ['tabs', 'Nom\tÂge\na;b\t1'],
    ['a byte order mark', '\uFEFFNom;Âge\n"a;b";1'],
  ])('reads a file with %s', async (_what, content) => {
    expect(await read(content)).toEqual({ headings: ['Nom', 'Âge'], rows: [['a;b', '1']] });
  });

  it('reads what French spreadsheets on Windows write', async () => {
    const bytes = Uint8Array.of(0x50, 0x72, 0xe9, 0x0a, 0x41);
    expect(await read(bytes)).toEqual({ headings: ['Pré'], rows: [['A']] });
  });

  it.each([
    ['a carriage return behind the headings alone', 'Rue;Ville\r\n1 rue A;Paris\n2 rue B;Lyon\r\n'],
    ['a carriage return behind a row alone', 'Rue;Ville\n1 rue A;Paris\r\n2 rue B;Lyon'],
    ['carriage returns alone', 'Rue;Ville\r1 rue A;Paris\r2 rue B;Lyon\r'],
    ['the separator meant for Excel', 'sep=;\r\nRue;Ville\r\n1 rue A;Paris\r\n2 rue B;Lyon\r\n'],
    ['an unusual separator meant for Excel', 'sep=:\nRue:Ville\n1 rue A:Paris\n2 rue B:Lyon'],
    ['empty cells behind every row', 'Rue;Ville\n1 rue A;Paris;;\n2 rue B;Lyon;;'],
  ])('reads every row of a file with %s', async (_what, content) => {
    expect(await read(content)).toEqual({
      headings: ['Rue', 'Ville'],
      rows: [
        ['1 rue A', 'Paris'],
        ['2 rue B', 'Lyon'],
      ],
    });
  });

  it('fills short rows, keeps what long ones have beyond, skips empty ones and takes the defusing off', async () => {
    expect(await read("a;b\n1\n\n1;2;;3\n'=1;'x")).toEqual({
      headings: ['a', 'b'],
      rows: [
        ['1', ''],
        ['1', '2', '', '3'],
        ['=1', 'x'],
      ],
    });
  });

  it.each([
    ['empty', ''],
    ['empty', 'Nom;Âge\n'],
    ['unreadable', 'PK\u0003\u0004\u0000\u0000'],
    ['unreadable', '%PDF-1.4\n1 0 obj\n'],
    ['unreadable', '<!DOCTYPE html><table>\n<tr><td>Nom</td></tr></table>'],
    ['unreadable', '{\\rtf1\n Nom}'],
    ['cut', 'a;b\n"1;2\n3;4'],
    ['tooManyRows', `a\n${'1\n'.repeat(5001)}`],
    ['tooLarge', `a\n${'x'.repeat(5 * 1024 * 1024)}`],
  ])('says %s of a file that is no table', async (refusal, content) => {
    expect(await read(content)).toBe(refusal);
  });
});

const FIELDS = describeFields({
  name: { label: 'Nom', constraints: [{ name: 'NotBlank' }] },
  level: { type: 'integer', label: 'Niveau' },
  fee: { type: 'integer' },
  ratio: { type: 'float' },
  telephone: {},
  active: { type: 'boolean' },
  birth: { type: 'date', label: 'Date de naissance' },
  seen: { type: 'datetime' },
  since: { type: 'datetime', isDayOrMoment: true },
  at: { type: 'time' },
  gender: { choices: { M: 'Masculin', F: 'Féminin' } },
  sex: {
    type: 'int',
    choices: [
      { value: 1, label: 'Hommes' },
      { value: 2, label: 'Femmes' },
    ],
  },
  size: { choices: { S: 'Petit', M: 'Moyen', L: 'Grand', XL: 'Géant' } },
  tags: { choices: { A: 'Or', B: 'Argent' }, multiple: true },
  club: { type: 'club', path: 'clubs' },
  address: { type: 'address', embedded: true, label: 'Adresse', fields: { town: { label: 'Ville' } } },
  computed: { readOnly: true },
});
const TARGETS = importTargets(FIELDS, {
  hints: { fee: { as: 'currency' } },
  left: [],
});
const target = (path: string) => {
  const found = TARGETS.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No target ${path}`);
  return found;
};
const NOBODY = { resolve: () => ({ refusal: 'missing' }) as const, until: 2026 };

describe('columns of an imported file', () => {
  it('are matched by label or by name, whatever the case and the accents, each field once', () => {
    const headings = ['NOM', 'date de naissance', 'Genre', 'gender', 'adresse - ville', 'name', ''];
    expect(matchHeadings(headings, TARGETS)).toEqual([
      'name',
      'birth',
      null,
      'gender',
      'address.town',
      null,
      null,
    ]);
  });

  const people = importTargets(
    describeFields({
      familyName: { label: 'Nom' },
      givenName: { label: 'Prénom' },
      birthDate: { type: 'date', label: 'Date de naissance' },
      birthName: { label: 'Nom de naissance' },
      gender: { label: 'Sexe' },
      points: { type: 'float', label: 'Points officiels' },
      person: { type: 'person', path: 'people', label: 'Personne' },
      mainEmail: { type: 'contact', embedded: true, label: 'Courriel principal', fields: { email: {} } },
      mainAddress: {
        type: 'address',
        embedded: true,
        label: 'Adresse principale',
        fields: { postalCode: { label: 'Code postal' }, town: { label: 'Ville' } },
      },
    }),
    { hints: {}, left: [] },
  );

  it.each([
    ['NOM', 'familyName'],
    ['PRENOM', 'givenName'],
    ['NE(E) LE', 'birthDate'],
    ['ddn', 'birthDate'],
    ['Date de\nnaissance', 'birthDate'],
    ['SEXE', 'gender'],
    ['POINTS', 'points'],
    ['N° LICENCE', 'person'],
    ['Licence', 'person'],
    ['CP', 'mainAddress.postalCode'],
    ['VILLE', 'mainAddress.town'],
    ['E-MAIL', 'mainEmail.email'],
    ['Remarque', null],
    ['Nom du chien', null],
  ])('are known by the words of other files: %s', (heading, path) => {
    expect(matchHeadings([heading], people)).toEqual([path]);
  });

  it('leave a field to the heading that has its very name, wherever it is', () => {
    expect(matchHeadings(['Commune', 'Nom de famille', 'Ville', 'Nom'], people)).toEqual([
      null,
      null,
      'mainAddress.town',
      'familyName',
    ]);
  });

  it('choose none of two fields that lists show by one name', () => {
    const twice = people.map((one) => ({
      ...one,
      path: `other.${one.path}`,
      label: `Autre ${one.label}`,
    }));
    expect(matchHeadings(['Ville'], [...people, ...twice])).toEqual([null]);
  });

  it('are not offered fields that nobody may write', () => {
    expect(TARGETS.map(({ path }) => path)).not.toContain('computed');
  });
});

describe('fromCell', () => {
  it.each([
    ['level', '1 200', 1200],
    ['level', 'douze', 'douze'],
    ['fee', '12,50', 1250],
    ['fee', '12€50', 1250],
    ['fee', '12 50', '12 50'],
    ['fee', '1234567890123', '1234567890123\u00a0'],
    ['ratio', '1.000', '1.000\u00a0'],
    ['telephone', '+33 (0)6 12 34 56 78', '+33612345678'],
    ['telephone', '612345678', '612345678'],
    ['level', '1e3', '1e3'],
    ['level', '0x10', '0x10'],
    ['level', '9'.repeat(400), '9'.repeat(400)],
    ['active', 'Oui', true],
    ['active', 'non', false],
    ['birth', '5/3/2026', '2026-03-05'],
    ['birth', '2001-12-31T23:00:00.000Z', '2002-01-01'],
    ['seen', '05/03/2026', '05/03/2026'],
    ['since', '05/03/2026', '2026-03-05'],
    ['since', '9h30', '09:30'],
    ['seen', '9h30', '9h30'],
    ['since', '05/03/2026 à 09:05', '2026-03-05T09:05'],
    ['since', '5/3/26 09:05', '5/3/26 09:05'],
    ['seen', '05/03/2026 à 09:05:07', '2026-03-05T09:05:07'],
    ['seen', '05/03/2026 9:05:07', '2026-03-05T09:05:07'],
    ['seen', '2026-03-05T08:05:07Z', '2026-03-05T09:05:07'],
    ['seen', '2001-12-31T23:00:00.000Z', '2002-01-01T00:00'],
    ['at', '20h45', '1970-01-01T20:45:00'],
    ['at', '20:45:30', '1970-01-01T20:45:30'],
    ['gender', 'feminin', 'F'],
    ['gender', 'f', 'F'],
    ['gender', 'Homme', 'M'],
    ['gender', 'H', 'M'],
    ['gender', 'Femme', 'F'],
    ['sex', 'm', 1],
    ['sex', 'H', 1],
    ['sex', 'Mme', 2],
    ['size', 'p', 'S'],
    ['size', 'G', 'G'],
    ['size', 'M', 'M'],
    ['size', 'H', 'H'],
    ['tags', 'o', ['A']],
    ['gender', 'autre', 'autre'],
    ['tags', 'or, Argent', ['A', 'B']],
    ['name', '', null],
    ['tags', '', []],
  ])('reads in %s the text %j as %j', (path, text, value) => {
    expect(fromCell(target(path), text, NOBODY)).toEqual({ value });
  });

  it('refuses what validation would let pass', () => {
    expect(fromCell(target('active'), 'peut-être', NOBODY)).toEqual({ refusal: 'boolean' });
    expect(fromCell(target('club'), 'Ping', NOBODY)).toMatchObject({ refusal: 'missing' });
    expect(fromCell(target('birth'), '31/02/2026', NOBODY)).toEqual({ refusal: 'day' });
    expect(fromCell(target('birth'), '0101-02-20', NOBODY)).toEqual({ refusal: 'day' });
  });
});

describe('createRelationLookup', () => {
  const directory = createDirectory([
    {
      name: 'clubs',
      entity: 'club',
      path: '/clubs',
      recordRepresentation: ['name'],
      search: 'name',
      numberField: 'identifier',
      disambiguation: ['founded'],
    },
  ]);
  const { field } = target('club');
  const lookUp = async (text: string, rows: readonly ReturnType<typeof club>[] = [], hasNextPage = false) => {
    const query = vi.fn(async () => ({
      data: rows,
      pageInfo: { endCursor: null, hasNextPage },
      total: null,
    }));
    const lookup = createRelationLookup({ query, labelFields: async () => ({ data: ['name'] }) }, directory);
    await lookup.find(field, text);
    await lookup.find(field, text);
    return { found: lookup.resolve(field, text), queryCount: query.mock.calls.length };
  };
  const club = (
    id: number,
    name: string,
    more: { identifier?: string; founded?: string; league?: object } = {},
  ) => ({
    id: `/api/clubs/${id}`,
    '@id': `/api/clubs/${id}`,
    name,
    ...more,
  });

  it.each(['7', '007', 'n° 7', '1234'])(
    'never takes the number %s for an identity of the server',
    async (text) => {
      const rows = [club(7, 'Ping', { identifier: '12345' }), club(12, 'Sept', { identifier: '70' })];
      expect((await lookUp(text, rows)).found).toEqual({ refusal: 'noNumber' });
    },
  );

  it.each(['/api/clubs/7', 'api/clubs/7', '#7'])('nor %s', async (text) => {
    expect((await lookUp(text, [club(7, 'Ping', { identifier: '7' })])).found).toEqual({
      refusal: 'missing',
    });
  });

  it.each(['12345', '12 345', 'n° 12345', 'N°12345'])(
    'finds by the number that people see: %s',
    async (text) => {
      const rows = [club(3, 'Paume', { identifier: '123456' }), club(7, 'Ping', { identifier: '12345' })];
      expect((await lookUp(text, rows)).found).toEqual({ iri: '/api/clubs/7', label: 'Ping (12345)' });
    },
  );

  it.each([
    ['Ping (05/06/1988)', '/api/clubs/1'],
    ['PING (1987-01-02)', '/api/clubs/2'],
    ['Ping (Bretagne)', '/api/clubs/2'],
    ['ping (12345, 05/06/1988)', '/api/clubs/1'],
  ])('distinguishes namesakes by the text in brackets: %s', async (text, iri) => {
    const rows = [
      club(1, 'Ping', { identifier: '12345', founded: '1988-06-05T00:00:00+02:00' }),
      club(2, 'Ping', { founded: '1987-01-02', league: { '@id': '/api/leagues/1', name: 'Bretagne' } }),
    ];
    expect((await lookUp(text, rows)).found).toMatchObject({ iri });
    expect((await lookUp('Ping (03/03/1933)', rows)).found).toEqual({ refusal: 'missing' });
  });

  it('finds the record of exactly that name, with one query', async () => {
    const rows = [club(1, 'Ping Réunion'), club(2, 'Ping')];
    expect(await lookUp('PING', rows)).toEqual({
      found: { iri: '/api/clubs/2', label: 'Ping' },
      queryCount: 1,
    });
  });

  it('chooses none of several', async () => {
    const rows = [club(1, 'Ping', { founded: '1988-06-05' }), club(2, 'ping', { identifier: '12345' })];
    expect((await lookUp('Ping', rows)).found).toEqual({
      refusal: 'ambiguous',
      args: { names: 'Ping (05/06/1988)\u00a0; ping (12345)' },
    });
  });

  it('says that a name is one of too many rather than that there is none', async () => {
    expect((await lookUp('Ping', [club(1, 'Ping Réunion')], true)).found).toEqual({ refusal: 'tooMany' });
    expect((await lookUp('Ping', [club(1, 'Ping Réunion')])).found).toEqual({ refusal: 'missing' });
  });
});

describe('checkRow', () => {
  const parts = {
    fields: FIELDS,
    targets: TARGETS,
    starts: { club: { '@id': '/api/clubs/1' } },
    ...NOBODY,
  };

  it('gives the record of a row, with what the place implies', () => {
    const { values, errors } = checkRow({ name: 'Jean', level: '3', 'address.town': 'Lyon' }, parts);
    expect(values).toMatchObject({
      name: 'Jean',
      level: 3,
      address: { town: 'Lyon' },
      club: { '@id': '/api/clubs/1' },
    });
    expect([...errors]).toEqual([]);
  });

  it.each([
    ['level', '1e3', 'validation.integer'],
    ['level', '0x10', 'validation.integer'],
    ['level', '9'.repeat(400), 'validation.digits'],
    ['level', '1.000', 'validation.thousands'],
    ['ratio', '1e3', 'validation.decimal'],
    ['ratio', '0x10', 'validation.decimal'],
    ['ratio', '9'.repeat(400), 'validation.digits'],
    ['ratio', '1.000', 'validation.thousands'],
    ['fee', '1e3', 'validation.amount'],
    ['fee', '1234567890123', 'validation.amount'],
    ['fee', '12 50', 'validation.blanks'],
    ['fee', '1.000', 'validation.thousands'],
    ['fee', '12,345', 'validation.cents'],
    ['fee', '0,005', 'validation.cents'],
    ['telephone', '612345678', 'validation.phone.zero'],
    ['telephone', '01 23 45', 'validation.phone.french'],
  ])('refuses in %s the text %s, and says why (%s)', (path, text, key) => {
    const { errors } = checkRow({ name: 'Jean', [path]: text }, parts);
    expect(Object.fromEntries(errors)).toEqual({ [path]: { key } });
  });

  it('says what is wrong, cell by cell, as a form would', () => {
    const { errors } = checkRow({ name: '', level: 'x', birth: '31/02/2026', active: '?' }, parts);
    expect(Object.fromEntries(errors)).toEqual({
      name: { key: 'validation.required' },
      level: { key: 'validation.integer' },
      birth: { key: 'import.cells.day', args: { text: '31/02/2026' } },
      active: { key: 'import.cells.boolean', args: { text: '?' } },
    });
  });
});
