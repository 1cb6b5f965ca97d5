import { isClub, pathIn } from '../../../features/clubsHere.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';

type Paths = readonly string[];

/**
 * A config in the place of an organization (IRI); undefined on a server without clubs. Above the clubs a list is that of
 * all clubs beneath: it names the club of each row, and so do its cards and the head of a record; a form begins with it.
 */
export const configIn = (organization: string | undefined, config: ResourceConfig): ResourceConfig => {
  const { list, head, form } = config;
  const { scope = [], either = [], columns } = list ?? {};
  const toPaths = (paths: Paths): Paths => paths.flatMap((path) => pathIn(organization, path) ?? []);
  if ([...scope, ...either].every((path) => pathIn(organization, path) === path)) return config;
  const clubs = scope.filter(isClub);
  const naming = (paths: Paths, index = 0): Paths =>
    paths.some(isClub) ? paths : paths.toSpliced(index, 0, ...clubs);
  const narrowed = {
    ...list,
    scope: toPaths(scope),
    either: toPaths(either),
    relatedActions: withoutClub(list?.relatedActions),
    tools: withoutClub(list?.tools),
  };
  return {
    ...config,
    relatedActions: withoutClub(config.relatedActions),
    // A list whose columns are not chosen shows what it is not narrowed to.
    list: columns ? { ...narrowed, columns: naming(columns, 1) } : narrowed,
    ...(head && {
      head: {
        ...head,
        ...(head.facts && { facts: naming(head.facts) }),
        ...(head.card && { card: naming(head.card) }),
      },
    }),
    ...(form?.sections && { form: { ...form, sections: beginning(clubs, form.sections) } }),
  };
};

const withoutClub = <Offer extends { readonly needsClub?: true }>(offers: readonly Offer[] = []) =>
  offers.filter(({ needsClub }) => !needsClub);

type Sections = Readonly<Record<string, Paths>>;

/** Sections of which the first begins with what none of them has. */
const beginning = (names: Paths, sections: Sections): Sections => {
  const entries = Object.entries(sections);
  const [first] = entries;
  const isThere = entries.some(([, fields]) => fields.some((name) => names.includes(name)));
  return first && !isThere
    ? Object.fromEntries(entries.with(0, [first[0], [...names, ...first[1]]]))
    : sections;
};
