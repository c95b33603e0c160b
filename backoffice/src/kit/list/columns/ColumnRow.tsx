import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Checkbox, FormControlLabel, IconButton } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';

interface ColumnRowProps {
  label: string;
  isVisible: boolean;
  /** Leads to the record, so it stays. */
  isFixed: boolean;
  /** From the left among those that are seen. */
  place: number;
  of: number;
  onToggle(): void;
  onMove(by: -1 | 1): void;
}

export function ColumnRow({ label, isVisible, isFixed, place, of, onToggle, onMove }: ColumnRowProps) {
  const pressed = useRef<HTMLElement | null>(null);
  // A row that is taken out of the list and put back loses the focus: it is restored, so that the user can go on moving it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that has changed
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [place]);
  const canMove = (by: -1 | 1) => isVisible && place + by >= 0 && place + by < of;
  const mover = (by: -1 | 1, name: string, icon: ReactNode) => (
    <IconButton
      size="small"
      aria-label={`${label}: ${name}`}
      title={name}
      // Not `disabled`: the pressed button must not vanish at the edge.
      aria-disabled={!canMove(by)}
      sx={{ '&[aria-disabled=true]': { opacity: 0.3 } }}
      onClick={(event) => {
        if (!canMove(by)) return;
        pressed.current = event.currentTarget;
        onMove(by);
      }}
    >
      {icon}
    </IconButton>
  );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
      <FormControlLabel
        sx={{ flex: 1, mr: 0, minWidth: 0 }}
        label={label}
        control={<Checkbox size="small" checked={isVisible} disabled={isFixed} onChange={onToggle} />}
      />
      {mover(-1, 'левее', <UpIcon fontSize="small" />)}
      {mover(1, 'правее', <DownIcon fontSize="small" />)}
    </Box>
  );
}
