import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode, type Ref } from 'react';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

interface FileDropProps {
  readonly id: string;
  /** Ids of the texts that name and describe the input. */
  readonly labelledBy: string;
  readonly describedBy: string;
  /** Types offered in the system's dialog. */
  readonly accept: string | undefined;
  readonly multiple: boolean;
  readonly disabled: boolean;
  /** The server alone fills the field: there is nothing to choose, today or later. */
  readonly fixed: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly choose: string;
  readonly drop: string;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onBlur: () => void;
  readonly children: ReactNode;
}

/** A place to drop files on, around the browser's own file input, which the keyboard and screen readers know. */
export const FileDrop = ({
  id,
  choose,
  drop,
  disabled,
  fixed,
  onFiles,
  inputRef,
  children,
  ...props
}: FileDropProps) => {
  const [isOver, setIsOver] = useState(false);
  return (
    <Box
      onDragOver={(event) => {
        // Without this the browser would open the file in place of the page.
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (!disabled) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        border: '1px dashed',
        borderColor: props.invalid ? 'error.main' : isOver ? 'primary.main' : 'text.disabled',
        bgcolor: isOver ? 'action.hover' : undefined,
        borderRadius: 1,
        p: 1.5,
      }}
    >
      {children}
      <Box sx={{ display: fixed ? 'none' : 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          component="label"
          id={`${id}-choose`}
          {...PLAIN_LABEL}
          variant="outlined"
          size="small"
          startIcon={<UploadIcon />}
          disabled={disabled}
          sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
        >
          {choose}
          <Box
            component="input"
            type="file"
            id={id}
            ref={inputRef}
            aria-labelledby={props.labelledBy}
            aria-describedby={props.describedBy}
            aria-required={props.required || undefined}
            aria-invalid={props.invalid || undefined}
            accept={props.accept}
            multiple={props.multiple}
            disabled={disabled}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
              const files = [...(event.target.files ?? [])];
              // Emptied, so that the same file can be chosen again after it was taken out.
              event.target.value = '';
              onFiles(files);
            }}
            onBlur={props.onBlur}
            sx={visuallyHidden}
          />
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ displayPrint: 'none' }}>
          {drop}
        </Typography>
      </Box>
    </Box>
  );
};

/** Looks like a button and is none: the input within takes the focus and speaks for itself. */
const PLAIN_LABEL = { role: undefined, tabIndex: -1 } as const;
