/** Something the developer can mend; its message is the one sentence that is printed. */
export class CodegenError extends Error {
  override name = 'CodegenError';
  /** HTTP status of the answer that it is about; null where it is about none. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}
