interface Content {
  readonly iat?: number;
  readonly exp?: number;
  readonly roles?: unknown;
  readonly username?: string;
  readonly account?: string | null;
  /** Makes two tokens of the same content differ. */
  readonly jti?: string;
}

/** An unsigned access token: the client reads the payload only. Times in seconds since the epoch. */
export const buildToken = (content: Content = {}): string => {
  const iat = content.iat ?? Math.floor(Date.now() / 1000);
  const payload = {
    iat,
    exp: iat + 3600,
    roles: ['ROLE_USER'],
    username: 'gestionnaire',
    account: '/api/accounts/31',
    ...content,
  };
  return [{ alg: 'none' }, payload].map(toBase64Url).join('.') + '.signature';
};

const toBase64Url = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');
