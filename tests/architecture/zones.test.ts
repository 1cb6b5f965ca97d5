import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Read from the machine's own zone, which is not that of the federation. */
const OWN_ZONE =
  /^(?:get|set)(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)$|^to(?:LocaleDate|LocaleTime|Date|Time)String$/;
/** Options by which a number is written, and not a moment. */
const OF_NUMBERS = /^(?:(?:min|max)imum\w+Digits|useGrouping|currency|notation|style)$/;
/** The one use of date-fns: MUI's pickers, with dates that count in UTC. */
const PICKERS = 'src/fields/moment/MomentPicker.tsx';

const optionsOf = (node: ts.CallExpression | ts.NewExpression): readonly string[] =>
  (node.arguments ?? []).flatMap((argument) =>
    ts.isObjectLiteralExpression(argument)
      ? argument.properties.map((property) => property.name?.getText() ?? '')
      : [],
  );

/** Why a place writes or reads a moment in the zone of the machine; null where it does not. */
const zoneComplaint = (node: ts.Node): string | null => {
  if (ts.isImportDeclaration(node))
    return /^'(?:date-fns|@date-fns)/.test(node.moduleSpecifier.getText()) ? 'date-fns' : null;
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return null;
  if (!ts.isPropertyAccessExpression(node.expression)) return null;
  const name = node.expression.name.text;
  const options = optionsOf(node);
  if (OWN_ZONE.test(name)) return options.includes('timeZone') ? null : name;
  if (name === 'DateTimeFormat') return options.includes('timeZone') ? null : name;
  if (name === 'toLocaleString')
    return options.some((option) => option === 'timeZone' || OF_NUMBERS.test(option)) ? null : name;
  return null;
};

const complaintsOf = (path: string, text: string): string[] => {
  const complaints: string[] = [];
  const visit = (node: ts.Node): void => {
    const complaint = zoneComplaint(node);
    if (complaint !== null) complaints.push(`${path}: ${complaint}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return complaints;
};

describe('the zone of clocks and days', () => {
  it.each([
    ["new Intl.DateTimeFormat('fr', { hour: '2-digit' })", 'DateTimeFormat'],
    ["Intl.DateTimeFormat('fr')", 'DateTimeFormat'],
    ['date.toLocaleString()', 'toLocaleString'],
    ["date.toLocaleTimeString('fr', { hour: '2-digit' })", 'toLocaleTimeString'],
    ['new Date().getFullYear()', 'getFullYear'],
    ["import { format } from 'date-fns'", 'date-fns'],
  ])('is missed in %s', (text, complaint) => {
    expect(complaintsOf('a.ts', text)).toEqual([`a.ts: ${complaint}`]);
  });

  it.each([
    "new Intl.DateTimeFormat('fr', { timeZone: ZONE })",
    "amount.toLocaleString('fr', { maximumFractionDigits: 2 })",
    'date.getUTCDay()',
  ])('is not found in %s', (text) => {
    expect(complaintsOf('a.ts', text)).toEqual([]);
  });

  it('is named wherever the application writes one, for a reader abroad has another', () => {
    const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `src/${path}`);
    expect(paths.length).toBeGreaterThan(500);
    const complaints = paths
      .filter((path) => path !== PICKERS)
      .flatMap((path) => complaintsOf(path, readFileSync(join(root, path), 'utf8')));
    expect(complaints).toEqual([]);
  });
});
