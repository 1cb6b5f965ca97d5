import { use, useMemo, type ReactNode } from 'react';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import { ScopeContext } from '../views/page/ScopeContext.tsx';
import { listConfig, parentFieldsOf } from './listConfig.ts';
import { usePage } from './FeaturesContext.tsx';

interface ScopedListProps {
  readonly config: ResourceConfig;
  readonly children: (config: ResourceConfig) => ReactNode;
}

/** A list with the filters of its address; among the pages of a record it shows that record's rows alone. */
export const ScopedList = ({ config, children }: ScopedListProps) => {
  const scope = use(ScopeContext);
  const match = usePage();
  const here = useMemo(() => match && listConfig(config, match), [config, match]);
  const inner = useMemo(
    () => (match?.owner ? { ...scope, ...sameFor(parentFieldsOf(config, match), match.owner.iri) } : scope),
    [config, match, scope],
  );
  return here && <ScopeContext value={inner}>{children(here)}</ScopeContext>;
};

const sameFor = (names: readonly string[], iri: string) =>
  Object.fromEntries(names.map((name) => [name, { '@id': iri }]));
