import { isObject } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { ListDisplay } from './ListDisplay.tsx';
import { TextDisplay } from './TextDisplay.tsx';

/** A value of which no description tells the shape: a plain list by its entries, anything else as it came. */
export const UnknownDisplay = (props: DisplayProps) =>
  Array.isArray(props.value) && !props.value.some((entry) => isObject(entry) || Array.isArray(entry)) ? (
    <ListDisplay {...props} />
  ) : (
    <TextDisplay {...props} />
  );
