import { sanitizeHtml } from './sanitizeHtml.ts';

/** HTML of a record, shown after everything that is not text, structure or a link has been taken out of it. */
export const SafeHtml = ({ html }: { readonly html: string }) => (
  // oxlint-disable-next-line react/no-danger
  <div dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);
