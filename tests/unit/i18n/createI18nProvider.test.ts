import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../support/catalogue.ts';
import { createI18nProvider } from '../../support/frenchTexts.ts';

const { translate } = createI18nProvider();

type Messages = Readonly<Record<string, unknown>>;

/** Every text of a catalogue by its dotted key. */
const flatten = (messages: Messages, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : [...flatten(value as Messages, `${prefix}${key}.`)],
    ),
  );

/** The messages that react-admin falls back to, as react-admin itself finds them. */
const readEnglish = (): ReadonlyMap<string, string> => {
  const require = createRequire(import.meta.url);
  return flatten(createRequire(require.resolve('react-admin'))('ra-language-english') as Messages);
};

const french = flatten(catalogue);
const english = readEnglish();
const variables = (text: string): string[] => [
  ...new Set([...text.matchAll(/%\{\w+\}/g)].map(([variable]) => variable)),
];

describe('the catalogue', () => {
  it('speaks for react-admin wherever it would fall back to English', () => {
    expect(english.size).toBeGreaterThan(100);
    expect([...english.keys()].filter((key) => !french.has(key))).toEqual([]);
  });

  it('leaves no text of react-admin in English', () => {
    const alike = [...english].filter(([key, text]) => french.get(key) === text && /[a-z]{2} /i.test(text));
    expect(alike).toEqual([['ra.navigation.current_page', 'Page %{page}']]);
  });

  it('uses no figure in a text of react-admin that react-admin does not give', () => {
    const unknown = [...english].filter(([key, text]) => {
      const given = new Set([...variables(text), '%{smart_count}']);
      return variables(french.get(key) ?? '').some((variable) => !given.has(variable));
    });
    expect(unknown.map(([key]) => key)).toEqual([]);
  });

  it('holds a text under every key', () => {
    // A boolean filter that is not set shows nothing.
    const blank = [...french].filter(([, text]) => text.trim() === '');
    expect(blank.map(([key]) => key)).toEqual(['ra.boolean.null']);
  });

  it('says what is counted in the singular as well, but for numbers that are never one', () => {
    const plural = /%\{(?!name|state|label)\w+\}[\s\u00a0\u202f](?!dans)\p{Ll}{3,}s\b/u;
    const never = [
      // Fixed by the specification.
      'validation.column',
      'autocomplete.minimum',
      // Millions of pixels above a limit.
      'upload.tooManyPixels',
      // The most rows of a file.
      'import.explanation',
      'printing.limit',
      // More than a page.
      'bulk.selectFirst',
      'choices.more',
      // Sets that win a game, matches that burn a player and players of a second day: two at least.
      'sheet.faults.superfluous',
      'sheetFaults.burnt',
      'sheetFaults.secondDayLimit',
    ];
    const found = [...french].filter(([, text]) => plural.test(text) && !text.includes('||||'));
    const own = found.map(([key]) => key).filter((key) => !key.startsWith('ra.'));
    expect(own.filter((key) => !never.includes(key))).toEqual([]);
  });

  it('has no English sentence but the one that the specification fixes', () => {
    const words = /\b(?:the|this|is|are|not|with|please|error|failed|loading|save|delete|cancel|search)\b/i;
    const found = [...french].filter(([, text]) => words.test(text));
    expect(found).toEqual([['season.failed', 'Impossible to get the current season']]);
  });

  it('sets French spaces before high punctuation in every text, those of react-admin too', () => {
    expect([...french].filter(([, text]) => / [;:!?»]|« /.test(text))).toEqual([]);
  });

  it.each([
    ['validation.required', 'La valeur ne doit pas être vide.'],
    ['validation.integer', 'La valeur doit être un entier.'],
    ['validation.decimal', 'La valeur doit être un nombre décimal.'],
    ['validation.text', 'La valeur doit être de type texte'],
    ['validation.date', 'La date est invalide'],
    ['validation.form', 'Les données du formulaire sont invalides'],
    ['validation.dialog', 'Certains champs du formulaire sont invalides.'],
    ['validation.dialogTitle', 'Formulaire invalide'],
    ['saving.pending', 'Enregistrement en cours'],
    ['saving.done', 'Enregistrement réussi'],
    ['saving.failed', "Echec de l'enregistrement"],
    ['list.empty', 'Aucun résultat à afficher'],
    ['list.failed', 'La récupération des données a échoué.'],
    ['list.denied', "Vous n'avez pas les droits pour accéder à cette rubrique"],
    ['list.loading', 'Chargement...'],
    ['access.denied', 'Vous ne disposez pas de droits suffisants pour consulter cette ressource'],
    ['autocomplete.searching', 'Recherche en cours...'],
    ['autocomplete.nothing', "Aucun élément n'a été trouvé."],
    ['autocomplete.failed', "Une erreur s'est produite."],
    ['autocomplete.unselected', "Attention, aucune valeur n'a été selectionnée"],
    ['options.failed', 'La récupération a échoué'],
    ['season.failed', 'Impossible to get the current season'],
    ['boolean.yes', 'Oui'],
    ['boolean.no', 'Non'],
    ['home.title', 'Accueil'],
  ])('says %s letter for letter as the specification', (key, text) => {
    expect(translate(key)).toBe(text);
  });

  it.each([
    ['validation.column', { limit: 10 }, 'La valeur ne doit pas dépasser 10 caractères'],
    ['validation.choice', { list: 'a, b' }, "Vous devez choisir l'une des valeurs suivantes: a, b."],
    ['validation.length.min', { min: 3 }, 'La longueur doit être supérieure à 3.'],
    ['validation.length.max', { max: 5 }, 'La longueur doit être inférieure à 5.'],
    ['validation.length.exact', { limit: 5 }, 'La longueur doit être égale à 5.'],
    ['validation.length.between', { min: 3, max: 5 }, 'La longueur doit être comprise entre 3 et 5.'],
    ['validation.atLeast', { min: 2 }, 'Au moins 2'],
    ['validation.atMost', { max: 4 }, 'Au maximum 4'],
    ['validation.between', { min: 2, max: 4 }, 'Entre 2 et 4'],
    ['autocomplete.minimum', { smart_count: 3 }, '3 caractères minimum'],
    ['records.count', { smart_count: 1 }, '1 résultat'],
    ['records.count', { smart_count: 0 }, '0 résultat'],
    ['records.count', { smart_count: 2 }, '2 résultats'],
    ['resources.persons.name', { smart_count: 2 }, 'Personnes'],
  ])('fills %s with %j', (key, figures, text) => {
    expect(translate(key, figures)).toBe(text);
  });

  it('never takes a figure for a placeholder of its own', () => {
    expect(translate('validation.choice', { list: '%{list}, $&' })).toBe(
      "Vous devez choisir l'une des valeurs suivantes: %{list}, $&.",
    );
  });

  it('counts in French', () => {
    expect(translate('validation.count.minMessage', { limit: 1, smart_count: 1 })).toBe(
      'Cette collection doit contenir au moins 1 élément.',
    );
  });
});

describe('the provider', () => {
  it('speaks French and nothing else', () => {
    const provider = createI18nProvider();
    expect([provider.getLocale(), provider.getLocales?.()]).toEqual([
      'fr',
      [{ locale: 'fr', name: 'Français' }],
    ]);
  });
});
