import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useRef } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { pictureUrl } from '../../../kit/inputs/pictures.ts';
import { useFileUpload } from '../../../kit/inputs/useFileUpload.ts';

/** A logo as it was drawn: it is not cut. */
export function LogoInput({ source }: { source: string }) {
  const { field } = useInput<string | null>({ source, defaultValue: null });
  const picker = useRef<HTMLInputElement>(null);
  const upload = useFileUpload('promotions', ({ filename }) => field.onChange(filename));
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>
        <FieldTitle source={source} />
      </Typography>
      {field.value && (
        <Box
          component="img"
          src={pictureUrl('promotions', field.value, 320)}
          alt="Логотип"
          sx={{ maxWidth: 200, maxHeight: 100, objectFit: 'contain' }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={upload.isBusy}
          onClick={() => picker.current?.click()}
        >
          {upload.isBusy ? 'Загружаю…' : field.value ? 'Заменить' : 'Загрузить'}
        </Button>
        {field.value && (
          <Button color="inherit" onClick={() => field.onChange(null)}>
            Убрать
          </Button>
        )}
      </Stack>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Логотип: файл"
        onChange={upload.choose}
      />
      {upload.error && <Alert severity="error">{upload.error}</Alert>}
    </Stack>
  );
}
