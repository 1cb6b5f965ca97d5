import { useMemo } from 'react';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import { useScope } from '../views/page/ScopeContext.tsx';
import { isClub, isOwner, pathsIn } from './clubsHere.ts';

type Paths = readonly string[];

/**
 * A config in the place of an organization (IRI); undefined on a server without clubs. Above the clubs a list is that of
 * all clubs beneath, and of the organization itself: it names whose each row is, and so do its filters, its cards and the
 * head of a record; a form begins with it.
 */
export const configIn = (organization: string | undefined, config: ResourceConfig): ResourceConfig => {
  const { list, head, form } = config;
  const { scope = [], either = [], columns, filters } = list ?? {};
  const toPaths = (path: string): Paths => pathsIn(organization, path);
  if ([...scope, ...either].every((path) => toPaths(path).join(' ') === path)) return config;
  const owners = scope.filter(isOwner);
  const naming = (paths: Paths, index = 0): Paths =>
    paths.toSpliced(
      index,
      0,
      ...owners.filter((owner) => !paths.includes(owner) && !(isClub(owner) && paths.some(isClub))),
    );
  const isEither = (path: string): boolean => toPaths(path).length > 1;
  const narrowed = {
    ...list,
    scope: scope.filter((path) => !isEither(path)).flatMap(toPaths),
    either: [...scope.filter(isEither), ...either].flatMap(toPaths),
    ...(filters && { filters: naming(filters) }),
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
    ...(form?.sections && { form: { ...form, sections: beginning(owners, form.sections) } }),
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

/** A config as it applies where the reader is. */
export const useConfigHere = (config: ResourceConfig): ResourceConfig => {
  const organization = useScope(['organization'])['organization']?.['@id'];
  return useMemo(() => configIn(organization, config), [config, organization]);
};
