import { describe, expect, it } from 'vitest';
import { beginsWords, holdsWords, lettersOf, wordsOf } from '../../../src/lib/text.ts';

describe('the words of a name', () => {
  it.each([
    ['  REY-DEBOVE\u00a0 Marie ', ['REY', 'DEBOVE', 'Marie']],
    ["D’HERVÉ l'Aîné", ['D', 'HERVÉ', 'l', 'Aîné']],
    ['Le\u0301a Dupont (7712345)', ['Léa', 'Dupont', '7712345']],
    ['أحمد بن-علي', ['أحمد', 'بن', 'علي']],
    ['李小龍', ['李小龍']],
    ['– ; =', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('names for comparing', () => {
  it.each([
    ['LE GALL', 'Le-Gall'],
    ['Legall', 'le gall'],
    ['AÏT OUARAB', 'ait-ouarab'],
    ['N’DIAYE', "N'Diaye"],
    ['Ve\u0301ronique', 'VERONIQUE'],
    ['ŁUKASZEWSKI', 'lukaszewski'],
    ['أحمد', 'ا\u0654حمد'],
  ])('%s and %s are one', (one, other) => {
    expect(lettersOf(one)).toBe(lettersOf(other));
  });

  it.each([
    ['أحمد', 'محمد'],
    ['李小龍', '李大龍'],
    ['-', '?'],
  ])('%s and %s are two', (one, other) => {
    expect(lettersOf(one)).not.toBe(lettersOf(other));
  });
});

describe('a text that holds the words of a search', () => {
  it.each([
    ['REY-DEBOVE Marie', 'marie debove rey'],
    ['REY-DEBOVE Marie', 'rey deb mar'],
    ['N’DIAYE Jean-Marc', "marc n'diaye"],
    ['A 100 %', '%'],
    ['Équipes', ''],
  ])('%s: %j', (text, searched) => {
    expect(holdsWords(text, searched)).toBe(true);
  });

  it.each([
    ['REY-DEBOVE Marie', 'rey anne'],
    ['Équipes', '%'],
  ])('%s, not %j', (text, searched) => {
    expect(holdsWords(text, searched)).toBe(false);
  });
});

describe('a name of which words begin as they are searched', () => {
  it.each([
    ['LE ROUX Ibrahim', 'ibr roux'],
    ['REY-DEBOVE Marie', 'debo'],
    ['N’DIAYE Awa', "n'dia"],
    ['ŁUKASZEWSKI Zofia', 'luk zof'],
    ['=SOMME', '='],
  ])('%s by %j', (name, searched) => {
    expect(beginsWords(name, searched)).toBe(true);
  });

  it.each([
    ['ZZ-20819-1 Camille', 'ZZ-20819-8'],
    ['LE ROUX Ibrahim', 'oux'],
    ['LE ROUX Ibrahim', 'roux marie'],
  ])('not %s by %j', (name, searched) => {
    expect(beginsWords(name, searched)).toBe(false);
  });
});
