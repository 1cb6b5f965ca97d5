import { AddressDisplay } from './address/AddressDisplay.tsx';
import { AddressInput } from './address/AddressInput.tsx';
import { BooleanDisplay } from './display/BooleanDisplay.tsx';
import { ChoiceDisplay } from './display/ChoiceDisplay.tsx';
import { ColorDisplay } from './display/ColorDisplay.tsx';
import { CurrencyDisplay } from './display/CurrencyDisplay.tsx';
import { DateDisplay } from './display/DateDisplay.tsx';
import { DateTimeDisplay } from './display/DateTimeDisplay.tsx';
import { EmailDisplay } from './display/EmailDisplay.tsx';
import { ListDisplay } from './display/ListDisplay.tsx';
import { NumberDisplay } from './display/NumberDisplay.tsx';
import { ObjectDisplay } from './display/ObjectDisplay.tsx';
import { PercentageDisplay } from './display/PercentageDisplay.tsx';
import { PhoneDisplay } from './display/PhoneDisplay.tsx';
import { RelationDisplay } from './display/RelationDisplay.tsx';
import { RichTextDisplay } from './display/RichTextDisplay.tsx';
import { TextDisplay } from './display/TextDisplay.tsx';
import { TimeDisplay } from './display/TimeDisplay.tsx';
import { UrlDisplay } from './display/UrlDisplay.tsx';
import { FilesDisplay } from './files/FilesDisplay.tsx';
import { FilesInput } from './files/FilesInput.tsx';
import { ImageDisplay } from './files/ImageDisplay.tsx';
import { BooleanFilter } from './filter/BooleanFilter.tsx';
import { ChoiceFilter } from './filter/ChoiceFilter.tsx';
import { CurrencyFilter } from './filter/CurrencyFilter.tsx';
import { DateFilter } from './filter/DateFilter.tsx';
import { DateTimeFilter } from './filter/DateTimeFilter.tsx';
import { NumberFilter } from './filter/NumberFilter.tsx';
import { RelationFilter } from './filter/RelationFilter.tsx';
import { TextFilter } from './filter/TextFilter.tsx';
import { BooleanInput } from './input/BooleanInput.tsx';
import { ChoiceInput } from './input/ChoiceInput.tsx';
import { ColorInput } from './input/ColorInput.tsx';
import { CurrencyInput } from './input/CurrencyInput.tsx';
import { DateInput } from './input/DateInput.tsx';
import { DateTimeInput } from './input/DateTimeInput.tsx';
import { DecimalInput } from './input/DecimalInput.tsx';
import { EmailInput } from './input/EmailInput.tsx';
import { IntegerInput } from './input/IntegerInput.tsx';
import { LicenceNumberInput } from './input/LicenceNumberInput.tsx';
import { ListInput } from './input/ListInput.tsx';
import { ObjectInput } from './input/ObjectInput.tsx';
import { PercentageInput } from './input/PercentageInput.tsx';
import { PhoneInput } from './input/PhoneInput.tsx';
import { RelationInput } from './input/RelationInput.tsx';
import { RichTextInput } from './input/RichTextInput.tsx';
import { TextAreaInput } from './input/TextAreaInput.tsx';
import { TextInput } from './input/TextInput.tsx';
import { TimeInput } from './input/TimeInput.tsx';
import { UnknownInput } from './input/UnknownInput.tsx';
import { UrlInput } from './input/UrlInput.tsx';
import { CollectionDisplay } from './rows/CollectionDisplay.tsx';
import { CollectionInput } from './rows/CollectionInput.tsx';
import type { Registry } from './RegistryContext.tsx';

/** What each kind looks like. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const registry: Registry = {
  text: { Input: TextInput, Display: TextDisplay, Filter: TextFilter, sortable: true },
  textarea: { Input: TextAreaInput, Display: TextDisplay, Filter: TextFilter, sortable: false },
  richText: { Input: RichTextInput, Display: RichTextDisplay, Filter: TextFilter, sortable: false },
  email: { Input: EmailInput, Display: EmailDisplay, Filter: TextFilter, sortable: true },
  url: { Input: UrlInput, Display: UrlDisplay, Filter: TextFilter, sortable: true },
  phone: { Input: PhoneInput, Display: PhoneDisplay, Filter: TextFilter, sortable: true },
  color: { Input: ColorInput, Display: ColorDisplay, Filter: TextFilter, sortable: true },
  licenceNumber: { Input: LicenceNumberInput, Display: TextDisplay, Filter: TextFilter, sortable: true },
  integer: { Input: IntegerInput, Display: NumberDisplay, Filter: NumberFilter, sortable: true },
  year: { Input: IntegerInput, Display: TextDisplay, Filter: NumberFilter, sortable: true },
  decimal: { Input: DecimalInput, Display: NumberDisplay, Filter: NumberFilter, sortable: true },
  percentage: { Input: PercentageInput, Display: PercentageDisplay, Filter: NumberFilter, sortable: true },
  currency: { Input: CurrencyInput, Display: CurrencyDisplay, Filter: CurrencyFilter, sortable: true },
  boolean: { Input: BooleanInput, Display: BooleanDisplay, Filter: BooleanFilter, sortable: true },
  date: { Input: DateInput, Display: DateDisplay, Filter: DateFilter, sortable: true },
  time: { Input: TimeInput, Display: TimeDisplay, Filter: null, sortable: true },
  datetime: { Input: DateTimeInput, Display: DateTimeDisplay, Filter: DateTimeFilter, sortable: true },
  choice: { Input: ChoiceInput, Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: true },
  choices: { Input: ChoiceInput, Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: false },
  relation: { Input: RelationInput, Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  relations: { Input: RelationInput, Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  object: { Input: ObjectInput, Display: ObjectDisplay, Filter: null, sortable: false },
  address: { Input: AddressInput, Display: AddressDisplay, Filter: null, sortable: false },
  collection: { Input: CollectionInput, Display: CollectionDisplay, Filter: null, sortable: false },
  list: { Input: ListInput, Display: ListDisplay, Filter: null, sortable: false },
  file: { Input: FilesInput, Display: FilesDisplay, Filter: null, sortable: false },
  files: { Input: FilesInput, Display: FilesDisplay, Filter: null, sortable: false },
  image: { Input: FilesInput, Display: ImageDisplay, Filter: null, sortable: false },
  unknown: { Input: UnknownInput, Display: TextDisplay, Filter: null, sortable: false },
};
