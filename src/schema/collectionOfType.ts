/** Entity types that field descriptions name, each with a collection of its own. */
const ENTITIES: ReadonlySet<string> = new Set([
  'account',
  'accountant',
  'accountant-function',
  'address',
  'branch',
  'certificate',
  'club',
  'club-event',
  'club-event-type',
  'club-history',
  'club-membership',
  'club-permission',
  'club-sport-hall',
  'committee',
  'contact-point',
  'contest',
  'contest-engagement',
  'contract',
  'division',
  'division-pre-registration',
  'establishment',
  'federation',
  'form-answer',
  'form-template',
  'game',
  'graduation',
  'group',
  'high-level-application',
  'history-action',
  'internship',
  'internship-participant',
  'label',
  'label-application',
  'label-resort',
  'league',
  'licence',
  'licence-contract',
  'licence-mutation',
  'licence-pre-registration',
  'licence-renewal',
  'licence-transfer',
  'member',
  'mutation-parameter',
  'news',
  'official-ranking',
  'organization',
  'other-participation',
  'participant',
  'person',
  'pool',
  'prize',
  'referential',
  'sanction',
  'season',
  'settings-club',
  'sheet-match-player',
  'speaker',
  'sport-hall',
  'sport-match',
  'sport-match-change-request',
  'structure-participant',
  'subscription',
  'team',
  'team-pass',
  'technical-employment',
  'tour',
  'tour-registration',
  'tournament-request',
]);

/** Collections that the plural of the name does not give. */
const IRREGULAR: Readonly<Record<string, string>> = {
  person: '/people',
  news: '/news',
  'licence-transfer': '/transfers',
};

/** `clubEvent`, `App\Entity\ClubEvent`, `#ClubEvent` and `https://schema.org/ClubEvent` are all `club-event`. */
export const entityName = (type: string): string =>
  type
    .replace(/^.*[\\#/]/, '')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, '-$&')
    .toLowerCase();

/** Collection of an entity type (`club-history` gives `/club_histories`); null for a type that is none. */
export const collectionOfType = (type: string): string | null => {
  const name = entityName(type);
  return ENTITIES.has(name) ? collectionOfClass(name) : null;
};

/** Collection of a class as API Platform names it: in the plural, in lower case, words joined by underscores. */
export const collectionOfClass = (className: string): string | null => {
  const name = entityName(className);
  if (!/^[a-z][a-z0-9-]*$/.test(name)) return null;
  if (Object.hasOwn(IRREGULAR, name)) return IRREGULAR[name] ?? null;
  const words = name.replaceAll('-', '_');
  if (/[^aeiou]y$/.test(words)) return `/${words.slice(0, -1)}ies`;
  return `/${words}${/(?:s|x|z|ch|sh)$/.test(words) ? 'es' : 's'}`;
};

/** The regular way back from the last word's plural: `club-histories` gives `club-history`, `addresses` `address`. */
export const singularOf = (plural: string): string =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/(?<=ss|ch|sh)es$|s$/, '');

/** Whether a collection is one of the federation's entities. */
export const isFederal = (path: string): boolean =>
  [...ENTITIES].some((entity) => collectionOfClass(entity) === path);
