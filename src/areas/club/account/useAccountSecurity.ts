import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../features/ServicesContext.tsx';
import { apiErrorOf } from '../../../http/ApiError.ts';
import { errorSentence } from '../../../http/errorSentence.ts';
import { errorTexts } from '../../../i18n/errors.ts';
import { oneOf, toList, toMap, toNumber, toText } from '../../../schema/read.ts';

export type Method = 'none' | 'mail' | 'totp';

export interface AccountSecurity {
  readonly method: Method;
  /** Codes of recovery that have not served. */
  readonly codesLeft: number;
}

/** Secret for which the first code has to be given, before a second factor is on. */
export interface SetUp {
  readonly method: 'mail' | 'totp';
  readonly hash: string;
  /** Of an application: the key to be typed, and the address in its QR code. */
  readonly secret: string;
  readonly uri: string;
}

const SECURITY = '/accounts/me/security';
const KEY = ['accountSecurity'];

/**
 * Second factor and recovery codes of the account; null where the server has no such address, or does not answer,
 * undefined until that is known.
 */
export const useAccountSecurity = (): AccountSecurity | null | undefined => {
  const { transport } = useServices();
  const { data, isError } = useQuery({
    queryKey: KEY,
    retry: false,
    queryFn: async ({ signal }) => toSecurity((await transport.request(SECURITY, { signal })).body),
  });
  return isError ? (data ?? null) : data;
};

/** The changes of it; each is refused without the present password. */
export const useSecurityChanges = () => {
  const { transport } = useServices();
  const queryClient = useQueryClient();
  const post = async (path: string, body: Readonly<Record<string, string>>) => {
    try {
      return toMap((await transport.request(`${SECURITY}${path}`, { method: 'POST', body })).body);
    } finally {
      // After a failure too: a change whose answer was lost has been made.
      void queryClient.invalidateQueries({ queryKey: KEY });
    }
  };
  return {
    changePassword: (given: { currentPassword: string; password: string }) => post('/password', given),
    switchOff: (currentPassword: string) => post('/second_factor', { currentPassword, method: 'none' }),
    begin: async (method: SetUp['method'], currentPassword: string): Promise<SetUp> => {
      const { hash, secret, uri } = await post('/second_factor', { currentPassword, method });
      return { method, hash: toText(hash) ?? '', secret: toText(secret) ?? '', uri: toText(uri) ?? '' };
    },
    confirm: async (given: { hash: string; code: string }) =>
      toCodes(await post('/second_factor/confirm', given)),
    renewCodes: async (currentPassword: string) =>
      toCodes(await post('/recovery_codes', { currentPassword })),
  };
};

const toCodes = ({ recoveryCodes }: Readonly<Record<string, unknown>>): readonly string[] =>
  toList(recoveryCodes).filter((code) => typeof code === 'string');

/** Null for an answer that is of another kind: some servers take `me` for a record. */
const toSecurity = (body: unknown): AccountSecurity | null => {
  const { secondFactor, recoveryCodes } = toMap(body);
  const method = oneOf(secondFactor, ['none', 'mail', 'totp']);
  return method === null ? null : { method, codesLeft: toNumber(recoveryCodes) ?? 0 };
};

/** Explains a refusal at the first of these fields that the server names, any other failure in a sentence. */
export const explainAt =
  <Field extends string>(...fields: readonly Field[]) =>
  (error: unknown): string | Partial<Record<Field, string>> => {
    const { fieldErrors = {}, unknownOutcome } = apiErrorOf(error) ?? {};
    // There is no record to look at after a lost answer.
    if (unknownOutcome) return errorTexts.network;
    const named = fields.filter((field) => fieldErrors[field] !== undefined);
    if (named.length === 0) return errorSentence(error);
    return Object.fromEntries(named.map((field) => [field, fieldErrors[field]?.join(' ')])) as Partial<
      Record<Field, string>
    >;
  };
