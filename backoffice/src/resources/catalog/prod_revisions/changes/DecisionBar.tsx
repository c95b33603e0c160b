import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import type { ReactNode } from 'react';

interface DecisionBarProps {
  accepted: number;
  total: number;
  onToggleAll: () => void;
  /** Absent for viewers without the right, or while the choice cannot be accepted. */
  onAccept: (() => void) | undefined;
  onReject: (() => void) | undefined;
  isBusy: boolean;
  /** Above the buttons. */
  children?: ReactNode;
}

/** Stays at the bottom of the window: long texts need no scrolling to be decided about. */
export function DecisionBar({
  accepted,
  total,
  onToggleAll,
  onAccept,
  onReject,
  isBusy,
  children,
}: DecisionBarProps) {
  const isWhole = accepted === total;
  return (
    <Box
      role="group"
      aria-label="Решение по правке"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 5,
        mx: { xs: -2, sm: -2.5 },
        mb: { xs: -2, sm: -2.5 },
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        borderRadius: '0 0 12px 12px',
      }}
    >
      {children}
      {total > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isWhole}
              indeterminate={accepted > 0 && !isWhole}
              onChange={onToggleAll}
              disabled={isBusy}
            />
          }
          label={`Отмечено ${accepted} из ${total}`}
          sx={{ mr: 'auto', width: { xs: '100%', sm: 'auto' } }}
        />
      )}
      <Button variant="outlined" color="error" disabled={isBusy || !onReject} onClick={onReject} sx={half}>
        Отклонить
      </Button>
      <Button variant="contained" disabled={isBusy || !onAccept} onClick={onAccept} sx={half}>
        {isBusy ? 'Принимаю…' : isWhole ? 'Принять всё' : 'Принять отмеченное'}
      </Button>
    </Box>
  );
}

/** On a phone each has half of the width. */
const half = { flex: { xs: '1 1 0', sm: 'none' }, whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } } as const;
