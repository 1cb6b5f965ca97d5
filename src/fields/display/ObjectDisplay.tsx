import { Fragment } from 'react';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { valueAt } from '../../lib/paths.ts';
import type { FieldDescription } from '../../schema/description.ts';
import { isObject } from '../../schema/read.ts';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { FieldDisplay } from '../FieldDisplay.tsx';
import type { DisplayProps } from '../FieldProps.ts';
import { fieldLabel } from '../../schema/fieldLabel.ts';
import { UnknownDisplay } from './TextDisplay.tsx';

/** The parts of an embedded object as their kinds show them, in the order described, without empty ones. */
export const ObjectDisplay = ({ field, value, path = field.name, whole = false }: DisplayProps) => {
  const parts = field.fields.filter((part) => !isBlank(part, valueAt(value, part.name)));
  if (parts.length === 0) return PLACEHOLDER;
  const show = (part: FieldDescription) => (
    <FieldDisplay
      field={part}
      path={`${path}.${part.name}`}
      value={valueAt(value, part.name)}
      whole={whole}
    />
  );
  // The label of the object says enough of its one part.
  if (!whole || field.fields.length === 1)
    return parts.map((part, index) => (
      <Fragment key={part.name}>
        {index > 0 && ', '}
        {show(part)}
      </Fragment>
    ));
  return <DefinitionList rows={parts.map((part) => [fieldLabel(part), show(part)])} sx={BESIDE} />;
};

/** A value of any keys: pairs of a key and a plain value where it is read whole, anything else as it came. */
export const MapDisplay = (props: DisplayProps) => {
  const { value, whole = false } = props;
  const pairs = isObject(value) ? Object.entries(value).filter(([key]) => !key.startsWith('@')) : [];
  if (!whole || pairs.length === 0) return <UnknownDisplay {...props} />;
  return (
    <DefinitionList
      rows={pairs.map(([key, entry]) => [key, <UnknownDisplay key={key} {...props} value={entry} />])}
      sx={BESIDE}
    />
  );
};

/** An object within holds something as soon as one of its own parts does: the server's address of it is no value. */
const isBlank = (field: FieldDescription, value: unknown): boolean => {
  if (isEmpty(value)) return true;
  if (!field.embedded || field.multiple || field.fields.length === 0) return false;
  return field.fields.every((part) => isBlank(part, valueAt(value, part.name)));
};

/** Each label before its value. */
const BESIDE = {
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  '& > div': { display: 'contents' },
  '& dt, & dd': { minWidth: 0, font: 'inherit' },
} as const;
