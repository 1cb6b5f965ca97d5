import frenchMessages from 'ra-language-french';
import { clubPageTexts } from './clubPages.ts';
import { displayTexts } from './display.ts';
import { headerTexts } from './header.ts';
import { clubTexts } from './interface.ts';
import { listTexts } from './lists.ts';
import { maskedTexts } from './masked.ts';
import { addTexts } from './phrases.ts';
import { specification } from './specification.ts';
import { typeset } from './typography.ts';

/** French texts of the club area that a list shows before anything is opened, and react-admin's own. */
export const frameTexts = {
  ...typeset(frenchMessages),
  ...specification,
  ...clubTexts,
  ...clubPageTexts,
  ...displayTexts,
  ...headerTexts,
  ...listTexts,
  ...maskedTexts,
};

addTexts(frameTexts);
