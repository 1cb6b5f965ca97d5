/** Longer than any form takes to open; what was typed before then is about something else. */
const LIMIT_MS = 15_000;

let kept = '';
let end = (): void => undefined;

/** Keeps what is typed from the press of a button that opens a form on, until its first field is there to take it. */
export const keepKeys = (): void => {
  end();
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return;
    const isElsewhere = (event.target as Element | null)?.matches(
      'input, textarea, select, [contenteditable]',
    );
    if (isElsewhere || (event.key.length > 1 && event.key !== 'Backspace')) return end();
    event.preventDefault();
    kept = event.key === 'Backspace' ? kept.slice(0, -1) : kept + event.key;
  };
  document.addEventListener('keydown', onKey, { capture: true });
  const timer = setTimeout(() => end(), LIMIT_MS);
  end = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, { capture: true });
    kept = '';
    end = () => undefined;
  };
};

/** Gives them to the field as if they were typed into it now. */
export const giveKeys = (field: HTMLElement): void => {
  const text = kept;
  end();
  if (text === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'tel') return;
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
