import { useMemo } from 'react';
import type { FieldHint } from '../schema/kinds.ts';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import { useScope } from '../views/page/ScopeContext.tsx';
import { isClub, isOwner, pathsIn } from './clubsHere.ts';

type Paths = readonly string[];

/**
 * A config in the place of an organization (IRI); undefined on a server without clubs. Above the clubs a list is that of
 * all clubs beneath, and of the organization itself: it names whose each row is, and so do its filters, its cards and the
 * head of a record; a form begins with it, offers the clubs beneath, and where any organization may have such a record
 * starts with the one of the address.
 * @internal
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
      ...owners.filter((owner) => !paths.some((path) => path === owner || (isClub(owner) && isClub(path)))),
    );
  const clubs = owners.filter(isClub).flatMap((owner) => {
    const [path] = toPaths(owner);
    return path === undefined || organization === undefined
      ? []
      : [[owner, offering(config.fields?.[owner], path, organization)] as const];
  });
  const isEither = (path: string): boolean => toPaths(path).length > 1;
  const narrowed = {
    ...list,
    scope: scope.filter((path) => !isEither(path)).flatMap(toPaths),
    either: [...scope.filter(isEither), ...either].flatMap(toPaths),
    ...(filters && { filters: naming(filters) }),
    ...(owners.length > 0 && { owners }),
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
    ...((form || owners.some((owner) => !isClub(owner))) && { form: formIn(owners, form) }),
    ...(clubs.length > 0 && { fields: { ...config.fields, ...Object.fromEntries(clubs) } }),
  };
};

const formIn = (owners: Paths, form: ResourceConfig['form'] = {}) => {
  const starts = owners.filter((owner) => !isClub(owner));
  return {
    ...form,
    ...(form.sections && { sections: beginning(owners, form.sections) }),
    ...(starts.length > 0 && { starts: [...(form.starts ?? []), ...starts] }),
  };
};

/** A field for a club that offers those for which the path to them holds: `club.league` is the organization of the address. */
const offering = (hint: FieldHint | undefined, path: string, organization: string): FieldHint => ({
  ...hint,
  options: {
    ...hint?.options,
    where: { ...hint?.options?.where, [path.slice(path.indexOf('.') + 1)]: organization },
  },
});

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
