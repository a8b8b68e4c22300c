import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '@/components/dialogs/Dialog';
import { justPaid } from '@/entities/booking/justPaid';
import { cartPath, paths } from '@/lib/paths';

/** Time until the redirect (docs/product/screens.md#cart). */
const SHOWN_MS = 3000;

/** React focuses no link by `autoFocus`. */
const focusLink = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Success message with the way to name the people of what was paid, for 3 s; then My Bookings, with that booking
 * first, replaces the payment page in the history.
 *
 * @param bookingId one of the paid bookings
 */
export function ThankYou({ bookingId }: { bookingId?: number }) {
  const navigate = useNavigate();
  const goOn = useCallback(
    () => void navigate(paths.myBookings, { replace: true, state: justPaid(bookingId) }),
    [navigate, bookingId],
  );

  useEffect(() => {
    const timer = setTimeout(goOn, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goOn]);

  return (
    <>
      {/* Keeps the height of the removed content, or the footer would jump up behind the dialog. */}
      <Box sx={{ minHeight: '70dvh' }} />
      <Dialog
        open
        role="alertdialog"
        aria-labelledby="thank-you"
        aria-describedby="thank-you-text"
        maxWidth={false}
      >
        <Stack
          sx={{
            alignItems: 'center',
            gap: 1,
            width: { md: 440 },
            px: 4,
            py: 5,
            textAlign: 'center',
          }}
        >
          <SuccessMark />
          <Typography variant="h1" component="h2" id="thank-you">
            Thank You!
          </Typography>
          <Typography component="div" id="thank-you-text" color="textSecondary" sx={{ mb: 2 }}>
            <p>Your payment has been processed successfully.</p>
            <p>Your invoice is ready, and a confirmation email is on its way.</p>
          </Typography>
          <Stack
            direction="row"
            sx={{ alignSelf: 'stretch', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 0 168px' } }}
          >
            {bookingId !== undefined && (
              <Button
                component={Link}
                variant="contained"
                ref={focusLink}
                replace
                to={cartPath({ stage: 'attendee_details', booking: bookingId })}
              >
                Name Attendees
              </Button>
            )}
            <Button autoFocus={bookingId === undefined} onClick={goOn}>
              View My Bookings
            </Button>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}

/** A large tick in a circle. */
export const SuccessMark = () => (
  <Box
    component="span"
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 64,
      height: 64,
      mb: 1,
      borderRadius: '50%',
      bgcolor: 'success.tint',
      color: 'success.main',
    }}
  >
    <CircleCheck size={32} strokeWidth={1.92} aria-hidden />
  </Box>
);
