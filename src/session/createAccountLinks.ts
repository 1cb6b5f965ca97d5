import type { Transport } from '../http/createTransport.ts';

/**
 * The calls behind the links of account mails, without login; a link that is used or too old is a 410. After a lost
 * answer each may be sent again, a link being good for once; by the visitor alone, for a request for one is a mail.
 */
export const createAccountLinks = (transport: Transport) => {
  const post = async (path: string, body: Readonly<Record<string, string>>): Promise<void> => {
    await transport.request(path, { method: 'POST', body, read: true, retries: false });
  };
  return {
    /** Requests a link by user name or mail address; the answer does not reveal whether the account exists. */
    requestReset: (username: string) => post('/resetting/request', { username }),
    changePassword: (change: { token: string; password: string }) =>
      post('/resetting/change_password', change),
    confirmRegistration: (token: string) => post('/registration/confirm', { token }),
  };
};
