/** How the server shows itself; the names are the application's own (`federation/src/Face.php`). */
export interface Face {
  readonly name: string;
  /** Tells field descriptions, permissions and the headers of the specification. */
  readonly described: boolean;
  /** Offers PUT; else PATCH alone, as API Platform 4 does by itself. */
  readonly put: boolean;
  /** Switches on top of the name. */
  readonly env: Readonly<Record<string, string>>;
}

export const FACES: readonly Face[] = [
  { name: 'stock', described: false, put: false, env: {} },
  // PHP's API Platform comes without GraphQL: labels are read by REST here.
  { name: 'stock_prefix', described: false, put: true, env: { SERVER_GRAPHQL: '0' } },
  { name: 'described', described: true, put: true, env: {} },
  { name: 'described_prefix', described: true, put: true, env: {} },
  { name: 'described_utc', described: true, put: true, env: {} },
];

/** The face of a name; throws with the names that there are. */
export const faceOf = (name: string): Face => {
  const face = FACES.find((one) => one.name === name);
  if (face) return face;
  throw new Error(`Unknown face '${name}'; there are: ${FACES.map((one) => one.name).join(', ')}`);
};
