// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
// Transformed before a test waits for it.
import '../../../src/fields/richText/RichTextEditor.tsx';
import { isLinked, linkTo, TOOLS, unlink } from '../../../src/fields/richText/richTextCommands.ts';
import { fromHtml, toHtml } from '../../../src/fields/richText/richTextDocument.ts';
import { sanitizeHtml } from '../../../src/fields/richText/sanitizeHtml.ts';
import { plainText } from '../../../src/lib/plainText.ts';
import { renderDisplay, renderInput } from '../../support/renderField.tsx';

const HINT = { hint: { as: 'richText' } } as const;
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>1</script></svg>',
  '<p onclick=alert(1) style="position:fixed">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" data:text/html,x">x</a>',
  '<iframe src=//evil.example></iframe><form><input></form><math><mi xlink:href="data:x">',
];

describe('rich text', () => {
  it.each(HOSTILE)('shows nothing of %s that runs, loads or styles', (html) => {
    const unsafe = /<(?:script|img|svg|iframe|form|math)|on\w+=|style=|javascript:|data:/i;
    expect(sanitizeHtml(html)).toEqual(expect.not.stringMatching(unsafe));
  });

  it('keeps structure and safe links, which open apart', () => {
    expect(sanitizeHtml('<h3>T</h3><ul><li>a</li></ul><a href="https://fftt.com">x</a>')).toBe(
      '<h3>T</h3><ul><li>a</li></ul><a href="https://fftt.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it('is read into a document and written again', () => {
    const html = '<h3>Tournoi</h3><p>Le <strong>12</strong> mars</p><ul><li><p>a</p></li></ul>';
    expect(toHtml(fromHtml(html))).toBe(html);
    expect([toHtml(fromHtml('')), toHtml(fromHtml('<p></p>'))]).toEqual([null, null]);
  });

  it.each([
    ['bold', '<p><strong>abc</strong></p>'],
    ['italic', '<p><em>abc</em></p>'],
    ['heading', '<h3>abc</h3>'],
    ['bullets', '<ul><li><p>abc</p></li></ul>'],
    ['numbers', '<ol><li><p>abc</p></li></ol>'],
    ['quote', '<blockquote><p>abc</p></blockquote>'],
  ])('takes the tool %s, and gives it back', (name, html) => {
    const tool = TOOLS.find((candidate) => candidate.name === name);
    const done = run(selected('<p>abc</p>'), tool?.run);
    expect(toHtml(done.doc)).toBe(html);
    expect(tool?.isOn?.(done)).toBe(true);
    expect(toHtml(run(done, tool?.run).doc)).toBe('<p>abc</p>');
  });

  it('links what is selected, and takes the link off', () => {
    const linked = run(selected('<p>abc</p>'), linkTo('https://fftt.com'));
    expect(toHtml(linked.doc)).toBe('<p><a href="https://fftt.com">abc</a></p>');
    expect(isLinked(linked)).toBe(true);
    expect(toHtml(run(linked, unlink).doc)).toBe('<p>abc</p>');
  });

  it('leaves a value alone until something is changed, and takes pasted markup without what is unsafe', async () => {
    const { value, form } = renderInput({ type: 'text' }, '<table><tr><td>ancien</td></tr></table>', HINT);
    const editor = await screen.findByRole('textbox', { name: /^Champ/ });
    expect(value()).toBe('<table><tr><td>ancien</td></tr></table>');
    expect(form().formState.isDirty).toBe(false);
    const html = '<p>neuf<img src=x onerror=alert(1)></p>';
    fireEvent.paste(editor, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
    });
    await waitFor(() => expect(value()).toMatch(/neuf/));
    expect(value()).not.toMatch(/img|onerror/);
  });

  it('is emptied to nothing by a reset, and shows what a save answers', async () => {
    const { form } = renderInput({ type: 'text' }, '<p>ancien</p>', HINT);
    const editor = await screen.findByRole('textbox', { name: /^Champ/ });
    form().setValue('value', '<p>neuf</p>');
    await waitFor(() => expect(editor).toHaveTextContent('neuf'));
  });

  it('refuses a link that leads nowhere safe', async () => {
    const { user, value } = renderInput({ type: 'text' }, '<p>abc</p>', HINT);
    await user.click(await screen.findByRole('button', { name: 'Lien' }));
    await user.type(screen.getByRole('textbox', { name: 'Adresse du lien' }), 'javascript:alert(1){Enter}');
    expect(screen.getByText('Cette adresse ne peut pas être celle d’un lien.')).toBeVisible();
    expect(value()).toBe('<p>abc</p>');
  });

  it('cannot be edited where the user may not (R5.32)', async () => {
    renderInput({ type: 'text' }, '<p>abc</p>', { ...HINT, disabled: true });
    expect(await screen.findByRole('textbox')).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: 'Gras' })).toBeDisabled();
  });

  it('is shown as words in a list, and with its structure on its own page', async () => {
    const html = `<h3>Tournoi &amp; repas</h3><p>a</p><script>x</script>`;
    expect(renderDisplay({ type: 'text' }, html, HINT).text()).toBe('Tournoi & repas a');
    const whole = renderDisplay({ type: 'text' }, html, { ...HINT, whole: true });
    await waitFor(() => expect(whole.container.querySelector('h3')).toHaveTextContent('Tournoi & repas'));
    expect(whole.container.querySelector('script')).toBeNull();
  });

  it.each(HOSTILE)('has only words in a list: %s', (html) => {
    expect(plainText(html)).not.toMatch(/[<>]/);
  });
});

const selected = (html: string): EditorState => {
  const state = EditorState.create({ doc: fromHtml(html) });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));
};

const run = (state: EditorState, command: (typeof TOOLS)[number]['run'] | undefined): EditorState => {
  let next = state;
  command?.(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
};
