import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { TEXT_FILES } from './textFiles.ts';

/**
 * Compiler errors of sources that are in memory only, beside the files of the project: path in the project
 * -> text. Empty when all is well.
 */
export const compile = (sources: Readonly<Record<string, string>>): readonly string[] => {
  const files = new Map(Object.entries(sources).map(([file, text]) => [resolve(file), text]));
  const { compilerOptions } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8'))
    .config as { compilerOptions: object };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined },
    '.',
  );
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  host.readFile = (file) => files.get(resolve(file)) ?? read(file);
  const exists = host.fileExists.bind(host);
  host.fileExists = (file) => files.has(resolve(file)) || exists(file);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(resolve(file));
    return text === undefined ? parse(file, version, ...rest) : ts.createSourceFile(file, text, version);
  };
  // The keys of texts are known where the files that hold them are read.
  const program = ts.createProgram([...files.keys(), ...TEXT_FILES, 'src/resources/index.ts'], options, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  });
};
