import type { MouseEvent } from 'react';
import { safeHref } from '../../lib/safeHref.ts';
import { truncate } from '../../lib/truncate.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** Characters of a link's text. */
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
    <TextLink
      href={address}
      title={title}
      {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={keepToLink}
    >
      {shown}
    </TextLink>
  );
};

/** A new tab is opened by the link alone: a row around it must not open its record besides. */
const keepToLink = (event: MouseEvent): void => {
  if (event.ctrlKey || event.metaKey) event.stopPropagation();
};
