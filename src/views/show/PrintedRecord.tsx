import { useEffect, useState } from 'react';
import { lazyAction } from '../page/lazyPage.tsx';
import type { RecordOnPaperProps } from './RecordOnPaper.tsx';

const OnPaper = lazyAction(async () => (await import('./RecordOnPaper.tsx')).RecordOnPaper);
const FormPaper = lazyAction(async () => (await import('./RecordOnPaper.tsx')).FormOnPaper);

/** After this long the page stands, and what nobody has asked for yet may be loaded. */
const QUIET_MS = 2000;

/** What a record or its form is on paper. Its code is loaded once the page stands: paper does not wait. */
export const PrintedRecord = ({
  isForm = false,
  ...props
}: RecordOnPaperProps & { readonly isForm?: boolean }) => {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isQuiet) return null;
  return isForm ? <FormPaper {...props} /> : <OnPaper {...props} />;
};
