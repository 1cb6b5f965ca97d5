import { expect, it } from 'vitest';
import { forgetInfoDialog, isInfoDialogClosed, rememberInfoDialog } from '../../../src/session/infoDialog.ts';

it('the cookie of the news that were read goes with no request of another site, and goes at the end', () => {
  const document = { cookie: '' };
  expect(isInfoDialogClosed(document)).toBe(false);
  rememberInfoDialog(document);
  expect(document.cookie).toMatch(/; SameSite=(Lax|Strict)$/);
  expect(isInfoDialogClosed({ cookie: 'other=2; info-dialog=1' })).toBe(true);
  forgetInfoDialog(document);
  expect(document.cookie).toMatch(/^info-dialog=; Max-Age=0; .*; SameSite=(Lax|Strict)$/);
});
