import { Fragment } from 'react';
import { PLACEHOLDER, isEmpty } from '../../lib/placeholder.ts';
import { toKeys } from '../../lib/toKeys.ts';
import { toList } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { ColorMark } from './ColorMark.tsx';

/** Labels of the chosen values; a value that the description does not know is shown as it is. */
export const ChoiceDisplay = ({ field, value: held }: DisplayProps) => {
  if (isEmpty(held)) return PLACEHOLDER;
  const chosen = (typeof held === 'object' ? toList(held) : [held]).map(String);
  const keys = toKeys(chosen);
  return chosen.map((value, index) => {
    // Compared as text: the server may write the number 2 as '2'.
    const choice = field.choices?.find((candidate) => String(candidate.value) === value);
    return (
      <Fragment key={keys[index]}>
        {index > 0 && ', '}
        <ColorMark color={choice?.color} />
        {choice?.label ?? value}
      </Fragment>
    );
  });
};
