import { affiliationTexts } from './affiliation.ts';
import { attestationTexts } from './attestation.ts';
import { clubChangeTexts } from './clubChanges.ts';
import { clubInformationTexts } from './clubInformations.ts';
import { conflictTexts } from './conflicts.ts';
import { boundTexts, constraintTexts } from './constraints.ts';
import { contactDetailsTexts } from './contactDetails.ts';
import { duplicateTexts } from './duplicates.ts';
import { fieldTexts } from './fields.ts';
import { figureTexts } from './figures.ts';
import { fileTexts } from './files.ts';
import { formAnswerTexts } from './formAnswers.ts';
import { formTexts } from './forms.ts';
import { formSpecification } from './formSpecification.ts';
import { hallTexts } from './halls.ts';
import { headerDialogTexts } from './headerDialogs.ts';
import { labelTexts } from './labels.ts';
import { listToolTexts } from './listTools.ts';
import { passTexts } from './passes.ts';
import { paymentTexts } from './payments.ts';
import { addTexts } from './phrases.ts';
import { printingTexts } from './printing.ts';
import { processTexts } from './process.ts';
import { readingTexts } from './reading.ts';
import { recordTexts } from './records.ts';
import { registrationTexts } from './registration.ts';
import { renewalTexts } from './renewals.ts';
import { rightsTexts } from './rights.ts';
import { sheetFaultTexts } from './sheet.ts';
import { sheetPageTexts } from './sheetPage.ts';
import { todoTexts } from './todos.ts';
import { tournamentRequestTexts } from './tournaments.ts';

/** French texts of the club area that come with the first page or dialog that is no list. */
export const pageTexts = {
  ...formSpecification,
  ...clubInformationTexts,
  ...contactDetailsTexts,
  ...conflictTexts,
  ...duplicateTexts,
  ...fieldTexts,
  ...figureTexts,
  ...fileTexts,
  ...formTexts,
  ...formAnswerTexts,
  ...headerDialogTexts,
  ...labelTexts,
  ...listToolTexts,
  ...recordTexts,
  ...registrationTexts,
  ...paymentTexts,
  ...passTexts,
  ...affiliationTexts,
  ...readingTexts,
  ...processTexts,
  ...sheetPageTexts,
  ...renewalTexts,
  ...rightsTexts,
  ...hallTexts,
  ...todoTexts,
  ...tournamentRequestTexts,
  ...attestationTexts,
  ...printingTexts,
  ...clubChangeTexts,
  validation: { ...formSpecification.validation, ...boundTexts, ...constraintTexts },
  sheetFaults: sheetFaultTexts,
};

addTexts(pageTexts);
