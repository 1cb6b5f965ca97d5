/**
 * French typography: a narrow no-break space before ; ! ? and inside « », a no-break space before a colon, a curved
 * apostrophe. Texts of the specification do not pass here: they stay letter for letter.
 */
export const typography = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ :/g, '\u00a0:')
    .replace(/« /g, '«\u202f')
    .replace(/ »/g, '\u202f»')
    .replace(/(?<=\p{L})'(?=[\p{L}%])/gu, '’');

export interface Messages {
  readonly [key: string]: string | Messages | undefined;
}

/** Applies French typography to every text of a catalogue. */
export const typeset = <M extends Messages>(messages: M): M =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? typography(value) : value && typeset(value),
    ]),
  ) as M;
