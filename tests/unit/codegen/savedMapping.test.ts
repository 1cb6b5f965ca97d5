import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CodegenError } from '../../../codegen/CodegenError.ts';
import { readSavedMapping, saveMapping } from '../../../codegen/savedMapping.ts';

const answers = [{ entity: 'club', path: '/clubs', mapping: { fields: { name: { label: 'Nom' } } } }];

describe('a saved mapping', () => {
  let folder = '';
  const file = (): string => join(folder, 'server.json');
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saved-mapping-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read as it was written', async () => {
    await saveMapping(file(), answers);
    expect(await readSavedMapping(file())).toEqual(answers);
  });

  it.each(['', '{}', '[]', '[{"entity":"club"}]', '<html>', JSON.stringify(answers).slice(0, -9)])(
    'is refused when the file holds %j',
    async (text) => {
      await writeFile(file(), text);
      const refused = readSavedMapping(file());
      await expect(refused).rejects.toThrow(CodegenError);
      await expect(refused).rejects.toThrow('holds no saved mapping');
    },
  );

  it('says that there is no such file', async () => {
    await expect(readSavedMapping(file())).rejects.toThrow('neither the address of a server nor a file');
  });
});
