import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** A row of the requirements, in a few words of our own. */
export interface Row {
  readonly text: string;
  /** Why no test of the running application shows it; only where none does. */
  readonly reason?: string;
  /** Deliberate difference, with the file of the decision. */
  readonly differs?: string;
  /** Missing part, tests or not; whoever adds it removes this. */
  readonly open?: string;
}

/** The rows of all chapters by id, in their order. */
export const readRows = (folder: string): ReadonlyMap<string, Row> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Row>),
      ),
  );
