import { describe, expect, it } from 'vitest';
import { cleanFileName } from '../../../../src/fields/files/cleanFileName.ts';
import { contentType } from '../../../../src/fields/files/contentType.ts';
import { fileRulesOf } from '../../../../src/fields/files/fileRules.ts';
import { fromFileValue } from '../../../../src/fields/files/fileValue.ts';
import { fitWithin, pictureSize } from '../../../../src/fields/files/pictureSize.ts';
import { fromDataUri } from '../../../../src/lib/dataUri.ts';
import { matchesType } from '../../../../src/fields/files/acceptFile.ts';
import { toShowable } from '../../../../src/fields/files/toShowable.ts';
import { describeField } from '../../../support/describeFields.ts';
import { buildPicture, HEADERS } from './buildPicture.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

describe('file values', () => {
  it('hold exactly the ten properties of the specification (R3.177)', () => {
    expect(Object.keys(fromFileValue({ originalFilename: 'a.pdf' }) ?? {}).toSorted()).toEqual([
      'base64File',
      'dateCreated',
      'description',
      'hash',
      'mimeType',
      'name',
      'originalFilename',
      'public',
      'size',
      'url',
    ]);
  });

  it.each([null, undefined, '', 7, [], {}])('are none for %j', (raw) => {
    expect(fromFileValue(raw)).toBeNull();
  });

  it('are named by their address where the server sends no more', () => {
    expect(fromFileValue('/api/files/3')?.originalFilename).toBe('/api/files/3');
    expect(fromFileValue({ url: '/api/files/3/a.pdf' })?.originalFilename).toBe('a.pdf');
  });
});

describe('cleanFileName', () => {
  it('takes out the characters that systems forbid (R5.59)', () => {
    expect(cleanFileName('a/b\\c?d%e*f:g|h"i<j>k.pdf')).toBe('abcdefghijk.pdf');
    expect(cleanFileName('Règlement intérieur.pdf')).toBe('Règlement intérieur.pdf');
  });

  it('takes out what turns the direction of reading', () => {
    expect(cleanFileName('photo\u202egnp.exe\u0000')).toBe('photognp.exe');
  });
});

describe('fileRulesOf', () => {
  const rules = (field: object, limits?: Parameters<typeof fileRulesOf>[1]) =>
    fileRulesOf(describeField({ type: 'file', ...field }), limits);

  it('takes 3 files of 2 MB where the description says nothing (R5.54, R5.55, R5.56, R9.9, R9.10)', () => {
    expect(rules({ multiple: true })).toEqual({
      maxFiles: 3,
      maxBytes: 2_097_152,
      types: [],
      picture: null,
    });
    expect(rules({}).maxFiles).toBe(1);
  });

  it('reads the constraints File, Image and Count', () => {
    const options = { maxSize: 500_000, mimeTypes: ['application/pdf', 'image/*'] };
    const constraints = [
      { name: 'File', options },
      { name: 'Count', options: { max: 5 } },
    ];
    expect(rules({ multiple: true, constraints })).toMatchObject({
      maxFiles: 5,
      maxBytes: 500_000,
      types: options.mimeTypes,
    });
    const image = { name: 'Image', options: { maxSize: '1Mi', mimeTypes: 'image/png', maxWidth: 300 } };
    expect(rules({ type: 'image', constraints: [image] })).toMatchObject({
      maxBytes: 1_048_576,
      types: ['image/png'],
      picture: { maxWidth: 300, keepProportion: true },
    });
  });

  it.each([0, -1, 'big', '2Go', null, {}])('falls back to the default for the size %j', (maxSize) => {
    expect(rules({ constraints: [{ name: 'File', options: { maxSize } }] }).maxBytes).toBe(2_097_152);
  });

  it('follows the config in how pictures are kept (R5.63, R5.64)', () => {
    const limits = { maxWidth: 200, maxHeight: 100, keepProportion: false };
    expect(rules({ type: 'image' }, limits).picture).toEqual(limits);
  });
});

describe('fitWithin', () => {
  const limits = { maxWidth: 800, maxHeight: 800 };

  it.each([
    [4000, 2000, true, 800, 400],
    [2000, 4000, true, 400, 800],
    [4000, 2000, false, 800, 800],
    [100, 50, true, 100, 50],
    [100, 50, false, 100, 50],
    [4000, 50, false, 800, 50],
    [9000, 1, true, 800, 1],
  ])('brings %i x %i (proportion kept: %s) to %i x %i (R5.63, R5.64, R5.65)', (width, height, kept, w, h) => {
    expect(fitWithin({ width, height }, { ...limits, keepProportion: kept })).toEqual({
      width: w,
      height: h,
    });
  });
});

describe('pictureSize', () => {
  const types = Object.keys(HEADERS) as (keyof typeof HEADERS)[];

  it.each(types)('reads the size of %s from its header', (type) => {
    expect(pictureSize(buildPicture(4000, 2500, type))).toEqual({ width: 4000, height: 2500 });
  });

  it.each(types)('gives up on a truncated %s', (type) => {
    const picture = buildPicture(4000, 2500, type);
    expect(pictureSize(picture.slice(0, picture.length / 2))).toBeNull();
  });

  it('gives up on what is no picture, or has no area', () => {
    expect(pictureSize(text('<svg width="10" height="10"/>'))).toBeNull();
    expect(pictureSize(new Uint8Array())).toBeNull();
    expect(pictureSize(buildPicture(0, 10))).toBeNull();
  });
});

describe('contentType', () => {
  it.each([
    ['image/png', buildPicture(1, 1), 'image/png', 'sound'],
    ['image/jpg', buildPicture(1, 1, 'image/jpeg'), 'image/jpeg', 'sound'],
    ['', text('%PDF-1.7'), 'application/pdf', 'sound'],
    ['text/plain', text('Bonjour'), 'text/plain', 'sound'],
    ['text/csv; charset=utf-8', text('a;b'), 'text/csv', 'sound'],
    ['image/png', text('%PDF-1.7'), 'image/png', 'contradicted'],
    ['application/pdf', text('MZ\u0090'), 'application/pdf', 'contradicted'],
    ['image/jpeg', text('  <!DOCTYPE html><p>'), 'image/jpeg', 'contradicted'],
    ['image/png', text('<?xml version="1.0"?><svg onload="x">'), 'image/png', 'contradicted'],
    ['application/pdf', text('hello'), 'application/pdf', 'unproven'],
  ] as const)('takes %s for what its content is', (declared, bytes, type, proof) => {
    expect(contentType(declared, bytes)).toEqual({ type, proof });
  });

  it('knows formats that are written inside an archive', () => {
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(contentType(docx, text('PK\u0003\u0004'))).toEqual({ type: docx, proof: 'sound' });
  });
});

describe('matchesType', () => {
  it.each([
    ['image/png', ['image/*'], true],
    ['application/pdf', ['image/*'], false],
    ['application/pdf', ['application/pdf', 'image/*'], true],
    ['application/x-anything', [], true],
    ['image/svg+xml', ['image/*'], false],
    ['image/svg+xml', ['*/*'], false],
    ['image/svg+xml', ['image/svg+xml'], true],
    ['imagery/png', ['image/*'], false],
  ])('%s among %j: %s (R5.57)', (type, allowed, expected) => {
    expect(matchesType(type, allowed)).toBe(expected);
  });
});

describe('previews', () => {
  it('show pictures by what they are, whatever they are called', async () => {
    const shown = await toShowable(new Blob([buildPicture(10, 10)], { type: 'text/html' }));
    expect(shown?.type).toBe('image/png');
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7'],
  ])('do not show %s', async (_, content) => {
    expect(await toShowable(new Blob([content], { type: 'image/png' }))).toBeNull();
  });

  it('do not unfold a picture of 100 million pixels', async () => {
    expect(await toShowable(new Blob([buildPicture(10_000, 10_000)]))).toBeNull();
  });

  it('read the content out of a data address and out of bare base64', async () => {
    const blob = fromDataUri('data:image/png;charset=x;base64,QUI=');
    expect([blob?.type, await blob?.text()]).toEqual(['image/png', 'AB']);
    expect(await fromDataUri('QUI=')?.text()).toBe('AB');
    expect(fromDataUri('data:image/png;base64,é')).toBeNull();
  });
});
