import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { type Tone, tones } from '../../theme/palette.ts';
import { toneOf } from './tones.ts';

export function StatusChip({
  status,
  label,
  tone = toneOf(status),
}: {
  status: string;
  label: string;
  tone?: Tone;
}) {
  const { palette } = useTheme();
  const { text, ground } = tones[palette.mode][tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: 1.5,
        fontSize: 13,
        fontWeight: 600,
        lineHeight: 'var(--chip-line, 1.5)',
        whiteSpace: 'nowrap',
        color: text,
        bgcolor: ground,
      }}
    >
      {label}
    </Box>
  );
}
