import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, InputBase, List, Typography } from '@mui/material';
import type { QueueName } from '@odonta/db/vocabulary/platform/waitingLists.ts';
import { type ReactNode, useState } from 'react';
import { usePermissions, useStore } from 'react-admin';
import type { HeldRights } from '../../kit/session/access.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { foundIn, home, type MenuGroupParts, type MenuPart, menuPartsFor } from './menuParts.ts';
import { usePins } from './usePins.ts';
import { useWaiting } from './useWaiting.ts';

export function AppMenu({ onGo }: { onGo?: () => void }) {
  const { permissions } = usePermissions<HeldRights>();
  const waiting = useWaiting();
  const { pins, toggle } = usePins();
  const [typed, setTyped] = useState('');
  const groups = menuPartsFor(permissions ?? {});
  const found = foundIn(groups, typed);
  const isFiltered = typed.trim() !== '';
  const all = groups.flatMap(({ parts }) => parts);
  const pinned = pins.flatMap((path) => all.find((part) => part.path === path) ?? []);
  const waitingIn = ({ resource }: MenuPart) => waiting[resource as QueueName] ?? undefined;
  const entry = (part: MenuPart) => (
    <MenuEntry
      key={part.path}
      part={part}
      count={waitingIn(part)}
      onGo={onGo}
      pin={{ isPinned: pins.includes(part.path), toggle: () => toggle(part.path) }}
    />
  );
  return (
    <Box component="nav" aria-label="Разделы бэк-офиса" sx={{ color: 'side.contrastText', px: 1.25, pb: 3 }}>
      <Brand />
      <Filter typed={typed} onType={setTyped} />
      {!isFiltered && (
        <List disablePadding>
          <MenuEntry part={home} onGo={onGo} />
        </List>
      )}
      {!isFiltered && pinned.length > 0 && (
        <Box component="section" aria-label="Закреплённые" sx={{ mt: 1.5 }}>
          <Typography sx={{ px: 1.25, py: 0.75, fontSize: 12, fontWeight: 600, color: 'side.soft' }}>
            Закреплённые
          </Typography>
          <List disablePadding>{pinned.map(entry)}</List>
        </Box>
      )}
      {found.map((group) => (
        <Section key={group.group} of={group} isFiltered={isFiltered}>
          {group.parts.map(entry)}
        </Section>
      ))}
      <Typography role="status" sx={{ px: 1.25, py: 1, fontSize: 14, color: 'side.soft' }}>
        {found.length === 0 && isFiltered && 'Такого раздела нет'}
      </Typography>
    </Box>
  );
}

function Brand() {
  return (
    <Box sx={{ px: 1.25, pt: 2, pb: 1.5 }}>
      <Typography
        component="p"
        sx={{ fontSize: 20, fontWeight: 700, letterSpacing: '-0.02em', lineHeight: 1.2 }}
      >
        Одонта
      </Typography>
      <Typography component="p" sx={{ fontSize: 12, color: 'side.soft' }}>
        бэк-офис
      </Typography>
    </Box>
  );
}

const Filter = ({ typed, onType }: { typed: string; onType: (text: string) => void }) => (
  <InputBase
    fullWidth
    type="search"
    value={typed}
    placeholder="Найти раздел"
    onChange={({ target }) => onType(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || typed === '') return;
      event.stopPropagation();
      onType('');
    }}
    inputProps={{ 'aria-label': 'Найти раздел', autoComplete: 'off', spellCheck: false }}
    sx={{
      ...{ px: 1.25, mb: 1, height: 36, borderRadius: 2, fontSize: 14, color: 'inherit' },
      ...{ bgcolor: 'side.active', '& input::placeholder': { color: 'side.soft', opacity: 1 } },
      '&.Mui-focused': { outline: '2px solid currentColor', outlineOffset: -2 },
    }}
  />
);

interface SectionProps {
  of: MenuGroupParts;
  isFiltered: boolean;
  children: ReactNode;
}

function Section({ of: { group, label }, isFiltered, children }: SectionProps) {
  const [isKept, keep] = useStore(`menu.${group}`, true);
  const isOpen = isKept || isFiltered;
  const id = `menu-${group}`;
  return (
    <Box sx={{ mt: 1.5 }}>
      <ButtonBase
        onClick={() => keep(!isKept)}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={{
          width: '100%',
          justifyContent: 'space-between',
          px: 1.25,
          py: 0.5,
          minHeight: 30,
          borderRadius: 1.5,
          fontSize: 12,
          fontWeight: 600,
          color: 'side.soft',
        }}
      >
        {label}
        <ExpandMore fontSize="inherit" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
      </ButtonBase>
      <Collapse in={isOpen} id={id}>
        <List disablePadding>{children}</List>
      </Collapse>
    </Box>
  );
}
