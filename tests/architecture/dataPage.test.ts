import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../../sandbox/entities/index.ts';
import { createModel } from '../../sandbox/model/createModel.ts';
import type { Field } from '../../sandbox/model/field.ts';
import { fileEndings } from '../../sandbox/validation/fileEndings.ts';
import { personalDataTexts } from '../../src/areas/public/legal/personalData.texts.ts';
import { deviceRows } from '../asvs/deviceRows.ts';
import { toDataPage } from '../asvs/toDataPage.ts';

const model = createModel(entities);

it('every resource is in docs/data.md with who may read it, every file with what it may be', async () => {
  await expect(toDataPage(model, fileEndings)).toMatchFileSnapshot('../../docs/data.md');
});

/** How the sources name what they keep: `'raquette.deadline'`, a cookie, a cache of the worker, react-admin's stores. */
const KEPT = /'(raquette[.-][\w.-]+)'|cookie = '([\w-]+)=|localStorageStore\('1', (\w+)\(/g;
const STORES: Readonly<Record<string, string>> = {
  clubStoreKey: 'RaStoreclub-*-*',
  ownStoreKey: 'RaStoreperson-*',
};
/** Written into a file that somebody saves. */
const ELSEWHERE = 'raquette-sheet';

it('everything that the sources keep in a browser is in docs/data.md, and nothing else', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const sources = [...paths.map((path) => `src/${path}`), 'codegen/offlineShell.ts'];
  const found = sources
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(KEPT)])
    .map(([, name, cookie, store = '']) => name ?? cookie ?? STORES[store] ?? store);
  expect(new Set(found.filter((name) => name !== ELSEWHERE))).toEqual(
    new Set(deviceRows.flatMap(({ names }) => names)),
  );
});

/** How the page words what the table calls so. */
const FRENCH: readonly (readonly [word: RegExp, said: RegExp])[] = [
  [/end of the session/, /la fin de la session|avec la session/],
  [/logout/, /effacé(?:e|s|es)? à la déconnexion/i],
  [/are cleared/, /jusqu’à ce que vous effaciez les données du site/],
  [/gives it up/, /jusqu’à ce que vous y renonciez/],
  [/tab is closed/, /avec l’onglet/],
  [/same account/, /jusqu’à ce que le même compte l’envoie/],
  [/sealed/, /chiffré/i],
];

it('the page on personal data says what a device keeps, how and for how long, as docs/data.md does', () => {
  const texts: Readonly<Record<string, { readonly text: string }>> = personalDataTexts.device;
  expect(Object.keys(texts)).toEqual(deviceRows.map(({ name }) => name));
  for (const { name, where, until } of deviceRows) {
    const text = texts[name]?.text ?? '';
    expect(text.match(/\d+/g), name).toEqual(until.match(/\d+/g));
    for (const [, said] of FRENCH.filter(([word]) => word.test(`${where} ${until}`)))
      expect(text, name).toMatch(said);
  }
});

it('the page on personal data names every class of docs/data.md', () => {
  const classes = readFileSync('docs/data.md', 'utf8').matchAll(
    /^\| (public|common|club|masked|own|secret) \|/gm,
  );
  expect(Object.keys(personalDataTexts.classes)).toEqual([...classes].map(([, name]) => name));
});

/** Contacts that are open to whoever reads the record, and why. */
const OPEN: Readonly<Record<string, string>> = {
  'account.email': 'an account works for a club; it is its own address',
  'club-permission.email': 'whoever invites has typed it, for somebody who is to work for the club',
  'accountant.email': 'the contact of a function in a club, for those who deal with it',
  'accountant.phone': 'as above',
  'gallery.email': 'of the organizer, printed on the request',
  'gallery.phone': 'as above',
  'gallery.mailingAddress': 'as above',
  'internship.address': 'of the hall',
  'tournament-request.address': 'of the hall',
  'licence.medical': 'the kind of attestation that every match sheet shows, nothing of what it says',
  'licence-pre-registration.medical': 'as above',
  'licence-renewal.medical': 'as above',
  'licence.certificate': 'says that there is one; what it says is masked on the certificate',
  'licence-renewal.certificate': 'as above',
  'licence-pre-registration.questionnaireOk':
    'whether a certificate is needed, no answer of the questionnaire',
  'sheet-match-player.medical': 'two letters that the sheet of a meeting shows, to both teams alone',
  'contact.email': 'of the organizer of a tournament, given for questions',
  'contact.telephone': 'as above',
  'internship-participant.certificate': 'that somebody took part in a course; nothing of a doctor',
};

const isContactOrMedical = (name: string, field: Field): boolean => {
  if (field.kind === 'embedded') return ['address', 'contact-point', 'contact'].includes(field.target);
  if (field.kind === 'scalar' && field.email === true) return true;
  return /phone|telephone|doctor|medical|overclassing|certificate|questionnaireOk|streetAddress/i.test(name);
};

const isOfPerson = (fields: Readonly<Record<string, Field>>): boolean =>
  Object.entries(fields).some(
    ([name, field]) =>
      (field.kind === 'reference' && (field.target === 'person' || field.target === 'licence')) ||
      ['familyName', 'birthDate', 'birthYear'].includes(name),
  );

it('masks what a person can be contacted by and what a doctor wrote, wherever it is', () => {
  const found = [...model.entities.values()]
    .filter(({ fields }) => isOfPerson(fields))
    .flatMap(({ name: entity, fields, access }) =>
      Object.entries(fields)
        .filter(([name, field]) => isContactOrMedical(name, field) && !field.hidden)
        .map(([name]) => ({
          path: `${entity}.${name}`,
          // The content of a file is not sent with its record: that it was read is noted.
          isMasked: [...(access.masks?.fields ?? []), ...(access.masks?.files ?? [])].includes(name),
        })),
    );
  expect(found.filter(({ isMasked }) => isMasked).length).toBeGreaterThan(15);
  const open = found.filter(({ isMasked }) => !isMasked).map(({ path }) => path);
  expect(open.toSorted()).toEqual(Object.keys(OPEN).toSorted());
});
