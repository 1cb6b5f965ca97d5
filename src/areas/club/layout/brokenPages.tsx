import { lazySection } from '../../../views/page/lazyPage.tsx';
import type { ReactAdminError, AuthenticationRefused } from './reactAdminPages.ts';

type PropsOf<Page extends (props: never) => unknown> = Parameters<Page>[0];

/** Error page of react-admin; its code is loaded when it is needed. */
export const BrokenPage = lazySection<PropsOf<typeof ReactAdminError>>(
  async () => (await import('./reactAdminPages.ts')).ReactAdminError,
);

export const AuthenticationError = lazySection<PropsOf<typeof AuthenticationRefused>>(
  async () => (await import('./reactAdminPages.ts')).AuthenticationRefused,
);
