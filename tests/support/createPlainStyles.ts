import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { onTestFinished } from 'vitest';

/** Properties that decide whether an element is visible, announced or clickable. */
const RELEVANT = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'content']);

/**
 * Styles without what only the eye sees: jsdom draws nothing, yet parses every rule and copies every declaration
 * whenever an element's style is read. They leave the document with the test.
 */
export const createPlainStyles = (): EmotionCache => {
  const styles = createCache({ key: 'css', speedy: true, stylisPlugins: [dropDecoration] });
  onTestFinished(() => styles.sheet.flush());
  return styles;
};

const dropDecoration: StylisPlugin = (element) => {
  if (element.type !== 'decl' || RELEVANT.has(String(element.props))) return;
  element.return = '';
  element.value = '';
};
