import Link from '@mui/material/Link';
import { safeHref } from '../../lib/safeHref.ts';
import { truncate } from '../../lib/truncate.ts';

/** Characters of a link's text (specification, section 9). */
const LINK_TEXT_LIMIT = 30;

interface SafeLinkProps {
  readonly href: string;
  readonly text: string;
}

/** A link out of a record's data: its text cut, its address whole; text alone when the address leads nowhere safe. */
export const SafeLink = ({ href, text }: SafeLinkProps) => {
  const address = safeHref(href);
  const shown = truncate(text, LINK_TEXT_LIMIT);
  const title = shown === text ? undefined : text;
  if (address === null) return <span title={title}>{shown}</span>;
  const isPage = !address.toLowerCase().startsWith('mailto:');
  return (
    <Link
      href={address}
      title={title}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={(event) => event.stopPropagation()}
    >
      {shown}
    </Link>
  );
};
