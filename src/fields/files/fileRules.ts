import { constraint } from '../../schema/constraints.ts';
import type { FieldDescription } from '../../schema/description.ts';
import type { PictureLimits } from '../../schema/kinds.ts';
import { toLength, toList, toNumber, toText } from '../../schema/read.ts';

/** Files that one field takes. */
export interface FileRules {
  readonly maxFiles: number;
  readonly maxBytes: number;
  /** Allowed types, `image/*` among them; empty: any. */
  readonly types: readonly string[];
  /** Null for a field that takes files as they are. */
  readonly picture: PictureLimits | null;
}

/** 2 MB as file managers count them. */
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_FILES = 3;
const MAX_PIXELS_A_SIDE = 1600;

/** Rules of a field: its constraints File or Image and Count, what its config says of pictures, else the defaults. */
export const fileRulesOf = (field: FieldDescription, limits?: PictureLimits): FileRules => {
  const options =
    constraint(field.constraints, 'Image')?.options ?? constraint(field.constraints, 'File')?.options ?? {};
  const types = toText(options.mimeTypes) ? [options.mimeTypes] : toList(options.mimeTypes);
  return {
    maxFiles: field.multiple ? (toLength(field.count?.max) ?? MAX_FILES) : 1,
    maxBytes: toBytes(options.maxSize) ?? MAX_BYTES,
    types: types.filter((type): type is string => typeof type === 'string').map((type) => type.toLowerCase()),
    picture:
      field.type === 'image'
        ? {
            maxWidth: limits?.maxWidth ?? toLength(options.maxWidth) ?? MAX_PIXELS_A_SIDE,
            maxHeight: limits?.maxHeight ?? toLength(options.maxHeight) ?? MAX_PIXELS_A_SIDE,
            keepProportion: limits?.keepProportion ?? true,
          }
        : null,
  };
};

const UNITS: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, ki: 1024, mi: 1024 * 1024 };

/** Bytes, as a number or as Symfony writes them: `500k`, `2M`, `2Mi`. */
const toBytes = (raw: unknown): number | null => {
  const [, figure, unit = ''] = /^(\d+)(k|m|ki|mi)?$/i.exec(toText(raw) ?? '') ?? [];
  const bytes = (toNumber(figure) ?? 0) * (UNITS[unit.toLowerCase()] ?? 1);
  return bytes > 0 ? bytes : null;
};
