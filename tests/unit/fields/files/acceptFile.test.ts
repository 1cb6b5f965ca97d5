// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { acceptFile } from '../../../../src/fields/files/acceptFile.ts';
import { fileRulesOf } from '../../../../src/fields/files/fileRules.ts';
import { buildPicture } from './buildPicture.ts';
import { describeField } from '../../../support/describeFields.ts';

const LIMIT = 10;
const options = { maxSize: LIMIT, mimeTypes: ['application/pdf'] };
const rules = fileRulesOf(
  describeField({ type: 'file', multiple: true, constraints: [{ name: 'File', options }] }),
);
const pdf = (name: string, length = LIMIT): File =>
  new File(['%PDF-1.7'.padEnd(length)], name, { type: 'application/pdf' });
const signature = (name: string, size = LIMIT) => ({ name, type: 'application/pdf', size });

const accept = async (file: File, listed: readonly ReturnType<typeof signature>[] = []) => {
  const resize = () => Promise.reject(new Error('No picture is expected'));
  const outcome = await acceptFile(file, { listed, rules, resize, unnamed: 'fichier' });
  return 'problem' in outcome ? outcome.problem : outcome.value.originalFilename;
};
const full = [signature('a.pdf'), signature('b.pdf'), signature('c.pdf', LIMIT + 1)];

describe('a file that breaks several rules', () => {
  it('is refused for the number before the size (R5.61)', async () => {
    expect(await accept(pdf('d.pdf', LIMIT + 1), full)).toEqual({ key: 'files.tooMany', args: { max: 3 } });
  });

  it('is refused for the number before the duplicate (R5.61)', async () => {
    expect(await accept(pdf('a.pdf'), full)).toMatchObject({ key: 'files.tooMany' });
  });

  it('is refused for the size before type and duplicate (R5.61)', async () => {
    const text = new File(['x'.repeat(LIMIT + 1)], 'c.pdf', { type: 'text/plain' });
    expect(await accept(text)).toMatchObject({ key: 'files.tooLarge' });
    expect(await accept(pdf('c.pdf', LIMIT + 1), full.slice(2))).toMatchObject({ key: 'files.tooLarge' });
  });

  it('is refused for the type before the duplicate (R5.61)', async () => {
    const text = new File(['x'.repeat(LIMIT)], 'a.pdf', { type: 'text/plain' });
    const listed = [{ ...signature('a.pdf'), type: 'text/plain' }];
    expect(await accept(text, listed)).toMatchObject({ key: 'files.type' });
  });
});

describe('a picture', () => {
  const limits = fileRulesOf(
    describeField({ type: 'image', constraints: [{ name: 'Image', options: { maxSize: 500 } }] }),
  );
  const photo = new File([buildPicture(3000, 2000), new Uint8Array(1000)], 'p.png', { type: 'image/png' });
  const acceptAs = async (size: number) => {
    const resize = () => Promise.resolve(new Blob([new Uint8Array(size)], { type: 'image/png' }));
    const outcome = await acceptFile(photo, { listed: [], rules: limits, resize, unnamed: 'image' });
    return 'problem' in outcome ? outcome.problem.key : outcome.value.size;
  };

  it('is measured as it is sent, not as it was chosen (R5.56)', async () => {
    expect(photo.size).toBeGreaterThan(limits.maxBytes);
    expect(await acceptAs(400)).toBe(400);
    expect(await acceptAs(501)).toBe('files.tooLarge');
  });
});

describe('the cleaned name of a file', () => {
  it('is the one kept, shown and compared (R5.61)', async () => {
    expect(await accept(pdf('a?b.pdf'))).toBe('ab.pdf');
    expect(await accept(pdf('a?b.pdf', LIMIT + 1))).toMatchObject({ args: { name: 'ab.pdf' } });
    expect(await accept(pdf('a?b.pdf'), [signature('ab.pdf')])).toEqual({
      key: 'files.duplicate',
      args: { name: 'ab.pdf' },
    });
  });
});
