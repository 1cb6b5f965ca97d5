import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { TEXT_FILES } from './textFiles.ts';

/**
 * Compiler errors of files of a project, and of what imports one of them: what is further away is not looked at.
 * Each is `src/a.ts: message`.
 */
export const typeErrors = (root: string, files: readonly string[]): readonly string[] => {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), (file) =>
    readFileSync(file, 'utf8'),
  ) as {
    readonly config: { readonly include: readonly string[] };
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const changed = new Set(files.map((file) => resolve(root, file)));
  const seen = fileNames.filter(
    (file) => changed.has(file) || importsOf(file).some((path) => changed.has(path)),
  );
  const roots = [...seen, ...BESIDE.map((file) => resolve(root, file))];
  const program = ts.createProgram(roots, {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  return seen.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${relative(root, file)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
};

/** What no file imports that relies on it: the keys of texts, and what the tests expect of elements. */
const BESIDE = [...TEXT_FILES, 'tests/support/setup.ts'];

/** Imports name their file with its ending here, so nothing is to be resolved. */
const importsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => resolve(dirname(file), name));
