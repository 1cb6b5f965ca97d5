import DOMPurify, { type Config } from 'dompurify';
import { safeHref } from '../../lib/safeHref.ts';

/** HTML that a text of a record may contain: structure and emphasis, links, and nothing that loads, runs or styles. */
const CONFIG = {
  ALLOWED_TAGS: 'p br hr blockquote pre code ul ol li a strong b em i u s h1 h2 h3 h4 h5 h6'.split(' '),
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** DOMPurify keeps its hooks globally: this file is the only one that imports it. */
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  const href = safeHref(node.getAttribute('href') ?? '');
  if (href === null) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('href', href);
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** HTML of a record, made safe to show; a Trusted Type where the browser knows them. */
export const sanitizeHtml = (html: string): TrustedHTML | string =>
  DOMPurify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: true });

/** The same as nodes, for whoever reads structure instead of showing it. */
export const toSafeFragment = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
