import type { Model, ResolvedEntity } from '../../sandbox/model/model.ts';
import { deviceRows } from './deviceRows.ts';
import type { FileField } from '../../sandbox/model/field.ts';

const HEAD = `# Data by how sensitive they are, and files

What the reference API keeps, who may read it, and which files it takes. Written by a test from the entities
(\`sandbox/entities\`): \`npx vitest run dataPage -u\`. Behind a real API the classes are the same, their protection is that
server's.

<!-- prettier-ignore-start -->

| class | what | who reads it | how it is protected |
| --- | --- | --- | --- |
| public | results, draws, tournaments, names of bodies | anybody | by what is listed below alone; browsers keep it for a minute |
| common | what any account may know of records of other clubs | every account | an access token; kept by no proxy, and by our pages sealed, for seven days at most and until the session ends |
| club | records of a club and its people | accounts with the right of that club, at the level that is needed | rights by club, action and record by every kind of request; written with who and when |
| masked | contacts and addresses of minors, what certificates say: the last column below | as club, one record at a time, on request | left out of lists, searches, exports and live messages; reading it leaves a trace with the account |
| own | notifications, the account itself | the account alone | no right of a club opens it; changed with the present password or a fresh code |
| secret | passwords, codes, tokens, links, the signing key | nobody through the API | outside the entities; kept as digests or slow hashes (\`docs/operations.md\`), but the signing key and secrets of applications |

All of it travels by HTTPS. No value of a record is written into a log. Drafts, sheets
and the copy of what was read in a browser are sealed and go with the logout; certificates, revealed values, files and what
the server marks \`no-store\` are in no copy. How long records are kept, and encryption of the disks below PostgreSQL,
are decided by the site; the API deletes what its holder deletes.
`;

/** The page that says of each resource who may read what, and of each file what it may be. */
export const toDataPage = (model: Model, endings: Readonly<Record<string, readonly string[]>>): string => {
  const entities = [...model.entities.values()];
  return [
    HEAD,
    '## Who reads what',
    '',
    '| resource | public | common | all other fields | masked |',
    '| --- | --- | --- | --- | --- |',
    ...entities.map((entity) => `| ${cellsOf(entity).join(' | ')} |`),
    '',
    '## What a browser keeps',
    '',
    'On `/donnees-personnelles` visitors read the same in French; a test compares the two, and both with the sources.',
    '',
    '| what | where | names | until |',
    '| --- | --- | --- | --- |',
    ...deviceRows.map(
      ({ what, where, names, until }) =>
        `| ${what} | ${where} | ${names.map((name) => `\`${name}\``).join(', ')} | ${until} |`,
    ),
    '',
    '## Files',
    '',
    'A file that may run in a browser (SVG, HTML, XML) is refused everywhere, and so is one whose name does not end as its content is.',
    'Its type is detected from its bytes. Any type means one of those below.',
    '',
    '| field | types | each at most | how many |',
    '| --- | --- | --- | --- |',
    ...entities.flatMap(fileRows),
    '',
    '| type | endings |',
    '| --- | --- |',
    ...Object.entries(endings).map(([type, names]) => `| ${type} | ${names.join(', ')} |`),
    '',
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
};

const cellsOf = ({ path, access, fields }: ResolvedEntity): readonly string[] => {
  const known = access.publicFields ?? [];
  const isAll = known.length >= Object.keys(fields).length;
  const names = isAll ? 'all' : known.join(', ');
  const isPublic = access.anonymous !== undefined;
  return [
    path,
    isPublic ? names : '',
    isPublic ? '' : names,
    isAll ? '' : readersOf(access),
    access.masks ? access.masks.fields.join(', ') + (access.masks.minor ? ' (of minors)' : '') : '',
  ];
};

const readersOf = ({ action, module, open, holder, self }: ResolvedEntity['access']): string => {
  if (holder !== undefined) return 'own';
  const club = action !== undefined && open !== true ? `club, \`${action}\`` : 'common';
  return [
    club,
    ...(module === undefined ? [] : [`module \`${module}\``]),
    ...(self === undefined ? [] : ['own']),
  ].join('; ');
};

const fileRows = ({ path, fields }: ResolvedEntity): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'file' ? [`| ${path} ${name} | ${rowOf(field)} |`] : [],
  );

const MEGABYTE = 1024 * 1024;

const rowOf = ({ mimeTypes, maxBytes, multiple, maxCount }: FileField): string =>
  [
    mimeTypes?.join(', ') ?? 'any',
    `${maxBytes / MEGABYTE} MB`,
    multiple ? `up to ${maxCount ?? 'any'}` : 'one',
  ].join(' | ');
