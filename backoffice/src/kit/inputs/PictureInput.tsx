import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useRef, useState } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type PictureFolder, pictureUrl } from './pictures.ts';
import { onFile } from './useFileUpload.ts';
import { useUpload } from './useUpload.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

const kinds = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureInputProps {
  /** The field with `{filename, alt}`. */
  source: string;
  folder: PictureFolder;
  hint: string;
  /** Proportions of the picture, as width / height. */
  ratio: `${number} / ${number}`;
}

/** Lets choose the visible part, uploads it at once and keeps the name of the stored file; the record changes when the form is saved. */
export function PictureInput({ source, folder, hint, ratio }: PictureInputProps) {
  // Within a repeated input the form knows the field by the place of its row too.
  const path = useWrappedSource(source);
  const filename: string | null | undefined = useWatch({ name: `${path}.filename` });
  const { send, clear, isBusy, error } = useUpload(path, folder);
  const [chosen, setChosen] = useState<File | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 420,
          aspectRatio: ratio,
          borderRadius: 3,
          border: 1,
          borderStyle: filename ? 'solid' : 'dashed',
          borderColor: 'divider',
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          bgcolor: 'background.default',
        }}
      >
        {filename ? (
          <Box
            component="img"
            src={pictureUrl(folder, filename, 640)}
            alt="Предпросмотр"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary', fontSize: 14 }}>Изображения нет</Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isBusy}
          onClick={() => picker.current?.click()}
        >
          {isBusy ? 'Загружаю…' : filename ? 'Заменить' : 'Загрузить'}
        </Button>
        <input
          ref={picker}
          hidden
          type="file"
          accept={kinds}
          aria-label="Файл изображения"
          onChange={onFile(setChosen)}
        />
        {filename && (
          <Button color="inherit" onClick={clear}>
            Убрать
          </Button>
        )}
      </Stack>
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>{hint}</Typography>
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            aspect={aspectOf(ratio)}
            onClose={() => setChosen(null)}
            onChosen={(file) => {
              setChosen(null);
              void send(file);
            }}
          />
        </Suspense>
      )}
      {error && <Alert severity="error">{error}</Alert>}
      <TextInput
        source={`${source}.alt`}
        label="Описание изображения"
        helperText="Читают программы экранного доступа и поисковые системы"
      />
    </Stack>
  );
}

function aspectOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(' / ').map(Number);
  return width / height;
}
