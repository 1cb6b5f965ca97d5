import Button from '@mui/material/Button';

/** Prints the page, and is not printed itself. */
export const PrintButton = ({ children }: { readonly children: string }) => (
  <Button
    variant="contained"
    onClick={() => window.print()}
    sx={{ mt: 2, alignSelf: 'start', '@media print': { display: 'none' } }}
  >
    {children}
  </Button>
);
