import { AddressDisplay } from './address/AddressDisplay.tsx';
import {
  BooleanDisplay,
  ChoiceDisplay,
  ColorDisplay,
  CurrencyDisplay,
  DateDisplay,
  DateTimeDisplay,
  DurationDisplay,
  NumberDisplay,
  PercentageDisplay,
  PhoneDisplay,
  TimeDisplay,
} from './display/plainDisplays.tsx';
import { EmailDisplay, UrlDisplay } from './display/SafeLink.tsx';
import { MapDisplay, ObjectDisplay } from './display/ObjectDisplay.tsx';
import { RelationDisplay } from './display/RelationDisplay.tsx';
import { ListDisplay, RichTextDisplay, TextDisplay, UnknownDisplay } from './display/TextDisplay.tsx';
import { laterDisplays } from './laterDisplays.tsx';
import type { Registry } from './RegistryContext.tsx';

/** Displays of the kinds. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const registry: Registry = {
  text: { Display: TextDisplay, sortable: true },
  password: { Display: TextDisplay, sortable: false },
  textarea: { Display: TextDisplay, sortable: false },
  richText: { Display: RichTextDisplay, sortable: false },
  email: { Display: EmailDisplay, sortable: true },
  url: { Display: UrlDisplay, sortable: true },
  duration: { Display: DurationDisplay, sortable: true },
  phone: { Display: PhoneDisplay, sortable: true },
  color: { Display: ColorDisplay, sortable: true },
  licenceNumber: { Display: TextDisplay, sortable: true },
  integer: { Display: NumberDisplay, sortable: true, align: 'right' },
  year: { Display: TextDisplay, sortable: true },
  decimal: { Display: NumberDisplay, sortable: true, align: 'right' },
  percentage: { Display: PercentageDisplay, sortable: true, align: 'right' },
  currency: { Display: CurrencyDisplay, sortable: true, align: 'right' },
  boolean: { Display: BooleanDisplay, sortable: true },
  date: { Display: DateDisplay, sortable: true },
  time: { Display: TimeDisplay, sortable: true },
  datetime: { Display: DateTimeDisplay, sortable: true },
  choice: { Display: ChoiceDisplay, sortable: true },
  choices: { Display: ChoiceDisplay, sortable: false },
  relation: { Display: RelationDisplay, sortable: false },
  relations: { Display: RelationDisplay, sortable: false },
  object: { Display: ObjectDisplay, sortable: false },
  address: { Display: AddressDisplay, sortable: false },
  collection: { Display: laterDisplays.collection, sortable: false },
  list: { Display: ListDisplay, sortable: false },
  file: { Display: laterDisplays.files, sortable: false },
  files: { Display: laterDisplays.files, sortable: false },
  image: { Display: laterDisplays.image, sortable: false },
  json: { Display: MapDisplay, sortable: false },
  unknown: { Display: UnknownDisplay, sortable: false },
};
