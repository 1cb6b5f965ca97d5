import { Fragment } from 'react';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toList } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { ColorMark } from './ColorMark.tsx';

/** Labels of the chosen values; a value that the description does not know is shown as it is (R4.47). */
export const ChoiceDisplay = ({ field, value }: DisplayProps) => {
  if (isEmpty(value)) return PLACEHOLDER;
  const chosen = (typeof value === 'object' ? toList(value) : [value]).map(String);
  return chosen.map((key, index) => {
    // Compared as text: the server may write the number 2 as '2' (contract 0.3).
    const choice = field.choices?.find((candidate) => String(candidate.value) === key);
    return (
      <Fragment key={key}>
        {index > 0 && ', '}
        <ColorMark color={choice?.color} />
        {choice?.label ?? key}
      </Fragment>
    );
  });
};
