import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import frenchMessages from 'ra-language-french';
import { describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import type { Entity } from '../../sandbox/model/entity.ts';
import type { Field } from '../../sandbox/model/field.ts';
import { readModels } from '../../sandbox/read/readModels.ts';
import { glossary } from '../../src/features/help/glossary.texts.ts';
import { withoutOrganizer } from '../../src/lib/withoutOrganizer.ts';
import { resources } from '../../src/resources/index.ts';
import { verbOf } from '../../src/i18n/stateWords.ts';
import { catalogue } from '../support/catalogue.ts';
import { guideTexts } from '../../src/features/help/guide.texts.ts';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

/** The shared catalogue, texts beside what they belong to, and the names of fields for servers that give none. */
const HOLDS_TEXTS = /^i18n\/.*\.ts$|[./]texts\.ts$|\/(?:federation|common)Labels\.ts$/;

/** Sentences of the server's framework and of the specification, headings of other programs' files, the glossary itself. */
const OF_OTHERS =
  /\/(columnWords|constraints|violationSentences|formSpecification|specification|glossary\.texts)\.ts$/;
/**
 * Explained where they are: by the legend of the standing, on the sheet of paper by its own columns, and in full on the
 * pages of the law, whose other capitals are names of technologies, of licences and of what a postal address is made of.
 */
const EXPLAINED_THERE = /\/(public\/team|match-sheet)\/texts\.ts$|\/public\/legal\/\w+\.texts\.ts$/;
/** Names of what is technical, of whom a map is, and of sizes of clothes. */
const NAMES = new Set(['JSON', 'URL', 'IGN', 'XS', 'XL', 'XXL', 'XXXL', 'AAAA', 'MM', 'JJ', 'EXP']);

interface Text {
  readonly at: string;
  readonly text: string;
}

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
};

/** The stock texts of react-admin are in the catalogue, too. */
const stock = new Set(leavesOf(frenchMessages));

const readCatalogues = async (): Promise<readonly Text[]> => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (path) => HOLDS_TEXTS.test(path) && !OF_OTHERS.test(path),
  );
  const modules = await Promise.all(
    files.map(async (at) => ({
      at,
      texts: leavesOf(await import(pathToFileURL(join(SOURCES, at)).href)),
    })),
  );
  // Pages put several files together: what belongs to one of the others is there as well.
  const own = modules.filter(({ at }) => !/\/(pageTexts|frameTexts|guide\.texts)\.ts$/.test(at));
  return own.flatMap(({ at, texts }) =>
    texts.filter((text) => !stock.has(text)).map((text) => ({ at, text: withoutNames(text) })),
  );
};

/** Without what values are called within a text. */
const withoutNames = (text: string): string => text.replaceAll(/%\{(?!position)\w+\}/g, '…');

const wordsOf = (field: Field): readonly string[] => {
  const choices = field.kind === 'scalar' ? (field.choices ?? []) : [];
  return [field.label, field.help ?? '', ...choices.map(({ label }) => label)];
};

const labels: readonly Text[] = [
  ...entities,
  ...readModels.flatMap((model): readonly Entity[] => (model.entity ? [model.entity] : [])),
].flatMap(({ name, label, fields }) =>
  [label, ...Object.values(fields).flatMap(wordsOf)].map((text) => ({ at: name, text })),
);

const guide: readonly Text[] = leavesOf([guideTexts.articles, guideTexts.pages]).map((text) => ({
  at: 'guide.ts',
  text,
}));

/** A word of capitals, or a short one that a full stop cuts. */
const SHORTENED = /(?<![\p{L}\d])(\p{Lu}{2,})(?![\p{L}\d])|^(\p{Lu}\p{Ll}{1,4}\.)$/gu;

describe('the words of the screens', async () => {
  const texts = [...(await readCatalogues()), ...labels, ...guide];

  it('are read from all catalogues and from the fields of the server', () => {
    expect(labels.length).toBeGreaterThan(1500);
    expect(texts.length - labels.length).toBeGreaterThan(1500);
  });

  it.each(glossary.flatMap(({ word, never }) => (never ? [{ word, never }] : [])))(
    'say "$word" for what it is for',
    ({ never }) => {
      expect(texts.filter(({ text }) => never.test(text))).toEqual([]);
    },
  );

  it('leave no abbreviation unexplained', () => {
    const known = new Set(glossary.map(({ word }) => word));
    const unknown = texts
      .filter(({ at }) => !EXPLAINED_THERE.test(at))
      .flatMap(({ at, text }) =>
        [...text.matchAll(SHORTENED)]
          .map(([, capitals = '', cut = '']) => capitals || cut)
          .filter((word) => !known.has(word) && !NAMES.has(word) && word !== 'Merci.')
          .map((word) => `${at}: ${word}`),
      );
    expect(unknown).toEqual([]);
  });

  it('name every step that the server offers by a verb', () => {
    const named = catalogue.process.steps as Readonly<Record<string, object>>;
    const bare = entities.flatMap(({ name, fields, states }) => {
      const field = states && fields[states.field];
      if (field?.kind !== 'scalar') return [];
      const resource = resources.find(({ entity }) => entity === name)?.name ?? name;
      const entered = new Set(Object.values(states?.next ?? {}).flatMap((steps) => Object.keys(steps)));
      return (field.choices ?? [])
        .filter(({ value }) => entered.has(String(value)) && !Object.hasOwn(named[resource] ?? {}, value))
        .filter(({ label }) => verbOf(label) === null)
        .map(({ label }) => `${resource}: ${label}`);
    });
    expect(bare).toEqual([]);
  });

  it('title no record by the code of a choice', () => {
    const isCode = (entity: string, path: string): boolean => {
      const field = entities.find(({ name }) => name === entity)?.fields[path];
      return field?.kind === 'scalar' && (field.choices ?? []).some(({ value, label }) => value !== label);
    };
    const titled = resources.filter(({ entity, recordRepresentation = [] }) =>
      recordRepresentation.some((path) => isCode(entity, path)),
    );
    expect(titled.map(({ name }) => name)).toEqual([]);
  });

  it('name contests and divisions without who organizes them, whatever goes by their name', () => {
    const named = resources.filter(
      ({ entity, recordRepresentation = [] }) =>
        /^(contest|division)$/.test(entity) ||
        recordRepresentation.some((path) => /^(contest|division)\./.test(path)),
    );
    expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['contests', 'divisions']));
    expect(named.filter(({ toLabel }) => toLabel !== withoutOrganizer)).toEqual([]);
  });
});
