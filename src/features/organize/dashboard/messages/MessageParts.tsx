import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { EventMessageReport } from '@/api';
import { useListEventMessagesQuery } from '@/api/console';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatDateTime } from '@/lib/dates';
import { outcomeOf, sentTo, firstNames, peopleCount } from './messageTexts';

/** What was written before: when, by whom, to whom, and what became of it. */
export function EarlierMessages({ eventId, timezone }: { eventId: number; timezone: string }) {
  const { data } = useListEventMessagesQuery({ id: eventId });
  if (!data || data.count === 0) return null;
  return (
    <Box component="details" sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="summary" variant="ui" sx={{ cursor: 'pointer' }}>
        Earlier messages ({data.count})
      </Typography>
      <Stack component="ul" spacing={2} sx={{ mt: 1.5 }} aria-label="Earlier messages">
        {data.results.map((message) => (
          <Stack component="li" key={message.id} spacing={0.25} sx={{ overflowWrap: 'anywhere' }}>
            <Typography component="strong" variant="ui" dir="auto">
              {message.subject}
            </Typography>
            <Typography
              component="p"
              variant="ui"
              sx={{
                display: '-webkit-box',
                overflow: 'hidden',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
              }}
              dir="auto"
            >
              {message.text}
            </Typography>
            <Typography variant="meta" color="textSecondary">
              {formatDateTime(message.sent_at, timezone)} · {message.sent_by_name}
            </Typography>
            <Typography variant="meta" color="textSecondary">
              {sentTo(message)}: {outcomeOf(message)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

/** The mail as it arrives, to whom it goes and where answers go. */
export function MessagePreview({ report }: { report: EventMessageReport }) {
  const { people, reply_to: replyTo, preview } = report;
  const start = useRef<HTMLElement>(null);
  // The field that had the focus is gone.
  useEffect(() => start.current?.focus(), []);
  return (
    <section ref={start} tabIndex={-1} aria-label="Preview">
      <DefinitionList
        layout="rows"
        items={[
          { term: 'To', value: `${peopleCount(people)}: ${firstNames(report)}` },
          { term: 'Replies go to', value: replyTo ?? 'Foyer’s support' },
          { term: 'Subject', value: preview?.subject },
        ]}
      />
      {/* A long mail scrolls: by the arrow keys, once it has the focus. */}
      <Box
        sx={{
          maxHeight: 320,
          mt: 1.5,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--r-input)',
          typography: 'ui',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          overflowY: 'auto',
        }}
        role="region"
        aria-label="Email"
        tabIndex={0}
        dir="auto"
      >
        {preview?.text}
      </Box>
    </section>
  );
}
