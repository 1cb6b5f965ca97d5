import { AddressDisplay } from './address/AddressDisplay.tsx';
import {
  BooleanDisplay,
  ChoiceDisplay,
  ColorDisplay,
  CurrencyDisplay,
  DateDisplay,
  DateTimeDisplay,
  NumberDisplay,
  PercentageDisplay,
  PhoneDisplay,
  TimeDisplay,
} from './display/plainDisplays.tsx';
import { EmailDisplay, UrlDisplay } from './display/SafeLink.tsx';
import { ObjectDisplay } from './display/ObjectDisplay.tsx';
import { RelationDisplay } from './display/RelationDisplay.tsx';
import { ListDisplay, RichTextDisplay, TextDisplay, UnknownDisplay } from './display/TextDisplay.tsx';
import { FilesDisplay, ImageDisplay } from './files/FilesDisplay.tsx';
import { BooleanFilter } from './filter/SelectFilter.tsx';
import { ChoiceFilter } from './filter/ChoiceFilter.tsx';
import { CurrencyFilter } from './filter/CurrencyFilter.tsx';
import { DateFilter, DateTimeFilter } from './filter/PeriodFilter.tsx';
import { NumberFilter } from './filter/NumberFilter.tsx';
import { RelationFilter } from './filter/RelationFilter.tsx';
import { TextFilter } from './filter/InputFilter.tsx';
import { CollectionDisplay } from './rows/CollectionDisplay.tsx';
import type { Registry } from './RegistryContext.tsx';

/** What each kind looks like where it is read. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const registry: Registry = {
  text: { Display: TextDisplay, Filter: TextFilter, sortable: true },
  textarea: { Display: TextDisplay, Filter: TextFilter, sortable: false },
  richText: { Display: RichTextDisplay, Filter: TextFilter, sortable: false },
  email: { Display: EmailDisplay, Filter: TextFilter, sortable: true },
  url: { Display: UrlDisplay, Filter: TextFilter, sortable: true },
  phone: { Display: PhoneDisplay, Filter: TextFilter, sortable: true },
  color: { Display: ColorDisplay, Filter: TextFilter, sortable: true },
  licenceNumber: { Display: TextDisplay, Filter: TextFilter, sortable: true },
  integer: { Display: NumberDisplay, Filter: NumberFilter, sortable: true, align: 'right' },
  year: { Display: TextDisplay, Filter: NumberFilter, sortable: true },
  decimal: { Display: NumberDisplay, Filter: NumberFilter, sortable: true, align: 'right' },
  percentage: { Display: PercentageDisplay, Filter: NumberFilter, sortable: true, align: 'right' },
  currency: { Display: CurrencyDisplay, Filter: CurrencyFilter, sortable: true, align: 'right' },
  boolean: { Display: BooleanDisplay, Filter: BooleanFilter, sortable: true },
  date: { Display: DateDisplay, Filter: DateFilter, sortable: true },
  time: { Display: TimeDisplay, Filter: null, sortable: true },
  datetime: { Display: DateTimeDisplay, Filter: DateTimeFilter, sortable: true },
  choice: { Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: true },
  choices: { Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: false },
  relation: { Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  relations: { Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  object: { Display: ObjectDisplay, Filter: null, sortable: false },
  address: { Display: AddressDisplay, Filter: null, sortable: false },
  collection: { Display: CollectionDisplay, Filter: null, sortable: false },
  list: { Display: ListDisplay, Filter: null, sortable: false },
  file: { Display: FilesDisplay, Filter: null, sortable: false },
  files: { Display: FilesDisplay, Filter: null, sortable: false },
  image: { Display: ImageDisplay, Filter: null, sortable: false },
  unknown: { Display: UnknownDisplay, Filter: null, sortable: false },
};
