/** One file of a field as a body names it: one that is there already, or a new one. */
export type FileDraft = KeptFile | NewFile;

export interface KeptFile {
  readonly id: number;
}

export interface NewFile {
  readonly originalFilename: string;
  /** Detected from its bytes. */
  readonly mimeType: string;
  readonly content: Uint8Array;
  readonly name: string | null;
  readonly description: string | null;
  readonly public: boolean;
}
