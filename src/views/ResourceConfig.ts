import type { FieldHint } from '../schema/kinds.ts';

export type FormLayout = 'sections' | 'tabs' | 'steps';

/** Section name -> field names. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** What a resource chooses of its generated views. All of it is optional: without a config every field shows. */
export interface ResourceConfig {
  readonly list?: {
    /** Dotted paths in the order shown; every other described field is a hidden column on offer. */
    readonly columns?: readonly string[];
    /** Dotted paths of the filters shown at once; every other described field is a filter on offer. */
    readonly filters?: readonly string[];
    /** Fields fixed by the place where the list stands; their values come from `ScopeContext`. */
    readonly scope?: readonly string[];
    /** Filters that start with a value of `ScopeContext` and may be changed. */
    readonly preset?: readonly string[];
  };
  readonly form?: {
    /** How sections stand: below one another (default), as tabs, or as steps. */
    readonly layout?: FormLayout;
    /** The same of a new record, where it differs. */
    readonly createLayout?: FormLayout;
    /** Key of the catalogue for the title of the dialog that refuses an invalid form. */
    readonly invalidTitle?: string;
    /** Section name -> field names; the French titles stand in the catalogue under `resources.{name}.sections`. */
    readonly sections?: Sections;
    /** Dotted paths of fields that the server alone checks. */
    readonly unchecked?: readonly string[];
  };
  readonly show?: {
    /** A field -> the one that stands in for it: of the two, a record to read shows the one that holds something. */
    readonly standIns?: Readonly<Record<string, string>>;
  };
  /** Pages that show a part of a record alone, by their sub-address; titles under `resources.{name}.parts`. */
  readonly parts?: Readonly<Record<string, Sections>>;
  /** What the description cannot tell of a field, by dotted path. */
  readonly fields?: Readonly<Record<string, FieldHint>>;
}
