import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSandbox } from '../../../sandbox/api/openSandbox.ts';
import { lockFolder } from '../../../sandbox/host/lockFolder.ts';
import { openPort } from '../../../host/openPort.ts';
import { StartError } from '../../../host/StartError.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raquette-start-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a data folder that cannot be used', () => {
  const failureOf = async (dataDir: string): Promise<Error> => {
    const failed = await openSandbox({ dataDir, seed: 'none' }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(failed).toBeInstanceOf(StartError);
    return failed as Error;
  };

  it('is reported with its cause and what to do, which destroys nothing', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const broken = join(folder, 'broken');
    await mkdir(join(broken, 'PG_VERSION'), { recursive: true });
    // Where there is one, a folder that nobody can write to, root neither.
    const closed = ['/sys/fs'].filter((path) => existsSync(path));
    for (const dataDir of [file, broken, ...closed]) {
      const { message } = await failureOf(dataDir);
      expect(message).toMatch(
        /^The embedded database in \S+ cannot be opened \(.+\)\. Give this user the right/,
      );
      expect(message).not.toContain('[object');
      expect(message).not.toMatch(/delete/i);
    }
  });

  it('is reported in a sentence where something else is in the place of its lock', async () => {
    const own = await mkdtemp(join(tmpdir(), 'raquette-lock-'));
    vi.stubEnv('TMPDIR', own);
    const unlock = await lockFolder(folder);
    const [name = ''] = readdirSync(own);
    await unlock();
    await rm(join(own, name), { force: true });
    await mkdir(join(own, name, 'inside'), { recursive: true });
    const failing = lockFolder(folder);
    await expect(failing).rejects.toThrow(StartError);
    await expect(failing).rejects.toThrow(
      /^The data folder cannot be locked: \S+ is in the way or not ours \(/,
    );
    vi.unstubAllEnvs();
    await rm(own, { recursive: true });
  });
});

describe('a request that does not arrive', () => {
  it.each([
    ['its headers', 'POST / HTTP/1.1\r\nHost: a\r\n'],
    ['its body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{'],
  ])('is cut off: %s', async (_what, beginning) => {
    const port = await openPort(0, async (request) => new Response(String((await request.text()).length)), {
      requestMs: 200,
      headersMs: 100,
      checkMs: 20,
    });
    const socket = connect(Number(new URL(port.url).port), '127.0.0.1');
    let drip: NodeJS.Timeout | undefined;
    const answer = await new Promise<string>((done) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('error', () => undefined);
      socket.once('close', () => done(text));
      socket.write(beginning);
      drip = setInterval(() => socket.write('x'), 30);
    });
    clearInterval(drip);
    expect(answer).not.toContain('200 OK');
    await port.close();
  });
});
