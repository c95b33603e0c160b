import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface EntryFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** How the back-office meets those who are not in it yet. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(320px, 5fr) 7fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Brand />
      <Stack
        component="main"
        sx={{
          alignItems: 'center',
          justifyContent: { xs: 'flex-start', md: 'center' },
          px: 2.5,
          py: { xs: 4, md: 6 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 380 }}>
          <Typography variant="h1" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 3 }}>{lead}</Typography>
          {children}
        </Box>
      </Stack>
    </Box>
  );
}

function Brand() {
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'side.main',
        color: 'side.contrastText',
        px: { xs: 2.5, md: 6 },
        py: { xs: 2, md: 6 },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        position: 'relative',
        overflow: 'hidden',
      }}
    >
      <Typography
        component="p"
        sx={{ fontSize: { xs: 22, md: 28 }, fontWeight: 700, letterSpacing: '-0.02em' }}
      >
        Одонта
      </Typography>
      <Arch />
      <Typography
        component="p"
        sx={{ display: { xs: 'none', md: 'block' }, color: 'side.soft', maxWidth: 300, position: 'relative' }}
      >
        Бэк-офис маркетплейса обучения стоматологов
      </Typography>
    </Box>
  );
}

/** A dental arch, quietly: the only ornament of the back-office. */
function Arch() {
  const teeth = Array.from({ length: 14 }, (_, index) => {
    const angle = Math.PI * (1.06 + (index / 13) * 0.88);
    const size = 8 + 5 * Math.abs(index - 6.5) * 0.32;
    return {
      x: 100 + 78 * Math.cos(angle),
      y: 120 + 96 * Math.sin(angle),
      size,
      turn: (angle * 180) / Math.PI + 90,
    };
  });
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 200 130"
      sx={{
        display: { xs: 'none', md: 'block' },
        width: '78%',
        maxWidth: 360,
        alignSelf: 'center',
        color: '#7fd6cd',
        opacity: 0.85,
      }}
    >
      {teeth.map(({ x, y, size, turn }) => (
        <rect
          key={turn}
          x={x - size / 2}
          y={y - size * 0.62}
          width={size}
          height={size * 1.24}
          rx={size * 0.42}
          transform={`rotate(${turn} ${x} ${y})`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      ))}
    </Box>
  );
}
