/** A requirement of ASVS 5.0, and how it is met. */
export type Row = {
  /** `6.2.1` */
  readonly id: string;
  readonly level: 1 | 2;
  readonly text: string;
} & (
  | {
      /** Files that show it, `file › part of a test's title` where a test does. */
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
