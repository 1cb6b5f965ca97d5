// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { readLegal } from '../../../../../src/areas/public/legal/readLegal.ts';

const written = (content: string) => {
  const meta = document.createElement('meta');
  meta.name = 'legal';
  meta.content = content;
  document.head.append(meta);
  return readLegal(document);
};

afterEach(() => {
  // Styles of other files are beside it.
  document.head.querySelector('meta[name="legal"]')?.remove();
});

const NOTHING = {
  publisher: null,
  publisherAddress: null,
  publisherPhone: null,
  publicationDirector: null,
  hostingCompany: null,
  hostingAddress: null,
  hostingPhone: null,
  accessibilityEmail: null,
  accessibilityPlan: null,
  dataProtectionEmail: null,
  retention: null,
};

it('knows nobody where the page names nobody', () => {
  expect(readLegal(document)).toEqual(NOTHING);
});

it.each([
  '',
  '__LEGAL__',
  'null',
  '[]',
  '7',
  '{"publisher":{"name":"A"}}',
  '{"publisher":""}',
  '{"accessibilityPlan":"javascript:alert(1)","accessibilityEmail":"a@example.org?bcc=b@example.org"}',
  '{"dataProtectionEmail":"dpo@example.org\\nb"}',
])('takes nothing from %s', (content) => {
  expect(written(content)).toEqual(NOTHING);
});

it('knows each name that the example of the documentation gives', () => {
  const example = readFileSync('docs/deploy/legal.json', 'utf8');
  expect(written(example)).toEqual(JSON.parse(example));
  expect(Object.keys(JSON.parse(example) as object)).toEqual(Object.keys(NOTHING));
});
