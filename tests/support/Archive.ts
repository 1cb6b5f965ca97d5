/** A file that was read whole: out of a Blob each database that is opened with it would read it anew, in small pieces. */
export class Archive extends Blob {
  private readonly bytes: ArrayBuffer;

  constructor(file: Buffer) {
    super();
    this.bytes = new Uint8Array(file).buffer;
  }

  /** The same for all, who only read it. */
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.bytes);
  }
}
