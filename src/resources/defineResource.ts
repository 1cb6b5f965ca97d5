import type { ResourceConfig } from '../views/page/ResourceConfig.ts';

/** Declares what a resource chooses of its generated views: `defineResource<Licence>({ … })`. */
export const defineResource = <T>(config: ResourceConfig<T>): ResourceConfig<T> => config;
