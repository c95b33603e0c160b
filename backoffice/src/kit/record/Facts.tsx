import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'react-admin';

/** A field by its name in the contract, and how to say it. */
export type FactRow<R> = readonly [field: keyof R & string, say: (record: R) => ReactNode];

/** Facts of a record as text: readable, and to be copied. Empty ones are left out. */
export function Facts<R extends RaRecord>({ rows }: { rows: readonly FactRow<R>[] }) {
  const record = useRecordContext<R>();
  const resource = useResourceContext();
  const translate = useTranslate();
  if (!record) return null;
  const said = rows
    .map(([field, say]) => ({ field, text: say(record) }))
    .filter(({ text }) => text !== null && text !== undefined && text !== '' && text !== 0 && text !== false);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'fit-content(190px) minmax(0, 1fr)' },
        columnGap: 3,
      }}
    >
      {said.map(({ field, text }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 14, pt: { xs: 1, sm: 0.5 } }}>
            {translate(`resources.${resource}.fields.${field}`, { _: field })}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, py: { xs: 0, sm: 0.5 }, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
