import { Box } from '@mui/material';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';

type Portrait = string | number | null | undefined;

/** The present portrait of a lecturer and the requested one, beside each other. */
export function PortraitChange({ before, after }: { before: Portrait; after: Portrait }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Shown filename={before} alt="Фотография сейчас" /> → <Shown filename={after} alt="Новая фотография" />
    </Box>
  );
}

function Shown({ filename, alt }: { filename: Portrait; alt: string }) {
  if (!filename) return <span>пусто</span>;
  const src = pictureSrc('lecturers', String(filename), 320);
  return <Box component="img" src={src} alt={alt} sx={{ width: 120, height: 120, objectFit: 'cover' }} />;
}
