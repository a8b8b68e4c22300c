import type { Booking } from '@/api';

type Asked = Pick<Booking, 'status' | 'approval'>;

/** Its seats are held until somebody decides; until then it can only be withdrawn. */
export const isWaiting = ({ status, approval }: Asked): boolean =>
  status === 'pending' && approval?.status === 'pending';

/** It was approved and can be paid until `approval.pay_by`. */
export const isApproved = ({ status, approval }: Asked): boolean =>
  status === 'pending' && approval?.status === 'approved';
