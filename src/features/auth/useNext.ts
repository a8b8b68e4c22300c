import { useSearchParams } from 'react-router';
import { safeNext } from '@/lib/paths';

/** The `next` of the address, the page to open after signing in; null if absent or unsafe. */
export function useNext(): string | null {
  const [query] = useSearchParams();
  return safeNext(query.get('next'));
}
