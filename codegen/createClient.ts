import { CodegenError } from './CodegenError.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Reads JSON documents of one API as one user. */
export interface Client {
  /** Throws a `CodegenError` that names the address for anything but a JSON object; JSON-LD by default. */
  get(path: string, accept?: string): Promise<Record<string, unknown>>;
}

/** Logs in to an API with a token or with credentials. Throws a `CodegenError` when it cannot. */
export const createClient = async (api: string, access: { token: string } | Credentials): Promise<Client> => {
  const origin = toOrigin(api);
  const token = 'token' in access ? access.token : await login(origin, access);
  return {
    get: (path, accept = JSON_LD) =>
      read(new URL(path, origin), {}, { Accept: accept, Authorization: `Bearer ${token}` }),
  };
};

const JSON_LD = 'application/ld+json, application/json';

const toOrigin = (api: string): string => {
  // 'localhost:4173' parses too, as a URL of the scheme 'localhost'.
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
    throw new CodegenError(`'${api}' is no address; give one such as https://api.example.org`);
  return new URL(api).origin;
};

const login = async (origin: string, credentials: Credentials): Promise<string> => {
  const { token } = await read(
    new URL('/api/login_check', origin),
    { method: 'POST', body: JSON.stringify(credentials) },
    { Accept: JSON_LD, 'Content-Type': 'application/json' },
  );
  if (typeof token !== 'string') {
    throw new CodegenError(`${credentials.username} at ${origin} needs a second factor; use --token instead`);
  }
  return token;
};

const read = async (
  url: URL,
  init: RequestInit,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> => {
  const response = await fetch(url, { ...init, headers }).catch(() => {
    throw new CodegenError(`${url.origin} cannot be reached; is the server running?`);
  });
  if (response.status === 401) throw new CodegenError(`${url.href} refuses the login (401)`);
  if (!response.ok) throw new CodegenError(`${url.href} answers ${response.status}`, response.status);
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new CodegenError(`${url.href} answers no JSON object; is it the address of an API?`);
  }
  return body as Record<string, unknown>;
};
