import { useMemo } from 'react';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';
import { useScope } from '../views/page/ScopeContext.tsx';
import { configIn } from './configIn.ts';

/** A config as it applies where the reader is. */
export const useConfigHere = (config: ResourceConfig): ResourceConfig => {
  const organization = useScope(['organization'])['organization']?.['@id'];
  return useMemo(() => configIn(organization, config), [config, organization]);
};
