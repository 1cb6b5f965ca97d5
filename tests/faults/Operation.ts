import type { APIRequestContext, Page } from '@playwright/test';
import type { Matches } from './Fault.ts';
import type { Proxy } from './openProxy.ts';

/** One page of one browser before the application, and the server behind it called directly. */
export interface Bench {
  readonly page: Page;
  readonly proxy: Proxy;
  readonly request: APIRequestContext;
  /** Whether the application runs and may go on to the next record; it is loaded anew otherwise. */
  readonly isLoaded: boolean;
}

/** A record with something typed into its form. */
export interface Work {
  /** Address of the record's form. */
  readonly path: string;
  /** `/api/people/34` */
  readonly iri: string;
  /** What the input holds before. */
  readonly found: string;
  readonly typed: string;
  /** Whether a file was chosen too, which no draft can keep. */
  readonly hasFile: boolean;
  /** Types it, and chooses the file. */
  readonly type: (page: Page) => Promise<void>;
  readonly chooseFile: (page: Page) => Promise<void>;
  /** What the input holds; null where there is none. */
  readonly shown: (page: Page) => Promise<string | null>;
  /** What the server has: the typed text, and the names of its files. */
  readonly stored: () => Promise<{ readonly text: string | null; readonly files: readonly string[] }>;
}

export interface Operation {
  readonly name: 'open' | 'save' | 'upload' | 'refresh';
  /** The call that it is about. */
  readonly target: Matches;
  /** Whether it ends with a write. */
  readonly writes: boolean;
  readonly prepare: (bench: Bench) => Promise<Work>;
  readonly act: (bench: Bench, work: Work) => Promise<void>;
}
