import { format, resolveConfig } from 'prettier';

/** A TypeScript text as the project formats the file it is meant for. */
export const prettify = async (file: string, source: string): Promise<string> =>
  format(source, { ...(await resolveConfig(file)), parser: 'typescript' });
