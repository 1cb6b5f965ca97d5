import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Calls of a file, `eval(…)` and `createHash(sha256)`, and its imports besides types, `node:net connect`. */
interface Use {
  readonly file: string;
  readonly what: string;
}

/** All that is looked for below holds one of these; no other file is worth its parsing. */
const WORTH = /\beval\b|\bFunction\b|Math\.random|crypt|jose|otpauth|[hH]ash|fetch|node:|from 'pg'/;

const usesIn = (file: string): readonly Use[] => {
  const text = readFileSync(file, 'utf8');
  if (!WORTH.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const called = node.expression.getText(source);
      const [first] = node.arguments ?? [];
      const given = first && ts.isStringLiteralLike(first) ? first.text : '…';
      if (/^[\w.]+$/.test(called)) found.push({ file, what: `${called}(${given})` });
    }
    if (ts.isImportDeclaration(node)) found.push(...importedBy(node).map((what) => ({ file, what })));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const importedBy = ({ importClause, moduleSpecifier }: ts.ImportDeclaration): readonly string[] => {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const named = importClause?.namedBindings;
  if (!named || !ts.isNamedImports(named)) return [`${from} *`];
  return named.elements.flatMap(({ name, propertyName, isTypeOnly }) =>
    isTypeOnly ? [] : [`${from} ${(propertyName ?? name).text}`],
  );
};

const usesOf = (folder: string): readonly Use[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(usesIn);

const server = [...usesOf('sandbox'), ...usesOf('host')];
const client = usesOf('src');

const whatOf = (uses: readonly Use[], pattern: RegExp): readonly string[] =>
  [...new Set(uses.map(({ what }) => what))].filter((what) => pattern.test(what)).toSorted();

it('neither server nor client makes code of text, and the server starts no other program', () => {
  expect(whatOf([...server, ...client], /^(\w+\.)?(eval|Function)\(/)).toEqual([]);
  expect(whatOf(server, /^(node:)?(vm|child_process|worker_threads|cluster) /)).toEqual([]);
});

it('the server calls no other server but PostgreSQL', () => {
  expect(whatOf(server, /^(globalThis\.)?fetch\(/)).toEqual([]);
  expect(whatOf(server, /^((node:)?(net|tls|dgram|https?|http2)|undici|nodemailer|pg) /)).toEqual([
    // The lock of the data folder is a socket of this machine; the rest says what an address is.
    'node:net BlockList',
    'node:net connect',
    'node:net createServer',
    'node:net isIP',
    'pg *',
  ]);
});

it('the server draws at random from the system alone', () => {
  expect(whatOf(server, /^Math\.random\(/)).toEqual([]);
  expect(whatOf(server, /^node:crypto random/)).toEqual([
    'node:crypto randomBytes',
    'node:crypto randomInt',
    'node:crypto randomUUID',
  ]);
});

it('known libraries hash, sign and encrypt, in ways that are known to be good', () => {
  expect(whatOf(server, /^create(Hash|Hmac)\(/)).toEqual([
    'createHash(sha256)',
    'createHmac(sha256)',
    'createHmac(sha384)',
  ]);
  expect(whatOf(server, /^[^.(]*(crypt|jose|otpauth|hash)\S* /i)).toEqual([
    ...['SignJWT', 'errors', 'exportJWK', 'generateKeyPair', 'importJWK', 'jwtVerify'].map(
      (name) => `jose ${name}`,
    ),
    ...[
      'createHash',
      'createHmac',
      'randomBytes',
      'randomInt',
      'randomUUID',
      'scrypt',
      'timingSafeEqual',
    ].map((name) => `node:crypto ${name}`),
    ...['Secret', 'TOTP'].map((name) => `otpauth ${name}`),
  ]);
  expect(whatOf(client, /^(globalThis\.)?crypto\.subtle/)).toEqual([
    'crypto.subtle.decrypt(…)',
    'crypto.subtle.digest(SHA-256)',
    'crypto.subtle.encrypt(…)',
    'crypto.subtle.generateKey(…)',
  ]);
});
