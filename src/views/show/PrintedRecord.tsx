import { lazyLater } from '../page/lazyPage.tsx';
import type { RecordOnPaperProps } from './RecordOnPaper.tsx';

const OnPaper = lazyLater(async () => (await import('./RecordOnPaper.tsx')).RecordOnPaper);
const FormPaper = lazyLater(async () => (await import('./RecordOnPaper.tsx')).FormOnPaper);

/** A record or its form on paper. */
export const PrintedRecord = ({
  isForm = false,
  ...props
}: RecordOnPaperProps & { readonly isForm?: boolean }) =>
  isForm ? <FormPaper {...props} /> : <OnPaper {...props} />;
