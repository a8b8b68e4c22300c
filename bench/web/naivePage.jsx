/**
 * The home page as it is written when nobody thinks of loading: React and MUI in the browser alone, the same events,
 * posters and parts as Foyer's `/`, from the same API. plainPages.mjs builds it; bench/web.mjs measures it.
 */
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Grid from '@mui/material/Grid';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link as RouterLink, useNavigate } from 'react-router';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: ({ query }) => ({
    categories: query({ query: () => '/event-categories/' }),
    featured: query({ query: () => '/events/featured/?limit=3' }),
    upcoming: query({ query: () => '/events/?page_size=12' }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});

const theme = createTheme({ palette: { mode: 'dark', primary: { main: '#d9a441' } } });

const PAGES = [
  ['/', 'Home'],
  ['/events', 'Events'],
  ['/about', 'About Us'],
  ['/contact', 'Contact'],
];

const dateOf = ({ start_date: start, timezone }) =>
  new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(new Date(start));

const priceOf = ({ base_price: price, currency }) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(price);

function Header() {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = api.useCategoriesQuery();
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton color="inherit" aria-label="Menu" onClick={() => setIsOpen(true)}>
            <Menu />
          </IconButton>
          <Typography variant="h6" sx={{ flexGrow: 1 }}>
            Foyer
          </Typography>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            {PAGES.map(([to, label]) => (
              <Button key={to} color="inherit" component={RouterLink} to={to}>
                {label}
              </Button>
            ))}
          </Box>
          <Button variant="contained" component={RouterLink} to="/signin">
            Sign in
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)}>
        <List>
          {data?.results.map(({ slug, name, event_count: count }) => (
            <ListItemButton key={slug} component={RouterLink} to={`/events?category=${slug}`}>
              <ListItemText primary={name} secondary={`${count} events`} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </>
  );
}

function Hero() {
  const navigate = useNavigate();
  const [term, setTerm] = useState('');
  const { data: categories } = api.useCategoriesQuery();
  const { data: featured } = api.useFeaturedQuery();
  const handleSubmit = (event) => {
    event.preventDefault();
    void navigate(`/events?search=${encodeURIComponent(term)}`);
  };
  return (
    <Stack spacing={3} sx={{ py: 6 }}>
      <Typography variant="h2" component="h1">
        Discover exclusive experiences
      </Typography>
      <Typography color="text.secondary">
        Elevating corporate experiences through exclusive access to the world’s most prestigious
        events
      </Typography>
      <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit}>
        <TextField
          fullWidth
          label="Search events or cities"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <Button type="submit" variant="contained" startIcon={<Search />}>
          Search
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {categories?.results.slice(0, 6).map(({ slug, name }) => (
          <Chip
            key={slug}
            clickable
            component={RouterLink}
            to={`/events?category=${slug}`}
            label={name}
          />
        ))}
      </Stack>
      <Grid container spacing={2}>
        {featured?.results.map((event) => (
          <Grid key={event.id} size={4}>
            <Link component={RouterLink} to={`/events/${event.id}`} color="inherit">
              <Poster event={event} />
              <Typography variant="subtitle2">{event.title}</Typography>
              <Typography variant="body2" color="text.secondary">
                {dateOf(event)}
              </Typography>
            </Link>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}

function Poster({ event }) {
  return (
    <CardMedia
      component="img"
      src={event.featured_image}
      alt=""
      width={400}
      height={500}
      sx={{ aspectRatio: '4 / 5', height: 'auto' }}
    />
  );
}

function EventCard({ event }) {
  return (
    <Card>
      <CardActionArea component={RouterLink} to={`/events/${event.id}`}>
        <Poster event={event} />
        <CardContent>
          <Typography variant="overline">
            {event.category_name} · {event.city}
          </Typography>
          <Typography variant="h6" component="h3">
            {event.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {dateOf(event)}
          </Typography>
          <Typography>From {priceOf(event)}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

function Upcoming() {
  const { data } = api.useUpcomingQuery();
  return (
    <section>
      <Typography variant="h4" component="h2" gutterBottom>
        Upcoming events
      </Typography>
      <Grid container spacing={3}>
        {data
          ? data.results.map((event) => (
              <Grid key={event.id} size={{ xs: 12, sm: 6, md: 3 }}>
                <EventCard event={event} />
              </Grid>
            ))
          : Array.from({ length: 6 }, (_, index) => (
              <Grid key={index} size={{ xs: 12, sm: 6, md: 3 }}>
                <Skeleton variant="rectangular" height={420} />
              </Grid>
            ))}
      </Grid>
    </section>
  );
}

function Footer() {
  return (
    <Box component="footer" sx={{ py: 4 }}>
      <Divider />
      <Stack direction="row" spacing={2} sx={{ mt: 2 }}>
        {PAGES.map(([to, label]) => (
          <Link key={to} component={RouterLink} to={to}>
            {label}
          </Link>
        ))}
      </Stack>
    </Box>
  );
}

createRoot(document.getElementById('root')).render(
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <BrowserRouter>
        <Header />
        <Container component="main">
          <Hero />
          <Upcoming />
        </Container>
        <Footer />
      </BrowserRouter>
    </ThemeProvider>
  </Provider>,
);
