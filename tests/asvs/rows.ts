import type { Row } from './Row.ts';

/** Levels 1 and 2 of ASVS 5.0 in a few words of our own; numbers are the standard's. */
export const chapters: Readonly<Record<string, readonly Row[]>> = {
  'V1 Encoding and Sanitization': [
    {
      id: '1.1.1',
      level: 2,
      text: 'Input is decoded once, before it is validated',
      shown: [
        'tests/integration/sandbox/filters.test.ts › takes several values of one field as alternatives, indexed or not, encoded or not',
        'tests/integration/sandbox/writes.test.ts › stores SQL and script text as it is, and reads it back',
      ],
    },
    {
      id: '1.1.2',
      level: 2,
      text: 'Output is encoded last, by what interprets it',
      shown: [
        'tests/integration/sandbox/auth.test.ts › shows a browser a French page with every text escaped',
        'src/app/allowFixedMarkup.ts',
      ],
    },
    {
      id: '1.2.1',
      level: 1,
      text: 'Output is encoded for its place in a page or header',
      shown: [
        'tests/integration/sandbox/auth.test.ts › shows a browser a French page with every text escaped',
        'tests/integration/sandbox/clubDocuments.test.ts › are offered under a name that ends no header and opens no other parameter',
      ],
    },
    {
      id: '1.2.2',
      level: 1,
      text: 'Addresses are built encoded, with safe protocols alone',
      shown: [
        'tests/unit/fields/richText.test.tsx › refuses a link that leads nowhere safe',
        'tests/unit/http/resolveApiUrl.test.ts › refuses %j',
      ],
    },
    {
      id: '1.2.3',
      level: 1,
      text: 'Scripts and JSON are built encoded',
      shown: [
        'tests/integration/sandbox/host.test.ts › holds the code that the environment gives, and none otherwise',
        'tests/integration/sandbox/writes.test.ts › stores SQL and script text as it is, and reads it back',
      ],
    },
    {
      id: '1.2.4',
      level: 1,
      text: 'Queries bind their values',
      shown: [
        'tests/integration/sandbox/writes.test.ts › stores SQL and script text as it is, and reads it back',
        'tests/integration/sandbox/graphql.test.ts › take text as text, whatever it holds',
      ],
    },
    {
      id: '1.2.5',
      level: 1,
      text: 'No command line is built from input',
      reason: 'the server starts no other program',
    },
    { id: '1.2.6', level: 2, text: 'LDAP injection', reason: 'no LDAP' },
    { id: '1.2.7', level: 2, text: 'XPath injection', reason: 'no XPath' },
    { id: '1.2.8', level: 2, text: 'LaTeX injection', reason: 'no LaTeX' },
    {
      id: '1.2.9',
      level: 2,
      text: 'Regular expressions take input escaped',
      shown: [
        'tests/integration/sandbox/graphql.test.ts › take text as text, whatever it holds',
        'tests/unit/schema/checks/fromPcre.test.ts › fromPcre, patterns that would stop a browser',
      ],
    },
    {
      id: '1.3.1',
      level: 1,
      text: 'Rich text is sanitized by a known library',
      shown: [
        'tests/unit/fields/richText.test.tsx › takes pasted markup without what is unsafe',
        'src/fields/richText',
      ],
    },
    {
      id: '1.3.2',
      level: 1,
      text: 'No code is made of text',
      shown: [
        'tests/architecture/calls.test.ts › neither server nor client makes code of text',
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '1.3.3',
      level: 2,
      text: 'What goes to a dangerous place is cleaned and cut',
      shown: [
        'sandbox/validation/toSafeFilename.ts',
        'tests/integration/sandbox/writes.test.ts › a change of direction',
      ],
    },
    {
      id: '1.3.4',
      level: 2,
      text: 'SVG of users is cleaned',
      shown: [
        'tests/integration/sandbox/clubDocuments.test.ts › are refused when they are pictures that can run, whatever they are called',
      ],
    },
    {
      id: '1.3.5',
      level: 2,
      text: 'Markdown, styles and the like of users are cleaned',
      shown: ['tests/unit/fields/richText.test.tsx › shows nothing of %s that runs, loads or styles'],
    },
    {
      id: '1.3.6',
      level: 2,
      text: 'Calls to other servers go to known ones only',
      shown: [
        'tests/architecture/calls.test.ts › the server calls no other server but PostgreSQL',
        'tests/unit/http/resolveApiUrl.test.ts › refuses %j',
        'tests/integration/sandbox/payments.test.ts › costs what its entries still cost, and leads to the provider',
      ],
    },
    { id: '1.3.7', level: 2, text: 'No template is made of input', reason: 'no template engine' },
    { id: '1.3.8', level: 2, text: 'JNDI', reason: 'no Java' },
    { id: '1.3.9', level: 2, text: 'memcache', reason: 'no memcache' },
    {
      id: '1.3.10',
      level: 2,
      text: 'Format strings',
      shown: [
        'tests/integration/sandbox/writes.test.ts › stores SQL and script text as it is, and reads it back',
      ],
    },
    {
      id: '1.3.11',
      level: 2,
      text: 'Mail headers take no lines of users',
      shown: [
        'tests/integration/sandbox/writes.test.ts › a line break',
        'tests/integration/sandbox/invitations.test.ts › is refused for the club or the people of others, for no address and for more than one has',
      ],
    },
    { id: '1.4.1', level: 2, text: 'Memory-safe strings', reason: 'JavaScript has no pointers' },
    {
      id: '1.4.2',
      level: 2,
      text: 'Numbers are checked for their range',
      shown: [
        'tests/integration/sandbox/writes.test.ts › keeps an age within reason',
        'tests/integration/sandbox/filters.test.ts › bears any page and size',
      ],
    },
    { id: '1.4.3', level: 2, text: 'Memory is given back', reason: 'JavaScript collects it' },
    { id: '1.5.1', level: 1, text: 'XML is read without external entities', reason: 'no XML is read' },
    {
      id: '1.5.2',
      level: 2,
      text: 'What is deserialized is taken field by field',
      shown: [
        'tests/integration/sandbox/writes.test.ts › names an unknown field, and saves nothing',
        'tests/unit/http/parseJson.test.ts › leaves a key that changes prototypes out, however it is written',
      ],
    },
  ],
  'V2 Validation and Business Logic': [
    {
      id: '2.1.1',
      level: 1,
      text: 'The rules for each input are documented',
      shown: [
        'tests/integration/sandbox/mapping.test.ts › come for list, create, update and show, with every key on every field',
        'docs/real-server.md',
      ],
    },
    {
      id: '2.1.2',
      level: 2,
      text: 'Rules over several inputs are documented',
      shown: [
        'docs/rules.md',
        'tests/architecture/rulesPage.test.ts › every rule over several values is in docs/rules.md',
      ],
    },
    {
      id: '2.1.3',
      level: 2,
      text: 'Limits of business logic are documented',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations says the limit of %s',
        'tests/architecture/operations.test.ts › the page of operations says how often %s is tried',
        'docs/operations.md › ## What a request may cost',
      ],
    },
    {
      id: '2.2.1',
      level: 1,
      text: 'Input is checked against what is expected',
      shown: [
        'tests/integration/sandbox/writes.test.ts › refuses values of another type, too long, out of the choices or in the future',
        'tests/integration/sandbox/audits/randomRequests.test.ts › finds an answer other than a failure to ten thousand requests at random',
      ],
    },
    {
      id: '2.2.2',
      level: 1,
      text: 'The server checks, whatever the client did',
      shown: [
        'tests/integration/checkedAlike.test.ts › is refused by the form only where the server refuses it too',
        'tests/integration/sandbox/declaredRules.test.ts › keeps numbers, dates, times and texts within their bounds',
      ],
    },
    {
      id: '2.2.3',
      level: 2,
      text: 'Values that belong together are checked together',
      shown: [
        'tests/integration/sandbox/matchSheet.test.ts › refuses who is suspended',
        'tests/integration/sandbox/declaredRules.test.ts › keeps numbers, dates, times and texts within their bounds',
      ],
    },
    {
      id: '2.3.1',
      level: 1,
      text: 'Steps are taken in their order',
      shown: [
        'tests/integration/sandbox/states.test.ts › lets nobody take a step that is not theirs',
        'tests/integration/sandbox/states.test.ts › starts at a start, and says so where it does not',
      ],
    },
    {
      id: '2.3.2',
      level: 2,
      text: 'Limits of business logic hold',
      shown: [
        'tests/integration/sandbox/payments.test.ts › is not paid twice, and says so',
        'tests/integration/sandbox/changeRequests.test.ts › is one at a time for a meeting',
      ],
    },
    {
      id: '2.3.3',
      level: 2,
      text: 'A step is done whole or not at all',
      shown: [
        'tests/integration/sandbox/lostDatabase.test.ts › undoes a transaction whose connection is lost, and goes on with the next',
      ],
    },
    {
      id: '2.3.4',
      level: 2,
      text: 'What is limited is not given twice',
      shown: [
        'tests/integration/sandbox/writes.test.ts › gives each of two people a number of their own when they register at once',
        'tests/integration/sandbox/payments.test.ts › is one payment for one key, however often and however fast it is requested',
      ],
    },
    {
      id: '2.4.1',
      level: 2,
      text: 'Excessive calls are limited',
      missing:
        'Logins, links, codes, invitations, streams and the cost of a query are limited (sandbox/mail/loginAttempts.ts), and a queue that is too long is refused (sandbox/storage/createTurns.ts); reads and writes of an account are not counted: an import of a thousand rows and a script look alike. A site sets a limit in nginx (`limit_req`)',
    },
  ],
  'V3 Web Frontend Security': [
    {
      id: '3.2.1',
      level: 1,
      text: 'An answer is not taken for a page',
      shown: [
        'tests/integration/sandbox/securityHeaders.test.ts › let nothing run in an uploaded file, which is offered to be saved',
      ],
    },
    {
      id: '3.2.2',
      level: 1,
      text: 'Text is shown as text',
      shown: ['tests/unit/fields/richText.test.tsx › has only words in a list: %s'],
    },
    {
      id: '3.3.1',
      level: 1,
      text: 'Cookies are Secure and prefixed',
      missing:
        'The one cookie, `info-dialog` (the answer 1: news were seen), has neither; it holds no session and is deleted at logout (src/session/infoDialog.ts)',
    },
    {
      id: '3.3.2',
      level: 2,
      text: 'Cookies have SameSite',
      shown: [
        'tests/unit/session/infoDialog.test.ts › the cookie of the news that were read goes with no request of another site',
      ],
    },
    {
      id: '3.3.3',
      level: 2,
      text: 'Cookies have the prefix __Host-',
      missing: 'The name `info-dialog` is given by the specification (src/session/infoDialog.ts)',
    },
    { id: '3.3.4', level: 2, text: 'Session cookies are HttpOnly', reason: 'no session is in a cookie' },
    {
      id: '3.4.1',
      level: 1,
      text: 'HSTS for a year, subdomains too',
      shown: ['tests/integration/sandbox/securityHeaders.test.ts › are on %s'],
    },
    {
      id: '3.4.2',
      level: 1,
      text: 'CORS is fixed',
      shown: [
        'tests/integration/sandbox/headers.test.ts › allow the verbs and headers of production, PATCH not among them',
        'sandbox/http/apiCors.ts',
      ],
    },
    {
      id: '3.4.3',
      level: 2,
      text: 'A policy (CSP) with nonces',
      shown: [
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '3.4.4',
      level: 2,
      text: 'nosniff',
      shown: ['tests/integration/sandbox/securityHeaders.test.ts › are on %s'],
    },
    {
      id: '3.4.5',
      level: 2,
      text: 'Referrer policy',
      shown: ['tests/integration/sandbox/securityHeaders.test.ts › are on %s'],
    },
    {
      id: '3.4.6',
      level: 2,
      text: 'No framing',
      shown: [
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '3.5.1',
      level: 1,
      text: 'Requests from elsewhere are distinguished',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is served under /api',
        'tests/integration/sandbox/auth.test.ts › nothing but JSON, which no page of another site can send',
      ],
    },
    {
      id: '3.5.2',
      level: 1,
      text: 'The preflight cannot be gone around',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is served under /api',
        'tests/integration/sandbox/auth.test.ts › nothing but JSON, which no page of another site can send',
      ],
    },
    {
      id: '3.5.3',
      level: 1,
      text: 'Reading methods change nothing',
      shown: [
        'tests/integration/sandbox/publicTeam.test.ts › may be kept for a minute, and changes nothing',
        'tests/integration/sandbox/requests.test.ts › name a method that is not offered',
      ],
    },
    {
      id: '3.5.4',
      level: 2,
      text: 'Each application has a host of its own',
      shown: [
        'docs/deploy/README.md › a host name of its own',
        'tests/integration/sandbox/host.test.ts › answers by its own names alone where it knows them',
      ],
    },
    {
      id: '3.5.5',
      level: 2,
      text: 'postMessage checks its sender',
      reason: 'messages go by BroadcastChannel, within the origin alone (src/session/createTabs.ts)',
    },
    {
      id: '3.7.1',
      level: 2,
      text: 'No outdated browser technique',
      shown: [
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '3.7.2',
      level: 2,
      text: 'Redirects lead to known hosts only',
      shown: [
        'tests/unit/session/redirects.test.ts › refuses %j',
        'tests/unit/areas/auth/LoginPage.test.tsx › follows redirect=%s to %s',
      ],
    },
  ],
  'V4 API and Web Service': [
    {
      id: '4.1.1',
      level: 1,
      text: 'Content-Type with charset fits the body',
      shown: [
        'tests/integration/sandbox/audits/randomRequests.test.ts › finds an answer other than a failure to ten thousand requests at random',
        'tests/integration/sandbox/host.test.ts › name their type, and texts their encoding',
      ],
    },
    {
      id: '4.1.2',
      level: 2,
      text: 'Only pages redirect to HTTPS',
      shown: [
        'tests/deploy/httpsChecks.ts › in clear a page leads to HTTPS, and a program is refused',
        'docs/deploy/https.conf',
      ],
    },
    {
      id: '4.1.3',
      level: 2,
      text: 'Headers of the proxy cannot be set by callers',
      shown: [
        'tests/integration/sandbox/auth.test.ts › counts by the connection when no proxy is trusted, whatever the request says',
        'tests/unit/sandbox/callerAddress.test.ts › nobody that the caller has invented',
      ],
    },
    {
      id: '4.2.1',
      level: 2,
      text: 'Message boundaries are the same for all parts',
      shown: [
        'tests/integration/sandbox/host.test.ts › takes no request that ends at two places, nor one to be sent back as it came',
      ],
    },
    {
      id: '4.3.1',
      level: 2,
      text: 'The cost of a query is limited',
      shown: [
        'tests/integration/sandbox/graphql.test.ts › refuse introspection of %s before it resolves anything',
        'tests/integration/sandbox/graphql.test.ts › count the fields of fragments',
        'tests/integration/sandbox/graphql.test.ts › refuse a document: %s',
        'tests/integration/sandbox/graphql.test.ts › refuse lists within lists that could answer with too many records',
        'tests/integration/sandbox/graphql.test.ts › refuse a filter of more than 100 values, and more than 2,000 values of all filters',
      ],
    },
    {
      id: '4.3.2',
      level: 2,
      text: 'Introspection is closed in production',
      shown: ['tests/integration/sandbox/closedDocs.test.ts › answers introspection to accounts alone'],
    },
    { id: '4.4.1', level: 1, text: 'WebSockets over TLS', reason: 'no WebSocket: server-sent events' },
    { id: '4.4.2', level: 2, text: 'WebSockets check the origin', reason: 'no WebSocket' },
    { id: '4.4.3', level: 2, text: 'WebSocket tokens', reason: 'no WebSocket' },
    { id: '4.4.4', level: 2, text: 'WebSocket tokens come from the session', reason: 'no WebSocket' },
  ],
  'V5 File Handling': [
    {
      id: '5.1.1',
      level: 2,
      text: 'Types, endings and sizes of files are documented',
      shown: [
        'docs/data.md › ## Files',
        'tests/architecture/dataPage.test.ts › every file with what it may be',
      ],
    },
    {
      id: '5.2.1',
      level: 1,
      text: 'Files are of a size that can be borne',
      shown: [
        'tests/integration/sandbox/ownedValues.test.ts › refuses files that are too large, of another type, active, empty or too many',
        'tests/integration/sandbox/requests.test.ts › refuses two million characters that are no file',
        'tests/integration/sandbox/payments.test.ts › reads no notice longer than a notice can be, its length declared or not',
      ],
    },
    {
      id: '5.2.2',
      level: 1,
      text: 'The ending of a file fits its content',
      shown: [
        'tests/integration/sandbox/clubDocuments.test.ts › are refused when their name is not of their content: %s',
      ],
    },
    {
      id: '5.2.3',
      level: 2,
      text: 'Archives are measured before they are opened',
      reason: 'the server opens no archive',
    },
    {
      id: '5.3.1',
      level: 1,
      text: 'Uploaded files are not run',
      shown: [
        'tests/integration/sandbox/clubDocuments.test.ts › of a hostile name are kept under a safe one, and never run',
      ],
    },
    {
      id: '5.3.2',
      level: 1,
      text: 'Paths come from us',
      shown: [
        'tests/integration/sandbox/host.test.ts › lets nobody out of its folder',
        'tests/integration/sandbox/clubDocuments.test.ts › of a hostile name are kept under a safe one, and never run',
      ],
    },
    {
      id: '5.4.1',
      level: 2,
      text: 'Answers name the file themselves',
      shown: [
        'tests/integration/sandbox/clubDocuments.test.ts › of a hostile name are kept under a safe one, and never run',
      ],
    },
    {
      id: '5.4.2',
      level: 2,
      text: 'Names of files are encoded in headers',
      shown: [
        'tests/integration/sandbox/clubDocuments.test.ts › are offered under a name that ends no header and opens no other parameter',
      ],
    },
    {
      id: '5.4.3',
      level: 2,
      text: 'Files are scanned for malware',
      missing:
        'No scanner: files are served as attachments under a closed policy; a site puts one (ICAP, ClamAV) before the processes',
    },
  ],
  'V6 Authentication': [
    {
      id: '6.1.1',
      level: 1,
      text: 'What slows down guessing is documented',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations says how often %s is tried',
        'docs/operations.md › ## Tries that are slowed down',
      ],
    },
    {
      id: '6.1.2',
      level: 2,
      text: 'Words that no password may be made of are listed',
      shown: [
        'docs/operations.md › ## Passwords',
        'tests/architecture/operations.test.ts › lists the words that no password may be made of',
      ],
    },
    {
      id: '6.1.3',
      level: 2,
      text: 'All ways to log in are documented',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations names every address by which somebody comes in',
        'docs/operations.md › ## Ways in, sessions and keys',
      ],
    },
    {
      id: '6.2.1',
      level: 1,
      text: 'At least 8 characters',
      shown: [
        'tests/integration/sandbox/accountLinks.test.ts › says what is wrong with a password, and leaves the link good',
      ],
    },
    {
      id: '6.2.2',
      level: 1,
      text: 'A password can be changed',
      shown: [
        'tests/integration/sandbox/accountLinks.test.ts › replaces the password and ends every session of the account, and of no other',
      ],
    },
    {
      id: '6.2.3',
      level: 1,
      text: 'Changing requires the present password',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › is changed with the present one: the holder is notified, other sessions end, this one goes on',
        'tests/integration/sandbox/accountSecurity.test.ts › stays with a wrong present one, a common or short new one, a missing key or no token',
      ],
    },
    {
      id: '6.2.4',
      level: 1,
      text: 'The 3,000 most used are refused',
      shown: [
        'tests/unit/sandbox/passwords.test.ts › none of the 3,000 passwords that are used most is taken',
        'tests/integration/sandbox/accountLinks.test.ts › says what is wrong with a password, and leaves the link good',
      ],
    },
    {
      id: '6.2.5',
      level: 1,
      text: 'Any composition',
      shown: [
        'tests/integration/sandbox/accountLinks.test.ts › refuses a password of the words of its account, and leaves the link good',
        'tests/integration/sandbox/accountLinks.test.ts › takes 64 signs of any alphabet',
      ],
    },
    {
      id: '6.2.6',
      level: 1,
      text: 'Fields of passwords are masked',
      shown: ['tests/unit/areas/auth/LoginPage.test.tsx › current-password'],
    },
    {
      id: '6.2.7',
      level: 1,
      text: 'Pasting and password managers work',
      shown: [
        'tests/unit/areas/auth/LoginPage.test.tsx › takes a password that is pasted',
        'tests/unit/areas/auth/LoginPage.test.tsx › current-password',
      ],
    },
    {
      id: '6.2.8',
      level: 1,
      text: 'Checked as it was typed',
      shown: [
        'tests/integration/sandbox/auth.test.ts › refuses a password that only begins like the right one',
      ],
    },
    {
      id: '6.2.9',
      level: 2,
      text: '64 characters',
      shown: ['tests/integration/sandbox/accountLinks.test.ts › takes 64 signs of any alphabet'],
    },
    {
      id: '6.2.10',
      level: 2,
      text: 'No change by the calendar',
      shown: ['tests/integration/sandbox/auth.test.ts › goes on taking a password as it is, however old'],
    },
    {
      id: '6.2.11',
      level: 2,
      text: 'The words of this place are refused',
      shown: [
        'tests/integration/sandbox/accountLinks.test.ts › says what is wrong with a password, and leaves the link good',
        'tests/integration/sandbox/accountLinks.test.ts › refuses a password of the words of its account, and leaves the link good',
      ],
    },
    {
      id: '6.2.12',
      level: 2,
      text: 'Breached passwords are refused',
      missing:
        'It is checked against a dictionary of common ones (zxcvbn, sandbox/auth/checkPassword.ts), not a set of breaches, which is an outside service or a file of gigabytes',
    },
    {
      id: '6.3.1',
      level: 1,
      text: 'Guessing is slowed down as documented',
      shown: [
        'tests/integration/sandbox/auth.test.ts › stops one password that is tried with many names, and is not cleared by a login of one’s own',
        'tests/integration/sandbox/securityLog.test.ts › logs a flood of failures over all addresses, in which whoever knows a password still gets in',
      ],
    },
    {
      id: '6.3.2',
      level: 1,
      text: 'No default account',
      shown: ['tests/integration/sandbox/host.test.ts › production and the demo accounts'],
    },
    {
      id: '6.3.3',
      level: 2,
      text: 'A second factor is required',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › comes by mail where none was chosen, cannot be switched off, and ends sessions that never gave one',
        'docs/deploy/README.md › SECOND_FACTOR',
      ],
    },
    {
      id: '6.3.4',
      level: 2,
      text: 'All ways in are as strong',
      shown: [
        'docs/operations.md › Ways in, sessions and keys',
        'tests/integration/sandbox/accountSecurity.test.ts › outlives a password that is chosen by a mailed link',
        'tests/integration/sandbox/accountSecurity.test.ts › guessed at five times a login and ten times in five minutes, on all processes together',
      ],
    },
    {
      id: '6.4.1',
      level: 1,
      text: 'First passwords are random and short-lived',
      shown: [
        'tests/integration/sandbox/invitations.test.ts › mails a link whose first password opens the account with just the rights given',
        'tests/integration/sandbox/invitations.test.ts › is taken once, and no more once seven days have gone',
        'tests/integration/sandbox/accountLinks.test.ts › takes a link once, and with it every other link of the account',
      ],
    },
    {
      id: '6.4.2',
      level: 1,
      text: 'No secret questions',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations names every address by which somebody comes in',
      ],
    },
    {
      id: '6.4.3',
      level: 2,
      text: 'A reset does not go around the second factor',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › outlives a password that is chosen by a mailed link',
      ],
    },
    {
      id: '6.4.4',
      level: 2,
      text: 'A lost factor is proved like the first time',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › serve once each, with or without their dashes, and notify the holder',
        'tests/integration/sandbox/accountSecurity.test.ts › is switched off with password and a fresh code, by which its codes of recovery go',
      ],
    },
    {
      id: '6.5.1',
      level: 2,
      text: 'Codes serve once',
      shown: [
        'tests/integration/sandbox/auth.test.ts › takes a code once only',
        'tests/integration/sandbox/accountSecurity.test.ts › takes one code once, of two processes at the same moment',
        'tests/integration/sandbox/accountSecurity.test.ts › serve once, of two processes at the same moment',
      ],
    },
    {
      id: '6.5.2',
      level: 2,
      text: 'Codes of recovery are stored salted and slowly hashed',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › are of one account alone, and kept as hashes',
      ],
    },
    {
      id: '6.5.3',
      level: 2,
      text: 'Codes are random',
      shown: [
        'tests/architecture/calls.test.ts › the server draws at random from the system alone',
        'tests/integration/sandbox/auth.test.ts › refuses an unknown hash and the code of another challenge',
      ],
    },
    {
      id: '6.5.4',
      level: 2,
      text: 'Codes of six digits or more',
      shown: [
        'tests/integration/sandbox/accountSecurity.test.ts › are six digits by mail and by an application, sixteen of recovery',
      ],
    },
    {
      id: '6.5.5',
      level: 2,
      text: 'Codes live ten minutes',
      shown: ['tests/integration/sandbox/auth.test.ts › expires after ten minutes'],
    },
    { id: '6.6.1', level: 2, text: 'No code by telephone', reason: 'codes are mailed' },
    {
      id: '6.6.2',
      level: 2,
      text: 'A code belongs to its request',
      shown: [
        'tests/integration/sandbox/auth.test.ts › refuses an unknown hash and the code of another challenge',
      ],
    },
    {
      id: '6.6.3',
      level: 2,
      text: 'Codes cannot be guessed',
      shown: [
        'tests/integration/sandbox/auth.test.ts › throttles codes over challenge after challenge',
        'tests/integration/sandbox/auth.test.ts › gives five tries, then the right code is refused too',
      ],
    },
    { id: '6.8.1', level: 2, text: 'Several identity providers', reason: 'none' },
    {
      id: '6.8.2',
      level: 2,
      text: 'Assertions are verified',
      shown: ['tests/integration/sandbox/auth.test.ts › is refused when it is forged'],
    },
    { id: '6.8.3', level: 2, text: 'SAML', reason: 'none' },
    { id: '6.8.4', level: 2, text: 'Strength reported by a provider', reason: 'none' },
  ],
  'V7 Session Management': [
    {
      id: '7.1.1',
      level: 2,
      text: 'Lifetimes of sessions are documented and reasoned',
      shown: [
        'docs/operations.md › longer than NIST SP',
        'tests/unit/session/createInactivity.test.ts › ends the session after three hours without a gesture',
        'tests/integration/sandbox/auth.test.ts › distinguishes missing, unknown and outdated tokens',
        'tests/integration/sandbox/auth.test.ts › comes 90 days after the login, however often it was refreshed',
      ],
    },
    {
      id: '7.1.2',
      level: 2,
      text: 'How many sessions an account may have is documented',
      shown: [
        'docs/operations.md › any number of sessions',
        'tests/integration/sandbox/auth.test.ts › is ordered for all other sessions from the list of them',
      ],
    },
    { id: '7.1.3', level: 2, text: 'Federated sessions', reason: 'none' },
    {
      id: '7.2.1',
      level: 1,
      text: 'The server verifies tokens',
      shown: ['tests/integration/sandbox/auth.test.ts › is refused when it is forged'],
    },
    {
      id: '7.2.2',
      level: 1,
      text: 'Tokens are made for the session',
      shown: ['tests/integration/sandbox/auth.test.ts › signs a token of one hour that names the account'],
    },
    {
      id: '7.2.3',
      level: 1,
      text: 'Reference tokens of 128 bits',
      shown: [
        'tests/integration/sandbox/auth.test.ts › answers a token pair at %s',
        'tests/architecture/calls.test.ts › the server draws at random from the system alone',
      ],
    },
    {
      id: '7.2.4',
      level: 1,
      text: 'A login makes a new token',
      shown: ['tests/integration/sandbox/auth.test.ts › leaves another session of the same account alone'],
    },
    {
      id: '7.3.1',
      level: 2,
      text: 'Inactivity ends a session',
      shown: [
        'tests/unit/session/createInactivity.test.ts › ends the session after three hours without a gesture',
        'tests/integration/sandbox/auth.test.ts › distinguishes missing, unknown and outdated tokens',
      ],
    },
    {
      id: '7.3.2',
      level: 2,
      text: 'A session has an end',
      shown: [
        'tests/integration/sandbox/auth.test.ts › comes 90 days after the login, however often it was refreshed',
      ],
    },
    {
      id: '7.4.1',
      level: 1,
      text: 'An ended session serves no more',
      shown: [
        'tests/integration/sandbox/auth.test.ts › takes its refresh token: neither that nor its access tokens serve again, other sessions go on',
      ],
    },
    {
      id: '7.4.2',
      level: 1,
      text: 'Closing an account ends its sessions',
      shown: ['tests/integration/sandbox/auth.test.ts › refuses an account that was disabled meanwhile'],
    },
    {
      id: '7.4.3',
      level: 2,
      text: 'A changed factor can end the other sessions',
      shown: [
        'tests/integration/sandbox/accountLinks.test.ts › replaces the password and ends every session of the account, and of no other',
        'tests/integration/sandbox/accountSecurity.test.ts › is changed with the present one: the holder is notified, other sessions end, this one goes on',
        'tests/integration/sandbox/auth.test.ts › is ordered for all other sessions from the list of them',
      ],
    },
    {
      id: '7.4.4',
      level: 2,
      text: 'Logout is in sight',
      shown: [
        'tests/integration/logout.test.tsx › leaves nothing in the browser of whom somebody looked for, nor of their clubs',
      ],
    },
    {
      id: '7.4.5',
      level: 2,
      text: 'Administrators end sessions',
      shown: [
        'tests/integration/sandbox/auth.test.ts › ends the sessions of one account, and of all, on every process',
      ],
    },
    {
      id: '7.5.1',
      level: 2,
      text: 'Changing mail or factors needs a new proof of identity',
      shown: [
        'tests/integration/sandbox/accountEmail.test.ts › gives an account without a second factor another mail address after a code mailed to the former one, which is notified',
        'tests/integration/sandbox/accountSecurity.test.ts › needs the password, and is not on before its first code',
        'tests/integration/sandbox/accountSecurity.test.ts › are renewed with the password and a fresh code: the former ones serve no more',
      ],
    },
    {
      id: '7.5.2',
      level: 2,
      text: 'One sees and closes one’s sessions',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is ordered for all other sessions from the list of them',
      ],
    },
    { id: '7.6.1', level: 2, text: 'Sessions of providers', reason: 'none' },
    {
      id: '7.6.2',
      level: 2,
      text: 'No session without an act',
      shown: ['tests/unit/session/createSession.test.ts › is logged out at first'],
    },
  ],
  'V8 Authorization': [
    {
      id: '8.1.1',
      level: 1,
      text: 'Rights by function and record are documented',
      shown: ['tests/architecture/dataPage.test.ts › every resource is in docs/data.md with who may read it'],
    },
    {
      id: '8.1.2',
      level: 2,
      text: 'Rights by field are documented',
      shown: [
        'tests/architecture/dataPage.test.ts › every resource is in docs/data.md with who may read it',
        'tests/architecture/dataPage.test.ts › masks what a person can be contacted by and what a doctor wrote, wherever it is',
      ],
    },
    {
      id: '8.2.1',
      level: 1,
      text: 'Functions are for those with the right',
      shown: [
        'tests/integration/sandbox/rights.test.ts › is refused what its modules, its actions or its clubs do not open',
      ],
    },
    {
      id: '8.2.2',
      level: 1,
      text: 'Records are for those with the right',
      shown: [
        'tests/integration/sandbox/rights.test.ts › lists the records of its clubs and knows no others',
        'tests/integration/sandbox/graphql.test.ts › keep a list to the clubs of the viewer',
      ],
    },
    {
      id: '8.2.3',
      level: 2,
      text: 'Fields are for those with the right',
      shown: [
        'tests/integration/sandbox/masked.test.ts › is sent by no route of the API except on request',
        'tests/integration/sandbox/writes.test.ts › passes over what only the server writes',
      ],
    },
    {
      id: '8.3.1',
      level: 1,
      text: 'The server decides',
      shown: [
        'tests/integration/audits/rightsAlike.test.ts › the client offers what the server allows, and nothing else',
        'tests/integration/sandbox/rights.test.ts › cannot put a record into a club of others',
      ],
    },
    {
      id: '8.4.1',
      level: 2,
      text: 'Clubs are kept apart',
      shown: [
        'tests/integration/sandbox/rights.test.ts › lists the records of its clubs and knows no others',
        'tests/integration/sandbox/rights.test.ts › cannot refer to a record it may not see, and learns nothing from trying',
        'tests/integration/sandbox/graphql.test.ts › answer nobody who guesses at hidden values through a filter or an order',
        'tests/integration/sandbox/invitations.test.ts › is sent to no other address, by neither of them',
        'tests/integration/sandbox/invitations.test.ts › stays out of reach of the second when the first has withdrawn',
        'tests/integration/sandbox/invitations.test.ts › is refused for the club or the people of others, for no address and for more than one has',
      ],
    },
  ],
  'V9 Self-contained Tokens': [
    {
      id: '9.1.1',
      level: 1,
      text: 'Tokens are verified by their signature',
      shown: ['tests/integration/sandbox/auth.test.ts › is refused when it is forged'],
    },
    {
      id: '9.1.2',
      level: 1,
      text: 'One algorithm',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is refused when it is forged',
        'tests/integration/sandbox/auth.test.ts › signs a token of one hour that names the account',
      ],
    },
    {
      id: '9.1.3',
      level: 1,
      text: 'Keys are ours',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is refused when it is forged',
        'tests/integration/sandbox/auth.test.ts › is checked with a key that another process on the same database reads back',
      ],
    },
    {
      id: '9.2.1',
      level: 1,
      text: 'Times in tokens hold',
      shown: ['tests/integration/sandbox/auth.test.ts › is refused one hour after login'],
    },
    {
      id: '9.2.2',
      level: 2,
      text: 'A token serves its purpose only',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is refused when our own key signed it without what it must hold',
      ],
    },
    {
      id: '9.2.3',
      level: 2,
      text: 'Tokens name their audience',
      shown: [
        'tests/integration/sandbox/auth.test.ts › is refused when our own key signed it for another program',
      ],
    },
    { id: '9.2.4', level: 2, text: 'One key for several audiences', reason: 'one audience' },
  ],
  'V10 OAuth and OIDC': [
    {
      id: '10.1.1',
      level: 2,
      text: 'Tokens go to those who need them',
      reason: 'no OAuth: the application logs in by itself',
    },
    { id: '10.1.2', level: 2, text: 'Answers belong to one’s own flow', reason: 'no OAuth' },
    { id: '10.2.1', level: 2, text: 'Code flow: CSRF', reason: 'no OAuth' },
    { id: '10.2.2', level: 2, text: 'Code flow: mix-up', reason: 'no OAuth' },
    { id: '10.3.1', level: 2, text: 'Audience of access tokens', reason: 'no OAuth; see 9.2.3' },
    { id: '10.3.2', level: 2, text: 'Delegated rights', reason: 'no OAuth' },
    {
      id: '10.3.3',
      level: 2,
      text: 'Users by claims that stay',
      reason: 'no OAuth; tokens name the number of the account',
    },
    { id: '10.3.4', level: 2, text: 'Strength of authentication', reason: 'no OAuth' },
    { id: '10.4.1', level: 1, text: 'Redirect addresses', reason: 'no OAuth' },
    { id: '10.4.2', level: 1, text: 'Codes serve once', reason: 'no OAuth' },
    { id: '10.4.3', level: 1, text: 'Codes are short-lived', reason: 'no OAuth' },
    { id: '10.4.4', level: 1, text: 'Grants', reason: 'no OAuth' },
    {
      id: '10.4.5',
      level: 1,
      text: 'Replay of refresh tokens',
      reason:
        'no OAuth; rotation and revocation of the family hold all the same (sandbox/auth/refreshTokens.ts)',
    },
    { id: '10.4.6', level: 2, text: 'PKCE', reason: 'no OAuth' },
    { id: '10.4.7', level: 2, text: 'Registration of clients', reason: 'no OAuth' },
    { id: '10.4.8', level: 2, text: 'Refresh tokens expire for good', reason: 'no OAuth; see 7.3.2' },
    { id: '10.4.9', level: 2, text: 'Users revoke tokens', reason: 'no OAuth; see 7.5.2' },
    { id: '10.4.10', level: 2, text: 'Confidential clients', reason: 'no OAuth' },
    { id: '10.4.11', level: 2, text: 'Scopes', reason: 'no OAuth' },
    { id: '10.5.1', level: 2, text: 'Replay of ID tokens', reason: 'no OpenID Connect' },
    { id: '10.5.2', level: 2, text: 'Users by `sub`', reason: 'no OpenID Connect' },
    { id: '10.5.3', level: 2, text: 'Metadata of servers', reason: 'no OpenID Connect' },
    { id: '10.5.4', level: 2, text: 'Audience of ID tokens', reason: 'no OpenID Connect' },
    { id: '10.5.5', level: 2, text: 'Back-channel logout', reason: 'no OpenID Connect' },
    { id: '10.6.1', level: 2, text: 'Response modes', reason: 'no OpenID Connect' },
    { id: '10.6.2', level: 2, text: 'Forced logout', reason: 'no OpenID Connect' },
    { id: '10.7.1', level: 2, text: 'Consent', reason: 'no OAuth' },
    { id: '10.7.2', level: 2, text: 'What consent says', reason: 'no OAuth' },
    { id: '10.7.3', level: 2, text: 'Consent is taken back', reason: 'no OAuth' },
  ],
  'V11 Cryptography': [
    {
      id: '11.1.1',
      level: 2,
      text: 'Handling of keys is documented',
      shown: [
        'docs/operations.md › ### Keys, from their making to their end',
        'tests/integration/sandbox/auth.test.ts › changes the signing key: the tokens of the former one are refused, and sessions go on',
      ],
    },
    {
      id: '11.1.2',
      level: 2,
      text: 'An inventory of what is encrypted',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations has %s in its list of algorithms',
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
        'docs/operations.md › | HMAC-SHA-384',
      ],
    },
    {
      id: '11.2.1',
      level: 2,
      text: 'Known implementations',
      shown: [
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
      ],
    },
    {
      id: '11.2.2',
      level: 2,
      text: 'Algorithms can be exchanged',
      shown: [
        'tests/unit/sandbox/passwords.test.ts › a password that was kept in another way opens as before',
        'tests/integration/sandbox/auth.test.ts › changes the signing key: the tokens of the former one are refused, and sessions go on',
      ],
    },
    {
      id: '11.2.3',
      level: 2,
      text: '128 bits of security',
      shown: [
        'tests/integration/sandbox/auth.test.ts › signs a token of one hour that names the account',
        'tests/unit/data/createDraftStore.test.ts › lies encrypted in the browser, under a key that no script can read out',
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
      ],
    },
    {
      id: '11.3.1',
      level: 1,
      text: 'No weak modes',
      shown: [
        'tests/unit/data/createDraftStore.test.ts › lies encrypted in the browser, under a key that no script can read out',
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
      ],
    },
    {
      id: '11.3.2',
      level: 1,
      text: 'AES-GCM or its like',
      shown: [
        'tests/unit/data/createDraftStore.test.ts › lies encrypted in the browser, under a key that no script can read out',
      ],
    },
    {
      id: '11.3.3',
      level: 2,
      text: 'Encrypted data is authenticated',
      shown: [
        'tests/unit/data/createDraftStore.test.ts › does not open at another place than its own',
        'tests/unit/data/createDraftStore.test.ts › lies encrypted in the browser, under a key that no script can read out',
      ],
    },
    {
      id: '11.4.1',
      level: 1,
      text: 'Known hashes',
      shown: [
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
        'tests/integration/sandbox/auth.test.ts › keeps no code, hash, token or password in clear',
      ],
    },
    {
      id: '11.4.2',
      level: 2,
      text: 'Passwords are hashed slowly',
      shown: [
        'tests/unit/sandbox/passwords.test.ts › a password is kept by a slow hash with a salt of its own',
        'tests/integration/sandbox/auth.test.ts › keeps no code, hash, token or password in clear',
      ],
    },
    {
      id: '11.4.3',
      level: 2,
      text: 'Hashes of 256 bits',
      shown: [
        'tests/integration/sandbox/auth.test.ts › keeps no code, hash, token or password in clear',
        'tests/architecture/calls.test.ts › known libraries hash, sign and encrypt, in ways that are known to be good',
      ],
    },
    { id: '11.4.4', level: 2, text: 'Keys from passwords', reason: 'no key is made of a password' },
    {
      id: '11.5.1',
      level: 2,
      text: 'Random secrets of 128 bits',
      shown: [
        'tests/architecture/calls.test.ts › the server draws at random from the system alone',
        'tests/integration/sandbox/auth.test.ts › answers a token pair at %s',
        'tests/integration/sandbox/accountLinks.test.ts › takes a link once, and with it every other link of the account',
      ],
    },
    {
      id: '11.6.1',
      level: 2,
      text: 'Known signatures and keys',
      shown: [
        'tests/integration/sandbox/auth.test.ts › signs a token of one hour that names the account',
        'tests/integration/sandbox/auth.test.ts › is refused when it is forged',
      ],
    },
  ],
  'V12 Secure Communication': [
    {
      id: '12.1.1',
      level: 1,
      text: 'TLS 1.2 and 1.3 alone',
      shown: [
        'tests/deploy/httpsChecks.ts › HTTPS speaks TLS 1.2 and 1.3 with forward secrecy, and nothing older or weaker',
        'docs/deploy/https.conf',
      ],
    },
    {
      id: '12.1.2',
      level: 2,
      text: 'Good ciphers',
      shown: [
        'tests/deploy/httpsChecks.ts › HTTPS speaks TLS 1.2 and 1.3 with forward secrecy, and nothing older or weaker',
        'docs/deploy/https.conf',
      ],
    },
    { id: '12.1.3', level: 2, text: 'Client certificates', reason: 'none' },
    {
      id: '12.2.1',
      level: 1,
      text: 'TLS everywhere outside',
      shown: [
        'tests/deploy/httpsChecks.ts › in clear a page leads to HTTPS, and a program is refused',
        'tests/integration/sandbox/securityHeaders.test.ts › are on %s',
      ],
    },
    { id: '12.2.2', level: 1, text: 'Public certificates', reason: 'a matter of the site' },
    {
      id: '12.3.1',
      level: 2,
      text: 'TLS on all inner ways',
      missing:
        'nginx and processes speak HTTP on one machine (docs/deploy/README.md); to PostgreSQL on another one production requires TLS (sandbox/host/settings.ts)',
    },
    {
      id: '12.3.2',
      level: 2,
      text: 'Certificates are checked',
      shown: [
        'tests/integration/sandbox/host.test.ts › take no database on another machine in production that does not prove who it is',
      ],
    },
    {
      id: '12.3.3',
      level: 2,
      text: 'TLS between inner services',
      missing: 'nginx and processes speak HTTP on one machine (docs/deploy/README.md)',
    },
    { id: '12.3.4', level: 2, text: 'Certificates of inner services', reason: 'no inner TLS' },
  ],
  'V13 Configuration': [
    {
      id: '13.1.1',
      level: 2,
      text: 'All ways of communication are documented',
      shown: ['docs/deploy/README.md › What runs, how the parts go together'],
    },
    {
      id: '13.2.1',
      level: 2,
      text: 'Inner parts authenticate',
      shown: [
        'tests/deploy/supervisorChecks.ts › PostgreSQL lets the processes in by the user they run as, without a password, and no other user',
        'docs/deploy/README.md › Who is let into PostgreSQL',
      ],
    },
    {
      id: '13.2.2',
      level: 2,
      text: 'With the least rights',
      missing:
        'One account of PostgreSQL, which is no administrator (tests/deploy/supervisorChecks.ts), owns and uses the tables, since the start brings them up to date; a second role would have to be used by a step of its own before the processes',
    },
    {
      id: '13.2.3',
      level: 2,
      text: 'No default credential',
      shown: ['tests/integration/sandbox/host.test.ts › production and the demo accounts'],
    },
    {
      id: '13.2.4',
      level: 2,
      text: 'Other servers are listed',
      shown: [
        'tests/architecture/calls.test.ts › the server calls no other server but PostgreSQL',
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '13.2.5',
      level: 2,
      text: 'The web server loads from listed places only',
      shown: [
        'tests/unit/deploy/toSiteConfig.test.ts › takes what it answers from one folder of the build and from the processes, and shows no folder',
      ],
    },
    {
      id: '13.3.1',
      level: 2,
      text: 'Secrets are kept in a vault',
      missing:
        'A vault is an outside service. PostgreSQL on the same machine needs no secret (docs/deploy/README.md); those of the payments and of `API_CODE` are in the environment file of systemd, the signing key in the database',
    },
    {
      id: '13.3.2',
      level: 2,
      text: 'Few can read secrets',
      shown: [
        'docs/deploy/README.md › chmod 600',
        'tests/deploy/supervisorChecks.ts › PostgreSQL lets the processes in by the user they run as, without a password, and no other user',
        'tests/integration/sandbox/host.test.ts › says which database cannot be reached, without its password, and frees the port',
      ],
    },
    {
      id: '13.4.1',
      level: 1,
      text: 'No .git is served',
      shown: ['tests/integration/sandbox/host.test.ts › lets nobody out of its folder'],
    },
    {
      id: '13.4.2',
      level: 2,
      text: 'No debugging in production',
      shown: [
        'tests/integration/sandbox/host.test.ts › keep demonstration data and the mailbox, which shows codes and links, out of production',
        'tests/integration/sandbox/auth.test.ts › is not there in production',
      ],
    },
    {
      id: '13.4.3',
      level: 2,
      text: 'No listing of folders',
      shown: [
        'tests/integration/sandbox/host.test.ts › stay a 404 when they are missing, for a navigation under /assets too',
        'tests/unit/deploy/toSiteConfig.test.ts › takes what it answers from one folder of the build and from the processes, and shows no folder',
      ],
    },
    {
      id: '13.4.4',
      level: 2,
      text: 'No TRACE',
      shown: [
        'tests/integration/sandbox/host.test.ts › takes no request that ends at two places, nor one to be sent back as it came',
      ],
    },
    {
      id: '13.4.5',
      level: 2,
      text: 'Documentation and monitoring are closed',
      shown: [
        'tests/integration/sandbox/closedDocs.test.ts › without a token, and answers it with one',
        'tests/integration/sandbox/host.test.ts › answers by its own names alone where it knows them, and says that it is well by any',
      ],
    },
  ],
  'V14 Data Protection': [
    {
      id: '14.1.1',
      level: 2,
      text: 'Data are classed by how sensitive they are',
      shown: [
        'docs/data.md',
        'tests/architecture/dataPage.test.ts › every resource is in docs/data.md with who may read it',
      ],
    },
    {
      id: '14.1.2',
      level: 2,
      text: 'Each class has its protection',
      shown: [
        'docs/data.md › how it is protected',
        'tests/architecture/dataPage.test.ts › masks what a person can be contacted by and what a doctor wrote, wherever it is',
      ],
    },
    {
      id: '14.2.1',
      level: 1,
      text: 'Nothing sensitive in addresses',
      missing:
        '`?bearer=` for files, which the specification requires (sandbox/auth/authenticate.ts); docs/deploy/README.md keeps it out of logs. The application itself reads files by header',
    },
    {
      id: '14.2.2',
      level: 2,
      text: 'Servers on the way keep nothing',
      shown: ['tests/integration/sandbox/securityHeaders.test.ts › are on %s', 'docs/deploy/nginx.conf'],
    },
    {
      id: '14.2.3',
      level: 2,
      text: 'Nothing goes to trackers',
      shown: [
        'tests/integration/sandbox/securityHeaders.test.ts › allows exactly what the application needs',
      ],
    },
    {
      id: '14.2.4',
      level: 2,
      text: 'Protection is as documented',
      missing:
        'Access and masks are as docs/data.md says (tests/integration/sandbox/masked.test.ts); retention and encryption of disks are left to the site',
    },
    {
      id: '14.3.1',
      level: 1,
      text: 'Logout empties the browser',
      shown: [
        'tests/e2e/logout.spec.ts › a logout in one tab leaves nothing of the person in any storage of the browser',
      ],
    },
    {
      id: '14.3.2',
      level: 2,
      text: 'no-store',
      shown: ['tests/integration/sandbox/securityHeaders.test.ts › are on %s'],
    },
    {
      id: '14.3.3',
      level: 2,
      text: 'Nothing sensitive in storages',
      missing:
        'While somebody is logged in, filters and saved views are in local storage in clear; drafts and sheets are encrypted (src/data/sealed.ts), and logout empties all (tests/e2e/logout.spec.ts)',
    },
  ],
  'V15 Secure Coding and Architecture': [
    {
      id: '15.1.1',
      level: 1,
      text: 'Times to mend packages are documented',
      shown: ['CONTRIBUTING.md › is mended within 2 days'],
    },
    {
      id: '15.1.2',
      level: 2,
      text: 'An inventory of packages',
      shown: [
        'package-lock.json',
        'tests/architecture/licences.test.ts › finds every package that ships under a licence of the list',
      ],
    },
    {
      id: '15.1.3',
      level: 2,
      text: 'What costs time is documented',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations says the limit of %s',
        'docs/operations.md › ## What a request may cost',
        'docs/deploy/README.md › Logging in costs the most',
      ],
    },
    {
      id: '15.2.1',
      level: 1,
      text: 'No package is overdue',
      missing:
        'Known faults are listed by a registry, an outside service: `npm audit --omit=dev` is run by hand within the times of CONTRIBUTING.md, and no gate holds anybody to it',
    },
    {
      id: '15.2.2',
      level: 2,
      text: 'What costs time is limited',
      shown: [
        'tests/integration/sandbox/requestBudget.test.ts › ends a request of many statements',
        'tests/integration/sandbox/requests.test.ts › refuses more members than an object may have, and more levels, at any place',
        'tests/integration/sandbox/requests.test.ts › refuses two million characters that are no file',
        'tests/integration/sandbox/requests.test.ts › refuses what is too long for its column alone, without what rules would add',
        'tests/integration/sandbox/filters.test.ts › refuses more than 100 conditions',
        'tests/integration/sandbox/graphql.test.ts › refuse introspection of %s before it resolves anything',
        'tests/integration/sandbox/live.test.ts › bear so many of one caller, and end with the server',
        'tests/unit/sandbox/createQueue.test.ts › sends away whom it has no room for',
        'tests/integration/sandbox/start.test.ts › is cut off: %s',
      ],
    },
    {
      id: '15.2.3',
      level: 2,
      text: 'Production holds what it needs',
      shown: [
        'tests/integration/sandbox/host.test.ts › keep demonstration data and the mailbox, which shows codes and links, out of production',
      ],
    },
    {
      id: '15.3.1',
      level: 1,
      text: 'Only the fields that are due',
      shown: [
        'tests/integration/sandbox/rights.test.ts › shows of other clubs what is published, and no more',
      ],
    },
    {
      id: '15.3.2',
      level: 2,
      text: 'Redirects are not followed',
      reason:
        'the server calls no address of a user; the client refuses them at uploads (tests/unit/http/sendUpload.test.ts)',
    },
    {
      id: '15.3.3',
      level: 2,
      text: 'Only declared fields are written',
      shown: ['tests/integration/sandbox/writes.test.ts › passes over what only the server writes'],
    },
    {
      id: '15.3.4',
      level: 2,
      text: 'The caller’s address is true',
      shown: [
        'tests/unit/sandbox/callerAddress.test.ts › whom the first of several proxies names',
        'tests/integration/sandbox/auth.test.ts › counts by the address that a trusted proxy names',
      ],
    },
    {
      id: '15.3.5',
      level: 2,
      text: 'Types are strict',
      shown: [
        'tests/integration/sandbox/writes.test.ts › refuses values of another type, too long, out of the choices or in the future',
        'tests/integration/sandbox/auth.test.ts › answers 400 to a missing or non-text key',
        'tsconfig.json › "strict": true',
      ],
    },
    {
      id: '15.3.6',
      level: 2,
      text: 'No prototype is polluted',
      shown: [
        'tests/integration/sandbox/requests.test.ts › leave no trace on prototypes',
        'tests/unit/http/parseJson.test.ts › leaves a key that changes prototypes out, however it is written',
      ],
    },
    {
      id: '15.3.7',
      level: 2,
      text: 'Parameters are taken from one place',
      shown: [
        'tests/integration/sandbox/writes.test.ts › writes what the body says, whatever the address says beside it',
        'tests/integration/sandbox/filters.test.ts › ignores unknown parameters, hidden paths and values of another type',
      ],
    },
  ],
  'V16 Security Logging and Error Handling': [
    {
      id: '16.1.1',
      level: 2,
      text: 'What is logged is documented',
      shown: [
        'tests/architecture/operations.test.ts › the page of operations lists every event of the security log, and no other',
        'tests/architecture/operations.test.ts › the page of operations lists the events that come in series, and no other',
        'tests/integration/sandbox/securityLog.test.ts › logs %s by a script the first and the tenth time',
      ],
    },
    {
      id: '16.2.1',
      level: 2,
      text: 'Each line says when, where, who, what',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › logs a login, a wrong password, a name that nobody has, with the time',
      ],
    },
    {
      id: '16.2.2',
      level: 2,
      text: 'Times are in UTC',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › logs a login, a wrong password, a name that nobody has, with the time',
      ],
    },
    {
      id: '16.2.3',
      level: 2,
      text: 'Logs go where is documented',
      shown: [
        'tests/integration/sandbox/host.test.ts › seeds, prints accounts that can log in, and finds sessions again after a restart',
        'docs/operations.md › is one line of JSON on stdout',
      ],
    },
    {
      id: '16.2.4',
      level: 2,
      text: 'A format for machines',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › holds one line an event, no secret and nothing that a caller typed',
      ],
    },
    {
      id: '16.2.5',
      level: 2,
      text: 'Nothing sensitive is logged',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › holds one line an event, no secret and nothing that a caller typed',
        'tests/integration/sandbox/lostDatabase.test.ts › logs a fault without a value of the record',
      ],
    },
    {
      id: '16.3.1',
      level: 2,
      text: 'Authentication is logged',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › logs a second factor required, missed and given',
        'tests/integration/sandbox/securityLog.test.ts › logs a new password requested and chosen, and a link that is none',
        'tests/integration/sandbox/securityLog.test.ts › logs a password missed and changed by whoever is logged in',
        'tests/integration/sandbox/securityLog.test.ts › logs a second factor switched on and off, and codes of recovery made and used',
      ],
    },
    {
      id: '16.3.2',
      level: 2,
      text: 'Refused access is logged',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › logs access that is refused, a record and a search left out, ever more rarely',
      ],
    },
    {
      id: '16.3.3',
      level: 2,
      text: 'Attempts to go around are logged',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › logs a token that nobody here has signed, and not one that is too old',
        'tests/integration/sandbox/securityLog.test.ts › logs sessions that end, and a refresh token that comes again',
        'tests/integration/sandbox/policyReports.test.ts › leaves a line of what a browser reports, without a word of the page',
      ],
    },
    {
      id: '16.3.4',
      level: 2,
      text: 'Unexpected faults are logged',
      shown: ['tests/integration/sandbox/graphql.test.ts › log an internal error and reveal nothing of it'],
    },
    {
      id: '16.4.1',
      level: 2,
      text: 'Logs cannot be forged by input',
      shown: [
        'tests/integration/sandbox/securityLog.test.ts › holds one line an event, no secret and nothing that a caller typed',
      ],
    },
    {
      id: '16.4.2',
      level: 2,
      text: 'Logs are protected',
      reason: 'the process writes to stdout and stderr; what keeps them is the site’s',
    },
    { id: '16.4.3', level: 2, text: 'Logs go to another system', reason: 'a matter of the site' },
    {
      id: '16.5.1',
      level: 2,
      text: 'Faults reveal nothing',
      shown: [
        'tests/integration/sandbox/requests.test.ts › reveal nothing of a fault of the server, and leave it running',
      ],
    },
    {
      id: '16.5.2',
      level: 2,
      text: 'It goes on when others fail',
      shown: [
        'tests/integration/sandbox/lostDatabase.test.ts › answers a save 503 with the time to wait while there is no database, and saves once when it is back',
      ],
    },
    {
      id: '16.5.3',
      level: 2,
      text: 'It fails closed',
      shown: [
        'tests/integration/sandbox/headers.test.ts › name the version and answer no details when the database fails',
        'tests/integration/sandbox/lostDatabase.test.ts › undoes a transaction whose connection is lost, and goes on with the next',
      ],
    },
  ],
  'V17 WebRTC': [
    { id: '17.1.1', level: 2, text: 'TURN', reason: 'no WebRTC' },
    { id: '17.2.1', level: 2, text: 'DTLS keys', reason: 'no WebRTC' },
    { id: '17.2.2', level: 2, text: 'DTLS ciphers', reason: 'no WebRTC' },
    { id: '17.2.3', level: 2, text: 'SRTP', reason: 'no WebRTC' },
    { id: '17.2.4', level: 2, text: 'Malformed SRTP', reason: 'no WebRTC' },
    { id: '17.3.1', level: 2, text: 'Floods of signals', reason: 'no WebRTC' },
    { id: '17.3.2', level: 2, text: 'Malformed signals', reason: 'no WebRTC' },
  ],
};
