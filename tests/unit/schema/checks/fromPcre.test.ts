import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPcre } from '../../../../src/schema/checks/fromPcre.ts';

/** Null where the verdict is left to the server. */
const verdict = (pattern: string, text: string): boolean | null => fromPcre(pattern)?.(text) ?? null;

describe('fromPcre, patterns whose meaning is known', () => {
  it.each([
    ['/^\\d{5}$/', ['67000', '00000'], ['6700', '670000', 'a7000', '']],
    ['/^0[1-9](?:[ .-]?\\d{2}){4}$/', ['0123456789', '01 23 45-67.89'], ['01234567890', '0023456789']],
    ['/^(\\+33|0)[1-9]\\d{8}$/', ['+33123456789', '0123456789'], ['33123456789']],
    ['#^https?://[^/]+/#i', ['HTTP://a.b/', 'https://x/y'], ['ftp://a/', 'http:///']],
    ['/a|b$/', ['xax', 'xb'], ['xbx', '']],
    ['{^[\\w.-]+$}', ['a-b.c_9'], ['a b', '']],
    ['/^a{2,3}$/', ['aa', 'aaa'], ['a', 'aaaa']],
    ['/^a{2,}b?$/', ['aa', 'aaaab'], ['a', 'ab']],
    ['/^[^a-c\\]]+$/', ['xyz'], ['b', ']']],
    ['/^[a-]$/', ['-', 'a'], ['b']],
    ['/^[\\x41-\\x43]$/', ['A', 'C'], ['D']],
    ['/^(?<year>\\d{4})-(?<rest>.+)$/', ['2026-x'], ['2026-', '26-x']],
    ['/^[\\w\\.\\-\\@]+\\-\\\\$/', ['a.b@c-\\'], ['a-']],
    ['#^a\\/b\\#$#', ['a/b#'], ['a/b']],
    ['/(?=a)a|\\bb/', ['a', ' b'], ['', 'cb']],
    ['/a(^b)|a$b/m', [], ['ab']],
    ['/^ab$/D', ['ab'], ['abc']],
    ['/^a.b$/s', ['a-b'], ['ab']],
    ['/^a*?b+?$/', ['b', 'aabb'], ['a']],
    ['//', ['', 'x'], []],
    ['/^(|a)$/', ['', 'a'], ['b']],
    ['/^(a*)*$/', ['', 'aaa'], ['b']],
    ['/^\\p{Lu}\\p{L}+$/u', ['Élodie', 'Zoë'], ['élodie', 'É1']],
    ['/^[^\\D]\\D\\W\\S$/', ['1a.b'], ['aa.b', '11.b', '1a. ']],
    ['/^[\\w\\s]+$/u', ['Noel a Metz'], ['a-b']],
    ['/^.$/u', ['👍', 'é'], ['éé']],
    ['/^\\$\\(\\.\\/$/', ['$(./'], ['$(.']],
  ])('%s takes %j and refuses %j', (pattern, taken, refused) => {
    for (const text of taken) expect([text, verdict(pattern, text)]).toEqual([text, true]);
    for (const text of refused) expect([text, verdict(pattern, text)]).toEqual([text, false]);
  });

  /** Patterns of the part that is understood; the texts are short, since all are matched for comparison. */
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\.', '[a-c1-3]', '\\w', '\\S'),
      fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `${left}${right}`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,}', '*?'))
        .map(([inner, sign]) => `(${inner})${sign}`),
    ),
  }));
  const anchored = fc
    .tuple(fc.boolean(), pattern, fc.boolean())
    .map(([start, inner, end]) => `${start ? '^' : ''}${inner}${end ? '$' : ''}`);
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', '1', '.', ' '),
    maxLength: 8,
  });

  it('agrees with the built-in matcher on any of them', () => {
    fc.assert(
      fc.property(anchored, text, (source, subject) => {
        expect([new RegExp(source).test(subject), null]).toContain(verdict(`/${source}/`, subject));
      }),
      { seed: 20_260_711, numRuns: 3000 },
    );
  });

  it('never throws, whatever a server calls a pattern', () => {
    const any = fc.string({
      unit: fc.constantFrom(...Array.from('/^$\\()[]{}|*+?.,-:<>=!#abdwsxpPuzZ019é\n')),
      maxLength: 14,
    });
    fc.assert(
      fc.property(any, any, fc.constantFrom('', 'i', 'u', 'x', 'q'), (source, subject, flags) => {
        expect([true, false, null, 'left to the server']).toContain(verdict(`/${source}/${flags}`, subject));
      }),
      { seed: 20_260_712, numRuns: 3000 },
    );
  });
});

describe('fromPcre, patterns that would stop a browser', () => {
  it.each([
    '/^(a+)+$/',
    '/^(a|a)*$/',
    '/^(a*)*b$/',
    '/(.*)*x/',
    '/^(\\w+\\s?)*$/',
    '/^a*a*a*a*a*$/',
    '/(?=(a+)+$)b/',
    '/^(a?){30}a{30}$/',
  ])('leaves %s on a long text to the server', (pattern) => {
    expect(verdict(pattern, `${'a'.repeat(4000)}!`)).toBeNull();
  });

  it.each([
    ['/^\\d{5}$/', '67000', true],
    ['/^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$/', 'prenom.nom@federation.example', true],
    ['/^-?\\d{1,2}(,-?\\d{1,2}){0,6}$/', '-9,11,8,-12,7', true],
    ['/^a*$/', `${'a'.repeat(4000)}!`, false],
    ['/^(a+)+$/', 'aaa!', false],
  ])('judges %s on %j, which takes a moment only', (pattern, subject, matches) => {
    expect(verdict(pattern, subject)).toBe(matches);
  });
});

describe('fromPcre, what is left to the server', () => {
  it.each([
    '/(a)\\1/',
    '/(?<!a)b/',
    '/(?P<y>a)/',
    '/\\Aab\\z/',
    '/\\x{43}/',
    '/\\p{Lu}/iu',
    '/(?<y>a)\\k<y>/',
    '/\\u{61}/',
    '/(?i)a/',
    '/(?>a+)b/',
    '/a++b/',
    '/[[:alpha:]]+/',
    '/[]a]/',
    '/[z-a]/',
    '/[\\w-z-a]/',
    '/a{3,1}/',
    '/a{,3}/',
    '/a**/',
    '/(a/',
    '/a)/',
    '/[a/',
    '/a/x',
    '/\\Qa.b\\E/',
    '/\\R/',
    '/a\\/',
    '/a/b/',
    '/é/',
    'abc',
    '^\\d+$',
    '',
    '/',
    '\\a\\',
    `/${'a'.repeat(600)}/`,
  ])('%j', (pattern) => {
    expect(fromPcre(pattern)).toBeNull();
  });

  it.each([
    ['/^.{2}$/', 'é'],
    ['/^[\\w\\s]+$/u', 'Noël à Metz'],
    ['/^ab$/', 'ab\n'],
    ['/^a.b$/', 'a\rb'],
  ])('under %s is %j, which PHP takes otherwise', (pattern, subject) => {
    expect(verdict(pattern, subject)).toBeNull();
  });
});
