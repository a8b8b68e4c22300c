import { lazyPart } from '@/components/lazy/lazyPart';

export const Waiting = lazyPart(() => import('./Waiting'));
