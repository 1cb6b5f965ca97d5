import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly { readonly name: string }[];
};
const gate = fileURLToPath(new URL('./layers.mjs', import.meta.url));

/** A small tree that keeps every rule: path -> what its file imports. */
const sound: Record<string, readonly string[]> = {
  'src/main.ts': ['./app/router.ts'],
  'src/app/router.ts': ['../areas/club/home.ts', '../areas/auth/login.ts'],
  'src/areas/club/home.ts': ['../../features/features.ts', 'react-admin'],
  'src/areas/auth/login.ts': ['../../session/token.ts', '../../ui/Frame.tsx'],
  'src/features/features.ts': ['./labels/index.ts', './halls/index.ts'],
  'src/features/defineFeature.ts': ['../resources/people.ts'],
  'src/features/labels/index.ts': ['../defineFeature.ts'],
  'src/features/halls/index.ts': ['../defineFeature.ts'],
  'src/resources/people.ts': ['../views/List.tsx'],
  'src/views/List.tsx': ['../fields/Text.tsx', 'react-admin'],
  'src/fields/Text.tsx': ['../data/hydra.ts', 'react'],
  'src/views/page/Header.tsx': [],
  'src/views/dialogs/Frame.tsx': [],
  'src/views/save/Guard.tsx': [],
  'src/views/figures/Chart.tsx': [],
  'src/views/masked/Gate.tsx': [],
  'src/views/process/Steps.tsx': [],
  'src/views/show/Fields.tsx': [],
  'src/views/drafts/Keeper.tsx': [],
  'src/views/form/Bar.tsx': [],
  'src/views/bulk/Batch.tsx': [],
  'src/views/table/Rows.tsx': [],
  'src/views/transfer/Export.tsx': [],
  'src/views/list/Tools.tsx': [],
  'src/data/hydra.ts': ['../session/token.ts'],
  'src/session/token.ts': ['../http/fetch.ts'],
  'src/http/fetch.ts': ['../schema/field.ts', '../i18n/texts.ts'],
  'src/schema/field.ts': ['../lib/text.ts', '../generated/types.ts'],
  'src/rules/points.ts': ['../lib/text.ts'],
  'src/i18n/texts.ts': ['../lib/text.ts'],
  'src/ui/Frame.tsx': ['../lib/text.ts', 'react'],
  'src/lib/text.ts': [],
  'src/generated/types.ts': [],
  'host/server.ts': ['hono', 'node:fs'],
  'sandbox/main.ts': ['./host/server.ts', 'hono'],
  'sandbox/host/server.ts': ['../api/app.ts', '../provider/pages.ts'],
  'sandbox/api/app.ts': ['../seed/club.ts', '../graphql/schema.ts'],
  'sandbox/seed/club.ts': ['../entities/person.ts', '../rules/points.ts'],
  'sandbox/graphql/schema.ts': ['../rest/routes.ts'],
  'sandbox/read/towns.ts': ['../rest/routes.ts'],
  'sandbox/rest/routes.ts': ['../auth/login.ts', '../rules/points.ts'],
  'sandbox/auth/login.ts': ['../http/answer.ts'],
  'sandbox/live/hub.ts': ['../http/answer.ts'],
  'sandbox/payments/settle.ts': ['../rules/points.ts', '../checkout/order.ts'],
  'sandbox/http/answer.ts': ['../rights/context.ts'],
  'sandbox/rules/points.ts': ['../rights/context.ts', '../validation/check.ts'],
  'sandbox/rights/context.ts': ['../storage/store.ts', '../checkout/order.ts'],
  'sandbox/provider/pages.ts': ['../checkout/order.ts'],
  'sandbox/checkout/order.ts': ['../model/field.ts'],
  'sandbox/entities/person.ts': ['../model/field.ts'],
  'sandbox/storage/store.ts': ['../model/field.ts', 'node:fs'],
  'sandbox/validation/check.ts': ['../model/field.ts'],
  'sandbox/model/field.ts': [],
  'codegen/main.ts': ['../src/schema/field.ts', '../src/lib/text.ts', 'node:fs'],
};

/** One break a line: the rule that must be red, the file it is in, the import, the file imported. */
const breaks: readonly (readonly [rule: string, file: string, imported: string, target: string])[] = [
  ['layer-lib', 'src/lib/text.ts', '../schema/field.ts', 'src/schema/field.ts'],
  ['layer-lib', 'src/lib/text.ts', '../generated/types.ts', 'src/generated/types.ts'],
  ['layer-generated', 'src/generated/types.ts', '../i18n/texts.ts', 'src/i18n/texts.ts'],
  ['layer-schema', 'src/schema/field.ts', '../ui/Frame.tsx', 'src/ui/Frame.tsx'],
  ['layer-rules', 'src/rules/points.ts', '../http/fetch.ts', 'src/http/fetch.ts'],
  ['layer-i18n', 'src/i18n/texts.ts', '../ui/Frame.tsx', 'src/ui/Frame.tsx'],
  ['layer-ui', 'src/ui/Frame.tsx', '../data/hydra.ts', 'src/data/hydra.ts'],
  ['layer-http', 'src/http/fetch.ts', '../session/token.ts', 'src/session/token.ts'],
  ['layer-session', 'src/session/token.ts', '../data/hydra.ts', 'src/data/hydra.ts'],
  ['layer-data', 'src/data/hydra.ts', '../fields/Text.tsx', 'src/fields/Text.tsx'],
  ['layer-fields', 'src/fields/Text.tsx', '../views/List.tsx', 'src/views/List.tsx'],
  ['layer-views', 'src/views/List.tsx', '../resources/people.ts', 'src/resources/people.ts'],
  ['layer-resources', 'src/resources/people.ts', '../areas/club/home.ts', 'src/areas/club/home.ts'],
  ['layer-features', 'src/features/labels/index.ts', '../../areas/club/home.ts', 'src/areas/club/home.ts'],
  ['features-apart', 'src/features/labels/index.ts', '../halls/index.ts', 'src/features/halls/index.ts'],
  [
    'features-by-manifest',
    'src/areas/club/home.ts',
    '../../features/halls/index.ts',
    'src/features/halls/index.ts',
  ],
  ['layer-areas', 'src/areas/club/home.ts', '../../app/router.ts', 'src/app/router.ts'],
  ['layer-app', 'src/app/router.ts', '../main.ts', 'src/main.ts'],
  ['layer-main', 'src/main.ts', './views/List.tsx', 'src/views/List.tsx'],
  ['layer-unknown', 'src/helpers/shortcut.ts', '../lib/text.ts', 'src/lib/text.ts'],
  ['areas-apart', 'src/areas/club/home.ts', '../auth/login.ts', 'src/areas/auth/login.ts'],
  ['reach-plain-areas', 'src/areas/auth/login.ts', 'react-admin', 'node_modules/react-admin/index.js'],
  ['ui-plain', 'src/ui/Frame.tsx', 'react-admin', 'node_modules/react-admin/index.js'],
  ['pure', 'src/rules/points.ts', 'react', 'node_modules/react/index.js'],
  ['no-react-below-fields', 'src/http/fetch.ts', 'react', 'node_modules/react/index.js'],
  ['src-apart', 'src/data/hydra.ts', '../../sandbox/storage/store.ts', 'sandbox/storage/store.ts'],
  ['src-apart', 'src/data/hydra.ts', '../../tests/support/record.ts', 'tests/support/record.ts'],
  ['sandbox-apart', 'sandbox/storage/store.ts', '../../src/lib/text.ts', 'src/lib/text.ts'],
  ['codegen-apart', 'codegen/main.ts', '../src/http/fetch.ts', 'src/http/fetch.ts'],
  ['codegen-apart', 'codegen/main.ts', '../sandbox/storage/store.ts', 'sandbox/storage/store.ts'],
  ['no-node-in-src', 'src/lib/text.ts', 'node:fs', 'fs'],
  ['no-dev-package-in-src', 'src/data/hydra.ts', 'hono', 'node_modules/hono/index.js'],
  ['declared-packages', 'src/views/List.tsx', 'ra-core', 'node_modules/ra-core/index.js'],
  ['resolved', 'src/views/List.tsx', './Nowhere.tsx', './Nowhere.tsx'],
  ['no-circle', 'sandbox/model/egg.ts', './hen.ts', 'sandbox/model/hen.ts'],
  ['views-page', 'src/views/page/Header.tsx', '../form/Bar.tsx', 'src/views/form/Bar.tsx'],
  ['views-dialogs', 'src/views/dialogs/Frame.tsx', '../drafts/Keeper.tsx', 'src/views/drafts/Keeper.tsx'],
  ['views-save', 'src/views/save/Guard.tsx', '../masked/Gate.tsx', 'src/views/masked/Gate.tsx'],
  ['views-figures', 'src/views/figures/Chart.tsx', '../show/Fields.tsx', 'src/views/show/Fields.tsx'],
  ['views-masked', 'src/views/masked/Gate.tsx', '../process/Steps.tsx', 'src/views/process/Steps.tsx'],
  ['views-process', 'src/views/process/Steps.tsx', '../form/Bar.tsx', 'src/views/form/Bar.tsx'],
  ['views-show', 'src/views/show/Fields.tsx', '../List.tsx', 'src/views/List.tsx'],
  ['views-drafts', 'src/views/drafts/Keeper.tsx', '../form/Bar.tsx', 'src/views/form/Bar.tsx'],
  ['views-form', 'src/views/form/Bar.tsx', '../bulk/Batch.tsx', 'src/views/bulk/Batch.tsx'],
  ['views-bulk', 'src/views/bulk/Batch.tsx', '../table/Rows.tsx', 'src/views/table/Rows.tsx'],
  ['views-table', 'src/views/table/Rows.tsx', '../transfer/Export.tsx', 'src/views/transfer/Export.tsx'],
  ['views-transfer', 'src/views/transfer/Export.tsx', '../list/Tools.tsx', 'src/views/list/Tools.tsx'],
  ['views-list', 'src/views/list/Tools.tsx', '../List.tsx', 'src/views/List.tsx'],
  ['views-unknown', 'src/views/attic/Shelf.tsx', '../page/Header.tsx', 'src/views/page/Header.tsx'],
  ['sandbox-model', 'sandbox/model/field.ts', '../storage/store.ts', 'sandbox/storage/store.ts'],
  ['sandbox-checkout', 'sandbox/checkout/order.ts', '../entities/person.ts', 'sandbox/entities/person.ts'],
  ['sandbox-entities', 'sandbox/entities/person.ts', '../storage/store.ts', 'sandbox/storage/store.ts'],
  ['sandbox-storage', 'sandbox/storage/store.ts', '../rights/context.ts', 'sandbox/rights/context.ts'],
  ['sandbox-validation', 'sandbox/validation/check.ts', '../storage/store.ts', 'sandbox/storage/store.ts'],
  ['sandbox-provider', 'sandbox/provider/pages.ts', '../payments/settle.ts', 'sandbox/payments/settle.ts'],
  ['sandbox-rights', 'sandbox/rights/context.ts', '../http/answer.ts', 'sandbox/http/answer.ts'],
  ['sandbox-mail', 'sandbox/mail/mailbox.ts', '../rules/points.ts', 'sandbox/rules/points.ts'],
  ['sandbox-http', 'sandbox/http/answer.ts', '../rules/points.ts', 'sandbox/rules/points.ts'],
  ['sandbox-rules', 'sandbox/rules/points.ts', '../rest/routes.ts', 'sandbox/rest/routes.ts'],
  ['sandbox-auth', 'sandbox/auth/login.ts', '../rest/routes.ts', 'sandbox/rest/routes.ts'],
  ['sandbox-live', 'sandbox/live/hub.ts', '../auth/login.ts', 'sandbox/auth/login.ts'],
  ['sandbox-payments', 'sandbox/payments/settle.ts', '../auth/login.ts', 'sandbox/auth/login.ts'],
  ['sandbox-rest', 'sandbox/rest/routes.ts', '../read/towns.ts', 'sandbox/read/towns.ts'],
  ['sandbox-read', 'sandbox/read/towns.ts', '../seed/club.ts', 'sandbox/seed/club.ts'],
  ['sandbox-graphql', 'sandbox/graphql/schema.ts', '../seed/club.ts', 'sandbox/seed/club.ts'],
  ['sandbox-seed', 'sandbox/seed/club.ts', '../api/app.ts', 'sandbox/api/app.ts'],
  ['sandbox-api', 'sandbox/api/app.ts', '../host/server.ts', 'sandbox/host/server.ts'],
  ['sandbox-host', 'sandbox/host/server.ts', '../main.ts', 'sandbox/main.ts'],
  ['host-apart', 'host/server.ts', '../sandbox/api/app.ts', 'sandbox/api/app.ts'],
  ['sandbox-unknown', 'sandbox/attic/shelf.ts', '../model/field.ts', 'sandbox/model/field.ts'],
  ['sandbox-main', 'tests/support/start.ts', '../../sandbox/main.ts', 'sandbox/main.ts'],
];

let tree: string;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'));
});

afterEach(() => {
  rmSync(tree, { recursive: true });
});

describe('the layers gate', () => {
  it('is green on a tree that keeps every rule', () => {
    plant(sound);
    expect(runGate()).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ modules, \d+ rules, no break/),
    });
  });

  it('names each seeded break with its rule, its file and what it imports', () => {
    plant(withBreaks());
    const { code, output } = runGate();
    expect(code).toBe(1);
    const missing = breaks
      .map(([rule, file, , target]) => `${rule}: ${file} -> ${target}`)
      .filter((line) => !output.includes(`  ${line}\n`));
    expect(missing).toEqual([]);
  });

  it('has a seeded break for every rule', () => {
    const names = rules.forbidden.map(({ name }) => name);
    expect([...new Set(breaks.map(([rule]) => rule))].toSorted()).toEqual(names.toSorted());
  });

  it('finds react-admin behind a detour through a lower layer, and lets its types pass', () => {
    plant({ ...sound, 'src/session/token.ts': ['../http/fetch.ts', 'react-admin'] });
    expect(runGate().output).toContain(
      'reach-plain-areas: src/areas/auth/login.ts -> node_modules/react-admin/index.js',
    );
    plant({ ...sound, 'src/session/token.ts': ['../http/fetch.ts', 'type react-admin'] });
    expect(runGate().code).toBe(0);
  });

  it('counts a type-only import as an import of its layer', () => {
    plant({ ...sound, 'src/lib/text.ts': ['type ../schema/field.ts'] });
    expect(runGate().output).toContain('layer-lib: src/lib/text.ts -> src/schema/field.ts');
  });

  it('is red when it measured nothing', () => {
    plant({ 'tests/unit/lonely.ts': [] });
    const { code, output } = runGate();
    expect(code).toBe(1);
    expect(output).toContain('0 modules measured in src: nothing was checked');
    expect(output).toContain('0 modules measured in sandbox: nothing was checked');
  });

  it('is red when a source file escaped the measurement', () => {
    plant(sound);
    // dependency-cruiser takes any folder of this name for a package and looks no further.
    plant({ 'src/views/node_modules/hidden.ts': [] });
    const { code, output } = runGate();
    expect(code).toBe(1);
    expect(output).toContain('not measured: src/views/node_modules/hidden.ts');
  });
});

/** The sound tree with all breaks at once: one run instead of thirty. */
function withBreaks(): Record<string, readonly string[]> {
  const files: Record<string, readonly string[]> = {
    ...sound,
    'tests/support/record.ts': [],
    'sandbox/model/hen.ts': ['./egg.ts'],
  };
  for (const [, file, imported] of breaks) files[file] = [...(files[file] ?? []), imported];
  return files;
}

function plant(files: Record<string, readonly string[]>): void {
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "verbatimModuleSyntax": true, "allowImportingTsExtensions": true, "noEmit": true } }',
  );
  write(
    'package.json',
    '{ "dependencies": { "react": "1.0.0", "react-admin": "1.0.0" }, "devDependencies": { "hono": "1.0.0" } }',
  );
  for (const name of ['react', 'react-admin', 'ra-core', 'hono']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};');
  }
  for (const [path, imports] of Object.entries(files))
    write(path, `${imports.map(toStatement).join('\n')}\nexport const here = 1;\n`);
}

function toStatement(imported: string, index: number): string {
  const [, type = '', source = ''] = /^(type )?(.+)$/.exec(imported) ?? [];
  return `import ${type}* as imported${index} from '${source}';${type ? '' : ` void imported${index};`}`;
}

function write(path: string, text: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function runGate(): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [gate], { cwd: tree, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}
