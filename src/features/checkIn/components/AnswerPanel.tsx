import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import ScanLine from 'lucide-react/icons/scan-line';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { type CheckedTicket, type CheckIn, isNetworkError } from '@/api';
import { Icon } from '@/components/display/Icon';
import { Spinner } from '@/components/display/Spinner';
import { BusyButton } from '@/components/fields/BusyButton';
import { cx } from '@/lib/cx';
import { formatDateTime } from '@/lib/dates';
import { answerAppearance, canOverride, describeInput, type Tone } from '../checkInRules';
import type { Scan, Outcome } from '../scanSession';
import styles from './AnswerPanel.module.css';

type Failed = Extract<Outcome, { kind: 'failed' }>;

interface FailureMessage {
  tone: Tone;
  title: string;
  sentence: string;
}

/**
 * The message when the server gave no answer about a ticket. It is never a refusal: the ticket's
 * state is unknown, or only its signature could be checked.
 */
function failureMessage({ error, signature }: Failed, eventId: number): FailureMessage {
  if (!isNetworkError(error))
    return { tone: 'unsure', title: 'Not checked', sentence: serverFailureSentence(error) };
  if (signature.state === 'bad') {
    return {
      tone: 'warn',
      title: 'Not checked',
      sentence:
        'No connection. This code does not carry Foyer’s signature: check again when the network is back.',
    };
  }
  if (signature.state === 'unknown') {
    return {
      tone: 'unsure',
      title: 'Not checked',
      sentence: 'No connection, so this ticket cannot be checked. Check again.',
    };
  }
  if (signature.eventId !== eventId) {
    return {
      tone: 'warn',
      title: 'Another event',
      sentence: 'No connection. The signature is good, but the ticket is for another event.',
    };
  }
  return {
    tone: 'warn',
    title: 'Not yet recorded',
    sentence:
      'No connection. Signature is good, not yet recorded: whether the ticket was used is not known. Check again.',
  };
}

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

function Content({ scan, eventId, onRetry, onLetInAnyway }: AnswerPanelProps) {
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
    const { tone, title, sentence } = failureMessage(outcome, eventId);
    return (
      <Panel tone={tone} title={title} sentence={sentence} eventId={eventId}>
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
    </Panel>
  );
}

interface PanelProps {
  tone: Tone;
  title: string;
  sentence: string;
  answer?: CheckIn;
  eventId: number;
  children: ReactNode;
}

function Panel({ tone, title, sentence, answer, eventId, children }: PanelProps) {
  return (
    <div className={cx(styles.panel, styles[tone])} data-tone={tone}>
      <Icon icon={ICONS[tone]} className={styles.sign} />
      <p className={styles.title}>{title}</p>
      <p className={styles.sentence}>{sentence}</p>
      {answer?.ticket && (
        <TicketFacts
          ticket={answer.ticket}
          wasUsed={answer.result !== 'accepted'}
          isGivenAway={answer.result === 'reissued'}
          isElsewhere={answer.ticket.event !== eventId}
        />
      )}
      {children}
    </div>
  );
}

interface TicketFactsProps {
  ticket: CheckedTicket;
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
        <Fact term="Tier" value={ticket.tier_name} />
        <Fact term="Ticket" value={`${ticket.seat_no} of ${ticket.seat_count}`} />
        <Fact term="Number" value={ticket.ticket_number} mono />
        {wasUsed && usedAt && <Fact term="Used" value={formatDateTime(usedAt, zone)} />}
        {wasUsed && usedAt && by && <Fact term="Let in by" value={by} />}
        {isElsewhere && <Fact term="Event" value={ticket.event_title} />}
        {isElsewhere && (
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
