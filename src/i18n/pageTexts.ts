import { conflictTexts } from './conflicts.ts';
import { boundTexts, constraintTexts } from './constraints.ts';
import { fieldTexts } from './fields.ts';
import { figureTexts } from './figures.ts';
import { fileTexts } from './files.ts';
import { formTexts } from './forms.ts';
import { formSpecification } from './formSpecification.ts';
import { headerDialogTexts } from './headerDialogs.ts';
import { listToolTexts } from './listTools.ts';
import { printingTexts } from './printing.ts';
import { processTexts } from './process.ts';
import { readingTexts } from './reading.ts';
import { recordTexts } from './records.ts';
import { rightsTexts } from './rights.ts';
import { severalFeaturesTexts } from './severalFeatures.ts';
import { sheetFaultTexts } from './sheet.ts';

/** French texts of the club area that come with the first page or dialog that is no list, besides those of the features. */
export const pageTexts = {
  ...formSpecification,
  ...conflictTexts,
  ...fieldTexts,
  ...figureTexts,
  ...fileTexts,
  ...formTexts,
  ...headerDialogTexts,
  ...listToolTexts,
  ...recordTexts,
  ...readingTexts,
  ...processTexts,
  ...rightsTexts,
  ...severalFeaturesTexts,
  ...printingTexts,
  validation: { ...formSpecification.validation, ...boundTexts, ...constraintTexts },
  sheetFaults: sheetFaultTexts,
};
