import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import type { Translate } from '../../i18n/MessageKey.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDirectory } from '../../fields/DirectoryContext.tsx';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { dayOf } from '../../lib/dates.ts';
import { ASSUMPTIONS, orderOf, type Assumption, type DayOrder } from '../../lib/foreignDays.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { Message } from '../../schema/message.ts';
import { toPayload } from '../../schema/payload.ts';
import { useBatch } from '../bulk/useBatch.ts';
import { ignoredFields } from '../save/ignoredFields.ts';
import { placeErrors } from '../save/placeErrors.ts';
import { createRelationLookup } from './createRelationLookup.ts';
import { checkRow, type CheckedRow, type CheckParts, type RowCells } from './fromCell.ts';
import type { TableFile } from './readTable.ts';

/** A row of the file: its texts, the record they give and what is wrong with them. */
export interface ImportRow extends CheckedRow {
  readonly key: string;
  readonly cells: RowCells;
  /** Texts beyond the last heading: they have no place, and the row waits until somebody has seen them. */
  readonly beyond: readonly string[];
}

type UncheckedRow = Pick<ImportRow, 'key' | 'cells' | 'beyond'>;

/**
 * The rows, the columns they were read from, and how the days of a column are written by form path where the day does not
 * come first.
 */
interface Checked extends Pick<RowsParts, 'matched'> {
  readonly rows: readonly ImportRow[];
  readonly orders: ReadonlyMap<string, DayOrder>;
}

/** Something that days of a column were read with and that somebody has to agree to. */
interface DayPrompt {
  readonly path: string;
  readonly assumption: Assumption;
  readonly count: number;
  /** One of the cells, and the day in French that it would be. */
  readonly text: string;
  readonly day: string;
}

interface RowsParts extends Pick<CheckParts, 'fields' | 'targets' | 'starts'>, Pick<TableFile, 'rows'> {
  /** For each column of the file the path of the field it fills, or null. */
  readonly matched: readonly (string | null)[];
}

const UNCHECKED: Checked = { rows: [], orders: new Map(), matched: [] };

/** The rows of an import, checked without sending them, corrected in place, then created one by one. */
export const useImportRows = ({ fields, targets, starts, matched, rows: texts }: RowsParts) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const directory = useDirectory();
  const translate = useTranslate();
  const [lookup] = useState(() => createRelationLookup(dataProvider, directory));
  const [{ rows, orders, matched: before }, setChecked] = useState<Checked>(UNCHECKED);
  const [checking, setChecking] = useState(false);
  const { batch, ignored } = useImportBatch(fields, targets);

  const toRow = (row: UncheckedRow, written: Checked['orders']): ImportRow => {
    const until = Number(dayOf(new Date()).slice(0, 4));
    return toImportRow(row, { fields, targets, starts, orders: written, resolve: lookup.resolve, until });
  };
  const check = async (): Promise<void> => {
    const all = texts.map((row, at) => {
      // A cell that was corrected stays so, whichever field its column fills now.
      const textOf = (column: number): string => rows[at]?.cells[before[column] ?? ''] ?? row[column] ?? '';
      return Object.fromEntries(
        matched.flatMap((path, column) => (path === null ? [] : [[path, textOf(column)]])),
      );
    });
    setChecking(true);
    await lookup.findAll(all, targets);
    const beyond = texts.map(
      (row, at) => rows[at]?.beyond ?? row.slice(matched.length).filter((text) => text !== ''),
    );
    const written = new Map(
      targets.flatMap(({ path, kind, field }) =>
        kind === 'date' || field.isDayOrMoment
          ? [[path, orderOf(all.map((cells) => cells[path] ?? ''))] as const]
          : [],
      ),
    );
    setChecked({
      matched,
      orders: written,
      rows: all.map((cells, index) =>
        toRow({ key: String(index + 1), cells, beyond: beyond[index] ?? [] }, written),
      ),
    });
    setChecking(false);
  };
  const change = (key: string, toChanged: (row: UncheckedRow) => UncheckedRow): void =>
    setChecked((current) => ({
      ...current,
      rows: current.rows.map((row) => (row.key === key ? toRow(toChanged(row), current.orders) : row)),
    }));
  /** The row has its new text at once, so that the old one is never sent; a name holds it back until it is looked up. */
  const correct = async (key: string, path: string, text: string): Promise<void> => {
    if (rows.find((row) => row.key === key)?.cells[path] === text) return;
    batch.forget(key);
    change(key, (row) => ({ ...row, cells: { ...row.cells, [path]: text } }));
    await lookup.findAll([{ [path]: text }], targets);
    change(key, (row) => row);
  };
  /** Writes the days of a column out as they were read, once somebody has agreed. */
  const agree = ({ path, assumption }: DayPrompt): void => {
    const written = new Map(orders);
    if (assumption === 'monthFirst') written.delete(path);
    setChecked((current) => ({
      ...current,
      orders: written,
      rows: current.rows.map((row) => {
        const day = assumedDay(row, path, assumption);
        return day === null ? row : toRow({ ...row, cells: { ...row.cells, [path]: day } }, written);
      }),
    }));
  };
  return {
    rows,
    prompts: toPrompts(rows),
    agree,
    /** Rows that are not in the list yet. */
    left: rows.filter(({ key }) => batch.outcomes.get(key)?.status !== 'done'),
    /** True while names of records are looked up. */
    checking,
    check,
    correct,
    /** Goes on without what a row has beyond the headings. */
    leaveOut: (key: string): void => change(key, (row) => ({ ...row, beyond: [] })),
    /** Messages of a row by form path: those of the dry run; the server's once it has refused the row, or left a cell out. */
    messagesOf: (row: ImportRow): ReadonlyMap<string, string> =>
      batch.outcomes.get(row.key)?.status === 'done'
        ? toNote(ignored.get(row.key) ?? [], translate)
        : toMessages(row, batch.outcomes.get(row.key), fields, translate),
    batch,
  };
};

/** The writing of rows, and which fields of a written one the server has not taken. */
const useImportBatch = (fields: RowsParts['fields'], targets: RowsParts['targets']) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const { resource } = useListContext();
  const [ignored, setIgnored] = useState<ReadonlyMap<string, readonly FieldDescription[]>>(new Map());
  const batch = useBatch<ImportRow>({
    keyOf: ({ key }) => key,
    // A record that may have been created must not be created again.
    repeatable: false,
    act: async ({ key, values }) => {
      const { data } = await dataProvider.create(resource, { data: toPayload(fields, values) });
      const filled = fields.filter(({ name }) => targets.some(({ path }) => path.split('.')[0] === name));
      setIgnored((known) => new Map(known).set(key, ignoredFields(filled, values, {}, data)));
    },
  });
  return { batch, ignored };
};

/** A checked row; texts beyond the headings are an error of the row as a whole. */
const toImportRow = ({ key, cells, beyond }: UncheckedRow, checks: CheckParts): ImportRow => {
  const { values, errors, found } = checkRow(cells, checks);
  const args = { cells: beyond.join(' | '), smart_count: beyond.length };
  const strange = beyond.length > 0 ? [['', { key: 'import.beyond', args }] as const] : [];
  return { key, cells, beyond, values, found, errors: new Map<string, Message>([...errors, ...strange]) };
};

const toNote = (ignored: readonly FieldDescription[], translate: Translate): ReadonlyMap<string, string> =>
  new Map(
    ignored.length > 0
      ? [['', translate('conflicts.ignored', { fields: ignored.map(fieldLabel).join(', ') })]]
      : [],
  );

const toMessages = (
  { errors, values }: ImportRow,
  outcome: ReturnType<ReturnType<typeof useBatch>['outcomes']['get']>,
  fields: RowsParts['fields'],
  translate: Translate,
): ReadonlyMap<string, string> => {
  const messages = new Map([...errors].map(([path, message]) => [path, say(message, translate)]));
  if (outcome === undefined || outcome.status === 'done') return messages;
  const { placed, elsewhere } = placeErrors(fields, outcome.errors, values);
  for (const [path, text] of Object.entries(placed)) messages.set(path, text);
  const others = messages.size > 0 ? elsewhere : [...elsewhere, outcome.message];
  if (others.length > 0) messages.set('', [...new Set(others)].join(' '));
  return messages;
};

/** The day in French that a cell would be under the assumption. */
const assumedDay = ({ errors }: ImportRow, path: string, assumption: Assumption): string | null => {
  const message = errors.get(path);
  if (!message || !('key' in message) || message.key !== `import.cells.${assumption}`) return null;
  return String(message.args?.day);
};

const toPrompts = (rows: readonly ImportRow[]): readonly DayPrompt[] => {
  const prompts = new Map<string, DayPrompt>();
  for (const row of rows)
    for (const path of row.errors.keys())
      for (const assumption of ASSUMPTIONS) {
        const day = assumedDay(row, path, assumption);
        const key = `${path} ${assumption}`;
        const { count = 0, ...known } = prompts.get(key) ?? {};
        if (day !== null)
          prompts.set(key, {
            path,
            assumption,
            text: row.cells[path] ?? '',
            day,
            ...known,
            count: count + 1,
          });
      }
  return [...prompts.values()];
};

const say = (message: Message, translate: Translate): string =>
  'text' in message ? message.text : translate(message.key, message.args);
