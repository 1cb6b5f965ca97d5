// The library's public entries inflate in workers made of blobs, which our policy forbids, and take an error in a cell
// for an empty one; the steps behind the inflating are exported by these two modules only.
declare module '*/read-excel-file/modules/xlsx/parseSpreadsheetContents.js' {
  type SheetValue = string | number | boolean | Date | null;
  const parseSpreadsheetContents: <T>(
    createWorker: undefined,
    parseXml: unknown,
    contents: Readonly<Record<string, Uint8Array>>,
    options: {
      /** Their positions in the workbook, from 1. */
      readonly sheets: readonly number[];
      readonly parseNumber: (figures: string) => T;
    },
  ) => Promise<
    readonly { readonly sheet: string; readonly data: readonly (readonly (SheetValue | T)[])[] }[]
  >;
  export default parseSpreadsheetContents;
}

declare module '*/read-excel-file/modules/xml/parseXml.js' {
  const parseXml: unknown;
  export default parseXml;
}
