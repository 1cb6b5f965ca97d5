import { BooleanDisplay } from './display/BooleanDisplay.tsx';
import { ChoiceDisplay } from './display/ChoiceDisplay.tsx';
import { CurrencyDisplay } from './display/CurrencyDisplay.tsx';
import { DateDisplay } from './display/DateDisplay.tsx';
import { DateTimeDisplay } from './display/DateTimeDisplay.tsx';
import { NumberDisplay } from './display/NumberDisplay.tsx';
import { ObjectDisplay } from './display/ObjectDisplay.tsx';
import { RelationDisplay } from './display/RelationDisplay.tsx';
import { TextDisplay } from './display/TextDisplay.tsx';
import { BooleanFilter } from './filter/BooleanFilter.tsx';
import { ChoiceFilter } from './filter/ChoiceFilter.tsx';
import { DateFilter } from './filter/DateFilter.tsx';
import { NumberFilter } from './filter/NumberFilter.tsx';
import { RelationFilter } from './filter/RelationFilter.tsx';
import { TextFilter } from './filter/TextFilter.tsx';
import { BooleanInput } from './input/BooleanInput.tsx';
import { ChoiceInput } from './input/ChoiceInput.tsx';
import { CurrencyInput } from './input/CurrencyInput.tsx';
import { DateInput } from './input/DateInput.tsx';
import { DateTimeInput } from './input/DateTimeInput.tsx';
import { DecimalInput } from './input/DecimalInput.tsx';
import { IntegerInput } from './input/IntegerInput.tsx';
import { ObjectInput } from './input/ObjectInput.tsx';
import { RelationInput } from './input/RelationInput.tsx';
import { TextAreaInput } from './input/TextAreaInput.tsx';
import { TextInput } from './input/TextInput.tsx';
import { UnknownInput } from './input/UnknownInput.tsx';
import type { Registry } from './RegistryContext.tsx';

/** What each kind looks like. A kind that `schema/kinds.ts` names and nobody registers does not compile. */
export const registry: Registry = {
  text: { Input: TextInput, Display: TextDisplay, Filter: TextFilter, sortable: true },
  textarea: { Input: TextAreaInput, Display: TextDisplay, Filter: TextFilter, sortable: false },
  integer: { Input: IntegerInput, Display: NumberDisplay, Filter: NumberFilter, sortable: true },
  decimal: { Input: DecimalInput, Display: NumberDisplay, Filter: NumberFilter, sortable: true },
  currency: { Input: CurrencyInput, Display: CurrencyDisplay, Filter: null, sortable: true },
  boolean: { Input: BooleanInput, Display: BooleanDisplay, Filter: BooleanFilter, sortable: true },
  date: { Input: DateInput, Display: DateDisplay, Filter: DateFilter, sortable: true },
  datetime: { Input: DateTimeInput, Display: DateTimeDisplay, Filter: DateFilter, sortable: true },
  choice: { Input: ChoiceInput, Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: true },
  choices: { Input: ChoiceInput, Display: ChoiceDisplay, Filter: ChoiceFilter, sortable: false },
  relation: { Input: RelationInput, Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  relations: { Input: RelationInput, Display: RelationDisplay, Filter: RelationFilter, sortable: false },
  object: { Input: ObjectInput, Display: ObjectDisplay, Filter: null, sortable: false },
  unknown: { Input: UnknownInput, Display: TextDisplay, Filter: null, sortable: false },
};
