/** A requirement of ASVS 5.0, and how it is met. */
export type Row = {
  /** `6.2.1` */
  readonly id: string;
  readonly level: 1 | 2;
  readonly text: string;
} & (
  | {
      /**
       * What would go red, or be gone, if it were not so: `file › part of a test's title`, `page › its words`. A source may be
       * beside it, to be read.
       */
      readonly shown: readonly string[];
    }
  | {
      /** What is missing: the answer is no. */
      readonly missing: string;
    }
  | {
      /** Why it does not apply. */
      readonly reason: string;
    }
);
