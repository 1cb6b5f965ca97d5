import type { Transport } from '../http/createTransport.ts';

/** Calls behind the links of account mails, without login. */
export interface AccountLinks {
  /** Requests a link by user name or mail address; the answer does not reveal whether the account exists. */
  readonly requestReset: (username: string) => Promise<void>;
  readonly changePassword: (change: { readonly token: string; readonly password: string }) => Promise<void>;
  readonly confirmRegistration: (token: string) => Promise<void>;
}

/** Each is one POST that rejects with an `ApiError`; a link that is used or too old is a 410. */
export const createAccountLinks = (transport: Transport): AccountLinks => {
  const post = async (path: string, body: Readonly<Record<string, string>>): Promise<void> => {
    await transport.request(path, { method: 'POST', body });
  };
  return {
    requestReset: (username) => post('/resetting/request', { username }),
    changePassword: (change) => post('/resetting/change_password', { ...change }),
    confirmRegistration: (token) => post('/registration/confirm', { token }),
  };
};
