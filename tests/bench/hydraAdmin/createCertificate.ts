import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Flag of a browser that is to believe it; what only ignores errors would keep nothing in its cache. */
  readonly flag: string;
}

/** A certificate for localhost that nobody signed, for the time of one run. */
export const createCertificate = async (): Promise<Certificate> => {
  const folder = await mkdtemp(join(tmpdir(), 'raquette-certificate-'));
  try {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const options =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
    execFileSync(
      'openssl',
      [
        ...options.split(' '),
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        keyFile,
        '-out',
        certFile,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const [key, cert] = [await readFile(keyFile, 'utf8'), await readFile(certFile, 'utf8')];
    const publicKey = createPublicKey(cert).export({ type: 'spki', format: 'der' });
    const hash = createHash('sha256').update(publicKey).digest('base64');
    return { key, cert, flag: `--ignore-certificate-errors-spki-list=${hash}` };
  } finally {
    await rm(folder, { recursive: true });
  }
};
