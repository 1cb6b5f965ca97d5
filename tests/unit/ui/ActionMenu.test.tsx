// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ActionMenu } from '../../../src/ui/ActionMenu.tsx';

const action = (label: string, onClick = () => {}) => ({ key: label, label, onClick });

describe('ActionMenu', () => {
  it('shows nothing without action and a single one as a button (R9.37, R9.38)', () => {
    const { rerender } = render(<ActionMenu label="Actions" actions={[]} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<ActionMenu label="Actions" actions={[action('Exporter')]} />);
    expect(screen.getByRole('button', { name: 'Exporter' })).toBeVisible();
  });

  it('gathers two or more under one button, and gives it the focus before one runs (R9.37, R9.38)', async () => {
    const user = userEvent.setup({ delay: null });
    const focused: (string | null)[] = [];
    const run = vi.fn(() => focused.push(document.activeElement?.textContent ?? null));
    render(<ActionMenu label="Actions" actions={[action('Exporter'), action('Importer', run)]} />);
    expect(screen.queryByRole('button', { name: 'Exporter' })).not.toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    await user.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(focused).toEqual(['Actions']);
  });

  it('shows which of several choices is active, and opens at its first entry all the same', async () => {
    const user = userEvent.setup({ delay: null });
    const choose = vi.fn();
    const sizes = ['Petite', 'Grande'].map((label) => ({
      ...action(label, choose),
      isChosen: label === 'Grande',
    }));
    render(<ActionMenu label="Actions" actions={[action('Exporter'), ...sizes]} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    expect(screen.getByRole('menuitem', { name: 'Exporter' })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Grande');
    await user.click(screen.getByRole('menuitemradio', { name: 'Petite' }));
    await vi.waitFor(() => expect(choose).toHaveBeenCalledOnce());
  });

  it('runs what was pressed first, when another is pressed while the menu closes', async () => {
    const user = userEvent.setup({ delay: null });
    const focused: (string | null)[] = [];
    const [first, second] = [vi.fn(() => focused.push(document.activeElement?.textContent ?? null)), vi.fn()];
    render(<ActionMenu label="Actions" actions={[action('A', first), action('B', second)]} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    const other = screen.getByRole('menuitem', { name: 'B' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'A' }));
    other.focus();
    fireEvent.click(other);
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    expect(second).not.toHaveBeenCalled();
    expect(focused).toEqual(['Actions']);
  });

  it('runs nothing when the menu is left with Escape', async () => {
    const user = userEvent.setup({ delay: null });
    const run = vi.fn();
    render(<ActionMenu label="Actions" actions={[action('A', run), action('B', run)]} />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(run).not.toHaveBeenCalled();
  });
});
