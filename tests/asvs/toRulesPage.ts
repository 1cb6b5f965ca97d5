import ts from 'typescript';

const HEAD = `# Rules over several values

What has to fit together in a record, or in it and others, in the sentences that a refusal says ("…" is a value).
Rules over one value (length, range, form, choices) are given by \`/api/{resource}/mapping\` and by the API's documentation.
Written by a test from \`sandbox/rules\`: \`npx vitest run rulesPage -u\`.

<!-- prettier-ignore-start -->
`;

/** The page that lists, file by file, what each rule says where it does not hold. */
export const toRulesPage = (files: Readonly<Record<string, string>>): string =>
  [
    HEAD,
    ...Object.entries(files).flatMap(([name, text]) => {
      const sentences = sentencesOf(name, text);
      return sentences.length === 0
        ? []
        : [`## ${name.replace(/\.ts$/, '')}`, '', ...sentences.map((sentence) => `- ${sentence}`), ''];
    }),
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');

/** Mails and invoices say sentences too. */
const OTHERS = new Set(['text', 'subject', 'label', 'title']);

const sentencesOf = (name: string, text: string): readonly string[] => {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && OTHERS.has(node.name.getText())) return;
    if (ts.isCallExpression(node) && /^(sql|announce|noteAction)$/.test(node.expression.getText())) return;
    const said = wordsOf(node);
    if (said !== undefined && isSentence(said)) found.add(said);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return [...found];
};

const wordsOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.templateSpans.reduce((text, { literal }) => `${text}…${literal.text}`, node.head.text);
};

/** Begins as one, and has the words of one. */
const isSentence = (text: string): boolean =>
  /^[A-ZÀ-Ý…]/u.test(text) &&
  text.split(' ').length > 3 &&
  /\p{Ll}{2}/u.test(text) &&
  !/^\s*select /i.test(text);
