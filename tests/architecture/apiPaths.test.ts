import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Strings, parts of templates and patterns that spell the prefix of the API: `line: text`. */
const spelled = (path: string, text: string): readonly string[] => {
  const found: string[] = [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const isText = ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if ((isText || ts.isTemplateHead(node)) && /(?:^|[^\w/.])\\?\/api(?!\w)/.test(node.getText()))
      found.push(
        `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

describe('the prefix of the API', () => {
  it('is spelled in src/lib/iri.ts alone', () => {
    const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && path !== 'lib/iri.ts')
      .map((path) => `src/${path}`);
    expect(files.length).toBeGreaterThan(500);
    expect(files.flatMap((path) => spelled(path, readFileSync(root + path, 'utf8')))).toEqual([]);
  });

  it.each([
    "'/api/people/34'",
    '`/api/people/${id}`',
    '`${host}/api/people`',
    '`/api${path}`',
    "'/api'",
    '/^\\/api(\\/\\w+)$/',
  ])('is seen in %s', (text) => {
    expect(spelled('src/a.ts', `export const a = ${text};`)).toHaveLength(1);
  });

  it.each([
    '/** `/api/people/34` */ export const a = 1;',
    "import b from '../api/b.ts';",
    "const c = '/apis';",
  ])('is not seen in %s', (text) => {
    expect(spelled('src/a.ts', text)).toEqual([]);
  });
});
