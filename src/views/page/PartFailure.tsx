import { useTranslate } from '../../i18n/useTranslate.ts';
import { Failure } from './Failure.tsx';

/** In place of a page whose code could not be loaded. Only a new page requests a stalled file again. */
export const PartFailure = () => {
  const translate = useTranslate();
  return (
    <Failure
      message={translate('app.loadFailed')}
      detail={translate('app.partFailed')}
      onRetry={() => globalThis.location.reload()}
    />
  );
};
