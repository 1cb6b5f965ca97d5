// The library's public entry compresses in workers made of blobs, which our policy forbids; the same code without
// them is exported by these two modules only.
declare module '*/write-excel-file/modules/export/writeXlsxFileUniversal.js' {
  export const generateXlsxFileSync: (
    rows: readonly (readonly (string | number | null)[])[],
    options: { readonly stickyRowsCount?: number } | undefined,
    fileOptions: undefined,
    convert: unknown,
  ) => Promise<Blob>;
}

declare module '*/write-excel-file/modules/export/convertFileContentToUint8ArrayUniversal.js' {
  const convert: unknown;
  export default convert;
}
