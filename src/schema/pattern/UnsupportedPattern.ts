/** The pattern holds something whose meaning we do not reproduce: the server alone can tell. */
export class UnsupportedPattern extends Error {
  override name = 'UnsupportedPattern';
}
