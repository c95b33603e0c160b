import { Box, Typography } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { BoardCard } from './BoardCard.tsx';
import { type BoardColumn, boardColumns } from './columns.ts';

interface BoardColumnProps {
  column: BoardColumn;
  requests: readonly StaffManagerRequest[];
  /** Whether the dragged card may be dropped here. */
  isTarget: boolean;
  onDrag: (request: StaffManagerRequest | null) => void;
  onDrop: () => void;
  onMove: (request: StaffManagerRequest, target: BoardColumn) => void;
}

export function BoardColumnView({ column, requests, isTarget, onDrag, onDrop, onMove }: BoardColumnProps) {
  const id = `board-${column}`;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={(event) => isTarget && event.preventDefault()}
      onDrop={onDrop}
      sx={{
        ...{
          flex: { xs: '0 0 260px', sm: '1 0 180px' },
          minWidth: 180,
          maxWidth: 340,
          p: 1,
          borderRadius: 3,
        },
        bgcolor: 'action.hover',
        outline: isTarget ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: 15, px: 0.5, py: 0.5 }}>
        {boardColumns[column]}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
          {requests.length}
        </Box>
      </Typography>
      {requests.length === 0 && (
        <Typography sx={{ px: 0.5, py: 1, fontSize: 14, color: 'text.secondary' }}>Пусто</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {requests.map((request) => (
          <BoardCard
            key={request.id}
            request={request}
            onDrag={onDrag}
            onMove={(target) => onMove(request, target)}
          />
        ))}
      </Box>
    </Box>
  );
}
