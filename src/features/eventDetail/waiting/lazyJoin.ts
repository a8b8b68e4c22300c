import { lazyPart } from '@/components/lazy/lazyPart';

/** With the fields of a request for approval, which are not needed to see the place. */
export const JoinWaitingList = lazyPart(() => import('./JoinWaitingList'));
