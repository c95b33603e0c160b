import { Box, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { Entry, EntryGroup } from './entry.ts';

export const optionId = ({ key }: Entry) => `palette-${key}`;

interface EntryListProps {
  groups: readonly EntryGroup[];
  active: Entry | undefined;
  onChoose: (entry: Entry) => void;
}

/** The focus stays in the field: `aria-activedescendant` announces the choice. */
export function EntryList({ groups, active, onChoose }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const id = active && optionId(active);
  useEffect(() => {
    if (id) list.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <Box
      ref={list}
      id="palette-list"
      role="listbox"
      aria-label="Что найдено"
      sx={{ overflowY: 'auto', flex: { xs: 1, sm: '0 1 auto' }, maxHeight: { sm: 420 }, px: 1 }}
    >
      {groups.map(({ label, entries }) => (
        <Box key={label} role="group" aria-label={label} sx={{ pb: 1 }}>
          <Typography
            aria-hidden
            sx={{ px: 1.5, pt: 1.25, pb: 0.5, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}
          >
            {label}
          </Typography>
          {entries.map((entry) => (
            <ListItemButton
              key={entry.key}
              id={optionId(entry)}
              component="div"
              role="option"
              tabIndex={-1}
              aria-selected={entry.key === active?.key}
              selected={entry.key === active?.key}
              onClick={() => onChoose(entry)}
              sx={{ borderRadius: 2, py: 0.5, px: 1.5, minHeight: 40 }}
            >
              <ListItemText
                primary={entry.title}
                secondary={entry.detail}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, sx: { fontSize: 13 } } }}
              />
            </ListItemButton>
          ))}
        </Box>
      ))}
    </Box>
  );
}
