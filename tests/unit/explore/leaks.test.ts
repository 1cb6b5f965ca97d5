import { describe, expect, it } from 'vitest';
import { isObject } from '../../../src/schema/read.ts';
import { findLeaks } from '../../explore/leaks.ts';
import { catalogue } from '../../support/catalogue.ts';

const kindsOf = (line: string): string[] => findLeaks([line]).map(({ kind }) => kind);

describe('what no screen may show', () => {
  it.each([
    ['Bonjour undefined', 'value'],
    ['NaN €', 'value'],
    ['Club : [object Object]', 'value'],
    ['Né le Invalid Date', 'value'],
    ['ra.page.list', 'key'],
    ['resources.people.fields.name', 'key'],
    ['Voir lists.pageSize', 'key'],
    ['Sur ra.page.list.', 'key'],
    ['Club /api/clubs/1', 'iri'],
    ['Du 2026-11-27 au soir', 'date'],
    ['Modifié 2026-11-27T22:30:00+01:00', 'date'],
    ['This value should not be blank.', 'english'],
    ['Access Denied.', 'english'],
  ])('is seen in %j', (line, kind) => {
    expect(kindsOf(line)).toContain(kind);
  });

  it.each([
    'Jeanne Petit, jeanne.petit@exemple.fr, www.club.exemple.fr',
    'Copier contact.club.de.lille@exemple.org',
    'contact.astt.pays.de.brocelian...',
    '27/11/2026 à 22:30, saison 2026-2027',
    'Tableau A, 1 250,50 € par équipe. Open de Lille, 12 points',
    'photo.jpg, règlement.pdf, 1.2.3',
    'n° 2026-11',
    'Lien à copier : http://127.0.0.1:36159/tournaments/search?from=2026-11-30&type=B',
  ])('is not seen in %j', (line) => {
    expect(kindsOf(line)).toEqual([]);
  });

  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split('||||');
    return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap((one) => textsOf(one)) : [];
  };

  it('is not seen in what a page of visitors says of its own', () => {
    const modules = import.meta.glob('../../../src/areas/**/*{texts,Texts}.ts', { eager: true });
    const texts = Object.values(modules).flatMap((module) => textsOf({ ...(module as object) }));
    expect(texts.length).toBeGreaterThan(300);
    expect(findLeaks(texts)).toEqual([]);
  });

  it('is not seen in any text of the application', () => {
    const shown = textsOf(catalogue).map((text) => text.replaceAll(/%\{\w+\}/g, '12'));
    expect(shown.length).toBeGreaterThan(1000);
    // How a date is to be written in a file.
    expect(findLeaks(shown).map(({ text }) => text)).toEqual([
      expect.stringContaining('écrivez la date comme 1988-06-05'),
    ]);
  });
});
