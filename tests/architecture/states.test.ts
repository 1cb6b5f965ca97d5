import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const SCREENS = ['areas', 'resources', 'rules', 'views', 'fields'];

const isStateName = (name: string): boolean => /^(state|status|\w+State)$/.test(name);

/** How a read of the application itself ends: no state of a record. */
const OWN = 'failed';

/** Every choice that holds a state: its name and its values. */
const processes = entities
  .flatMap(({ fields }) => Object.entries(fields))
  .flatMap(([name, field]) =>
    isStateName(name) && field.kind === 'scalar' && field.choices
      ? [{ name, values: new Set(field.choices.map(({ value }) => String(value))) }]
      : [],
  );

const isStateOf = (name: string, value: string): boolean =>
  value !== OWN && processes.some((process) => process.name === name && process.values.has(value));

/** `state === 'validated'`, `record['status'] !== 5` */
const COMPARED = /\b(\w+)['\]]*\)? *[=!]== *'?(\w+)/g;
/** `.where('status', ['scheduled'` */
const QUERIED = /here\('(\w+)', \[?'?(\w+)/g;
/** `{ filter: { state: 'pending' } }` */
const FILTERED = /(\w+): \[?'(\w+)'[^}:]*\} *\}/g;
/** `CLOSED.includes(record.status)` */
const GROUPED = /\.(?:includes|has)\((?:\w+\??\.)*(?:state|status|\w+State)\)/g;
/** `['scheduled', 'postponed']` */
const LISTED = /\[((?:\s*'\w+',?){2,}\s*)\]/g;

/** The places of a text that know states of records by name. */
const statesIn = (text: string): readonly string[] => [
  ...[COMPARED, QUERIED, FILTERED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([, name = '', value = '']) => isStateOf(name, value))
    .map(([place]) => place),
  ...(text.match(GROUPED) ?? []),
  ...[...text.matchAll(LISTED)]
    .map(([, list = '']) => list.match(/\w+/g) ?? [])
    .filter((list) => processes.some(({ values }) => list.every((value) => values.has(value))))
    .map(String),
];

describe('the source of the screens', () => {
  const files = SCREENS.flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  ).filter((path) => ['.ts', '.tsx'].includes(extname(path)));

  it('knows no state of a record by name: what follows from one, the server says (R4.47)', () => {
    const known = files.flatMap((path) =>
      statesIn(readFileSync(join(SOURCE, path), 'utf8')).map((place) => `${path}: ${place}`),
    );
    expect(known).toEqual([]);
  });
});
