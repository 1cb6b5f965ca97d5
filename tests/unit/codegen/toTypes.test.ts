import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toTypes } from '../../../codegen/toTypes.ts';
import { compile } from '../../support/compile.ts';
import { describeFields } from '../../support/describeFields.ts';

type RawFields = Parameters<typeof describeFields>[0];

const typesOf = (resources: Readonly<Record<string, RawFields>>): string =>
  toTypes(
    Object.entries(resources).map(([entity, fields]) => ({
      entity,
      path: `/${entity.toLowerCase()}s`,
      fields: describeFields(fields),
      methods: null,
    })),
  );

/** Statements of a source text; a text that would not parse has diagnostics. */
const parse = (source: string) => {
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
  const file = ts.createSourceFile('resources.ts', source, ts.ScriptTarget.ES2022);
  return { diagnostics, kinds: file.statements.map(({ kind }) => ts.SyntaxKind[kind]) };
};

const FILE = 'src/generated/resources.ts';

/** The text for one resource: two interfaces come with every one. */
const ONE_TYPE = ['ImportDeclaration', ...Array.from({ length: 3 }, () => 'InterfaceDeclaration')];

describe('toTypes', () => {
  it('writes an interface for each resource', async () => {
    const source = typesOf({
      club: {
        name: { type: 'string', label: 'Nom' },
        affiliated: { type: 'bool' },
        points: { type: 'decimal' },
        created: { type: 'datetime' },
      },
      licence: {
        club: { type: 'club', path: 'clubs' },
        town: { type: 'town', path: 'towns' },
        gender: { choices: { M: 'Masculin', F: 'Féminin' } },
        forms: { choices: ['a', 'b'], multiple: true },
        clubs: { type: 'club', path: 'clubs', multiple: true },
        address: { embedded: true, fields: { street: {}, main: { type: 'bool', label: 'Principale' } } },
        contacts: { embedded: true, multiple: true, fields: { telephone: {} } },
        'odd-name': { type: 'int' },
        anything: { type: 'json' },
        tags: { type: 'array' },
        grades: { type: 'array', multiple: false },
        poster: { type: 'file' },
        photos: { type: 'image', multiple: true },
      },
      'club-membership': {},
    });
    expect(await format(source, { parser: 'typescript', singleQuote: true, printWidth: 110 }))
      .toMatchInlineSnapshot(`
      "// Written by codegen from the server's field descriptions: npm run codegen. Never edited by hand.
      import type { Iri } from '../lib/iri.ts';

      /** Members of every record besides its described fields. */
      export interface Resource<Collection extends string = string> {
        readonly '@id': Iri<Collection>;
        readonly id: number;
        readonly dateCreated?: string | null;
        readonly dateModified?: string | null;
      }

      /** A file or picture as its record carries it; a picture may have less. */
      export interface FileValue {
        readonly '@id'?: Iri;
        readonly originalFilename: string | null;
        readonly url: string | null;
        readonly mimeType?: string | null;
        readonly name?: string | null;
        readonly description?: string | null;
        readonly dateCreated?: string | null;
        /** Bytes. */
        readonly size?: number | null;
        readonly public: boolean;
        /** Data URI of a file that is being sent. */
        readonly base64File?: string | null;
        readonly hash?: string | null;
      }

      export interface Club extends Resource<'clubs'> {
        /** Nom */
        readonly name: string | null;
        readonly affiliated: boolean | null;
        readonly points: string | null;
        readonly created: string | null;
      }

      export interface Licence extends Resource<'licences'> {
        readonly club: Club | null;
        readonly town: Resource<'towns'> | null;
        readonly gender: 'M' | 'F' | null;
        readonly forms: readonly ('a' | 'b')[];
        readonly clubs: readonly Club[];
        readonly address: {
          readonly street: string | null;
          /** Principale */
          readonly main: boolean | null;
        } | null;
        readonly contacts: readonly {
          readonly telephone: string | null;
        }[];
        readonly 'odd-name': number | null;
        readonly anything: unknown | null;
        readonly tags: readonly (string | number)[];
        readonly grades: readonly (string | number)[];
        readonly poster: FileValue | null;
        readonly photos: readonly FileValue[];
      }

      export interface ClubMembership extends Resource<'club-memberships'> {}
      "
    `);
    expect(parse(source).diagnostics).toEqual([]);
  });

  it('gives the same text for the same descriptions', () => {
    const fields = { a: { choices: ['x', 'y'] }, b: {} };
    expect(typesOf({ club: fields })).toBe(typesOf({ club: fields }));
  });

  it.each(['*/ evil(); /*', '**// evil(); /*', '***/// evil()', 'ligne\nsuivante', '`${evil()}`'])(
    'lets no label such as %j out of its comment',
    (label) => {
      const { diagnostics, kinds } = parse(typesOf({ club: { name: { label } } }));
      expect(diagnostics).toEqual([]);
      expect(kinds).toEqual(ONE_TYPE);
    },
  );

  it.each(["a'b", 'a"b', 'a: 1}; evil(); {', 'a\nb', 'été', '1a', ''])(
    'lets no field name or choice such as %j out of its place',
    (text) => {
      const source = typesOf({ club: { [text || 'empty']: {}, choice: { choices: [{ value: text }] } } });
      const { diagnostics, kinds } = parse(source);
      expect(diagnostics).toEqual([]);
      expect(kinds).toEqual(ONE_TYPE);
    },
  );

  it.each([
    ['a {} evil(); interface B', 'AEvilInterfaceB'],
    ['', 'Type'],
    ['1a', 'Type1a'],
    ['a.b', 'AB'],
    ['__proto__', 'Proto'],
    ['class', 'Class'],
    ['équipe', 'Equipe'],
    ['resource', 'Resource2'],
    ['iri', 'Iri2'],
  ])('names the type of %j by letters and figures, and as nothing else is: %s', (entity, name) => {
    const source = typesOf({ [entity]: {} });
    const { diagnostics, kinds } = parse(source);
    expect(diagnostics).toEqual([]);
    expect(kinds).toEqual(ONE_TYPE);
    expect(source).toContain(`export interface ${name} extends`);
  });

  it('distinguishes two that would be called the same, and what leads to them', () => {
    const source = typesOf({
      club_membership: {},
      clubMembership: {},
      club: {
        one: { type: 'one', path: 'club_memberships' },
        other: { type: 'other', path: 'clubmemberships' },
      },
    });
    expect(source.match(/(?<=export interface )Club\w*/g)).toEqual([
      'ClubMembership',
      'ClubMembership2',
      'Club',
    ]);
    expect(source).toContain('readonly one: ClubMembership | null;');
    expect(source).toContain('readonly other: ClubMembership2 | null;');
  });

  it('compiles whatever a record says of the members that every record has', () => {
    const source = typesOf({
      club: {
        id: { type: 'string' },
        '@id': {},
        dateCreated: { type: 'int' },
        dateModified: { type: 'date' },
      },
      omit: { club: { path: '/clubs' }, __proto__: {}, 'a-b': { choices: ['c-d', '*/'] } },
    });
    expect(compile({ [FILE]: source })).toEqual([]);
    expect(source).toContain(`Omit<Resource<"clubs">, "id" | "@id" | "dateCreated">`);
  });
});
