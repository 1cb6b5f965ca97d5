import { figuresOf } from '../../i18n/toFigure.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';

const STEP = 1024;
const toSize = figuresOf({ maximumFractionDigits: 1 });

/** A number of bytes in words, as file managers round it: `512 o`, `180 Ko`, `1,5 Mo`. */
export const useFileSize = (): ((bytes: number) => string) => {
  const translate = useTranslate();
  return (bytes) => {
    if (bytes < STEP) return translate('upload.bytes', { size: toSize(bytes) });
    if (bytes < STEP * STEP) return translate('upload.kilobytes', { size: toSize(bytes / STEP) });
    return translate('upload.megabytes', { size: toSize(bytes / STEP / STEP) });
  };
};
