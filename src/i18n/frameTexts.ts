import frenchMessages from 'ra-language-french';
import { clubTexts } from './interface.ts';
import { listTexts } from './lists.ts';
import { addTexts } from './phrases.ts';
import { specification } from './specification.ts';
import { typeset } from './typography.ts';

/** French texts of the club area that a list shows before anything is opened, and react-admin's own. */
export const frameTexts = {
  ...typeset(frenchMessages),
  ...specification,
  ...clubTexts,
  ...listTexts,
};

addTexts(frameTexts);
