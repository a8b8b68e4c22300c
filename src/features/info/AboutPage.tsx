import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useGetSupportContactQuery, useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import { paths } from '@/lib/paths';
import { selectIsSignedIn, useAppSelector } from '@/state';

/** For the numbers of events and cities; the server asks for the same before it renders the page. */
export const figuresQuery = { pageSize: 1 };

/** Support's promise, with the hours that the operator has set. */
function supportSentence(hours: string | null | undefined): string {
  if (hours === '24/7') return '24/7 support from people who know your booking and can act on it.';
  const sentence = 'Support from people who know your booking and can act on it.';
  return hours ? `${sentence} ${hours}.` : sentence;
}

/** Each says only what the product does. */
const valuesWith = (hours: string | null | undefined) => [
  {
    title: 'Access that is earned',
    text: 'Organizers open exclusive events to companies they trust. Only staff of those companies can book them.',
  },
  {
    title: 'Your company decides',
    text: 'Managers see what their company has booked, and admins decide who belongs to it. Multi-level approvals and budget controls, where they set them, apply before anything is paid.',
  },
  {
    title: 'Money that adds up',
    text: 'Tickets, one service fee and GST, shown before you pay. What the summary says is what the invoice says, to the paisa.',
  },
  { title: 'People who answer', text: supportSentence(hours) },
];

const steps = [
  { title: 'Discover', text: 'Browse sports, concerts and conferences chosen for companies.' },
  {
    title: 'Book',
    text: 'Pick a tier, hold your seats while you decide, and pay for all of them in one go.',
  },
  { title: 'Attend', text: 'Name your guests, keep the QR tickets, and walk in.' },
];

/** A name and a sentence, of a value or of a step. */
function Point({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3>{title}</h3>
      <Typography color="textSecondary" sx={{ mt: 0.75 }}>
        {text}
      </Typography>
    </>
  );
}

/** Too long for a line of the large figures. */
const isLong = (value: string | number | undefined) => String(value ?? '').length > 8;

/**
 * About: mission, up to four figures, four values, three steps (docs/product/screens.md#information-pages). The
 * figures come from the server, support's hours from its settings.
 */
export function AboutPage() {
  const signedIn = useAppSelector(selectIsSignedIn);
  const { data: events } = useListEventsQuery(figuresQuery);
  const { data: categories } = useListEventCategoriesQuery();
  const { data: support } = useGetSupportContactQuery();
  const hours = support?.hours;
  const tiles = [
    { label: 'Upcoming events', value: events?.count },
    { label: 'Cities', value: events?.cities.length },
    { label: 'Categories', value: categories?.count },
    // Absent where no hours are set.
    ...(hours === null ? [] : [{ label: 'Support', value: hours }]),
  ];
  return (
    <Container
      sx={{
        display: 'grid',
        gap: { xs: 4.5, md: 6 },
        pt: { xs: 3, md: 5 },
        '& h2': { mb: 2.5 },
      }}
    >
      <header>
        <h1>The lobby before the show</h1>
        <Typography color="textSecondary" sx={{ maxWidth: '60ch', mt: 2 }}>
          Our mission is to give company staff exclusive access to the world’s most prestigious
          events, and to make booking them as calm as walking through a good front door.
        </Typography>
      </header>

      <Card
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${tiles.length}, 1fr)` },
          gap: 3,
        }}
      >
        {tiles.map((tile) => (
          <div key={tile.label}>
            <Typography variant="label" component="dt" color="textSecondary">
              {tile.label}
            </Typography>
            <Typography
              variant={isLong(tile.value) ? 'h3' : 'h2'}
              component="dd"
              sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
            >
              {tile.value ?? '–'}
            </Typography>
          </div>
        ))}
      </Card>

      <section aria-labelledby="about-values">
        <h2 id="about-values">What we value</h2>
        <Box
          component="ul"
          sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}
        >
          {valuesWith(hours).map((value) => (
            <Card key={value.title} component="li">
              <Point {...value} />
            </Card>
          ))}
        </Box>
      </section>

      <section aria-labelledby="about-steps">
        <h2 id="about-steps">Three steps to the door</h2>
        <Stack component="ol" sx={{ flexDirection: { md: 'row' }, gap: 3, mb: 4 }}>
          {steps.map((step, index) => (
            <Box
              component="li"
              key={step.title}
              sx={{ flex: 1, pt: 2, borderTop: 2, borderColor: 'divider' }}
            >
              <Typography variant="label" component="p" color="textSecondary" aria-hidden="true">
                {index + 1}
              </Typography>
              <Point {...step} />
            </Box>
          ))}
        </Stack>
        <div>
          <Button
            component={Link}
            to={signedIn ? paths.events : paths.signUp}
            variant="contained"
            size="large"
          >
            GET STARTED
          </Button>
        </div>
      </section>
    </Container>
  );
}
