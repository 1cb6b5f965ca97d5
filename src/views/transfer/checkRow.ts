import { set } from 'react-hook-form';
import { defaultsOf } from '../../schema/formValues.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Message } from '../../schema/message.ts';
import { validate } from '../../schema/validate.ts';
import { fromCell, type Resolved } from './fromCell.ts';
import type { ImportTarget } from './importTargets.ts';

/** Texts of a row by the path of the field they fill. */
export type RowCells = Readonly<Record<string, string>>;

export interface CheckedRow {
  readonly values: Readonly<Record<string, unknown>>;
  /** What is wrong, by form path; of a path without column it concerns the row. */
  readonly errors: ReadonlyMap<string, Message>;
}

interface CheckParts {
  readonly fields: readonly FieldDescription[];
  readonly targets: readonly ImportTarget[];
  /** Values that the place implies. */
  readonly scope: Readonly<Record<string, unknown>>;
  readonly resolve: (field: FieldDescription, text: string) => Resolved;
}

/** The record that a row stands for, and what the validation of forms says of it. Nothing is sent. */
export const checkRow = (cells: RowCells, { fields, targets, scope, resolve }: CheckParts): CheckedRow => {
  const values: Record<string, unknown> = { ...defaultsOf(fields), ...scope };
  const refused = new Map<string, Message>();
  for (const target of targets) {
    const text = cells[target.path];
    if (text === undefined) continue;
    const read = fromCell(target, text, resolve);
    if ('value' in read) set(values, target.path, read.value);
    else refused.set(target.path, { key: `import.cells.${read.refusal}` });
  }
  return { values, errors: new Map([...validate(fields, values), ...refused]) };
};
