import { useState } from 'react';

/**
 * The text of a picker: what is typed, and the name of another choice at once. MUI writes that name an effect after
 * the choice is drawn, when keys may have come already, and both would be in the field.
 */
export const useSearchText = (choice: readonly unknown[], isReading: boolean, name: string) => {
  const [text, setText] = useState(name);
  const [shown, setShown] = useState({ choice, isReading });
  if (shown.choice !== choice || shown.isReading !== isReading) {
    setShown({ choice, isReading });
    setText(name);
  }
  return [text, setText] as const;
};
