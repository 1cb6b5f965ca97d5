import { allows, allowsUpdate, type Description } from '../../schema/description.ts';
import type { ResourceConfig } from '../page/ResourceConfig.ts';

/** Whether rows of a list can be selected: for those who may change or delete them. */
export const maySelect = (config: ResourceConfig, description: Description): boolean =>
  (allowsUpdate(description) && !config.readOnly) || allows(description, 'DELETE');
