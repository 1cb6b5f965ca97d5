import { readFileSync } from 'node:fs';
import { StartError } from './StartError.ts';

/** Fields of the file. Pages say of the missing ones that they are not given. */
const KEYS = [
  'publisher',
  'publisherAddress',
  'publisherPhone',
  'publicationDirector',
  'hostingCompany',
  'hostingAddress',
  'hostingPhone',
  'accessibilityEmail',
  'accessibilityPlan',
  'dataProtectionEmail',
  'retention',
] as const;

/** The publisher of the site, as its legal pages name them. */
export type LegalNotice = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

const MOST_CHARACTERS = 1000;

/** Reads the file of LEGAL_FILE; throws a StartError that says what in it is wrong. */
export const fromLegalFile = (path: string): LegalNotice => {
  const refuse = (why: string): never => {
    throw new StartError(
      `LEGAL_FILE is '${path}': ${why}; give a JSON file such as docs/deploy/legal.json, for example LEGAL_FILE=/etc/raquette-legal.json`,
    );
  };
  const notice = readJson(path) ?? refuse('it cannot be read as JSON');
  if (typeof notice !== 'object' || Array.isArray(notice)) return refuse('it holds no object');
  for (const [key, value] of Object.entries(notice)) {
    if (!KEYS.some((known) => known === key))
      refuse(`'${key}' is none of its names, which are ${KEYS.join(', ')}`);
    if (typeof value !== 'string' || value.trim() === '' || value.length > MOST_CHARACTERS)
      refuse(`'${key}' is no text of 1 to ${MOST_CHARACTERS} characters`);
    else if (key.endsWith('Email') && !/^[^\s@:?]+@[\w-]+(\.[\w-]+)+$/.test(value))
      refuse(`'${key}' is no mail address`);
    else if (key === 'accessibilityPlan' && !(URL.canParse(value) && /^https:\/\/\S+$/.test(value)))
      refuse(`'${key}' is no address that begins with https://`);
  }
  return notice;
};

const readJson = (path: string): object | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as object | null;
  } catch {
    return null;
  }
};
