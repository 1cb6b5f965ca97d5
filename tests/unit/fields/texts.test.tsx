// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { formatDuration } from '../../../src/i18n/formatDuration.ts';
import { validate } from '../../../src/schema/validate.ts';
import { describeField } from '../../support/describeFields.ts';
import { renderInput } from '../../support/renderField.tsx';
import { sentencesOf } from '../../support/toFrench.ts';

const box = () => screen.getByRole('textbox', { name: /^Champ/ });

describe('text inputs', () => {
  it('keep emptied text as nothing (R5.25)', async () => {
    const { user, value } = renderInput({ type: 'string' }, 'abc');
    await user.clear(box());
    expect(value()).toBeNull();
  });

  it.each([
    [{ type: 'string' }, '255'],
    [{ type: 'string', length: 40, column: { length: 80 } }, '40'],
    [{ type: 'string', column: { length: 80 } }, '80'],
  ])('of %j take at most %s characters (R5.16, R5.95, R9.23)', (raw, longest) => {
    renderInput(raw);
    expect(box()).toHaveAttribute('maxlength', longest);
  });

  it('say that a pasted text was cut, until something else is typed', async () => {
    const { user } = renderInput({ type: 'string', length: 8 });
    await user.click(box());
    await user.paste('Trop long pour huit');
    expect(box()).toHaveValue('Trop lon');
    expect(box()).toHaveAccessibleDescription(/coupé.*: 8 caractères au maximum\.$/);
    await user.keyboard('{Backspace}');
    expect(box()).not.toHaveAccessibleDescription(/coupé/);
  });

  it('of a password hide it, keep its blanks, and offer the browser to make one', async () => {
    const { user, value } = renderInput({ type: 'password' });
    const input = screen.getByLabelText(/^Champ/);
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    await user.type(input, ' deux  mots ');
    expect(value()).toBe(' deux  mots ');
  });

  it('of a licence number take the spaces of a pasted one', async () => {
    const { user, value } = renderInput({ type: 'string', length: 8 }, '', { hint: { as: 'licenceNumber' } });
    await user.click(box());
    await user.paste('77 99 00 22');
    expect(value()).toBe('77990022');
  });

  it('of figures alone take the spaces of a number that was copied in groups, and all of its figures', async () => {
    const constraints = [{ Regex: { pattern: '/^\\d{14}$/' } }];
    const { user, value } = renderInput({ type: 'string', length: 14, constraints });
    await user.click(box());
    await user.paste('732 829 320 00074');
    expect(value()).toBe('73282932000074');
    await user.clear(box());
    expect(value()).toBeNull();
  });

  it('of figures alone leave the spaces that came with a value where nobody types', async () => {
    const constraints = [{ Regex: { pattern: '/^\\d{5}$/' } }];
    const { user, value } = renderInput({ type: 'string', constraints }, '77 000');
    await user.click(box());
    await user.tab();
    expect(value()).toBe('77 000');
  });

  it('of letters and figures keep the spaces that were typed', async () => {
    const { user, value } = renderInput({ constraints: [{ Regex: { pattern: '/^[A-Z]{5}$/' } }] });
    await user.type(box(), 'AB CD');
    expect(value()).toBe('AB CD');
  });

  it('of a duration show it in words, and keep what is typed as the server takes it', async () => {
    const { user, value } = renderInput({ constraints: ['Duration'] }, 'P0Y0M0DT1H30M0S');
    expect(box()).toHaveValue(formatDuration('PT1H30M'));
    expect(box()).toHaveAccessibleDescription(/1 h 30/);
    await user.clear(box());
    await user.type(box(), '2h15');
    expect(value()).toBe('PT2H15M');
    await user.tab();
    expect(box()).toHaveValue(formatDuration('PT2H15M'));
  });

  it('of a duration keep a text that is none, and validation says so', async () => {
    const { user, value } = renderInput({ constraints: ['Duration'] });
    await user.type(box(), '90');
    expect(value()).toBe('90');
    const field = describeField({ constraints: ['Duration'] });
    expect(Object.values(sentencesOf(validate([field], { [field.name]: '90' })))).toEqual([
      expect.stringMatching(/chaque nombre avec son unité/),
    ]);
  });

  it.each(['bool', 'date', 'datetime', 'time'])('of type %s have no longest text (R5.95)', (type) => {
    renderInput({ type });
    expect(document.querySelector('[maxlength]')).toBeNull();
  });

  it.each(['NotNull', 'NotBlank'])('are marked as required by %s (R5.15)', (rule) => {
    renderInput({ constraints: [rule] });
    expect(screen.getByText('Champ')).toHaveTextContent('Champ *');
    expect(box()).toHaveAttribute('aria-required', 'true');
  });

  it('are not required by a length alone (R5.15)', () => {
    renderInput({ constraints: [{ Length: { max: 5 } }] });
    expect(box()).not.toHaveAttribute('aria-required');
  });

  it.each(['string', 'text', 'int', 'float', 'date', 'datetime', 'time', 'inconnu'])(
    'of type %s are disabled for those who may not update, and where only the server writes (R5.32)',
    (type) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      renderInput({ type }, null, { disabled: true });
      expect(box()).toBeDisabled();
    },
  );

  it('are shown as text where only the server writes', () => {
    renderInput({ type: 'string', readOnly: true }, 'calculé');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Champ' })).toHaveTextContent('calculé');
  });

  it.each([
    ['phone', '01.23.45 67-89', '+33123456789', '+33 1 23 45 67 89'],
    ['phone', '01.23 45', '01.23 45', '01.23 45'],
    ['licenceNumber', ' 9c 953 ', '9C953', ' 9c 953 '],
  ] as const)('for a %s keep of %j only %j', async (as, typed, kept, shown) => {
    const { user, value } = renderInput({ type: 'string' }, null, { hint: { as } });
    await user.type(box(), typed);
    expect(value()).toBe(kept);
    await user.tab();
    expect(box()).toHaveValue(shown);
  });

  it.each([
    ['0123456789 poste 12', /^Un numéro de téléphone n’a que des chiffres/],
    ['612345678', /^Il manque le zéro du début/],
    ['01 23 45', /^Un numéro français a dix chiffres/],
  ])('keep the phone %s as typed, and say why it is none', async (typed, message) => {
    const { user, value } = renderInput({ type: 'string' }, null, { hint: { as: 'phone' } });
    await user.type(box(), typed);
    await user.tab();
    expect(box()).toHaveValue(typed);
    const refused = validate([describeField({})], { value: value() }, { kindAt: () => 'phone' });
    expect(sentencesOf(refused).value).toMatch(message);
  });

  it.each(['Email', 'Url'])('for the constraint %s drop the spaces that pasting brings', async (rule) => {
    const { user, value } = renderInput({ constraints: [rule] });
    await user.type(box(), ' www.club.fr ');
    expect(value()).toBe('www.club.fr');
  });

  it('take a colour by its code or from the picker', async () => {
    const { user, value } = renderInput({ type: 'string' }, '#abc', { hint: { as: 'color' } });
    expect(screen.getByLabelText(/^Choisir une couleur/)).toHaveValue('#aabbcc');
    await user.clear(box());
    await user.type(box(), '#335296');
    expect(value()).toBe('#335296');
    expect(screen.getByLabelText(/^Choisir une couleur/)).toHaveValue('#335296');
  });

  it('take a list entry by entry, each once', async () => {
    const { user, value } = renderInput({ type: 'float', multiple: true }, [1]);
    const list = screen.getByRole('combobox', { name: 'Champ' });
    await user.type(list, '2{Enter}2{Enter}12,5{Enter}');
    expect(value()).toEqual([1, 2, 12.5]);
    await user.keyboard('{Backspace}');
    expect(value()).toEqual([1, 2]);
  });

  it('send no again and no empty for a box that nobody ticked (R5.31)', async () => {
    const { user, value } = renderInput({ type: 'bool' });
    await user.click(screen.getByRole('checkbox', { name: 'Champ' }));
    expect(value()).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Champ' }));
    expect(value()).toBe(false);
  });
});

describe('a field of an unknown type', () => {
  it('is a text, and reported once to developers (R4.47)', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    renderInput({ type: 'jamais vu' }, 'abc');
    renderInput({ type: 'jamais vu' }, 'def');
    expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
      'abc',
      'def',
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ a: 1 }, '{\n  "a": 1\n}'],
    [3, '3'],
    [true, 'true'],
    [[{ b: null }], '[\n  {\n    "b": null\n  }\n]'],
  ])('is JSON where it is %j, and left as received', async (received, shown) => {
    const { user, value } = renderInput({ type: 'mystère' }, received);
    expect(box()).toHaveValue(shown);
    await user.click(box());
    await user.tab();
    expect(value()).toEqual(received);
  });
});

describe('JSON', () => {
  it('is kept as the value that is typed, and indented when the field is left', async () => {
    const { user, value } = renderInput({ type: 'json' }, { target: { value: 1 } });
    await user.clear(box());
    await user.type(box(), '{{"target":[[1,null]}');
    expect(value()).toEqual({ target: [1, null] });
    expect(box()).toHaveValue('{"target":[1,null]}');
    await user.tab();
    expect(box()).toHaveValue('{\n  "target": [\n    1,\n    null\n  ]\n}');
    await user.clear(box());
    expect(value()).toBeNull();
  });

  it.each(['{{"a":', 'abc', "{{'a': 1}", '[['.repeat(101) + ']'.repeat(101)])(
    'is refused and stays as typed: %s',
    async (typed) => {
      const { user, value } = renderInput({ type: 'json' }, { a: 1 });
      await user.clear(box());
      await user.type(box(), typed);
      await user.tab();
      expect((box() as HTMLTextAreaElement).value).toBe(typed.replaceAll('{{', '{').replaceAll('[[', '['));
      const refused = validate(
        [describeField({ type: 'json' })],
        { value: value() },
        { original: { value: { a: 1 } } },
      );
      expect(sentencesOf(refused).value).toMatch(/^Ce texte n’est pas du JSON valide/);
    },
  );
});

describe('a list that is documented as a text', () => {
  // API Platform documents a list of texts by the type of its entries alone.
  it.each([[{ type: 'string' }], [{ type: 'mystère' }]])('is typed entry by entry: %j', async (raw) => {
    const { user, value } = renderInput(raw, ['Jeunes', 'Jeunes', ' Loisir']);
    await user.type(screen.getByRole('combobox', { name: 'Champ' }), 'Loisir{Enter} Mixte {Enter}');
    expect(value()).toEqual(['Jeunes', 'Jeunes', ' Loisir', 'Loisir', 'Mixte']);
    const field = describeField(raw);
    const received = { value: ['Jeunes'] };
    expect([...validate([field], { value: ['Jeunes', 'Mixte'] }, { original: received })]).toEqual([]);
  });
});
