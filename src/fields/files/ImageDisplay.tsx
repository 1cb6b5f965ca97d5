import { PLACEHOLDER } from '../../lib/placeholder.ts';
import type { DisplayProps } from '../FieldProps.ts';
import { fromFileValue } from './fileValue.ts';
import { Thumbnail } from './Thumbnail.tsx';

const SIDE = 64;

export const ImageDisplay = ({ value }: DisplayProps) => {
  const file = fromFileValue(value);
  return file ? <Thumbnail file={file} side={SIDE} /> : PLACEHOLDER;
};
