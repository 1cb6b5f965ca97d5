import { Fragment } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { formatPhone, toPhoneDigits } from '../lib/phone.ts';
import { PLACEHOLDER, isEmpty } from '../lib/placeholder.ts';
import { toKeys } from '../lib/toKeys.ts';
import { figuresOf, toFigure, toRoundFigure } from '../i18n/toFigure.ts';
import { toList, toNumber, toText } from '../schema/read.ts';
import { formatCents } from '../lib/money.ts';
import { formatDate } from '../lib/dates.ts';
import { formatBirthDate } from '../i18n/formatBirthDate.ts';
import { formatDateTime, formatToMinute } from '../i18n/formatDateTime.ts';
import { formatDuration } from '../i18n/formatDuration.ts';
import { toClock } from '../lib/clock.ts';
import { isState, stateTone } from '../schema/stateTone.ts';
import { StateChip } from '../ui/StateChip.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { plainText } from '../lib/plainText.ts';
import { AddressDisplay } from './address/AddressDisplay.tsx';
import { SafeLink } from './display/SafeLink.tsx';
import { MapDisplay, ObjectDisplay } from './display/ObjectDisplay.tsx';
import { RelationDisplay } from './display/RelationDisplay.tsx';
import { ListDisplay, TextDisplay, UnknownDisplay } from './display/TextDisplay.tsx';
import { laterDisplays } from './laterDisplays.tsx';
import type { Registry } from './RegistryContext.tsx';
import { useFieldHint } from './FieldHints.tsx';
import type { DisplayProps } from './FieldProps.ts';
import { ColorMark } from './display/ColorMark.tsx';
import { useLoaded } from './useLoaded.ts';

const loadSafeHtml = async () => (await import('./richText/SafeHtml.tsx')).SafeHtml;

/** A text kept as HTML: its words in a list, with its structure where it is shown whole. */
const RichTextDisplay = ({ value, whole = false }: DisplayProps) => {
  const html = toText(value) ?? '';
  const { part: SafeHtml } = useLoaded(loadSafeHtml, whole && html !== '');
  return SafeHtml ? <SafeHtml html={html} /> : <TextDisplay value={plainText(html)} whole={whole} />;
};

const EmailDisplay = ({ value }: DisplayProps) => {
  const email = toText(value)?.trim();
  if (!email) return PLACEHOLDER;
  return /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? <SafeLink href={`mailto:${email}`} text={email} /> : email;
};

const UrlDisplay = ({ value }: DisplayProps) => {
  const address = toText(value);
  return address ? <SafeLink href={address} text={address} /> : PLACEHOLDER;
};

const BooleanDisplay = ({ value }: DisplayProps) => {
  const translate = useTranslate();
  if (typeof value !== 'boolean') return PLACEHOLDER;
  return translate(value ? 'boolean.yes' : 'boolean.no');
};

/** A float is rounded in a list; a decimal has the places that somebody gave it. */
const NumberDisplay = ({ field, value, whole = false }: DisplayProps) => {
  const number = toNumber(value);
  if (number === null) return PLACEHOLDER;
  return (whole || field.type !== 'float' ? toFigure : toRoundFigure)(number);
};

const CurrencyDisplay = ({ value }: DisplayProps) => {
  const cents = toNumber(value);
  return cents === null ? PLACEHOLDER : formatCents(cents);
};

const toPercentage = figuresOf({
  style: 'unit',
  unit: 'percent',
  maximumFractionDigits: 10,
});

/** `12.5` is `12,5 %`. */
const PercentageDisplay = ({ value }: DisplayProps) => {
  const number = toNumber(value);
  return number === null ? PLACEHOLDER : toPercentage(number);
};

const DateDisplay = ({ field, path, value, whole = false }: DisplayProps) => {
  const hasAge = useFieldHint(path ?? field.name).age && whole;
  return (hasAge ? formatBirthDate(value) : formatDate(value)) ?? PLACEHOLDER;
};

const DateTimeDisplay = ({ field, value, whole }: DisplayProps) =>
  (whole ? formatDateTime : formatToMinute)(value, field.isDayOrMoment) ?? PLACEHOLDER;

/** The clock as it was written, without any shift of zone; what is no time is shown as it is. */
const TimeDisplay = ({ value }: DisplayProps) =>
  isEmpty(value) ? PLACEHOLDER : (toClock(value) ?? String(value));

/** `1 h 30 min`; what is no duration is shown as it is. */
const DurationDisplay = ({ value }: DisplayProps) =>
  isEmpty(value) ? PLACEHOLDER : (formatDuration(value) ?? String(value));

/** A grouped phone number that can be called; an error is shown in the place of one that is none and breaks nothing else. */
const PhoneDisplay = ({ value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const text = String(value);
  const { shown, isNumber } = readPhone(text);
  if (!isNumber) return shown;
  return (
    <TextLink href={`tel:${toPhoneDigits(text)}`} style={NO_WRAP}>
      {shown}
    </TextLink>
  );
};

const NO_WRAP = { whiteSpace: 'nowrap' } as const;

const readPhone = (text: string): { readonly shown: string; readonly isNumber: boolean } => {
  try {
    return { shown: formatPhone(text), isNumber: true };
  } catch (error) {
    return { shown: (error as Error).message, isNumber: false };
  }
};

const ColorDisplay = ({ value }: DisplayProps) => {
  const color = toText(value);
  if (!color) return PLACEHOLDER;
  return (
    <>
      <ColorMark color={color} />
      {color}
    </>
  );
};

/** Labels of the chosen values; a value that the description does not know is shown as it is. */
const ChoiceDisplay = ({ field, value: stored }: DisplayProps) => {
  if (isEmpty(stored)) return PLACEHOLDER;
  const chosen = (typeof stored === 'object' ? toList(stored) : [stored]).map(String);
  const keys = toKeys(chosen);
  return chosen.map((value, index) => {
    // Compared as text: the server may write the number 2 as '2'.
    const choice = field.choices?.find((candidate) => String(candidate.value) === value);
    if (isState(field)) {
      return (
        <StateChip key={keys[index]} tone={stateTone(value, choice?.label)}>
          {choice?.label ?? value}
        </StateChip>
      );
    }
    return (
      <Fragment key={keys[index]}>
        {index > 0 && ', '}
        <ColorMark color={choice?.color} />
        {choice?.label ?? value}
      </Fragment>
    );
  });
};

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
