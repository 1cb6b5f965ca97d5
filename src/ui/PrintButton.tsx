import Button from '@mui/material/Button';

/** Prints the page, and does not stand on the paper. */
export const PrintButton = ({ children }: { readonly children: string }) => (
  <Button
    variant="contained"
    onClick={() => window.print()}
    sx={{ mt: 2, alignSelf: 'start', '@media print': { display: 'none' } }}
  >
    {children}
  </Button>
);
