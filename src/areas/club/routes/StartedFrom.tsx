import { use, useMemo, type ReactNode } from 'react';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { fixedValues, tiesOf } from './listConfig.ts';
import { useOrigin } from './useOrigin.ts';
import { useOwner } from './useOwner.ts';

interface StartedFromProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  readonly children: ReactNode;
}

/**
 * A new record starts with what every row of the list has that it was started from: among the pages of another record
 * with the relation to that one, once it is known.
 */
export const StartedFrom = ({ resource, config, children }: StartedFromProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const origin = useOrigin(resource);
  const { record, error } = useOwner(origin?.owner, true);
  const [tie = '', ...others] = origin?.owner ? tiesOf(config, origin) : [];
  const isFilled = Boolean(record) && others.length === 0 && tie !== '' && !tie.includes('.');
  const starts = useMemo(() => (origin ? fixedValues(config, origin) : {}), [config, origin]);
  // The form takes its first values when it opens.
  if (origin?.owner && !record && !error) return null;
  return (
    <ScopeContext
      value={isFilled && record ? { ...scope, [tie]: { ...record, '@id': String(record.id) } } : scope}
    >
      <PlaceContext value={{ ...place, starts, ...(isFilled ? { fills: [tie] } : {}) }}>
        {children}
      </PlaceContext>
    </ScopeContext>
  );
};
