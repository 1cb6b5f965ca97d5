import type { Part } from '../../ui/lazyPart.tsx';
import type { FieldHint } from '../../schema/kinds.ts';

export type FormLayout = 'sections' | 'tabs' | 'steps';

/** Section name -> field names. */
export type Sections = Readonly<Record<string, readonly string[]>>;

/** The create page of another resource that begins with these records (`selected` of the history state). */
export interface RelatedAction {
  readonly resource: string;
  /** Key of the catalogue for the button. */
  readonly label: string;
}

/** What a resource chooses of its generated views. All of it is optional: without a config every field shows. */
export interface ResourceConfig {
  /** Its records are made and changed by others, or by the steps of a process alone: no form edits them, no table brings them in. */
  readonly formless?: true;
  readonly list?: {
    /** Dotted paths in the order shown; every other described field is a hidden column on offer. */
    readonly columns?: readonly string[];
    /** Dotted paths of the filters shown at once; every other described field is a filter on offer. */
    readonly filters?: readonly string[];
    /** Fields fixed by the place where the list stands; their values come from `ScopeContext`. */
    readonly scope?: readonly string[];
    /** The same, where one of several fields has to hold the value. */
    readonly either?: readonly string[];
    /** The same, of a list that belongs to everybody: it starts with the rows of the place, and can show all of them. */
    readonly own?: readonly string[];
    /** Filters that start with a value of `ScopeContext` and may be changed. */
    readonly preset?: readonly string[];
    /** Values that every row has here, whatever is filtered. */
    readonly filter?: Readonly<Record<string, string | boolean>>;
    /** Create pages of other resources that begin with the selected rows. */
    readonly relatedActions?: readonly RelatedAction[];
    /** What stands above the rows; it finds no list in its context. */
    readonly above?: Part<object>;
    /** Resource -> the relations of which one ties a row to a record of it, for the lists among its pages. */
    readonly within?: Readonly<Record<string, readonly string[]>>;
  };
  /** What is different in the lists of the resource that stand at other addresses, by address. */
  readonly lists?: Readonly<Record<string, NonNullable<ResourceConfig['list']>>>;
  readonly form?: {
    /** How sections stand: below one another (default), as tabs, or as steps. */
    readonly layout?: FormLayout;
    /** The same of a new record, where it differs. */
    readonly createLayout?: FormLayout;
    /** Key of the catalogue for the title of the dialog that refuses an invalid form. */
    readonly invalidTitle?: string;
    /** Section name -> field names; the French titles stand in the catalogue under `resources.{name}.sections`. */
    readonly sections?: Sections;
    /** Names of the values of `ScopeContext` that a new record starts with, besides those that its list is about. */
    readonly starts?: readonly string[];
    /** Dotted paths of fields that the server alone checks. */
    readonly unchecked?: readonly string[];
  };
  readonly show?: {
    /** A field -> the one that stands in for it: of the two, a record to read shows the one that holds something. */
    readonly standIns?: Readonly<Record<string, string>>;
    /** Tells above the record how the states of its process follow one another, as its description says. */
    readonly course?: true;
    /** The rows that keep each step of its process: `step`, `date`, `organization`, and what was said. */
    readonly trace?: string;
    /** What stands above the sections; it finds the record in its context. */
    readonly above?: Part<object>;
  };
  /** The same of a record that one may change. */
  readonly relatedActions?: readonly RelatedAction[];
  /** Pages that show a part of a record alone, by their sub-address; titles under `resources.{name}.parts`. */
  readonly parts?: Readonly<Record<string, Sections>>;
  /** What the description cannot tell of a field, by dotted path. */
  readonly fields?: Readonly<Record<string, FieldHint>>;
}
