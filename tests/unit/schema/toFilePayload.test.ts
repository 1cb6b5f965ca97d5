import { describe, expect, it } from 'vitest';
import { toPayload } from '../../../src/schema/payload.ts';
import { describeFields } from '../../support/describeFields.ts';

const fields = describeFields({ photo: { type: 'image' }, documents: { type: 'file', multiple: true } });
const added = { originalFilename: 'a.pdf', base64File: 'data:application/pdf;base64,JVBERg==' };
const stored = { '@id': '/api/files/1', '@type': 'File', originalFilename: 'b.pdf', base64File: null };

describe('a file that is sent', () => {
  it('carries its name, its content and whether it is public when it is new (R3.176)', () => {
    const value = { ...added, url: null, mimeType: 'application/pdf', size: 4 };
    expect(toPayload(fields, { photo: value })).toMatchObject({ photo: { ...added, public: false } });
    expect(toPayload(fields, { photo: { ...value, public: true } }).photo).toEqual({
      ...added,
      public: true,
    });
  });

  it('is named by its address alone when it is stored', () => {
    expect(toPayload(fields, { documents: [stored, '/api/files/2'] }).documents).toEqual([
      { '@id': '/api/files/1' },
      '/api/files/2',
    ]);
  });

  it('goes back as it came where the server gives it no address of its own', () => {
    const value = { originalFilename: 'c.png', url: '/media/c.png', public: true, base64File: null };
    expect(toPayload(fields, { photo: value }).photo).toEqual({
      originalFilename: 'c.png',
      url: '/media/c.png',
      public: true,
    });
  });

  it.each([null, undefined, '', {}, 7.5, []])('is null for %j', (photo) => {
    expect(toPayload(fields, { photo }).photo).toBeNull();
  });

  it('is left out of its list when it was removed', () => {
    expect(toPayload(fields, { documents: [] }).documents).toEqual([]);
  });
});
