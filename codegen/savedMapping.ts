import { readFile, writeFile } from 'node:fs/promises';
import { isObject, toText } from '../src/schema/read.ts';
import { CodegenError } from './CodegenError.ts';
import type { MappingAnswer } from './readServer.ts';

/** Keeps what a server answered, to be compared with another day or another server. */
export const saveMapping = async (file: string, answers: readonly MappingAnswer[]): Promise<void> =>
  writeFile(file, `${JSON.stringify(answers, null, 1)}\n`);

/** Reads what `saveMapping` wrote. Throws a `CodegenError` for a file that holds anything else. */
export const readSavedMapping = async (file: string): Promise<readonly MappingAnswer[]> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CodegenError(`'${file}' is neither the address of a server nor a file`);
  });
  const answers = parse(text);
  if (answers === null)
    throw new CodegenError(`${file} holds no saved mapping; write one with: save ${file}`);
  return answers;
};

const parse = (text: string): readonly MappingAnswer[] | null => {
  try {
    const saved: unknown = JSON.parse(text);
    if (!Array.isArray(saved) || saved.length === 0) return null;
    const answers = saved.flatMap((entry: unknown): MappingAnswer[] => {
      if (!isObject(entry) || !isObject(entry.mapping)) return [];
      const entity = toText(entry.entity);
      const path = toText(entry.path);
      const label = toText(entry.label);
      if (entity === null || path === null) return [];
      return [{ entity, path, mapping: entry.mapping, ...(label === null ? {} : { label }) }];
    });
    return answers.length === saved.length ? answers : null;
  } catch {
    return null;
  }
};
