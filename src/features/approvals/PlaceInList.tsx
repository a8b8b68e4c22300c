import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate } from 'react-router';
import { useListApprovalsQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { useListKeys } from '@/hooks/useListKeys';
import { approvalPath } from '@/lib/paths';
import styles from './ApprovalPage.module.css';

/** `1 of 4`: where the request is among those that wait, with the way to the others. */
export function PlaceInList({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data } = useListApprovalsQuery({ role: 'approver', status: 'pending', pageSize: 100 });
  const ids = data?.results.map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  const before = ids[place - 1];
  const after = place < 0 ? undefined : ids[place + 1];
  const goTo = (other: number | undefined) => () => {
    if (other !== undefined) void navigate(approvalPath(other));
  };
  useListKeys({ arrowup: goTo(before), arrowdown: goTo(after) });
  if (place < 0 || !data) return null;
  const step = (to: number | undefined, label: string, icon: typeof ChevronLeft) =>
    to !== undefined && (
      <Link to={approvalPath(to)} aria-label={label}>
        <Icon icon={icon} small />
      </Link>
    );
  return (
    <span className={styles.place}>
      {step(before, 'Request before', ChevronLeft)}
      {place + 1} of {data.count}
      {step(after, 'Next request', ChevronRight)}
    </span>
  );
}
