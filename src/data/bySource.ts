import type { DataProvider } from 'react-admin';
import { sourceOf, type ResourceDirectory, type Source } from './ResourceDefinition.ts';
import { callVerb, verbs } from './verbs.ts';

/** One provider out of several: each resource is served by the one that its definition or its prefix names. */
export const bySource = (
  directory: ResourceDirectory,
  providers: Readonly<Record<Source, DataProvider>>,
): DataProvider => ({
  ...providers.hydra,
  // Async, so that a name that is no resource rejects like any other failure.
  ...verbs(async (verb, resource, params) =>
    callVerb(providers[sourceOf(directory, resource)], verb, resource, params),
  ),
});
