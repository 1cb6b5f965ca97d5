/** Something the developer can mend; its message is the one sentence that is printed. */
export class CodegenError extends Error {
  override name = 'CodegenError';
}
