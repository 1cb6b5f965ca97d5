import { AddressInput } from './address/AddressFields.tsx';
import { FilesInput } from './files/FilesInput.tsx';
import { BooleanInput } from './input/BooleanInput.tsx';
import { ChoiceInput } from './input/ChoiceInput.tsx';
import { ColorInput } from './input/ColorInput.tsx';
import { CurrencyInput, DecimalInput, IntegerInput, PercentageInput } from './input/numberInputs.tsx';
import { DateInput, DateTimeInput, TimeInput } from './moment/MomentInput.tsx';
import {
  EmailInput,
  LicenceNumberInput,
  PasswordInput,
  TextAreaInput,
  TextInput,
  UrlInput,
} from './input/TextInput.tsx';
import { JsonInput } from './input/JsonInput.tsx';
import { ListInput } from './input/ListInput.tsx';
import { ObjectInput } from './input/ObjectInput.tsx';
import { DurationInput, PhoneInput } from './input/FormattedInput.tsx';
import { RelationInput } from './input/RelationInput.tsx';
import { RichTextInput } from './input/RichTextInput.tsx';
import { UnknownInput } from './input/UnknownInput.tsx';
import { CollectionInput } from './rows/CollectionInput.tsx';
import type { Inputs } from './FieldFormContext.tsx';

/** Inputs of the kinds. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const inputs: Inputs = {
  text: TextInput,
  password: PasswordInput,
  textarea: TextAreaInput,
  richText: RichTextInput,
  email: EmailInput,
  url: UrlInput,
  duration: DurationInput,
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
  json: JsonInput,
  unknown: UnknownInput,
};
