import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../src/http/parseJson.ts';
import { jsonDepth } from '../../../src/lib/jsonDepth.ts';

const nested = (levels: number): string => `{"deep":${'['.repeat(levels)}${']'.repeat(levels)}}`;

describe('parseJson', () => {
  it('leaves a key that changes prototypes out, however it is written', () => {
    for (const key of ['__proto__', '\\u005f_proto__', '__\\u0070roto__']) {
      const read = parseJson(`{"a":{"${key}":{"id":1},"b":2}}`) as { a: object };
      expect(Object.keys(read.a)).toEqual(['b']);
      expect(Object.getPrototypeOf(read.a)).toBe(Object.prototype);
    }
  });

  it('takes what is nested too deeply to be copied for no answer at all', () => {
    expect(parseJson(nested(1000))).toHaveProperty('deep');
    expect(() => parseJson(nested(5000))).toThrow(SyntaxError);
  });
});

describe('jsonDepth', () => {
  it.each([
    ['1', 0],
    ['[]', 1],
    ['[[],{"a":[1]},[]]', 3],
    ['{"a":"[[[[","b":"\\"[[[","c":"\\\\","d":[]}', 2],
    ['["[[', 1],
    [']]][', 0],
  ])('%s is %d levels deep', (text, depth) => {
    expect(jsonDepth(text)).toBe(depth);
  });
});
