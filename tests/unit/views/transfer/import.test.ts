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
    ['the separator told to Excel', 'sep=;\r\nRue;Ville\r\n1 rue A;Paris\r\n2 rue B;Lyon\r\n'],
    ['an unusual separator told to Excel', 'sep=:\nRue:Ville\n1 rue A:Paris\n2 rue B:Lyon'],
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
    ['unreadable', 'a;b\n"1;2\n3;4'],
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
  active: { type: 'boolean' },
  birth: { type: 'date', label: 'Date de naissance' },
  seen: { type: 'datetime' },
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
  labelOf: ({ label, name }) => label ?? name,
  hints: { fee: { as: 'currency' } },
  left: [],
});
const target = (path: string) => {
  const found = TARGETS.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No target ${path}`);
  return found;
};
const NOBODY = () => ({ refusal: 'missing' }) as const;

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

  it('are not offered fields that nobody may write', () => {
    expect(TARGETS.map(({ path }) => path)).not.toContain('computed');
  });
});

describe('fromCell', () => {
  it.each([
    ['level', '1 200', 1200],
    ['level', 'douze', 'douze'],
    ['fee', '12,50', 1250],
    ['fee', '1e3', '1e3\u00a0€'],
    ['fee', '1234567890123', '1234567890123\u00a0€'],
    ['level', '1e3', '1e3'],
    ['level', '0x10', '0x10'],
    ['level', '9'.repeat(400), '9'.repeat(400)],
    ['active', 'Oui', true],
    ['active', 'non', false],
    ['birth', '5/3/2026', '2026-03-05'],
    ['birth', '31/02/2026', '31/02/2026'],
    ['seen', '05/03/2026 à 09:05:07', '2026-03-05T09:05'],
    ['at', '20h45', '1970-01-01T20:45:00'],
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
    expect(fromCell(target('club'), 'Ping', NOBODY)).toEqual({ refusal: 'missing' });
  });
});

describe('createRelationLookup', () => {
  const directory = createDirectory([
    { name: 'clubs', entity: 'club', path: '/clubs', recordRepresentation: ['name'], search: 'name' },
  ]);
  const { field } = target('club');
  const lookUp = async (
    text: string,
    rows: readonly { id: string; '@id': string; name: string }[] = [],
    hasNextPage = false,
  ) => {
    const ask = vi.fn(async () => ({
      data: rows,
      pageInfo: { endCursor: null, hasNextPage },
      total: null,
    }));
    const lookup = createRelationLookup({ ask, labelFields: async () => ({ data: ['name'] }) }, directory);
    await lookup.find(field, text);
    await lookup.find(field, text);
    return { found: lookup.resolve(field, text), asked: ask.mock.calls.length };
  };
  const club = (id: number, name: string) => ({ id: `/api/clubs/${id}`, '@id': `/api/clubs/${id}`, name });

  it('takes IRIs and numbers as they are', async () => {
    expect(await lookUp('/api/clubs/7')).toEqual({ found: { iri: '/api/clubs/7' }, asked: 0 });
    expect(await lookUp('7')).toEqual({ found: { iri: '/api/clubs/7' }, asked: 0 });
    expect(await lookUp('/api/people/7')).toEqual({ found: { refusal: 'missing' }, asked: 0 });
  });

  it('finds the record of exactly that name, asking once', async () => {
    const rows = [club(1, 'Ping Réunion'), club(2, 'Ping')];
    expect(await lookUp('PING', rows)).toEqual({ found: { iri: '/api/clubs/2' }, asked: 1 });
  });

  it('chooses none of several', async () => {
    expect((await lookUp('Ping', [club(1, 'Ping'), club(2, 'ping')])).found).toEqual({
      refusal: 'ambiguous',
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
    scope: { club: { '@id': '/api/clubs/1' } },
    resolve: NOBODY,
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
    ['level', '9'.repeat(400), 'validation.integer'],
    ['ratio', '1e3', 'validation.decimal'],
    ['ratio', '0x10', 'validation.decimal'],
    ['ratio', '9'.repeat(400), 'validation.decimal'],
    ['fee', '1e3', 'validation.amount'],
    ['fee', '1234567890123', 'validation.amount'],
  ])('refuses in %s the text %s, which is no number in figures (%s)', (path, text, key) => {
    const { errors } = checkRow({ name: 'Jean', [path]: text }, parts);
    expect(Object.fromEntries(errors)).toEqual({ [path]: { key } });
  });

  it('says what is wrong, cell by cell, as a form would', () => {
    const { errors } = checkRow({ name: '', level: 'x', birth: '31/02/2026', active: '?' }, parts);
    expect(Object.fromEntries(errors)).toEqual({
      name: { key: 'validation.required' },
      level: { key: 'validation.integer' },
      birth: { key: 'validation.date' },
      active: { key: 'import.cells.boolean' },
    });
  });
});
