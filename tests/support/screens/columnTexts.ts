import { within } from '@testing-library/react';

/** Headings of a table, from the left. */
export const headingsOf = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

/** Texts of a column, found by its heading, from top to bottom; a cell below two headings is in both columns. */
export const columnTexts = (table: HTMLElement, heading: string): readonly string[] => {
  const place = headingsOf(table).indexOf(heading);
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) => {
    const cells = within(row)
      .getAllByRole<HTMLTableCellElement>('cell')
      .flatMap((cell) => Array.from({ length: cell.colSpan }, () => cell));
    return readOut(cells[place]);
  });
};

/** Without what is decoration: initials. */
const readOut = (cell: HTMLElement | undefined): string => {
  const copy = cell?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) hidden.remove();
  return copy?.textContent ?? '';
};

/** `LE ROUX` of `LE ROUX Jean-Marc`. */
export const familyNameOf = (name: string): string =>
  /^[\p{Lu}'’ -]+(?= \p{Lu}\p{Ll})/u.exec(name)?.[0] ?? name;
