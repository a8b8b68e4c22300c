import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CompanyOverview, CreditSummary, UpcomingAttendance } from '@/api';
import { consoleApi, useExport } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { dueText } from '@/entities/credit/creditTexts';
import { Poster } from '@/entities/event/Poster';
import { formatDayMonth } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { eventPath, paths } from '@/lib/paths';
import { countOf, initials, numberWord } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';

interface OverviewProps {
  overview: CompanyOverview;
}

/** Who goes where next, what the account owes, and the people of the company. */
export function SideCard({ overview }: OverviewProps) {
  const { upcoming, account } = overview;
  return (
    <Card sx={{ p: 0 }}>
      <Part
        id="overview-upcoming"
        title="Upcoming attendance"
        link={<Link to={paths.myBookings}>Bookings</Link>}
      >
        {upcoming.length > 0 ? (
          <>
            <Stack component="ul" sx={{ gap: 1.75, mt: 1.5 }}>
              {upcoming.map((event) => (
                <EventRow key={event.event} event={event} />
              ))}
            </Stack>
            <AttendanceExport />
          </>
        ) : (
          <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 1.5 }}>
            No one has tickets for an upcoming event.{' '}
            <Button variant="inline" component={Link} to={paths.events}>
              Find one
            </Button>
          </Typography>
        )}
      </Part>
      {account && <Account account={account} />}
      <People overview={overview} />
    </Card>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** To all of it. */
  link: ReactNode;
  children: ReactNode;
}

function Part({ id, title, link, children }: PartProps) {
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: 2.5, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1.5,
          '& a': {
            alignContent: 'center',
            minHeight: 24,
            color: 'primary.main',
            typography: 'ui',
            fontWeight: 600,
          },
        }}
      >
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {link}
      </Stack>
      {children}
    </Box>
  );
}

/** Faces that are shown before the rest is a number. */
const FACES = 3;

function EventRow({ event }: { event: UpcomingAttendance }) {
  const { title, start_at: start, timezone, city, image, seats, unassigned, people } = event;
  const named = seats - unassigned;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 'none', width: 40 }}>
        <Poster src={image} sizes="42px" />
      </Box>
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component={Link}
          to={eventPath(event.event)}
          variant="subtitle1"
          sx={{ py: 0.25, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        <Typography variant="meta" color="textSecondary">
          {formatDayMonth(start, timezone)}
          {city && `, ${city}`}
        </Typography>
        {unassigned > 0 && (
          <Typography variant="meta" color="warning">
            {countOf(unassigned, 'seat')} without a name
          </Typography>
        )}
      </Stack>
      <AvatarGroup
        aria-hidden="true"
        max={FACES}
        total={named}
        sx={{
          '& .MuiAvatar-root': {
            width: 28,
            height: 28,
            bgcolor: 'background.raised',
            color: 'text.primary',
            typography: 'label',
            fontSize: 10,
          },
        }}
      >
        {people.slice(0, FACES).map((name, index) => (
          <Avatar key={`${name} ${index}`} title={name}>
            {initials(name)}
          </Avatar>
        ))}
      </AvatarGroup>
      <VisuallyHidden>
        {countOf(seats, 'seat')}
        {people.length > 0 && `: ${people.join(', ')}`}
        {people.length < named ? ' and others' : ''}
      </VisuallyHidden>
    </Stack>
  );
}

const { exportCompanyAttendanceCsv: csv, exportCompanyAttendanceXlsx: xlsx } = consoleApi.endpoints;

/** Saves who has a seat at coming events as a file. */
function AttendanceExport() {
  const save = useExport('attendance', { csv, xlsx }, undefined);
  return <ExportMenu label="Export upcoming attendance" variant="text" onExport={save} />;
}

function Account({ account }: { account: CreditSummary }) {
  const { credit_limit: limit, open, due, currency, is_open: isOpen } = account;
  const { text, isLate } = dueText(account);
  const money = (amount: string) => formatMoney(amount, currency);
  const sums = [
    ['Open', open, isOpen ? `of ${money(limit)}` : 'the account is closed', false],
    ['Due', due, text, isLate],
  ] as const;
  return (
    <Part
      id="overview-account"
      title="Account"
      link={
        <Link to={paths.companyAccount} aria-label="Statement of the account">
          Statement
        </Link>
      }
    >
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1 }}>
        {sums.map(([name, amount, note, late]) => (
          <div key={name}>
            <Typography component="dt" variant="meta" color="textSecondary">
              {name}
            </Typography>
            <dd>
              <Typography component="span" variant="price" sx={{ display: 'block' }}>
                {money(amount)}
              </Typography>
              <Typography variant="meta" color={late ? 'error' : 'textSecondary'}>
                {note}
              </Typography>
            </dd>
          </div>
        ))}
      </Box>
    </Part>
  );
}

function People({ overview }: OverviewProps) {
  const user = useAppSelector(selectUser);
  const { employees, managers, admins, clients, invited } = overview;
  const counts = [
    ['Employees', employees],
    ['Managers', managers],
    ['Admins', admins],
    ['Clients', clients],
    ['Invited', invited],
  ] as const;
  return (
    <Part
      id="overview-people"
      title="People"
      link={
        user?.permissions.includes('manage_company') && (
          <Link to={paths.companyPeople} aria-label="Manage people">
            Manage
          </Link>
        )
      }
    >
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, mt: 1 }}
      >
        {counts.map(([label, number]) => (
          <Stack key={label} direction="column-reverse" sx={{ justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="meta" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" variant="price">
              {formatCount(number)}
            </Typography>
          </Stack>
        ))}
      </Box>
      {invited > 0 && (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 1.5 }}>
          {invitedSentence(invited)}
        </Typography>
      )}
    </Part>
  );
}

/** `Three invitations wait for an answer.` */
function invitedSentence(invited: number): string {
  const words = numberWord(invited);
  const number = words.charAt(0).toUpperCase() + words.slice(1);
  return `${number} ${invited === 1 ? 'invitation waits' : 'invitations wait'} for an answer.`;
}
