import Search from '@mui/icons-material/Search';
import { Box, Button, Dialog, InputAdornment, TextField, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readAloud } from '../../kit/page/readAloud.ts';
import { EntryList, optionId } from './EntryList.tsx';
import type { Entry } from './entry.ts';
import { useEntries } from './useEntries.ts';
import { type Found, useFound } from './useFound.ts';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** One field from which any record, list and action is a few keys away. */
export default function Palette({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const navigate = useNavigate();
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useFound(typed);
  const { groups, remember } = useEntries(typed, found, onHelp);
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];

  function choose(entry: Entry) {
    if (entry.isRecord) remember(entry);
    onClose();
    if (entry.to) navigate(entry.to);
    entry.act?.();
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) choose(active);
    else if (step && entries.length > 0) setAt(step(Math.min(at, entries.length - 1), entries.length));
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isNarrow}
      maxWidth="sm"
      aria-labelledby="palette-title"
      slotProps={{ container: { sx: { alignItems: 'flex-start' } } }}
    >
      <Box component="h2" id="palette-title" sx={{ ...readAloud, m: 0 }}>
        Поиск по бэк-офису
      </Box>
      <Box sx={{ display: 'flex', gap: 1, p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <TextField
          autoFocus
          fullWidth
          value={typed}
          placeholder="Имя, телефон, почта, ИНН, № или раздел"
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
          slotProps={{
            htmlInput: {
              'aria-label': 'Что найти',
              role: 'combobox',
              'aria-expanded': entries.length > 0,
              'aria-controls': 'palette-list',
              'aria-autocomplete': 'list',
              'aria-activedescendant': active ? optionId(active) : undefined,
              autoComplete: 'off',
              spellCheck: false,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search />
                </InputAdornment>
              ),
            },
          }}
        />
        {isNarrow && <Button onClick={onClose}>Закрыть</Button>}
      </Box>
      <EntryList groups={groups} active={active} onChoose={choose} />
      <Footer typed={typed} found={found} isEmpty={entries.length === 0} />
    </Dialog>
  );
}

function Footer({ typed, found, isEmpty }: { typed: string; found: Found; isEmpty: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 44,
        px: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: 13,
      }}
    >
      <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
        {said(typed.trim(), found, isEmpty)}
      </Box>
      {found.state === 'failed' ? (
        <Button size="small" onClick={found.again}>
          Повторить
        </Button>
      ) : (
        <Box sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}>
          ↑ ↓ — выбрать · Enter — открыть · Esc — закрыть
        </Box>
      )}
    </Box>
  );
}

function said(typed: string, { state, groups }: Found, isEmpty: boolean): string {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (state === 'busy') return 'Ищу…';
  if (state === 'failed') return 'Не удалось найти: сервер не ответил';
  if (state === 'short') return 'Записи ищутся по трём знакам или номеру';
  if (state === 'idle') return 'Введите, что нужно найти';
  if (count > 0) return `Найдено: ${plural(count, ['запись', 'записи', 'записей'])}`;
  return isEmpty ? `По запросу «${typed}» ничего не найдено` : 'Записей не найдено';
}
