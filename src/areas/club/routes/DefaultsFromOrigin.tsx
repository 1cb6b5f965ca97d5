import { use, useMemo, type ReactNode } from 'react';
import { PlaceContext } from '../../../views/page/PlaceContext.ts';
import type { ResourceConfig } from '../../../views/page/ResourceConfig.ts';
import { ScopeContext } from '../../../views/page/ScopeContext.tsx';
import { fixedValues, parentFieldsOf } from '../../../features/listConfig.ts';
import { useOrigin } from './useOrigin.ts';
import { useOwner } from './useOwner.ts';

interface DefaultsFromOriginProps {
  readonly resource: string;
  readonly config: ResourceConfig;
  readonly children: ReactNode;
}

/**
 * Prefills a new record from the fixed filters of the list it was opened from, and among the tabs of a record with
 * the relation to that record.
 */
export const DefaultsFromOrigin = ({ resource, config, children }: DefaultsFromOriginProps) => {
  const scope = use(ScopeContext);
  const place = use(PlaceContext);
  const origin = useOrigin(resource);
  const { record, error } = useOwner(origin?.owner, true);
  const [parent = '', ...others] = origin?.owner ? parentFieldsOf(config, origin) : [];
  const isFilled = Boolean(record) && others.length === 0 && parent !== '' && !parent.includes('.');
  const starts = useMemo(() => (origin ? fixedValues(config, origin) : {}), [config, origin]);
  // The form takes its first values when it opens.
  if (origin?.owner && !record && !error) return null;
  return (
    <ScopeContext
      value={isFilled && record ? { ...scope, [parent]: { ...record, '@id': String(record.id) } } : scope}
    >
      <PlaceContext value={{ ...place, starts, ...(isFilled ? { fills: [parent] } : {}) }}>
        {children}
      </PlaceContext>
    </ScopeContext>
  );
};
