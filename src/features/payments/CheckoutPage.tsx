import { useQuery } from '@tanstack/react-query';
import { useCreatePath, useDataProvider, useGetResourceLabel } from 'react-admin';
import { useTranslate } from '../../i18n/useTranslate.ts';
import type { AppDataProvider } from '../../data/createDataProvider.ts';
import { useCanCreate } from '../../views/form/useCanCreate.ts';
import { Loading } from '../../views/page/Loading.tsx';
import { useScope } from '../../views/page/ScopeContext.tsx';
import { ViewHeader } from '../../views/page/ViewHeader.tsx';
import type { SchemaCreateProps } from '../../views/SchemaCreate.tsx';
import { QueryFailure } from '../QueryFailure.tsx';
import { Basket } from './Basket.tsx';
import { BASKET, readBasket } from './readBasket.ts';

/** Checkout: due entries and payment. */
export const CheckoutPage = ({ config = {} }: SchemaCreateProps) => {
  const translate = useTranslate();
  const label = useGetResourceLabel();
  const createPath = useCreatePath();
  const provider = useDataProvider<AppDataProvider>();
  const { organization } = useScope(['organization']);
  const canPay = useCanCreate(config);
  const iri = organization?.['@id'] ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...BASKET, iri],
    queryFn: ({ signal }) => readBasket(provider, iri, signal),
    enabled: iri !== '',
    // Entries paid in another tab must not be offered even for a moment.
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return (
    <>
      <ViewHeader
        title={translate('resources.payments.create')}
        parents={[{ label: label('payments', 2), to: createPath({ resource: 'payments', type: 'list' }) }]}
      />
      <QueryFailure message="payments.loadFailed" error={error} refetch={refetch} />
      {!error && !data && <Loading />}
      {data && <Basket organization={iri} entries={data} canPay={canPay} />}
    </>
  );
};
