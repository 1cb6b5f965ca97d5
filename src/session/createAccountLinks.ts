import type { Transport } from '../http/createTransport.ts';

/** The calls behind the links of account mails, without login; a link that is used or too old is a 410. */
export const createAccountLinks = (transport: Transport) => {
  const post = async (
    path: string,
    body: Readonly<Record<string, string>>,
    options: { readonly read?: boolean; readonly retries?: boolean } = {},
  ): Promise<void> => {
    await transport.request(path, { method: 'POST', body, ...options });
  };
  return {
    /**
     * Requests a link by user name or mail address; the answer does not reveal whether the account exists. Nothing is
     * stored by it: after a lost answer it is requested again, by the visitor alone for each one is a mail.
     */
    requestReset: (username: string) =>
      post('/resetting/request', { username }, { read: true, retries: false }),
    changePassword: (change: { token: string; password: string }) =>
      post('/resetting/change_password', change),
    confirmRegistration: (token: string) => post('/registration/confirm', { token }),
  };
};
