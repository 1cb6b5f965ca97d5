/** One file of a field as a body asks for it: one that is there already, or a new one. */
export type FileDraft = KeptFile | NewFile;

export interface KeptFile {
  readonly id: number;
}

export interface NewFile {
  readonly originalFilename: string;
  /** As its bytes tell it. */
  readonly mimeType: string;
  readonly content: Uint8Array;
  readonly name: string | null;
  readonly description: string | null;
  readonly public: boolean;
}
