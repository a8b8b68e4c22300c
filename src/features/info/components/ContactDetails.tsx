import Skeleton from '@mui/material/Skeleton';
import Clock from 'lucide-react/icons/clock';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { errorMessage, useGetSupportContactQuery, type SupportContact } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import styles from './ContactDetails.module.css';

/** What the operator has set of support; what is not set is not shown (D22). */
export function ContactDetails() {
  const { data: support, error, isFetching, refetch } = useGetSupportContactQuery();
  return (
    <aside className={styles.aside} aria-label="Contact details">
      {support ? (
        <Details support={support} />
      ) : error && !isFetching ? (
        <ErrorPanel
          title="The contact details could not be loaded"
          text={errorMessage(error, 'You can still write to us with the form.')}
          onRetry={() => refetch()}
        />
      ) : (
        <>
          <VisuallyHidden>
            <span role="status">Loading the contact details…</span>
          </VisuallyHidden>
          <Skeleton variant="rounded" sx={{ height: 44, width: '75%' }} />
          <Skeleton variant="rounded" sx={{ height: 44, width: '75%' }} />
        </>
      )}
    </aside>
  );
}

function Details({ support }: { support: SupportContact }) {
  const { email, phone, hours, reply_time: replyTime, offices } = support;
  return (
    <>
      {replyTime && (
        <p className={styles.row}>
          <Icon icon={Clock} /> We reply within {replyTime}.
        </p>
      )}
      {hours && (
        <p className={styles.row}>
          <Icon icon={LifeBuoy} /> Support: {hours}
        </p>
      )}
      <p className={styles.row}>
        <Icon icon={Mail} /> <a href={`mailto:${email}`}>{email}</a>
      </p>
      {phone && (
        <p className={styles.row}>
          <Icon icon={Phone} /> <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {offices.length > 0 && (
        <>
          <h2>Offices</h2>
          <ul className={styles.offices}>
            {offices.map((office) => (
              <li key={office.city}>
                <h3>{office.city}</h3>
                <address>
                  {office.lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </address>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
