import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { RichText } from '../../../kit/record/RichText.tsx';

/** The page as it will read, before anything is saved. */
export function Preview() {
  const [h1, intro, body]: string[] = useWatch({ name: ['h1', 'intro', 'body'] });
  return (
    <Box
      aria-label="Предпросмотр"
      role="region"
      sx={{ maxHeight: 480, overflow: 'auto', p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
      tabIndex={0}
    >
      <Typography component="p" sx={{ fontSize: 28, fontWeight: 700, mb: 1 }}>
        {h1}
      </Typography>
      {intro && <Typography sx={{ fontSize: 18, color: 'text.secondary', mb: 2 }}>{intro}</Typography>}
      <RichText html={body ?? ''} />
    </Box>
  );
}
