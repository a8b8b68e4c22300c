import { localTime, type EditorValues } from './editorValues';

/** How long an event takes until somebody says when it ends, in milliseconds. */
const USUAL_LENGTH_MS = 2 * 3_600_000;

type Times = Pick<EditorValues, 'startDate' | 'startTime' | 'endDate' | 'endTime'>;

/** The usual end of an event with this start; empty without a start. */
export function usualEnd({ startDate, startTime }: Times): string {
  const start = localTime(startDate, startTime);
  if (start === '') return '';
  return new Date(Date.parse(`${start}Z`) + USUAL_LENGTH_MS).toISOString().slice(0, 16);
}

/**
 * The end that moves with a changed start (docs/product/organizers.md#making-events).
 * @param filled the end that was filled in last, also on an earlier visit
 * @returns null where the end stays
 */
export function endToFill(now: Times, filled: string): string | null {
  const end = usualEnd(now);
  const isEmpty = now.endDate === '' && now.endTime === '';
  const isFilled = localTime(now.endDate, now.endTime) === filled;
  return end !== '' && (isEmpty || isFilled) ? end : null;
}
