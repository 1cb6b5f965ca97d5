import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** Every role that a text names in full. */
const rolesIn = (text: string): readonly string[] => text.match(/\bROLE_\w+/g) ?? [];

describe('the source of the application', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    ['.ts', '.tsx'].includes(extname(path)),
  );

  it('names no role but that of whoever is logged in: the others belong to the server (R9.45)', () => {
    const named = files.flatMap((path) => rolesIn(readFileSync(join(SOURCE, path), 'utf8')));
    expect(new Set(named)).toEqual(new Set(['ROLE_USER']));
  });
});
