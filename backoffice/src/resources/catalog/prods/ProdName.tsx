import { Box, Stack } from '@mui/material';
import type { StaffProd } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { pictureUrl } from '../../../kit/inputs/pictures.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';

export function ProdName() {
  const prod = useRecordContext<StaffProd>();
  if (!prod) return null;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 260 }}>
      <Cover filename={prod.file_preview.filename} />
      <Box sx={{ minWidth: 0 }}>
        <RecordLink>{prod.name}</RecordLink>
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          № {prod.id} · <ReferenceName reference="centers" source="center_id" />
        </Box>
      </Box>
    </Stack>
  );
}

interface CoverProps {
  filename: string | null;
  folder?: 'prods' | 'articles';
}

export function Cover({ filename, folder = 'prods' }: CoverProps) {
  const frame = {
    width: 64,
    height: 40,
    borderRadius: 1.5,
    flexShrink: 0,
    bgcolor: 'background.default',
    border: 1,
    borderColor: 'divider',
  };
  if (!filename) return <Box aria-hidden sx={frame} />;
  return (
    <Box
      component="img"
      src={pictureUrl(folder, filename, 320)}
      alt=""
      loading="lazy"
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
