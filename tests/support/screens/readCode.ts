import type { Sandbox } from '../../../sandbox/api/openSandbox.ts';

/** The six digits of the code that was mailed last; throws when there are none. */
export const readCode = async ({ fetch }: Pick<Sandbox, 'fetch'>): Promise<string> => {
  const response = await fetch(new Request('http://sandbox.test/sandbox/mailbox'));
  const [mail] = (await response.json()) as readonly { readonly text: string }[];
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('The mailbox holds no code');
  return code;
};
