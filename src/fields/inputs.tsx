import { AddressInput } from './address/AddressInput.tsx';
import { FilesInput } from './files/FilesInput.tsx';
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
import { CollectionInput } from './rows/CollectionInput.tsx';
import type { Inputs } from './FieldFormContext.tsx';

/** What each kind is typed in with. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const inputs: Inputs = {
  text: TextInput,
  textarea: TextAreaInput,
  richText: RichTextInput,
  email: EmailInput,
  url: UrlInput,
  phone: PhoneInput,
  color: ColorInput,
  licenceNumber: LicenceNumberInput,
  integer: IntegerInput,
  year: IntegerInput,
  decimal: DecimalInput,
  percentage: PercentageInput,
  currency: CurrencyInput,
  boolean: BooleanInput,
  date: DateInput,
  time: TimeInput,
  datetime: DateTimeInput,
  choice: ChoiceInput,
  choices: ChoiceInput,
  relation: RelationInput,
  relations: RelationInput,
  object: ObjectInput,
  address: AddressInput,
  collection: CollectionInput,
  list: ListInput,
  file: FilesInput,
  files: FilesInput,
  image: FilesInput,
  unknown: UnknownInput,
};
