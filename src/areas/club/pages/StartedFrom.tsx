import { use, type ReactNode } from 'react';
import { PlaceContext } from '../../../views/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/ResourceConfig.ts';
import { ScopeContext } from '../../../views/ScopeContext.tsx';
import { tiesOf } from './listConfig.ts';
import { useOrigin } from './useOrigin.ts';
import { useOwner } from './useOwner.ts';

interface StartedFromProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  readonly children: ReactNode;
}

/** A new record started among the pages of another one starts with the relation to it, once that one is known. */
export const StartedFrom = ({ resource, config, children }: StartedFromProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const origin = useOrigin(resource);
  const { record, error } = useOwner(origin?.owner, true);
  const [tie = '', ...others] = origin?.owner ? tiesOf(config, origin) : [];
  const isFilled = Boolean(record) && others.length === 0 && tie !== '' && !tie.includes('.');
  // The form takes its first values when it opens.
  if (origin?.owner && !record && !error) return null;
  return (
    <ScopeContext
      value={isFilled && record ? { ...scope, [tie]: { ...record, '@id': String(record.id) } } : scope}
    >
      <PlaceContext value={isFilled ? { ...place, fills: [tie] } : place}>{children}</PlaceContext>
    </ScopeContext>
  );
};
