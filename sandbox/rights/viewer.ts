/** The account behind a request, with its rights read afresh. `null` everywhere means an anonymous caller. */
export interface Viewer {
  readonly account: number;
  readonly person: number;
  readonly username: string;
  readonly roles: readonly string[];
  readonly modules: 'all' | Readonly<Record<string, number>>;
  /** Club id -> action -> level. */
  readonly clubs: ReadonlyMap<number, Readonly<Record<string, number>>>;
}
