// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PlacesMap } from '../../../../src/ui/map/PlacesMap.tsx';

const texts = {
  label: 'Carte',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  borders: 'Limites des départements',
  tiles: 'Fond de carte',
};
const paris = { key: 'paris', sign: '1', label: 'Paris', title: 'Paris', latitude: 48.86, longitude: 2.35 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

describe('a map whose server of tiles does not answer', () => {
  const show = () => {
    render(<PlacesMap points={[paris]} tileUrl="https://tiles.example.org/{z}/{x}/{y}.png" texts={texts} />);
    const [first, second] = document.querySelectorAll('img.leaflet-tile');
    return { first: first as Element, second: second as Element };
  };

  it('was white behind its places: the borders are drawn', async () => {
    fireEvent.error(show().first);
    expect(await screen.findByText('Limites des départements')).toBeVisible();
    expect(document.querySelector('.leaflet-overlay-pane path')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Paris' })).toBeVisible();
  });

  it('keeps its tiles where one of them is missing', () => {
    const { first, second } = show();
    fireEvent.load(first);
    fireEvent.error(second);
    expect(screen.getByText('Fond de carte')).toBeVisible();
  });
});
