import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import frenchMessages from 'ra-language-french';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { frameTexts } from '../../src/i18n/frameTexts.ts';
import { resourceTexts } from '../../src/resources/index.ts';
import { catalogue } from '../support/catalogue.ts';
import { TEXT_FILES } from '../support/textFiles.ts';

/** Keys put together out of more than one template, or used by react-admin. */
const COMPOSED: readonly (readonly [key: RegExp, where: string])[] = [
  [/^resources\.[\w-]+\.name$/, 'react-admin: the name of a resource'],
  [/^validation\.(length|count|wanted|phone)\.\w+$/, '`say` of the checks'],
  [/^rights\.actions\.\w+\.\w+$/, 'the matrix of rights: actions have dotted names'],
  [/^process\.steps\.[\w-]+\.\w+\.(?:from\.\w+\.)?(action|consequence)$/, 'the words of a step'],
  [/^clubChanges\.verdicts\.\w+\.(title|text)$/, 'the verdict on a club change'],
];

/** Parts of keys that no word of the sources spells. */
const PARTS: readonly (readonly [key: RegExp, where: string])[] = [
  [/^pass\.(present|used|spent)Text$/, 'the result of a pass: `${result}Text`'],
  [/^clubChanges\.periods\.(ordinary|exceptional)Pro$/, 'the period of a club change: `${type}Pro`'],
  [/^clubChanges\.proofs\.[A-Z]+$/, 'codes of a referential: reasons of a club change'],
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`);

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    isTexts(value) ? keysOf(value).map((inner) => `${key}.${inner}`) : [key],
  );

const visit = (node: ts.Node, see: (node: ts.Node) => void): void => {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
};

const sources = filesIn('src').map((path) =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true),
);
/** Where French texts are: in the shared catalogue, or beside what they belong to. */
const isOfTexts = (path: string): boolean => /^src\/i18n\/\w+\.ts$|[./]texts\.ts$/.test(path);
const callers = sources.filter(
  ({ fileName }) => !isOfTexts(fileName) && !fileName.startsWith('src/generated/'),
);

/** Text in the sources: whole strings, templates as patterns, and words, with the codes of the server's entities. */
const readSpelled = () => {
  const strings = new Set<string>();
  const templates = new Set<string>();
  const words = new Set(filesIn('sandbox/entities').flatMap((path) => read(path).split(/[^\w-]+/)));
  for (const source of callers)
    visit(source, (node) => {
      if (ts.isIdentifier(node)) words.add(node.text);
      if (ts.isStringLiteralLike(node)) strings.add(node.text);
      if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isTemplateSpan(node))
        for (const word of ('literal' in node ? node.literal : node).text.split(/[^\w-]+/)) words.add(word);
      if (ts.isTemplateExpression(node))
        templates.add(
          [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('\0'),
        );
    });
  // A template without a beginning would match any key.
  const patterns = [...templates]
    .filter((template) => /^\w+\./.test(template))
    .map((template) => new RegExp(`^${template.split('\0').map(escape).join('([^.]*)')}$`));
  const isSpelled = (part: string): boolean => part.split(/[/:]/).every((word) => words.has(word));
  return { strings, patterns, isSpelled };
};

const escape = (text: string): string => text.replaceAll(/[^\w\s]/g, '\\$&');

describe('the texts of the catalogue', () => {
  it('are all used', () => {
    const { strings, patterns, isSpelled } = readSpelled();
    const isListed = (key: string) => [...COMPOSED, ...PARTS].some(([pattern]) => pattern.test(key));
    const isUsed = (key: string) =>
      strings.has(key) ||
      isListed(key) ||
      patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isSpelled) ?? false);
    const stock = new Set(keysOf(frenchMessages));
    expect(keysOf(catalogue).filter((key) => !stock.has(key) && !isUsed(key))).toEqual([]);
  });

  it.each([...COMPOSED, ...PARTS])('has texts under %s (%s)', (pattern) => {
    expect(keysOf(catalogue).some((key) => pattern.test(key))).toBe(true);
  });
});

describe('the texts of a feature', () => {
  it.each(TEXT_FILES)('are spelled beside it alone, and go with its folder: %s', async (file) => {
    const { texts } = (await import(pathToFileURL(join(root, file)).href)) as { readonly texts: Texts };
    const keys = new Set(keysOf(texts));
    const strangers: string[] = [];
    for (const source of callers.filter(({ fileName }) => !fileName.startsWith(posix.dirname(file))))
      visit(source, (node) => {
        if (ts.isStringLiteralLike(node) && keys.has(node.text))
          strangers.push(`${source.fileName}: ${node.text}`);
      });
    expect(keys.size).toBeGreaterThan(0);
    expect(strangers).toEqual([]);
  });
});

/** Keys that a manifest hands to a page or a dialog, which come with their texts. */
const HANDED_TO_PAGES = [
  'registration.take',
  'pass.participants',
  'pass.open',
  'formAnswer.chooseFirst',
  'labelApplication.chooseFirst',
  'reading.noLicence',
];

/** The sources that are loaded before a list is shown: what others import at once, not what they import later. */
const readFrame = (): readonly ts.SourceFile[] => {
  const byPath = new Map(sources.map((source) => [source.fileName, source]));
  const configs = [...byPath.keys()].filter((path) => path.startsWith('src/resources/'));
  const found = new Map<string, ts.SourceFile>();
  const follow = (path: string): void => {
    const source = byPath.get(path);
    if (!source || found.has(path)) return;
    found.set(path, source);
    for (const statement of source.statements) {
      const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
      const isHandedOn = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
      const from = isImport || isHandedOn ? statement.moduleSpecifier : undefined;
      if (from && ts.isStringLiteral(from)) follow(posix.join(posix.dirname(path), from.text));
    }
  };
  for (const path of ['src/areas/club/ClubArea.tsx', 'src/views/SchemaList.tsx', ...configs]) follow(path);
  return [...found.values()].filter((source) => callers.includes(source));
};

describe('the texts of the frame and of lists', () => {
  it('are there before those of the pages: no source that is loaded with them spells another key', () => {
    const own = new Set(keysOf({ ...frameTexts, ...resourceTexts }));
    const later = keysOf(catalogue).filter((key) => !own.has(key) && !HANDED_TO_PAGES.includes(key));
    expect(later.length).toBeGreaterThan(500);
    const spelled: string[] = [];
    const frame = readFrame();
    expect(frame.length).toBeGreaterThan(200);
    for (const source of frame)
      visit(source, (node) => {
        const isComposed = ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text);
        const parts = isComposed
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
          : ts.isStringLiteralLike(node) && [node.text];
        if (!parts) return;
        const pattern = new RegExp(`^${parts.map(escape).join('[^.]*')}$`);
        // Of the keys that match a template, one of several may be the frame's.
        const keys = later.filter((key) => pattern.test(key));
        const isOwn = isComposed && [...own].some((key) => pattern.test(key));
        if (keys.length > 0 && !isOwn) spelled.push(`${source.fileName}: ${keys[0]}`);
      });
    expect(spelled).toEqual([]);
  });
});

/** Where a text is read: `src/areas/public/team/texts#publicTeamTexts.columns.team`. */
const readPaths = (): string[] =>
  sources.flatMap((source) => {
    const names = new Map(source.statements.flatMap((statement) => importedTexts(source, statement)));
    const seen: string[] = [];
    const see = (node: ts.Node): void => {
      if (!ts.isIdentifier(node) || isName(node)) return;
      const start = names.get(node.text);
      if (start === undefined) return;
      const { path, end } = follow(start, node);
      const bound = ts.isVariableDeclaration(end.parent) && end.parent.initializer === end && end.parent.name;
      if (!bound) seen.push(isChosen(end) ? `${path}.*` : path);
      else if (ts.isObjectBindingPattern(bound))
        for (const { name, propertyName } of bound.elements)
          names.set(name.getText(), `${path}.${(propertyName ?? name).getText()}`);
      else names.set(bound.getText(), path);
    };
    // Names given at the end of a file may be used above: the second time all are known.
    visit(source, see);
    seen.length = 0;
    visit(source, see);
    return seen;
  });

const importedTexts = (source: ts.SourceFile, statement: ts.Statement): [string, string][] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const imported = posix.join(posix.dirname(source.fileName), statement.moduleSpecifier.text);
  const bindings = statement.importClause?.namedBindings;
  if (!isOfTexts(imported) || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    `${imported.replace(/\.ts$/, '')}#${(propertyName ?? name).text}`,
  ]);
};

/** The name in an import, a property or a binding: no use of what it names. */
const isName = (node: ts.Identifier): boolean =>
  ts.isImportSpecifier(node.parent) ||
  ts.isBindingElement(node.parent) ||
  ((ts.isPropertyAccessExpression(node.parent) || ts.isVariableDeclaration(node.parent)) &&
    node.parent.name === node);

/** `texts[name]`: one of the texts, by a name that the sources spell. */
const isChosen = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node.parent) && node.parent.expression === node;

const follow = (start: string, node: ts.Node): { path: string; end: ts.Node } =>
  ts.isPropertyAccessExpression(node.parent)
    ? follow(`${start}.${node.parent.name.text}`, node.parent)
    : { path: start, end: node };

describe('the texts that pages import', () => {
  it('are all read', async () => {
    const paths = readPaths();
    const { isSpelled } = readSpelled();
    const objects = new Set(paths.map((path) => /^[^#]*#\w+/.exec(path)?.[0] ?? ''));
    const unread: string[] = [];
    for (const object of objects) {
      const [file = '', name = ''] = object.split('#');
      const module = (await import(pathToFileURL(join(root, `${file}.ts`)).href)) as Texts;
      const texts = module[name];
      if (!isTexts(texts)) continue;
      const within = (key: string, path: string): boolean =>
        path.endsWith('.*')
          ? key.startsWith(path.slice(0, -1)) && isSpelled(key.slice(path.length - 1).split('.')[0] ?? '')
          : key === path || key.startsWith(`${path}.`);
      const keys = keysOf(texts).map((key) => `${object}.${key}`);
      unread.push(...keys.filter((key) => !paths.some((path) => within(key, path) || within(path, key))));
    }
    expect(unread).toEqual([]);
  });
});

it('no date or time is typed into an input of the browser, which shows it in the language of the browser', () => {
  const native = /\btype(?:=|: )["'](?:date|time|datetime-local|month|week)["']/;
  const views = filesIn('src').filter((path) => path.endsWith('.tsx'));
  expect(views.filter((path) => native.test(read(path)))).toEqual([]);
});

it('numbers are written by the one piece that gives them a minus and no hyphen', () => {
  const written = filesIn('src').filter((path) => /Intl\.NumberFormat\(/.test(read(path)));
  // `lib` is below the texts.
  expect(written.toSorted()).toEqual(['src/i18n/toFigure.ts', 'src/lib/money.ts']);
});
