import MoveIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, Link, Menu, MenuItem } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { type KeyboardEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../../../kit/status/StatusChip.tsx';
import { type BoardColumn, boardColumns, columnNames, columnOf, moveInto } from './columns.ts';

interface BoardCardProps {
  request: StaffManagerRequest;
  onDrag: (request: StaffManagerRequest | null) => void;
  onMove: (target: BoardColumn) => void;
}

export function BoardCard({ request, onDrag, onMove }: BoardCardProps) {
  const { id, name, phone, prod, manager_name, next_contact_at, created_at, is_overdue } = request;
  const targets = columnNames.filter((column) => moveInto(request, column));
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const target = nextTo(request, event.key === 'ArrowLeft' ? -1 : 1);
    if (target) onMove(target);
  };
  return (
    <Box
      component="li"
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(request);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={press}
      sx={{
        ...{ p: 1.25, borderRadius: 2, border: 1, borderColor: 'divider', bgcolor: 'background.paper' },
        ...{ fontSize: 13, overflowWrap: 'anywhere', cursor: targets.length > 0 ? 'grab' : 'default' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Link
          component={RouterLink}
          to={`/manager_requests/${id}/show`}
          draggable={false}
          sx={{ fontSize: 14, fontWeight: 600 }}
        >
          {name}
        </Link>
        {targets.length > 0 && <MoveMenu name={name} targets={targets} onMove={onMove} />}
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {formatPhone(phone)}
        {prod && (
          <>
            <br />
            {prod.name}
          </>
        )}
        <br />
        {[manager_name ?? 'Свободна', formatMoment(created_at)].join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
        {is_overdue && <StatusChip status="overdue" tone="bad" label="Просрочена" />}
        {columnOf(request) === 'missed' && next_contact_at !== null && (
          <StatusChip status="contact" tone="waiting" label={`Звонок ${formatMoment(next_contact_at)}`} />
        )}
      </Box>
    </Box>
  );
}

/** The nearest column on that side that takes the card. */
function nextTo(request: StaffManagerRequest, side: -1 | 1): BoardColumn | undefined {
  const now = columnOf(request);
  if (now === null) return undefined;
  const at = columnNames.indexOf(now);
  const beyond = side === 1 ? columnNames.slice(at + 1) : columnNames.slice(0, at).reverse();
  return beyond.find((column) => moveInto(request, column));
}

interface MoveMenuProps {
  name: string;
  targets: readonly BoardColumn[];
  onMove: (target: BoardColumn) => void;
}

function MoveMenu({ name, targets, onMove }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Переместить: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ mt: -0.5, mr: -0.5 }}
      >
        <MoveIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {targets.map((column) => (
          <MenuItem
            key={column}
            onClick={() => {
              setAnchor(null);
              onMove(column);
            }}
          >
            {boardColumns[column]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
