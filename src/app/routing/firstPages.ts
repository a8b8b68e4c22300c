/**
 * Parts that both the front page and the list of events show. Imported here, they are in the script that
 * every page loads first: a file for each of them would be a dozen requests, and larger together.
 */
import '@/components/feedback/EmptyState';
import '@/components/feedback/StaleNote';
import '@/entities/event/EventGrid';
import '@/entities/event/EventsFailure';
import '@/components/display/Chip';
import '@/components/fields/SearchField';
import '@/components/page/PageTitle';
import 'lucide-react/icons/chevron-right';
import 'lucide-react/icons/chevron-left';
import '@/lib/paging';
