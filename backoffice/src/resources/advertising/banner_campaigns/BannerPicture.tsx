import { Box } from '@mui/material';
import { type BannerLook, bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';

interface Props {
  filename: string | null | undefined;
  slot: number;
  look: BannerLook;
}

/** A banner in its own proportions; an empty frame of the same shape while there is none. */
export function BannerPicture({ filename, slot, look }: Props) {
  const [width, height] = bannerSlotOf(slot)?.[look] ?? [4, 1];
  const frame = {
    display: 'block',
    width: '100%',
    maxWidth: width / height < 2 ? 200 : 560,
    aspectRatio: `${width} / ${height}`,
    borderRadius: 1,
    objectFit: 'cover',
  };
  if (!filename) return <Box sx={{ ...frame, border: 1, borderStyle: 'dashed', borderColor: 'divider' }} />;
  return <Box component="img" alt="" src={pictureSrc('banners', filename, 640)} sx={frame} />;
}
