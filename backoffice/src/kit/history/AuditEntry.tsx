import { Box, Typography } from '@mui/material';
import type { HistoryEntry } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { actionInWords } from './actions.ts';
import { Differences } from './Difference.tsx';
import { ReturnButton } from './ReturnButton.tsx';

export function AuditEntry({ entry }: { entry: HistoryEntry }) {
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Typography sx={{ fontSize: 14, mb: 0.5 }}>
        <Box component="strong" sx={{ fontWeight: 650 }}>
          {actionInWords(entry.resource, entry.action)}
        </Box>
        {' · '}
        {entry.actor_name ?? 'Система'}
        {entry.on_behalf_of_name && ` от имени: ${entry.on_behalf_of_name}`}
        {' · '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatMoment(entry.at)}
        </Box>
      </Typography>
      {entry.reason && <Typography sx={{ fontSize: 14 }}>Причина: {entry.reason}</Typography>}
      <Differences
        entry={entry}
        beside={(field) => entry.returnable.includes(field) && <ReturnButton entry={entry} field={field} />}
      />
    </Box>
  );
}
