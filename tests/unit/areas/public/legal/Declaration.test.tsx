// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Declaration } from '../../../../../src/areas/public/legal/Declaration.tsx';
import { readLegal } from '../../../../../src/areas/public/legal/readLegal.ts';

const FAILURE = {
  criterion: '10.4',
  title: 'Le texte reste-t-il lisible à 200 % ?',
  reason: 'La feuille $& déborde.',
  until: '2027-03-31',
};

const declare = (check: Partial<Parameters<typeof Declaration>[0]['check']>, legal = {}) =>
  render(
    <Declaration
      check={{
        checkedOn: '2026-11-28',
        conforming: 0,
        failing: 0,
        notApplicable: 0,
        failures: [],
        pages: [],
        ...check,
      }}
      legal={{ ...readLegal(document), ...legal }}
    />,
  ).container;

it('says that nothing was checked, which the law calls not conforming', () => {
  const page = declare({});
  expect(page).toHaveTextContent(
    /Ce site est non conforme avec le référentiel .* \(RGAA\), version 4\.1\.2\s: il n’existe pas encore/,
  );
  expect(page).toHaveTextContent('Aucun critère n’a encore été vérifié.');
  expect(page).not.toHaveTextContent(/%\{|NaN|Aucune non-conformité/);
});

it('gives the rate, the counts, each failure with its date, and the pages that were looked at', () => {
  const page = declare({
    conforming: 71,
    failing: 1,
    notApplicable: 34,
    failures: [FAILURE, { ...FAILURE, criterion: '1.1', until: 'prochaine version' }],
    pages: ['Connexion', 'Accueil'],
  });
  expect(page).toHaveTextContent(
    'Ce site est partiellement conforme avec le référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2, en raison des non-conformités énumérées ci-dessous.',
  );
  expect(page).toHaveTextContent('réalisé le 28 novembre 2026 par auto-évaluation');
  expect(page).toHaveTextContent(/98\s% des critères du RGAA/);
  expect(page).toHaveTextContent(
    /critères examinés\s: 106\s; respectés\s: 71\s; non respectés\s: 1\s; non applicables\s: 34\./,
  );
  expect(screen.getByText(/^Critère 10\.4/).closest('li')).toHaveTextContent(
    'La feuille $& déborde. Correction prévue : 31 mars 2027.',
  );
  expect(screen.getByText(/^Critère 1\.1/).closest('li')).toHaveTextContent(
    'Correction prévue : prochaine version.',
  );
  expect(screen.getByText('Accueil')).toBeVisible();
});

it('says of what conforms whole that it does', () => {
  const page = declare({ conforming: 80, notApplicable: 26 });
  expect(page).toHaveTextContent(/Ce site est totalement conforme avec .*: tous les critères/);
  expect(page).toHaveTextContent(/100\s% des critères/);
  expect(page).toHaveTextContent('Aucune non-conformité n’est connue à ce jour.');
});

it('names whoever runs the site and how to write to them, and says where it does not know', () => {
  expect(declare({})).toHaveTextContent('L’exploitant de ce site s’engage');
  expect(screen.getAllByText('Non communiqué par l’exploitant de ce site')).toHaveLength(2);
  const page = declare({}, { publisher: 'Ligue $&', accessibilityEmail: 'a11y@example.org' });
  expect(page).toHaveTextContent('Ligue $& s’engage à rendre ses services numériques accessibles');
  expect(screen.getByRole('link', { name: 'a11y@example.org' })).toHaveAttribute(
    'href',
    'mailto:a11y@example.org',
  );
});

it('names the ways of recourse, each within reach', () => {
  const page = declare({});
  expect(screen.getByRole('link', { name: /^écrire un message/ })).toHaveAttribute(
    'href',
    'https://formulaire.defenseurdesdroits.fr/',
  );
  expect(screen.getByRole('link', { name: /^contacter le délégué/ })).toBeVisible();
  expect(page).toHaveTextContent('Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07');
});
