import { PLACEHOLDER } from '../../lib/placeholder.ts';
import { toText } from '../../schema/read.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { ColorMark } from './ColorMark.tsx';

export const ColorDisplay = ({ value }: DisplayProps) => {
  const color = toText(value);
  if (!color) return PLACEHOLDER;
  return (
    <>
      <ColorMark color={color} />
      {color}
    </>
  );
};
