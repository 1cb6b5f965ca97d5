/** How deep lists and objects are nested in a JSON text, counted without parsing it. */
export const jsonDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return deepest;
};

/** Index of the quote that ends the string begun at `start`; the end of the text where there is none. */
const endOfString = (text: string, start: number): number => {
  let end = start;
  do {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
  } while (isEscaped(text, end));
  return end;
};

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
};
