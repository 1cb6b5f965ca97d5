import { describe, expect, it } from 'vitest';
import { measureText } from '../../../sandbox/http/limits.ts';

describe('measureText', () => {
  it.each([
    ['empty objects', `[${'{},'.repeat(1_000_000)}{}]`],
    ['brackets that never close', '['.repeat(3_000_000)],
    ['empty texts', `[${'"",'.repeat(1_000_000)}""]`],
    ['escaped quotes', `"${String.raw`\"`.repeat(3_000_000)}"`],
    ['names', `{${'"unknown":1,'.repeat(200_000)}"last":1}`],
  ])('refuses millions of signs that are no file: %s', (_, text) => {
    expect(() => measureText(text)).toThrow('Cette demande est trop volumineuse.');
  });

  it('passes files, of which there may be several, and texts that are cut off', () => {
    const file = 'data:application/pdf;base64,'.padEnd(5_000_000, 'A');
    for (const text of [
      JSON.stringify({ one: file, more: [file, file] }),
      `{"one":"${file.slice(0, 1_000_000)}`,
      '"',
      '',
    ])
      expect(() => measureText(text)).not.toThrow();
  });
});
