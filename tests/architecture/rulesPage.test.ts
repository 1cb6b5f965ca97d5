import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { toRulesPage } from '../asvs/toRulesPage.ts';

const FOLDER = 'sandbox/rules';

it('every rule over several values is in docs/rules.md with what it says', async () => {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')]));
  await expect(toRulesPage(files)).toMatchFileSnapshot('../../docs/rules.md');
});
