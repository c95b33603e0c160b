import { Box } from '@mui/material';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';

type Filename = string | number | null | undefined;

interface PictureChangeProps {
  before: Filename;
  after: Filename;
  resource: string;
}

/** The present picture and the requested one, beside each other: a portrait as a square, a banner as it is. */
export function PictureChange({ before, after, resource }: PictureChangeProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Shown filename={before} alt="Картинка сейчас" resource={resource} /> →{' '}
      <Shown filename={after} alt="Новая картинка" resource={resource} />
    </Box>
  );
}

function Shown({ filename, alt, resource }: { filename: Filename; alt: string; resource: string }) {
  if (!filename) return <span>пусто</span>;
  const isBanner = resource === 'banner_campaigns';
  const src = pictureSrc(isBanner ? 'banners' : 'lecturers', String(filename), isBanner ? 640 : 320);
  const size = isBanner ? { width: 320 } : { width: 120, height: 120, objectFit: 'cover' };
  return <Box component="img" src={src} alt={alt} sx={{ ...size, maxWidth: '100%' }} />;
}
