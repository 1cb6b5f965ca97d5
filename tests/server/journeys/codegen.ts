import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCodegen } from '../support/runCodegen.ts';
import { test } from '../support/test.ts';

export const codegenJourneys = (): void => {
  test('codegen writes the types of the server, and finds them fresh', async ({ face, api }, info) => {
    const folder = info.outputDir;
    const source = ['--api', face.api, '--token', api.token];
    const written = await runCodegen(info.outputPath('..'), '--check', ...source);
    expect(written.code, written.said).not.toBe(0);
    const made = await runCodegen(folder, ...source);
    expect(made.code, made.said).toBe(0);
    const types = readFileSync(join(folder, 'src', 'generated', 'resources.ts'), 'utf8');
    expect(types).toMatch(/interface Person\b/);
    expect(types).toMatch(/familyName/);
    const checked = await runCodegen(folder, '--check', ...source);
    expect(checked.code, checked.said).toBe(0);
  });

  test('codegen keeps what the server describes, and finds no drift from it', async ({ face, api }, info) => {
    const folder = info.outputDir;
    const saved = await runCodegen(folder, 'save', 'before.json', '--api', face.api, '--token', api.token);
    expect(saved.code, saved.said).toBe(0);
    const drift = await runCodegen(folder, 'drift', 'before.json', face.api, '--token', api.token);
    expect(drift.said).not.toMatch(/answers 404/);
    expect(drift.said).toMatch(/aucun|no |nothing|same/i);
  });
};
