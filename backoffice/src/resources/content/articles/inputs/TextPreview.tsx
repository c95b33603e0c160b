import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { RichText } from '../../../../kit/record/RichText.tsx';

/** How the text will look, as it is being written. */
export function TextPreview() {
  const html = String(useWatch({ name: 'text' }) ?? '');
  if (html.trim() === '') return null;
  return (
    <Box
      component="section"
      aria-label="Предпросмотр текста"
      tabIndex={0}
      sx={{
        maxHeight: 480,
        overflow: 'auto',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '& h2': { fontSize: 20, mt: 2, mb: 1 },
        '& h3': { fontSize: 17, mt: 2, mb: 1 },
        '& table': { borderCollapse: 'collapse' },
        '& td, & th': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left' },
        '& blockquote': { m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' },
      }}
    >
      <Typography sx={{ color: 'text.secondary', fontSize: 13, mb: 1 }}>Предпросмотр</Typography>
      <RichText html={html} />
    </Box>
  );
}
