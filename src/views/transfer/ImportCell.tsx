import TextField from '@mui/material/TextField';
import { useState } from 'react';

interface ImportCellProps {
  readonly label: string;
  readonly text: string;
  readonly message: string | null;
  readonly locked: boolean;
  readonly onCorrect: (text: string) => void;
}

/** A cell of an imported row; what is typed is checked when the cell is left or Enter is pressed. */
export const ImportCell = ({ label, text, message, locked, onCorrect }: ImportCellProps) => {
  const [typed, setTyped] = useState(text);
  return (
    <TextField
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => onCorrect(typed.trim())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onCorrect(typed.trim());
      }}
      size="small"
      variant="standard"
      hiddenLabel
      error={message !== null}
      helperText={message}
      disabled={locked}
      sx={{ minWidth: 120 }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
};
