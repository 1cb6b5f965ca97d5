import type { Messages } from '../i18n/typography.ts';
import type { ResourceDefinition } from '../data/ResourceDefinition.ts';
import type { Right } from '../session/access.ts';
import type { ResourceConfig } from '../views/page/ResourceConfig.ts';

/** A resource before it is opened: its names, and who may open it. */
interface Start extends Omit<ResourceDefinition, 'isDiscovered'> {
  /** Role, module and club action that its pages need. */
  readonly right: Right;
  /** Right to the pages of a single record, where it is less: the server opens their own to everybody. */
  readonly recordRight?: Right;
  /** There is no list to open: the page of the resource shows the club of the address. */
  readonly single?: boolean;
  /** Creating and editing happen in a dialog over the list, at the same addresses as their pages would. */
  readonly overList?: boolean;
  /** Other resources whose lists lead to its records and to new ones: the exits lead back there. */
  readonly openedFrom?: readonly string[];
}

type Regular = 'entity' | 'path' | 'right';

/** The names of a resource: what they leave out follows from the first one, and anybody may open it. */
export type Names = Omit<Start, Regular> & Partial<Pick<Start, Regular>>;

/** A resource as the application registers it. */
export interface RegisteredResource extends Start {
  /** Contents of its generated views, loaded when the first one opens; nothing chosen is every described field. */
  readonly load: () => Promise<ResourceConfig>;
}

/**
 * A resource as its file says it: names and right, which the club area begins with, and what its views show. `T` is the generated entity: a field that it lacks does not compile.
 */
export type Resource<T = Record<string, unknown>> = Names &
  ResourceConfig<T> & {
    /** French texts: `name` (singular |||| plural), titles of form sections. Labels of fields are the server's. */
    readonly texts: { readonly name: string; readonly create?: string } & Messages;
  };
