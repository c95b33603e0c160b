import { Box, Typography } from '@mui/material';
import type { StatusChangeView } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';

type WithHistory = RaRecord & { history: StatusChangeView[]; created_at: number };

/** The transitions of a record in order: what, who, when and why. */
export function Timeline({ opening }: { opening: string }) {
  const record = useRecordContext<WithHistory>();
  if (!record) return null;
  const steps = [...record.history].sort((a, b) => a.at - b.at);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      <Step title={opening} at={record.created_at} />
      {steps.map((step) => (
        <Step
          key={`${step.at}-${step.move}`}
          title={step.label}
          at={step.at}
          actor={step.actor}
          reason={step.reason}
        />
      ))}
    </Box>
  );
}

/** One event: what, who, when and why, and what else belongs to it. */
export function Step({
  title,
  at,
  actor,
  reason,
  children,
}: {
  title: ReactNode;
  at: number;
  actor?: string | null;
  reason?: string | null;
  children?: ReactNode;
}) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&:last-child': { pb: 0 },
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          left: 5,
          top: 14,
          bottom: -6,
          width: '2px',
          bgcolor: 'divider',
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: 0,
          top: 6,
          width: 12,
          height: 12,
          borderRadius: '50%',
          bgcolor: 'primary.main',
          border: 3,
          borderColor: 'background.paper',
          boxSizing: 'border-box',
          outline: 1,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
        }}
      />
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        {[actor, formatMoment(at)].filter(Boolean).join(' · ')}
      </Typography>
      {reason && <Typography sx={{ fontSize: 14 }}>Причина: {reason}</Typography>}
      {children}
    </Box>
  );
}
