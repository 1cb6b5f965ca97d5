import { expect, it } from 'vitest';
import { type Entry, findPages } from '../../../../../src/areas/club/palette/findPages.ts';

const page = (label: string, detail: string): Entry => ({ kind: 'pages', label, detail, to: `/1/${label}` });

const pages = [
  page('Demandes de modification', 'Compétitions'),
  page('Équipes', 'Compétitions'),
  page('Pass équipes', 'Compétitions'),
  page('Licences', 'Licences'),
];

const find = (typed: string) => findPages(pages, typed).map(({ label }) => label);

it('finds pages without regard to case and accents, those that begin with the text first', () => {
  expect(find('equipe')).toEqual(['Équipes', 'Pass équipes']);
});

it('finds a page by words of its title and of its group in any order', () => {
  expect(find('compet modif')).toEqual(['Demandes de modification']);
  expect(find('xyz')).toEqual([]);
});
