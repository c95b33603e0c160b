import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { filteredAddress } from '../kit/resource/menu.ts';
import type { Queue } from './queues.ts';

export function QueueTile({ title, resource, filter, done, isUrgent }: Queue) {
  const { total, isPending, error } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' } },
    { refetchInterval: 60_000 },
  );
  const isWaiting = (total ?? 0) > 0;
  return (
    <ButtonBase
      component={Link}
      to={filteredAddress(resource, filter)}
      sx={{
        display: 'block',
        textAlign: 'left',
        p: 2,
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography sx={{ fontSize: 14, color: 'text.secondary', minHeight: { xs: 42, sm: 0 } }}>
        {title}
      </Typography>
      <Box
        sx={{
          fontSize: 36,
          fontWeight: 650,
          lineHeight: 1.25,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
          color: isWaiting ? (isUrgent ? 'error.main' : 'primary.main') : 'text.secondary',
        }}
      >
        {isPending ? <Skeleton width={48} /> : error ? '—' : (total ?? 0)}
      </Box>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
        {error ? 'Не загрузилось' : isPending || isWaiting ? 'Открыть список' : done}
      </Typography>
    </ButtonBase>
  );
}
