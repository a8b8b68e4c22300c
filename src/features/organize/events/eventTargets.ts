import type { OrganizedEventSummary } from '@/api';
import { organizeEditEventPath, organizeEventPath } from '@/lib/paths';

/** Where Enter and a press on the title lead: a draft to its editor, others to their dashboard. */
export const rowTarget = ({ id, status }: Pick<OrganizedEventSummary, 'id' | 'status'>): string =>
  status === 'draft' ? organizeEditEventPath(id) : organizeEventPath(id);
