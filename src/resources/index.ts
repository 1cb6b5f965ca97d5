import { addTexts } from '../i18n/phrases.ts';
import { typeset } from '../i18n/typography.ts';
import { collectionOfClass, singularOf } from '../schema/collectionOfType.ts';
import * as declared from './registry.ts';
import type { Names, RegisteredResource, Resource } from './Resource.ts';
import { titles } from './titles.ts';

export type { RegisteredResource } from './Resource.ts';

type Declared = (typeof declared)[keyof typeof declared];

export type ResourceName = Declared['name'];

/** A resource by its names: `club-histories` are `club-history` in `/club_histories`, unless they say otherwise. */
export const toResource = <T extends Names>(names: T) => {
  const { name, entity = singularOf(name), recordRepresentation: [first] = [] }: Names = names;
  return {
    entity,
    path: collectionOfClass(entity) ?? `/${name}`,
    right: {},
    // Searched by what it is called first.
    ...(first !== undefined && { search: first }),
    ...names,
  };
};

const register = (resource: Resource): RegisteredResource => ({
  ...toResource(resource),
  load: async () => resource,
});

export const resources = Object.values(declared).map(register) as readonly (RegisteredResource & {
  readonly name: ResourceName;
})[];

/**
 * French texts of each resource, below `resources`.
 * @internal
 */
export const resourceTexts = {
  resources: typeset({
    ...titles,
    ...(Object.fromEntries(Object.values(declared).map(({ name, texts }) => [name, texts])) as {
      readonly [One in Declared as One['name']]: One['texts'];
    }),
  }),
};

addTexts(resourceTexts);

declare module '../i18n/MessageKey.ts' {
  interface TextsBeside {
    readonly resources: typeof resourceTexts;
  }
}
