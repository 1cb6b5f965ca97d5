import { strToU8, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Workbook {
  /** For each sheet its name and its content: rows, and behind them what else. */
  readonly sheets: Readonly<Record<string, string>>;
  /** Names of sheets that their writer has hidden. */
  readonly hidden?: readonly string[];
  /** Counts days from 1904 on, as old machines did. */
  readonly date1904?: boolean;
}

/** Rows of a sheet out of its cells; style 1 is a day, style 2 a time. */
export const sheetRows = (...rows: readonly (readonly string[])[]): string =>
  `<sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => place(cell, row, column)).join('')}</row>`,
    )
    .join('')}</sheetData>`;

/** `<c …>` without an address, which it gets here; anything else is a text. */
const place = (cell: string, row: number, column: number): string => {
  const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
  if (cell === '') return '';
  return cell.startsWith('<c')
    ? cell.replace('<c', `<c ${at}`)
    : `<c ${at} t="inlineStr"><is><t>${cell}</t></is></c>`;
};

/** An XLSX file as programs write it. */
export const buildXlsx = ({ sheets, hidden = [], date1904 = false }: Workbook): Uint8Array<ArrayBuffer> => {
  const names = Object.keys(sheets);
  const list = names
    .map(
      (name, index) =>
        `<sheet name="${name}" sheetId="${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
    )
    .join('');
  const relations = names
    .map(
      (_, index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
    )
    .join('');
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}<Relationship Id="rId99" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((content, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${MAIN}">${content}</worksheet>`,
      ]),
    ),
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(bytes)));
};
