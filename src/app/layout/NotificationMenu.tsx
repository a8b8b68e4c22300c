import Bell from 'lucide-react/icons/bell';
import { Link } from 'react-router';
import { Icon } from '@/components/Icon';
import { usePopover } from '@/components/usePopover';
import button from '@/components/IconButton.module.css';
import type { FrameNotification } from './frameTypes';
import styles from './NotificationMenu.module.css';
import popover from './Popover.module.css';

/** What is new, with the way to all of it (spec section 2). */
export function NotificationMenu({ items }: { items: FrameNotification[] }) {
  const { open, setOpen, rootRef, buttonRef } = usePopover();
  const unread = items.filter((item) => item.unread).length;
  const close = () => setOpen(false);

  return (
    <div ref={rootRef} className={popover.root}>
      <button
        ref={buttonRef}
        type="button"
        className={button.button}
        aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
        aria-expanded={open}
        aria-controls="notifications"
        onClick={() => setOpen(!open)}
      >
        <Icon icon={Bell} />
        {unread > 0 && <span className={styles.dot} />}
      </button>
      {open && (
        <section
          id="notifications"
          className={popover.panel}
          aria-label="Notifications"
          data-popover=""
        >
          <h2 className={styles.title}>Notifications</h2>
          {items.length === 0 && (
            <div className={styles.nothing}>
              <strong>Nothing new</strong>
              <span>News about your bookings will stand here.</span>
            </div>
          )}
          {items.map((item) => (
            <Link key={item.id} to={item.to} className={styles.item} onClick={close}>
              <strong>{item.title}</strong>
              <span>{item.text}</span>
            </Link>
          ))}
          <hr className={popover.rule} />
          <Link to="/" className={styles.all} onClick={close}>
            View All
          </Link>
        </section>
      )}
    </div>
  );
}
