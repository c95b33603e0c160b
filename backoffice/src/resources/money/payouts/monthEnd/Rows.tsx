import { Box, Checkbox } from '@mui/material';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import type { ReactNode } from 'react';

export interface RowOf {
  id: number;
  name: string;
  title: ReactNode;
  sum: number;
  detail: string;
  notes?: readonly string[];
  /** The way to mend the cause of a note. */
  remedy?: ReactNode;
}

interface RowsProps {
  rows: readonly RowOf[];
  label: string;
  /** Absent where nothing is chosen. */
  chosen?: { has(id: number): boolean; toggle(id: number): void } | undefined;
}

/** Centres with their sums: in one line each where there is room. */
export const Rows = ({ rows, label, chosen }: RowsProps) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
    {rows.map((row) => (
      <Box
        component="li"
        key={row.id}
        sx={{
          display: 'flex',
          gap: 1,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          alignItems: 'flex-start',
        }}
      >
        {chosen && (
          <Checkbox
            size="small"
            checked={chosen.has(row.id)}
            onChange={() => chosen.toggle(row.id)}
            slotProps={{ input: { 'aria-label': row.name } }}
            sx={{ p: 0.5, mt: -0.25 }}
          />
        )}
        <Line {...row} />
      </Box>
    ))}
  </Box>
);

const Line = ({ title, sum, detail, notes = [], remedy }: RowOf) => (
  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Box sx={{ fontWeight: 500 }}>{title}</Box>
      <Box sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
        {formatExact(sum)}
      </Box>
    </Box>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{detail}</Box>
    {notes.map((note) => (
      <Box key={note} sx={{ fontSize: 13, color: 'warning.main' }}>
        {note}
      </Box>
    ))}
    {remedy}
  </Box>
);
