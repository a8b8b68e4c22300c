import Button from '@mui/material/Button';
import { ErrorPanel } from './ErrorPanel';

/** Stands in the place of a page, or a part of one, that crashed while rendering (docs/product.md#toasts). */
export function PageCrash() {
  return (
    <ErrorPanel
      heading="h1"
      title="Unexpected Application Error!"
      text="This page stopped working. Nothing you booked is lost; loading it again usually helps."
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </ErrorPanel>
  );
}
