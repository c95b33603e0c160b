import { Avatar, Box, Stack } from '@mui/material';
import type { ComponentProps } from 'react';
import { pictureUrl } from '../inputs/pictures.ts';
import { RecordLink } from './RecordLink.tsx';

interface PicturedNameProps {
  record: { id: number; name: string; file_preview: { filename: string | null } };
  folder: Parameters<typeof pictureUrl>[0];
  variant?: ComponentProps<typeof Avatar>['variant'];
}

/** The picture, the name and the number of a record, in a list. */
export function PicturedName({ record: { id, name, file_preview }, folder, variant }: PicturedNameProps) {
  const { filename } = file_preview;
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Avatar
        alt=""
        variant={variant}
        src={filename ? pictureUrl(folder, filename, 320) : undefined}
        sx={{ width: 36, height: 36 }}
      />
      <Box>
        <RecordLink>{name}</RecordLink>
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          № {id}
        </Box>
      </Box>
    </Stack>
  );
}
