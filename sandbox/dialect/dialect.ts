/**
 * How another API Platform server writes what the reference API means: a shape for each switch, which a client has to
 * bear with as well. Without any it is the reference API's own form.
 */
export interface Dialect {
  /** Embedded records are told as their bare IRI; `mixed`: those of lists in turn as an object and as an IRI. */
  readonly embedded?: 'iri' | 'mixed';
  /** Decimals are strings, as Doctrine keeps them, in what is told and in what is sent. */
  readonly decimals?: 'string';
  /** Zone of the server's clocks: moments are told in it, and one sent without offset is taken in it. */
  readonly zone?: 'UTC';
  /** GraphQL knows records by their IRI alone. */
  readonly graphqlKey?: 'none';
  /** Field descriptions hold the keys of the specification and no others. */
  readonly descriptions?: 'bare';
  /** Records are changed by PATCH, and not by PUT. */
  readonly update?: 'PATCH';
  /** Collections tell no permissions and no page, and are cut into pages of the server's size. */
  readonly collections?: 'bare';
  /** What a POST is answered instead of the record. */
  readonly created?: 202 | 204;
  /** What a PUT or a PATCH is answered instead of the record. */
  readonly updated?: 204;
}
