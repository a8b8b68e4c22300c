import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import ScanLine from 'lucide-react/icons/scan-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { isNetworkError } from '@/api';
import { Icon } from '@/components/display/Icon';
import { Spinner } from '@/components/display/Spinner';
import { BusyButton } from '@/components/fields/BusyButton';
import { cx } from '@/lib/cx';
import { formatDateTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { answerAppearance, canOverride, describeInput, type Tone } from '../checkInRules';
import type { DoorAnswer, Outcome } from '../device/door';
import type { ShownTicket } from '../device/localAnswer';
import type { Scan } from '../scanSession';
import styles from './AnswerPanel.module.css';

type Failed = Extract<Outcome, { kind: 'failed' }>;

interface FailureMessage {
  tone: Tone;
  title: string;
  sentence: string;
}

/** The message when a ticket was not checked. It is never a refusal: the ticket's state is not known. */
const failureMessage = ({ error }: Failed): FailureMessage => ({
  tone: 'unsure',
  title: 'Not checked',
  sentence: isNetworkError(error)
    ? 'No connection, so this ticket cannot be checked. Check again.'
    : serverFailureSentence(error),
});

function serverFailureSentence({ status, message }: Failed['error']): string {
  if (status === 429)
    return 'Too many checks at once. This ticket was not checked: try again in a moment.';
  if (status === undefined || status >= 500) {
    return 'The server could not check this ticket. It may be good: check again.';
  }
  return message;
}

const ICONS = { ok: CircleCheck, warn: TriangleAlert, danger: OctagonX, unsure: WifiOff };

interface AnswerPanelProps {
  scan: Scan | null;
  /** The event whose tickets are checked. */
  eventId: number;
  onRetry: () => Promise<unknown>;
  onLetInAnyway: () => Promise<unknown>;
  /** What else can be done about an answered scan. */
  children?: ReactNode;
}

/**
 * The result of the latest scan, to be read at arm's length: an icon, a word and a colour. Screen
 * readers announce everything but an admission as an alert, and an admission politely.
 */
export function AnswerPanel(props: AnswerPanelProps) {
  const { outcome } = props.scan ?? {};
  const alerts =
    outcome !== undefined &&
    (outcome.kind === 'failed' || answerAppearance(outcome.answer.result).tone !== 'ok');
  const content = <Content key={props.scan?.id} {...props} />;
  return (
    <section aria-label="Answer" className={styles.place}>
      <div role="status">{!alerts && content}</div>
      <div role="alert">{alerts && content}</div>
    </section>
  );
}

function Content({ scan, eventId, onRetry, onLetInAnyway, children }: AnswerPanelProps) {
  if (!scan) {
    return (
      <div className={cx(styles.panel, styles.idle)}>
        <Icon icon={ScanLine} className={styles.sign} />
        <p className={styles.title}>Ready</p>
        <p className={styles.sentence}>Scan a ticket, or type its number.</p>
      </div>
    );
  }
  const { input, outcome } = scan;
  if (!outcome) {
    return (
      <div className={cx(styles.panel, styles.idle)}>
        <span className={styles.sign}>
          <Spinner />
        </span>
        <p className={styles.title}>Checking…</p>
        <p className={styles.sentence}>{describeInput(input)}</p>
      </div>
    );
  }
  if (outcome.kind === 'failed') {
    return (
      <Panel {...failureMessage(outcome)} eventId={eventId}>
        <BusyButton className={styles.action} onClick={onRetry}>
          Check again
        </BusyButton>
      </Panel>
    );
  }
  const { answer } = outcome;
  const { tone, title } = answerAppearance(answer.result);
  return (
    <Panel tone={tone} title={title} sentence={answer.sentence} answer={answer} eventId={eventId}>
      {canOverride(answer) && (
        <BusyButton className={styles.action} onClick={onLetInAnyway}>
          Let in anyway
        </BusyButton>
      )}
      {children}
    </Panel>
  );
}

interface PanelProps {
  tone: Tone;
  title: string;
  sentence: string;
  answer?: DoorAnswer;
  eventId: number;
  children: ReactNode;
}

/** `4 checked in, 1 left in this booking.` */
const bookingSentence = ({ checked_in: done, left }: NonNullable<DoorAnswer['booking']>) =>
  `${countOf(done, 'ticket')} checked in, ${left} left in this booking.`;

function Panel({ tone, title, sentence, answer, eventId, children }: PanelProps) {
  const isThrough = answer?.result === 'accepted' || answer?.result === 'left';
  return (
    <div className={cx(styles.panel, styles[tone])} data-tone={tone}>
      <Icon icon={ICONS[tone]} className={styles.sign} />
      {answer?.offline && (
        <p className={styles.offline}>
          <Icon icon={WifiOff} small /> Offline
        </p>
      )}
      <p className={styles.title}>{title}</p>
      <p className={styles.sentence}>{sentence}</p>
      {answer?.booking && <p className={styles.sentence}>{bookingSentence(answer.booking)}</p>}
      {answer?.conflict && (
        <p className={styles.sentence}>
          Another door let this ticket in as well. See the conflicts below.
        </p>
      )}
      {answer?.ticket && (
        <TicketFacts
          ticket={answer.ticket}
          wasUsed={!isThrough}
          isGivenAway={answer.result === 'reissued'}
          isElsewhere={answer.ticket.event !== eventId}
        />
      )}
      {children}
    </div>
  );
}

interface TicketFactsProps {
  ticket: ShownTicket;
  /** Before this answer. */
  wasUsed: boolean;
  /** The name on the ticket is not that of the person who showed it. */
  isGivenAway: boolean;
  isElsewhere: boolean;
}

function TicketFacts({ ticket, wasUsed, isGivenAway, isElsewhere }: TicketFactsProps) {
  const { used_at: usedAt, used_by_name: by, event_timezone: zone } = ticket;
  return (
    <>
      <p className={styles.holder}>
        {isGivenAway && 'Now of '}
        {ticket.attendee_name ?? 'No name on this ticket'}
      </p>
      <dl className={styles.facts}>
        {ticket.tier_name && <Fact term="Tier" value={ticket.tier_name} />}
        {ticket.seat_no !== undefined && ticket.seat_count !== undefined && (
          <Fact term="Ticket" value={`${ticket.seat_no} of ${ticket.seat_count}`} />
        )}
        {ticket.ticket_number && <Fact term="Number" value={ticket.ticket_number} mono />}
        {wasUsed && usedAt && <Fact term="Used" value={formatDateTime(usedAt, zone)} />}
        {wasUsed && usedAt && by && <Fact term="Let in by" value={by} />}
        {isElsewhere && ticket.event_title && <Fact term="Event" value={ticket.event_title} />}
        {isElsewhere && ticket.event_start_date && (
          <Fact term="Starts" value={formatDateTime(ticket.event_start_date, zone)} />
        )}
      </dl>
    </>
  );
}

function Fact({ term, value, mono }: { term: string; value: string; mono?: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={cx(mono && styles.mono)}>{value}</dd>
    </div>
  );
}
