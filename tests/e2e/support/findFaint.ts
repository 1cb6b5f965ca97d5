interface Faint {
  readonly what: string;
  readonly text: string;
  readonly ratio: number;
}

/**
 * Runs in the page: texts that the colours as computed leave fainter than they have to be, placeholders and the numbers of
 * steps below 4.5 to one, greyed texts below 3; and how many of each kind were seen.
 */
export const findFaint = (): {
  readonly faint: readonly Faint[];
  readonly seen: Readonly<Record<string, number>>;
} => {
  // What lies far below the window is not drawn, and what fades in there stays half way for ever.
  const drawn = new CSSStyleSheet();
  drawn.replaceSync(
    '*, ::placeholder { content-visibility: visible !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(drawn);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No canvas to mix colours on');
  /** What is seen of colours laid upon one another, the lowest first: its relative luminance (WCAG 2.2). */
  const luminanceOf = (colors: readonly string[], opacity = 1): number => {
    for (const [index, color] of ['white', ...colors].entries()) {
      pen.globalAlpha = index === colors.length ? opacity : 1;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundsOf = (element: Element): string[] =>
    element.parentElement
      ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : [getComputedStyle(element).backgroundColor];
  const ratioOf = (ink: string, grounds: readonly string[], opacity = 1): number => {
    const [one, other] = [luminanceOf([...grounds, ink], opacity), luminanceOf(grounds)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim())
      .join('');
  const placeholders = all(':is(input, textarea):placeholder-shown')
    .filter((element) => element.getAttribute('placeholder')?.trim())
    .map((element) => {
      const { color, opacity } = getComputedStyle(element, '::placeholder');
      return {
        what: 'placeholder',
        text: element.getAttribute('placeholder') ?? '',
        ratio: ratioOf(color, groundsOf(element), Number(opacity)),
        least: 4.5,
      };
    });
  const steps = all('.MuiStepIcon-text').map((element) => {
    const disc = element.closest('svg');
    const grounds = disc ? [...groundsOf(disc), getComputedStyle(disc).color] : [];
    return {
      what: 'step',
      text: element.textContent ?? '',
      ratio: ratioOf(getComputedStyle(element).fill, grounds),
      least: 4.5,
    };
  });
  const greyed = all(':is(:disabled, [aria-disabled="true"], .Mui-disabled):not(input)')
    .flatMap((element) => [element, ...element.querySelectorAll('*')])
    .filter((element) => isSeen(element) && ownText(element) !== '' && !element.closest('svg'))
    .map((element) => ({
      what: 'greyed',
      text: ownText(element),
      ratio: ratioOf(getComputedStyle(element).color, groundsOf(element)),
      least: 3,
    }));
  const found = [...placeholders, ...steps, ...greyed];
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
  return {
    faint: found.filter(({ ratio, least }) => ratio < least),
    seen: Object.fromEntries(
      ['placeholder', 'step', 'greyed'].map((kind) => [
        kind,
        found.filter(({ what }) => what === kind).length,
      ]),
    ),
  };
};
