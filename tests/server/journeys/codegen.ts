import { expect } from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../support/compile.ts';
import { runCodegen } from '../support/runCodegen.ts';
import { test } from '../support/test.ts';

export const codegenJourneys = (): void => {
  test('codegen writes the types of the server, and finds them fresh', async ({ face, api }, info) => {
    const folder = info.outputPath('project');
    // As a project has it: codegen replaces what is there.
    mkdirSync(join(folder, 'src', 'generated'), { recursive: true });
    const source = ['--api', face.api, '--token', api.token];
    const stale = await runCodegen(folder, '--check', ...source);
    expect(stale.code, stale.said).toBe(1);
    const written = await runCodegen(folder, ...source);
    expect(written.code, written.said).toBe(0);
    const types = readFileSync(join(folder, 'src', 'generated', 'resources.ts'), 'utf8');
    expect(types).toMatch(/interface Person\b/);
    expect(types).toContain('familyName');
    expect(compile({ 'src/generated/resources.ts': types })).toEqual([]);
    const fresh = await runCodegen(folder, '--check', ...source);
    expect(fresh.code, fresh.said).toBe(0);
  });

  test('codegen keeps what the server describes, and finds no drift from it', async ({ face, api }, info) => {
    const folder = info.outputPath('project');
    mkdirSync(folder, { recursive: true });
    const saved = await runCodegen(folder, 'save', 'before.json', '--api', face.api, '--token', api.token);
    expect(saved.code, saved.said).toBe(0);
    const drift = await runCodegen(folder, 'drift', 'before.json', face.api, '--token', api.token);
    // This server has a part of the resources that pages are made for; what it has not, is reported as broken.
    expect(drift.said).toMatch(/^0 differences, /m);
  });
};
