import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface TileProps {
  title: string;
  to: string;
  /** Undefined until it is known. */
  count: number | undefined;
  /** The amount of money behind the waiting records. */
  detail?: string | undefined;
  /** Said when nothing waits. */
  done: string;
  isUrgent?: boolean | undefined;
  hasFailed: boolean;
}

/** How much of something waits; it opens the list of it. */
export function Tile({ title, to, count, detail = 'Открыть список', done, isUrgent, hasFailed }: TileProps) {
  const isWaiting = (count ?? 0) > 0;
  return (
    <ButtonBase
      component={Link}
      to={to}
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
          color: isWaiting ? (isUrgent ? 'error.main' : 'primary.main') : 'text.secondary',
        }}
      >
        {hasFailed ? '—' : (count ?? <Skeleton width={48} />)}
      </Box>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>
        {hasFailed ? 'Не загрузилось' : count === undefined || isWaiting ? detail : done}
      </Typography>
    </ButtonBase>
  );
}
