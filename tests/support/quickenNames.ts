/**
 * Finding an element by its accessible name reads from jsdom the labels and the style of every candidate, and jsdom
 * works both out anew each time by walking the whole document: most of the time of a screen's test. The answers
 * here are the same, found through selectors and remembered until the document changes.
 */
export const quickenNames = (): void => {
  rememberStyles();
  findSheetsFast();
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', { configurable: true, get: findLabels });
};

/** Labels that name the control by its id, and the one around it. */
function findLabels(this: HTMLElement): readonly HTMLLabelElement[] {
  const root = this.getRootNode() as Document | ShadowRoot | Element;
  if (this instanceof HTMLInputElement && this.type === 'hidden') return [];
  const named = this.id === '' ? [] : [...root.querySelectorAll(`label[for="${CSS.escape(this.id)}"]`)];
  const around = this.closest('label:not([for])');
  const labels = around ? [...named, around] : named;
  return labels.filter((label) => label instanceof HTMLLabelElement);
}

const rememberStyles = (): void => {
  const compute = window.getComputedStyle.bind(window);
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = (): void => {
    known = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
};

/**
 * Emotion looks for a style sheet of each input by an attribute, for which jsdom walks through the whole document.
 * All of them are in the head.
 */
const findSheetsFast = (): void => {
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string): Element | null => {
    const name = /^style\[data-emotion="([^"]*)"\]$/.exec(selector)?.[1];
    if (name === undefined) return find(selector);
    let sheet = document.head.firstElementChild;
    while (sheet && sheet.getAttribute('data-emotion') !== name) sheet = sheet.nextElementSibling;
    return sheet;
  };
};
