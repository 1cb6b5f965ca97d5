// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInput } from '../../support/renderField.tsx';

const NAMES = ['Joueur', 'Arbitre', 'Équipe', 'Entraîneur', 'Dirigeant', 'Bénévole'];
const describeChoices = (count: number, more: Readonly<Record<string, unknown>> = {}) => ({
  choices: NAMES.slice(0, count).map((label, value) => ({ value, label })),
  type: 'int',
  ...more,
});
const open = async (user: ReturnType<typeof renderInput>['user']) => {
  await user.click(screen.getByRole('combobox', { name: /^Champ/ }));
  const list = within(await screen.findByRole('listbox'));
  return { list, names: () => list.getAllByRole('option').map(({ textContent }) => textContent) };
};

describe('a single choice', () => {
  it('is taken by radio buttons when there are few, and taken back', async () => {
    const { user, value } = renderInput(describeChoices(3));
    await user.click(screen.getByRole('radio', { name: 'Arbitre' }));
    expect(value()).toBe(1);
    await user.click(screen.getByRole('radio', { name: '--' }));
    expect(value()).toBeNull();
  });

  it.each([3, 6])(
    'of %i is not taken back from a record where the server never has it empty',
    async (count) => {
      const described = describeChoices(count, { jsonTypes: ['integer'] });
      const { user } = renderInput(described, 1);
      if (count > 3) await open(user);
      expect(screen.getByRole(count > 3 ? 'option' : 'radio', { name: 'Arbitre' })).toBeInTheDocument();
      expect(screen.queryByRole(count > 3 ? 'option' : 'radio', { name: '--' })).not.toBeInTheDocument();
    },
  );

  it('cannot be taken back where it is required (R5.15)', () => {
    renderInput(describeChoices(2, { constraints: ['NotNull'] }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  });

  it('opens as a list of labels when there are more, without a filter up to 5, and never with Tous (R3.178, R5.76, R5.77)', async () => {
    const { user, value } = renderInput(describeChoices(5), '2');
    expect(screen.getByRole('combobox')).toHaveTextContent('Équipe');
    const { list, names } = await open(user);
    expect(names()).toEqual(['--', ...NAMES.slice(0, 5)]);
    expect(screen.queryByRole('textbox', { name: 'Filtrer' })).not.toBeInTheDocument();
    await user.click(list.getByRole('option', { name: 'Dirigeant' }));
    expect(value()).toBe(4);
  });

  it('filters more than 5 options, whatever their case and accents, by keyboard too (R5.76, R5.78, R9.31)', async () => {
    const { user, value } = renderInput(describeChoices(6));
    const { names } = await open(user);
    const filter = screen.getByRole('textbox', { name: 'Filtrer' });
    expect(filter).toHaveFocus();
    await user.keyboard('equipe');
    expect(names()).toEqual(['Équipe']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(value()).toBe(2);
    await open(user);
    expect(screen.getAllByRole('option')).toHaveLength(7);
  });

  it('says that no option is left, and offers none then (R8.27)', async () => {
    const { user } = renderInput(describeChoices(6));
    await open(user);
    await user.keyboard('zzz');
    expect(screen.getByRole('status')).toHaveTextContent('Aucun résultat avec ces filtres');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('textbox', { name: 'Filtrer' }));
    expect(screen.queryByText('Aucun résultat avec ces filtres')).not.toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(7);
  });

  it('shows an option that cannot be chosen, help and colour (R3.179, R3.180, R3.181)', () => {
    renderInput({
      choices: [
        { value: 'a', label: 'Actif', help: 'Licence en cours', color: '#335296' },
        { value: 'b', label: 'Suspendu', disabled: true, color: 'red;background:url(x)' },
      ],
    });
    expect(screen.getByRole('radio', { name: /^Suspendu/ })).toBeDisabled();
    expect(screen.getByText('Licence en cours')).toBeVisible();
    expect(
      [...document.querySelectorAll('[data-color]')].map((mark) => mark.getAttribute('data-color')),
    ).toEqual(['#335296']);
  });

  it('keeps a value that nobody described in sight (R4.47)', () => {
    renderInput(describeChoices(2), 'ancien');
    expect(screen.getByRole('radio', { name: 'ancien' })).toBeChecked();
  });
});

describe('a multiple choice', () => {
  it('is a row of buttons when there are few, with one for all above one (R5.77, R9.32)', async () => {
    const { user, value } = renderInput(describeChoices(2, { multiple: true }));
    await user.click(screen.getByRole('button', { name: 'Arbitre' }));
    expect(value()).toEqual([1]);
    expect(screen.getByRole('button', { name: 'Arbitre', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tous' }));
    expect(value()).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Tous' }));
    expect(value()).toEqual([]);
  });

  it('has no button for all when there is one option (R5.77)', () => {
    renderInput(describeChoices(1, { multiple: true }));
    expect(screen.getByRole('button', { name: 'Joueur' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tous' })).not.toBeInTheDocument();
  });

  it('takes all options in sight at once, and takes them back (R5.77, R5.78)', async () => {
    const choices = NAMES.map((label, value) => ({ value, label, disabled: label === 'Entraîneur' }));
    const { user, value } = renderInput({ type: 'int', choices, multiple: true }, [0]);
    const { list, names } = await open(user);
    await user.keyboard('e');
    expect(names()).toEqual(['Tous', 'Joueur', 'Arbitre', 'Équipe', 'Entraîneur', 'Dirigeant', 'Bénévole']);
    await user.keyboard('{Backspace}a');
    expect(names()).toEqual(['Tous', 'Arbitre', 'Entraîneur', 'Dirigeant']);
    await user.click(list.getByRole('option', { name: 'Tous' }));
    expect(value()).toEqual([0, 1, 4]);
    await user.click(list.getByRole('option', { name: 'Tous' }));
    expect(value()).toEqual([0]);
  });

  it.each([
    [{ min: 2 }, 'Au moins 2'],
    [{ max: 4 }, 'Au maximum 4'],
    [{ min: 2, max: 4 }, 'Entre 2 et 4'],
    [{ min: 3, max: 3 }, '1 / 3'],
  ])('says how many it takes: %j (R5.18-R5.22)', (count, hint) => {
    renderInput(describeChoices(6, { multiple: true, count }), [0]);
    expect(screen.getByText(hint)).toBeVisible();
  });
});
