import { SchemaShow, type SchemaShowProps } from '../../views/SchemaShow.tsx';
import { ShowSections } from '../../views/show/ShowSections.tsx';
import { PaymentProgress } from './PaymentProgress.tsx';

/** A payment to read; the provider leads back here, where its answer is waited for. */
export const PaymentShow = ({ config = {}, notFound }: Pick<SchemaShowProps, 'config' | 'notFound'>) => (
  <SchemaShow config={config} notFound={notFound}>
    {(fields) => (
      <>
        <PaymentProgress />
        <ShowSections
          config={config}
          description={{ fields: fields.filter(({ name }) => !TOLD.includes(name)) }}
        />
      </>
    )}
  </SchemaShow>
);

/** Told by the sentence above the fields and by the button that resumes the payment, or of no use to a reader. */
const TOLD: readonly string[] = ['checkoutUrl', 'incident', 'key'];
