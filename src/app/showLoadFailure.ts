import { appTexts } from '../i18n/app.ts';

/** Says in the page as the server sent it that what draws the application has not come. */
export const showLoadFailure = (page: Document): void => {
  const status = page.querySelector('#root [role=status]');
  if (status) status.textContent = `${appTexts.loadFailed}. ${appTexts.explanation}`;
};
