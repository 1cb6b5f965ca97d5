import type { BrowserContext, Page } from '@playwright/test';

/** An answer as it goes over the wire; its length is counted from the body. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What happens to one call on its way. */
export type Trouble =
  /** Answered by somebody before the server: it never hears of the call. */
  | { readonly answer: Reply }
  /** The server does what is requested; its answer arrives changed. */
  | { readonly alter: (reply: Reply) => Reply }
  /**
   * The connection breaks: before the server has the call, with half of the request on its way, once the server has
   * done it, behind the headers of its answer, or in the middle of its body.
   */
  | { readonly cut: 'before' | 'half' | 'after' | 'headers' | 'body' }
  /** Nothing more comes: of the request, of the answer, or of its second half. */
  | { readonly hang: 'before' | 'after' | 'body' }
  /** The server gets the call twice, the second time without condition. */
  | { readonly twice: true }
  /** Bytes that are no HTTP. */
  | { readonly garbage: 'before' | 'after' }
  /** The answer comes late. */
  | { readonly lateMs: number }
  /** The answer comes in small pieces. */
  | { readonly dripMs: number };

export interface Call {
  readonly method: string;
  /** Without query. */
  readonly path: string;
}

export type Matches = (call: Call) => boolean;

/** Something that goes wrong, switched on from outside: on the way to the server, or in the browser. */
export interface Fault {
  readonly name: string;
  readonly trouble?: Trouble;
  /** Calls that it strikes; those of the operation itself by default. */
  readonly on?: Matches;
  /** It lasts from before the page is loaded, and not only during the operation. */
  readonly always?: true;
  /** How many of these calls it strikes; all of them by default. */
  readonly times?: number;
  /** Milliseconds that the application waits before it gives up, which the browser's clock jumps over. */
  readonly waitsMs?: number;
  /** Runs before anything is loaded, in a browser context of its own. */
  readonly context?: (context: BrowserContext) => Promise<unknown>;
  /** Runs in the page right before the operation, and again with `false` when the fault is over. */
  readonly page?: (page: Page, isOn: boolean) => Promise<unknown>;
}
