import { describe, expect, it } from 'vitest';
import { constraintTexts } from '../../../src/i18n/constraints.ts';
import { formSpecification } from '../../../src/i18n/formSpecification.ts';
import { isFrench } from '../../../src/i18n/isFrench.ts';
import { specification } from '../../../src/i18n/specification.ts';
import { typeset, typography } from '../../../src/i18n/typography.ts';

describe('typography', () => {
  it.each([
    ['Quitter ?', 'Quitter\u202f?'],
    ['Quitter !', 'Quitter\u202f!'],
    ['Un ; deux', 'Un\u202f; deux'],
    ['Club : Colmar', 'Club\u00a0: Colmar'],
    ['« Marie »', '«\u202fMarie\u202f»'],
    ['à 09:05, sans espace', 'à 09:05, sans espace'],
    ['https://example.org?a=1;b', 'https://example.org?a=1;b'],
    ['%{path} : %{message}', '%{path}\u00a0: %{message}'],
    ["Jusqu'à l'été", 'Jusqu’à l’été'],
    ["l'export d'%{name}", 'l’export d’%{name}'],
    ["d'été, 'entre guillemets'", "d’été, 'entre guillemets'"],
  ])('writes %j as %j', (text, typeset_) => {
    expect(typography(text)).toBe(typeset_);
  });

  it('changes nothing the second time', () => {
    const once = typography('« Quitter » ? Oui : non !');
    expect(typography(once)).toBe(once);
  });

  it('goes through a whole catalogue', () => {
    expect(typeset({ a: 'Oui !', b: { c: 'Non ?' } })).toEqual({ a: 'Oui\u202f!', b: { c: 'Non\u202f?' } });
  });
});

describe('every text of ours', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/i18n/*.ts', {
    eager: true,
  });
  const textsIn = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  /** The specification and the server's framework spell these; `typography` leaves them alone. */
  const fixed = new Set([
    ...textsIn(specification),
    ...textsIn(formSpecification),
    ...textsIn(constraintTexts),
    "Une erreur d'authentification est survenue",
  ]);
  const texts = Object.values(modules).flatMap(textsIn);

  it('has the spaces and apostrophes of French', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => !fixed.has(text) && typography(text) !== text)).toEqual([]);
  });
});

describe('isFrench', () => {
  it.each([
    'Ce compte est fermé.',
    "Cette valeur n'est pas valide",
    'Identifiants invalides.',
    'Vérification échouée',
  ])('takes %j for French', (text) => {
    expect(isFrench(text)).toBe(true);
  });

  it.each([
    'Access Denied.',
    'Invalid JWT Token',
    'JWT Token not found',
    'An error occurred',
    'Internal Server Error',
    'The resource "/api/clés" is not found.',
    '',
  ])('does not take %j for French', (text) => {
    expect(isFrench(text)).toBe(false);
  });
});
