/** How the server shows itself; the names are the application's own (`federation/src/Face.php`). */
export interface Face {
  readonly name: string;
  /** What it stores, and which journeys are walked: `journeys.spec.ts` or `library.spec.ts`. */
  readonly application: 'federation' | 'library';
  /** Sends field descriptions, permissions and the headers of the specification. */
  readonly described: boolean;
  /** Says which club an account works for; else everything is in one space. */
  readonly clubs: boolean;
  /** Most rows on a page when 25 are requested: API Platform by itself lets no client choose. */
  readonly pageSize: number;
  /** Switches on top of the name. */
  readonly env: Readonly<Record<string, string>>;
}

const DESCRIBED = { application: 'federation', described: true, clubs: true, pageSize: 25, env: {} } as const;
const STOCK = { ...DESCRIBED, described: false } as const;
const LIBRARY = { ...STOCK, application: 'library', clubs: false, pageSize: 30 } as const;

export const FACES: readonly Face[] = [
  { name: 'bare', ...STOCK, clubs: false, pageSize: 30 },
  { name: 'stock', ...STOCK },
  // Without GraphQL labels are read by REST.
  { name: 'stock_prefix', ...STOCK, env: { SERVER_GRAPHQL: '0' } },
  { name: 'described', ...DESCRIBED },
  { name: 'described_prefix', ...DESCRIBED },
  { name: 'described_utc', ...DESCRIBED },
  { name: 'library', ...LIBRARY },
  { name: 'library_prefix', ...LIBRARY },
  // Without entrypoint its collections are those of the OpenAPI document.
  { name: 'library_unnamed', ...LIBRARY },
];

/** The face of a name; throws with the names that there are. */
export const faceOf = (name: string): Face => {
  const face = FACES.find((one) => one.name === name);
  if (face) return face;
  throw new Error(`Unknown face '${name}'; there are: ${FACES.map((one) => one.name).join(', ')}`);
};
