import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';

/** A requirement named in the title of a test. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  /** The titles of its groups and its own, without the ids at their ends. */
  readonly title: string;
  readonly kind: Kind;
}

/**
 * Tested by the test: the running application, the calls at the wire, a piece of the source, or the reference API, which says
 * nothing of the application.
 */
export type Kind = 'application' | 'wire' | 'unit' | 'stand-in';

/** Every citation in the titles of the tests below a folder. */
export const readCitations = (folder: string): readonly Citation[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => citationsIn(file, readFileSync(file, 'utf8')));

/** The citations in the text of one file. */
export const citationsIn = (file: string, text: string): readonly Citation[] => {
  if (!ID.test(text)) return [];
  const kind = kindOf(file, text);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Citation[] = [];
  const visit = (node: ts.Node, group: readonly string[]): void => {
    const names = namesOf(node);
    for (const name of names)
      for (const id of idsIn(name))
        found.push({ id, file, title: [...group, withoutIds(name)].join(' › '), kind });
    const [own] = names;
    const inner = own !== undefined && isGroup(node) ? [...group, withoutIds(own)] : group;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
};

/** The ids that a title names in brackets; a range means all between its ends. */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(BRACKETS)]
    .flatMap(([group]) => [...group.matchAll(CITED)])
    .flatMap(([, chapter, first, , last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `R${chapter}.${Number(first) + index}`,
      ),
    );

/** `(R1.14)`, or a group that begins otherwise */
const BRACKETS = /\([^()]*\bR\d\.\d[^()]*\)/g;
const ID = /\bR\d\.\d/;
/** `R2.135`, `R2.31-R2.94`, `R3.68 to R3.134` */
const CITED = /\bR(\d)\.(\d+)(?:(-| to )R\1\.(\d+))?/g;

const withoutIds = (title: string): string => title.replaceAll(BRACKETS, '').trim();

/** Functions that register tests, or a group of them. */
const REGISTERS = new Set(['describe', 'it', 'test', 'journey']);

/** `it` of `it`, `it.each` and `it.each(table)`. */
const rootOf = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : '';
};

const isGroup = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(test\.)?describe\b/.test(node.expression.getText());

/** The title of a test or group, then those of the cases in the table before it; none for all other nodes. */
const namesOf = (node: ts.Node): readonly string[] => {
  if (!ts.isCallExpression(node) || !REGISTERS.has(rootOf(node.expression))) return [];
  const { expression, arguments: given } = node;
  const table = ts.isCallExpression(expression) ? expression.arguments.flatMap(stringsIn) : [];
  return [...(given[0] ? textOf(given[0]) : []), ...table];
};

const stringsIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [...textOf(node)];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
};

const textOf = (node: ts.Node): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.getText().slice(1, -1)] : [];
};

/** What a unit sends is seen at the wire where it has `createFakeServer`. */
const kindOf = (file: string, text: string): Kind => {
  if (file.includes('/integration/sandbox/')) return 'stand-in';
  if (/\/(?:unit|architecture)\//.test(file)) return text.includes('/createFakeServer.ts') ? 'wire' : 'unit';
  return /\/(?:contract|server)\//.test(file) ? 'wire' : 'application';
};
