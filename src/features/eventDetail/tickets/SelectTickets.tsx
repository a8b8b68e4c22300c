import Button from '@mui/material/Button';
/** The heading of the tiers, which takes the focus. */
export const TIERS_HEADING = 'select-tickets';

/** Leads to the ticket tiers of the page, for the keyboard too. */
export function SelectTickets() {
  const handleClick = () => {
    const heading = document.getElementById(TIERS_HEADING);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <Button variant="contained" onClick={handleClick}>
      Select tickets
    </Button>
  );
}
