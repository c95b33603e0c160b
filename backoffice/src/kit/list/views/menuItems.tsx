import { ListItemText, ListSubheader, MenuItem, type MenuItemProps } from '@mui/material';
import type { SavedView } from '@odonta/api/contract';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { ReactNode } from 'react';

interface ChoiceProps extends MenuItemProps {
  /** Absent for the list as it is without any view. */
  view?: SavedView;
  isChosen: boolean;
  onChoose(): void;
}

// MUI's menu gives its first item focus and tabIndex, so items pass on their props.
export function Choice({ view, isChosen, onChoose, ...rest }: ChoiceProps) {
  return (
    <MenuItem {...rest} role="menuitemradio" aria-checked={isChosen} selected={isChosen} onClick={onChoose}>
      <ListItemText
        primary={view?.name ?? 'Все записи'}
        secondary={view && aboutOf(view)}
        slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, sx: { fontSize: 13 } } }}
      />
    </MenuItem>
  );
}

interface ActionProps extends MenuItemProps {
  onDo(): void;
}

export function Action({ onDo, children, ...rest }: ActionProps) {
  return (
    <MenuItem {...rest} onClick={onDo}>
      {children}
    </MenuItem>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.4, bgcolor: 'transparent' }}>
      {children}
    </ListSubheader>
  );
}

/** Whether it opens by default, its owner, and its audience. */
function aboutOf({ is_own, owner_name, roles, is_default }: SavedView): string | undefined {
  const facts = [
    ...(is_default ? ['открывается сразу'] : []),
    ...(is_own ? [] : [owner_name]),
    ...(is_own && roles.length > 0
      ? [`видят: ${roles.map((role) => staffRoleLabels[role]).join(', ')}`]
      : []),
  ];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}
