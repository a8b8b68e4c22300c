import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { cartPath } from '@/lib/paths';

interface CartColumnsProps {
  /** At the right; below where there is no room beside. */
  summary: ReactNode;
  children: ReactNode;
}

/** Container queries: the width left by the sidebar decides the layout, not the viewport. */
export const CartColumns = ({ summary, children }: CartColumnsProps) => (
  <Box
    sx={{
      display: { '@': 'block', '@781': 'grid' },
      gridTemplateColumns: {
        '@781': 'minmax(0, 1fr) 304px',
        '@1001': 'minmax(0, 1fr) 336px',
      },
      gap: { '@': 4, '@1001': 6 },
      alignItems: 'start',
      pb: { xs: 0, md: 5 },
    }}
  >
    <Stack sx={{ gap: { xs: 3, md: 4 }, containerType: 'inline-size' }}>{children}</Stack>
    {summary}
  </Box>
);

/** Parts beside each other, or one below the other where each would be narrower than 280 px. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      gap: '20px 32px',
    }}
  >
    {children}
  </Box>
);

interface CartGroupProps {
  id: string;
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** At the right of the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the main column under its own heading. */
export const CartGroup = ({ id, title, titleRef, note, children }: CartGroupProps) => (
  <section aria-labelledby={id}>
    <Stack
      direction="row"
      sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 1.5 }}
    >
      <Typography variant="h2" id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </Typography>
      {note}
    </Stack>
    {children}
  </section>
);

/** Small text in place of rows, or beside a heading. */
export const QuietText = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Typography variant="meta" component="p" color="textSecondary" id={id}>
    {children}
  </Typography>
);

export const BackToCart = () => (
  <Button component={Link} to={cartPath()}>
    Back to Cart
  </Button>
);

/** Placeholder with the layout of the cart while its bookings are loaded. */
export const CartSkeleton = () => (
  <>
    <VisuallyHidden role="status">Loading your cart…</VisuallyHidden>
    <CartColumns
      summary={
        <Card sx={{ minHeight: 429 }}>
          <Skeleton sx={{ typography: 'h2', width: '75%' }} />
          <Skeleton variant="rounded" sx={{ height: 144, my: 3 }} />
          <Skeleton variant="rounded" sx={{ height: 52, my: 3 }} />
          <Skeleton sx={{ typography: 'ui', width: '75%' }} />
        </Card>
      }
    >
      <Skeleton variant="rounded" sx={{ height: 70 }} />
      <Skeleton sx={{ typography: 'h2', width: '50%' }} />
      {[1, 2, 3].map((one) => (
        <Stack key={one} direction="row" sx={{ gap: 2.5 }}>
          <Skeleton variant="rounded" sx={{ width: 72, height: 90 }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
          </Box>
        </Stack>
      ))}
    </CartColumns>
  </>
);
