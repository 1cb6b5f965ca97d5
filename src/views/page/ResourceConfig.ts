import type { MessageKey, PlainKey } from '../../i18n/MessageKey.ts';
import type { Part } from '../../ui/lazyPart.tsx';
import type { Description } from '../../schema/description.ts';
import type { FieldHint } from '../../schema/kinds.ts';

/**
 * Options of a resource for its generated views; all of them are optional. `T` is the generated entity, so that a name
 * that the server does not describe fails to compile. `docs/resource-config.md` has a line on each word.
 */
export type ResourceConfig<T = Record<string, unknown>> = ConfigOf<
  keyof T & string,
  FieldPath<T>,
  HintPath<T>
>;

/** Source of the parts of a list. */
export interface ListView {
  readonly config: ResourceConfig;
  readonly description: Description;
}

/** By the names alone, so that the config of an entity is one of any names. */
interface ConfigOf<Name extends string, Path extends string, Hint extends string> {
  /** No create form, no edit form, no import. */
  readonly readOnly?: true;
  readonly list?: ListConfig<Path>;
  /** Differences of the lists at other addresses, by path of the page. */
  readonly lists?: Readonly<Record<string, ListConfig<Path>>>;
  readonly form?: {
    /** Layout of the sections: below one another (default), as tabs, or as steps. */
    readonly layout?: FormLayout;
    /** The layout of a new record, where it differs. */
    readonly createLayout?: FormLayout;
    /** Key of the catalogue for the title of the dialog that refuses an invalid form. */
    readonly invalidTitle?: PlainKey;
    /** Section name -> field names; the French titles are in the catalogue under `resources.{name}.sections`. */
    readonly sections?: Sections<Name>;
    /** A new record is made in the space of a club alone. */
    readonly needsClub?: true;
    /** Fields that a new record takes from `ScopeContext`, besides those of its list. */
    readonly starts?: readonly Name[];
    /** Usual values of a new record: shown from the start and changed as any other value; what is typed or given stays. */
    readonly defaults?: ByPath<Name, DefaultConfig<Name>>;
    /** Fields whose constraints the server alone checks. */
    readonly unchecked?: readonly Path[];
  };
  /** Facts of a record at a glance: at the head of its page, and on its card in a list on a phone. */
  readonly head?: HeadConfig<Path>;
  readonly show?: {
    /** Field -> the one shown instead while it is empty. Another server may describe what the reference API does not. */
    readonly standIns?: ByPath<Name, string>;
    /**
     * Relation to many records -> fields of theirs that distinguish these: a section of its own, with a line each. The
     * first field names and orders them.
     */
    readonly lines?: ByPath<Name, readonly string[]>;
    /** Shows the states of the record's process above it. */
    readonly workflow?: true;
    /** Collection of the steps of that process: `step`, `date`, `organization` and a comment. */
    readonly history?: Name;
    /** Above the sections, with the record in its context; set by a feature. */
    readonly above?: Part<object>;
  };
  /** Related actions of a record; set by a feature. */
  readonly relatedActions?: readonly RelatedAction[];
  /** Pages that show a part of a record alone, by their sub-address; titles under `resources.{name}.parts`. */
  readonly parts?: Readonly<Record<string, Sections<Name>>>;
  /** Details of a field that its description lacks, by dotted path. */
  readonly fields?: ByPath<Hint, FieldHint>;
}

export interface ListConfig<Path extends string = string> {
  /** Dotted paths in the order shown; every other described field is a hidden column on offer. */
  readonly columns?: readonly Path[];
  /** Dotted paths of the filters that the panel opens with; every other described field is a filter on offer. */
  readonly filters?: readonly Path[];
  /** Relations to the records of `ScopeContext`, as to the club of the address; all apply. Of a league it is `club.league`. */
  readonly scope?: readonly (Path | FarPath)[];
  /** Relations to the records of `ScopeContext`, of which one has to apply. */
  readonly either?: readonly (Path | FarPath)[];
  /** Relations that say whose a row is, in a list of several. */
  readonly owners?: readonly string[];
  /** Shared list: filtered by one of these relations at first, with a switch to show all rows. */
  readonly own?: readonly `${string}.${string}`[];
  /** Filters that start with a value of `ScopeContext` and may be changed. */
  readonly preset?: readonly Path[];
  /**
   * Orders of the rows before anybody chooses one, the first one first; `-date` goes down. By number when absent, in the
   * server's own order when empty.
   */
  readonly sort?: readonly (Path | FarPath | `-${Path}`)[];
  /** Values that every row has, whatever is filtered. */
  readonly filter?: ByPath<Path, string | boolean>;
  /** Parent resource -> relations of which one leads to the parent, for the lists among the pages of a record. */
  readonly parentFields?: Readonly<Record<string, readonly Path[]>>;
  /** Related actions of the selected rows; set by a feature. */
  readonly relatedActions?: readonly RelatedAction[];
  /** Buttons of a row besides those to its pages, with its record in their context; set by a feature. */
  readonly rowActions?: Part<object>;
  /** In the bar, beside its tools, on a phone beside its set filters; set by a feature. */
  readonly actions?: Part<object>;
  /** Tools besides those of every list, each in a dialog; set by a feature. */
  readonly tools?: readonly ListTool[];
  /** Buttons for the selected rows besides related actions; set by a feature. */
  readonly bulkActions?: Part<BulkActionProps>;
  /** Above the rows, without the list in its context; set by a feature. */
  readonly above?: Part<object>;
}

export interface ListTool {
  /** Key of the catalogue for its button. */
  readonly label: MessageKey;
  readonly Dialog: Part<{ readonly onClose: () => void }>;
  /** It works on the club of the address: it is not offered where there is none. */
  readonly needsClub?: true;
}

export interface BulkActionProps {
  /** IRIs of the selected records. */
  readonly ids: readonly string[];
}

/** Dotted paths; the state (`state` or `status`) and the name of the record are there without being named. */
export interface HeadConfig<Path extends string = string> {
  /** Image of the record; its initials are shown while it has none. */
  readonly picture?: Path;
  /** The state where it is not a field of the record's own. */
  readonly state?: Path;
  /** Two to six facts, in their order. */
  readonly facts?: readonly (Path | FarPath)[];
  /**
   * Those of a card, where they are others; it shows the first two with a value that is neither in its name nor in a
   * filter of the list.
   */
  readonly card?: readonly (Path | FarPath)[];
  /** Telephone and mail, as actions. */
  readonly contacts?: readonly (Path | FarPath)[];
  /**
   * What this season still needs, in order: the first of them that is open is the next step of the record, and its
   * action the filled button, unless the process of the record has a step of its own.
   */
  readonly next?: readonly NextStep<Path>[];
  /** Page beneath the record that its card on a phone opens at once, with the key of its name: the sheet of a meeting. */
  readonly opens?: { readonly page: string; readonly label: PlainKey };
}

/** An action that is offered as long as what it brings is missing. */
export interface NextStep<Path extends string = string> {
  /** Resource of the related action. */
  readonly action: string;
  /** Field that is filled in once it is done. */
  readonly brings: Path | FarPath;
  /** Field that has to be filled in before; without it there is nothing to do. */
  readonly from?: Path;
  /** Key of the catalogue for what is said in the head as long as it is missing; it may name the `season`. */
  readonly missing?: PlainKey;
}

/** Source of a field's usual value. */
export type DefaultConfig<Name extends string = string> =
  /** The value of its closed list that has this code. */
  | { readonly code: string }
  | {
      /** Another field, which it follows until it is changed itself. */
      readonly from: Name;
      /** Code in the other field -> code of its own list. */
      readonly codes?: Readonly<Record<string, string>>;
      /** Field of the record that the other field leads to. */
      readonly take?: string;
    }
  | {
      /** Collection of which the place has one record: `/club_sport_halls`. */
      readonly of: string;
      /** Relation of its records to the place. */
      readonly by: string;
      /** Further conditions on them: `{ main: true }`. */
      readonly where?: Readonly<Record<string, boolean | string>>;
      /** Relation of its records to the value. */
      readonly take: string;
    };

export type FormLayout = 'sections' | 'tabs' | 'steps';

/** Section name -> field names. */
export type Sections<Name extends string = string> = Readonly<Record<string, readonly Name[]>>;

/** The create page of another resource that begins with these records (`selected` of the history state). */
export interface RelatedAction {
  readonly resource: string;
  /** Key of the catalogue for the button. */
  readonly label: MessageKey;
  /** Its page is that of the club of the address: it is not offered where there is none. */
  readonly needsClub?: true;
}

/** `familyName` or, one step behind a relation or an embedded object, `mainAddress.addressLocality`. */
type FieldPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<NonNullable<T[K]>>}`;
}[keyof T & string];

/** Also `lines.amount`, the field of every entry of a list, and `lines.parts.amount` of those within. */
type HintPath<T> = {
  [K in keyof T & string]: K | `${K}.${KeyBehind<Entry<NonNullable<T[K]>>> | ListPath<ListEntry<T[K]>>}`;
}[keyof T & string];

/** Nothing of nothing: `keyof never` would be any name. */
type ListPath<E> = E extends object
  ? { [K in keyof E & string]: `${K}.${KeyOf<ListEntry<E[K]>>}` }[keyof E & string]
  : never;

type KeyOf<E> = E extends object ? keyof E & string : never;

/** Of a list of objects alone. */
type ListEntry<V> = NonNullable<V> extends readonly (infer E)[] ? (E extends object ? E : never) : never;

/** More than one step: the compiler does not follow it, a test does. */
type FarPath = `${string}.${string}.${string}`;

type ByPath<Path extends string, V> = string extends Path
  ? Readonly<Record<string, V>>
  : Readonly<Partial<Record<Path, V>>>;

type Entry<V> = V extends readonly (infer E)[] ? NonNullable<E> : V;

type KeyBehind<V> = V extends readonly unknown[] ? never : V extends object ? keyof V & string : never;
