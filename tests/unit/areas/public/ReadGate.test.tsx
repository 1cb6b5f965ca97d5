// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { publicTexts } from '../../../../src/areas/public/texts.ts';
import { ReadGate } from '../../../../src/areas/public/ReadGate.tsx';

afterEach(cleanup);

const show = (data: readonly string[] | null, isStale: boolean): void => {
  const reading = { state: { status: 'ready', data, readAt: 0, isStale }, refresh: () => undefined } as const;
  render(
    <ReadGate
      reading={reading}
      isEmpty={(rows) => rows.length === 0}
      empty="Aucun tournoi"
      missing="Introuvable"
    >
      {(rows) => rows.join()}
    </ReadGate>,
  );
};

it.each([
  [[], 'Aucun tournoi'],
  [null, 'Introuvable'],
])(
  'said of a choice that is still read that it has nothing, where the one before had nothing: %j',
  (data, text) => {
    show(data, true);
    expect(screen.getByRole('status')).toHaveTextContent(publicTexts.loading);
    cleanup();
    show(data, false);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);
