import { Box, Typography } from '@mui/material';
import type { HistoryEntry } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { actionInWords } from './actions.ts';
import { Differences } from './Difference.tsx';
import { JournalRow } from './JournalRow.tsx';
import { ReturnButton } from './ReturnButton.tsx';

export function AuditEntry({ entry }: { entry: HistoryEntry }) {
  return (
    <JournalRow
      title={actionInWords(entry.resource, entry.action)}
      beside={
        <>
          {' · '}
          {entry.actor_name ?? 'Система'}
          {entry.on_behalf_of_name && ` от имени: ${entry.on_behalf_of_name}`}
          {' · '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {formatMoment(entry.at)}
          </Box>
        </>
      }
    >
      {entry.reason && <Typography sx={{ fontSize: 14 }}>Причина: {entry.reason}</Typography>}
      <Differences
        entry={entry}
        beside={(field) => entry.returnable.includes(field) && <ReturnButton entry={entry} field={field} />}
      />
    </JournalRow>
  );
}
