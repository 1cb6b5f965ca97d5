import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { onTestFinished } from 'vitest';

/** What decides whether somebody sees, hears or reaches an element. */
const TELLING = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'content']);

/**
 * Styles without what only the eye sees: jsdom draws nothing, yet parses every rule and copies every declaration
 * whenever an element's style is read. They leave the document with the test.
 */
export const createPlainStyles = (): EmotionCache => {
  const styles = createCache({ key: 'css', stylisPlugins: [dropDecoration] });
  onTestFinished(() => styles.sheet.flush());
  return styles;
};

const dropDecoration: StylisPlugin = (element) => {
  if (element.type !== 'decl' || TELLING.has(String(element.props))) return;
  element.return = '';
  element.value = '';
};
