import { id, page, searchParams } from '@/lib/searchParams';

/** Which budget of a cost centre is shown, and which page of its ledger. */
export const LEDGER_PARAMS = searchParams({ budget: id(), page: page() });
