import type { BranchOf, Catalogue } from '../i18n/MessageKey.ts';
import type { Messages } from '../i18n/typography.ts';
import { addPageTexts } from '../i18n/withPageTexts.ts';
import type { ComponentType } from 'react';
import type { Value } from '../data/graphql/query.ts';
import type { DiscoveredName } from '../resources/discover.ts';
import type { ResourceName } from '../resources/index.ts';
import type { Right } from '../session/access.ts';
import type { LazyPart, Part } from '../ui/lazyPart.tsx';
import type { BulkActionProps, ListTool, RelatedAction } from '../views/page/ResourceConfig.ts';
import type { SchemaCreateProps } from '../views/SchemaCreate.tsx';
import type { SchemaEditProps } from '../views/SchemaEdit.tsx';
import type { SchemaHeadProps } from '../views/SchemaHead.tsx';
import type { SchemaListProps } from '../views/SchemaList.tsx';
import type { SchemaShowProps } from '../views/SchemaShow.tsx';
import type { Services } from './ServicesContext.tsx';

/** Groups of the side menu, in its order: what is done most often first. */
export const GROUPS = [
  'licences',
  'persons',
  'contests',
  'club',
  'events',
  'money',
  'help',
  'reference',
] as const;

export type Group = (typeof GROUPS)[number];

/** A page of the club area: route, menu entry, breadcrumb, title and access follow from it. */
export interface Page {
  /** Address behind `/{clubId}/`; `:id` is the number of a record of the resource named before it. */
  readonly path: string;
  readonly group: Group;
  /** Resource the page lists, shows or creates; none for a page without records. */
  readonly resource?: ResourceName | DiscoveredName;
  /** French title; absent, the name of the resource. */
  readonly title?: string;
  /** Right the page requires; absent, that of its resource. */
  readonly right?: Right;
  /**
   * The generated view of the page: the list (default), the form of a new record, the record of the address in its
   * form or, at the record's own address (`persons/:id`), to read, or the club of the address.
   */
  readonly view?: 'list' | 'create' | 'record' | 'show' | 'club';
  /** The part of the record that is shown, where it is not all of it. */
  readonly part?: string;
  /** Addresses beneath its own that open within it or over it: `edit` of a part, `contact-points/:contact`. */
  readonly inner?: readonly string[];
  /** A page of its own instead of a generated view. */
  readonly Page?: Part<object>;
  /** The page that it follows in the menu or among the tabs; absent, it is in the order of the manifests. */
  readonly after?: string;
  /** The list of a collection that no file of ours names. */
  readonly isDiscovered?: true;
  /** The page is about one club: there is none above the clubs, nor on a server without clubs. */
  readonly needsClub?: true;
  /** False: the page is no step of the breadcrumb of those below it. */
  readonly crumb?: false;
}

/** An address that leads to the first of several pages: `persons/:id/histories`. */
export interface Section {
  readonly path: string;
  /** French title of the step in the breadcrumb and of the tab; absent where the record gives its name. */
  readonly title?: string;
  readonly to: string;
}

/** Views of a resource that replace the generated ones. */
export interface Views {
  readonly list?: () => Promise<ComponentType<SchemaListProps>>;
  readonly create?: () => Promise<ComponentType<SchemaCreateProps>>;
  readonly show?: () => Promise<ComponentType<SchemaShowProps>>;
  readonly edit?: () => Promise<ComponentType<SchemaEditProps>>;
  /** Above the tabs of a record. */
  readonly head?: () => Promise<ComponentType<SchemaHeadProps>>;
}

/** Work that waits for the club: records of a resource under a filter, one line each on the home page. */
export interface Todo {
  /** Its texts are in the catalogue under `todo.{name}`. */
  readonly name: BranchOf<Catalogue['todo']>;
  /** Place on the board: the most pressing has the lowest number. */
  readonly order: number;
  readonly resource: ResourceName;
  /** Filter of the records, and of the list that the card leads to. Which states wait the server says: field `todo`. */
  readonly filter: (at: TodoMoment) => Readonly<Record<string, Value>>;
  /** Work of an organization above the clubs; absent, that of a club. */
  readonly above?: true;
  /** The work belongs to a season, and is left out where none is known. */
  readonly seasonal?: true;
  /** The relation by which the list keeps to the club of the address, or to the clubs beneath it. */
  readonly scope?: string;
  readonly select: readonly string[];
  readonly orderBy: string;
  /** Page of the record that a line opens, `sport-matches/:id/sheet`; absent, its show page. */
  readonly opens?: string;
  readonly toLine: (record: unknown) => TodoLine;
}

interface TodoLine {
  readonly text: string;
  /** Date of its text `due`. */
  readonly date: string;
  /** The day by which it has to be done, `yyyy-MM-dd`: on the day after it is late. Absent where there is none. */
  readonly day?: string;
}

interface TodoMoment {
  /** IRI of the club, or of the organization above the clubs. */
  readonly club: string;
  /** `club`, `committee`, `league`, `zone` or `federation`. */
  readonly level: string;
  /** IRI of the season. */
  readonly season: string | null;
  /** `yyyy-MM-dd` */
  readonly today: string | null;
}

/** Places of other pages that a feature may add to. */
export type SlotName = 'home.top' | 'home.tiles' | 'home.panels' | 'club.contact';

/** Entries on this device that have not reached the server. */
export interface Unsent {
  readonly key: string;
  readonly count: number;
  /** `ÉTOILE 1 – RACING 2, 21/11/2026`; null where it cannot be read any more. */
  readonly name: string | null;
}

/** Parts that a feature adds to the club area. */
export interface Feature {
  readonly name: string;
  /** Its French texts, `texts.ts` beside it: they come with the first page. */
  readonly texts?: () => Promise<Messages>;
  readonly pages?: readonly Page[];
  readonly sections?: readonly Section[];
  readonly views?: ByResource<Views>;
  /** Buttons beside the actions of a record's own page. */
  readonly recordActions?: ByResource<Part<object>>;
  /** Create pages of other resources that begin with the selected rows of a list, or with a record. */
  readonly relatedActions?: ByResource<{
    readonly list?: readonly RelatedAction[];
    readonly record?: readonly RelatedAction[];
  }>;
  /** Beside the buttons of a row in a list; it finds the record in its context. */
  readonly rowActions?: ByResource<Part<object>>;
  /** Beside the tools in the bar of a list, by the path of its page. */
  readonly listActions?: Readonly<Record<string, Part<object>>>;
  /** Tools of a list besides those of every list, by the path of its page. */
  readonly listTools?: Readonly<Record<string, readonly ListTool[]>>;
  /** Beside the buttons for the selected rows of a list. */
  readonly bulkActions?: ByResource<Part<BulkActionProps>>;
  /** Shown above the rows of a list, by the path of its page. */
  readonly aboveLists?: Readonly<Record<string, Part<object>>>;
  /** Shown above the sections of a record; it finds the record in its context. */
  readonly aboveRecords?: ByResource<Part<object>>;
  /** The page at the address of the club itself. */
  readonly Home?: Part<object>;
  readonly slots?: Readonly<Partial<Record<SlotName, LazyPart<object>>>>;
  readonly todos?: readonly Todo[];
  /** Called before a logout: entries on this device that are not sent. */
  readonly findUnsent?: (services: Services, account: string) => Promise<readonly Unsent[]>;
}

type ByResource<T> = Readonly<Partial<Record<ResourceName, T>>>;

/** Declares a feature; a resource, group, right or view that does not exist fails to compile. */
export const defineFeature = (feature: Feature): Feature => {
  if (feature.texts) addPageTexts(feature.texts);
  return feature;
};
