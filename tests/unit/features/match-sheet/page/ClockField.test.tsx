// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'react-admin';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ClockField } from '../../../../../src/features/match-sheet/page/ClockField.tsx';
import { createI18nProvider } from '../../../../support/frenchTexts.ts';

const Sheet = () => {
  const [clock, setClock] = useState('20:30');
  return (
    <>
      <ClockField
        id="start"
        label="Heure de début"
        value={clock}
        error={false}
        helperText={undefined}
        onChange={setClock}
      />
      <output>{clock}</output>
    </>
  );
};

const open = () => {
  render(
    <I18nContextProvider value={createI18nProvider()}>
      <Sheet />
    </I18nContextProvider>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Heure de début' }) };
};

it.each(['9h05', '09:05', '0905'])(
  'a time of the sheet is typed as %s and shown in 24 hours',
  async (typed) => {
    const { user, box } = open();
    expect(box).toHaveValue('20:30');
    await user.clear(box);
    await user.type(box, typed);
    await user.tab();
    expect(box).toHaveValue('09:05');
    expect(screen.getByRole('status')).toHaveTextContent('09:05');
  },
);

it('a time that is none stays with its error, and the sheet keeps the one before', async () => {
  const { user, box } = open();
  await user.clear(box);
  await user.type(box, '25:00');
  await user.tab();
  expect(box).toHaveValue('25:00');
  expect(box).toHaveAccessibleDescription("Cette valeur n'est pas une heure valide, par exemple 18:30.");
});
