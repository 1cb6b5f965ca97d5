/** A document, or a substitute where there is none. */
type Cookies = { cookie?: string } | null;

/** Remembers that the news of the home page was read; gone with the session. */
export const isInfoDialogClosed = (document: Cookies): boolean =>
  (document?.cookie ?? '').split('; ').includes('info-dialog=1');

export const rememberInfoDialog = (document: Cookies): void => {
  if (document) document.cookie = 'info-dialog=1; Path=/; SameSite=Lax';
};

export const forgetInfoDialog = (document: Cookies): void => {
  if (document) document.cookie = 'info-dialog=; Max-Age=0; Path=/; SameSite=Lax';
};
