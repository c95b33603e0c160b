import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type BannerLook, bannerFileKb, bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { useRef } from 'react';
import { required, useInput, ValidationError } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useFileUpload } from '../../../kit/inputs/useFileUpload.ts';
import { BannerPicture } from './BannerPicture.tsx';

const labels = { desktop: 'Картинка для компьютера', mobile: 'Картинка для телефона' } as const;

/** Takes only a picture of exactly the size of the chosen place. */
export function BannerPictureInput({ source, look }: { source: string; look: BannerLook }) {
  const { field, fieldState } = useInput<string | null>({ source, validate: required('Загрузите картинку') });
  const slot: number = useWatch({ name: 'slot' });
  const picker = useRef<HTMLInputElement>(null);
  const upload = useFileUpload('banners', ({ filename }) => field.onChange(filename), {
    slot: String(slot),
    look,
  });
  const [width, height] = bannerSlotOf(slot)?.[look] ?? [];

  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{labels[look]}</Typography>
      <BannerPicture filename={field.value} slot={slot} look={look} />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={upload.isBusy}
        onClick={() => picker.current?.click()}
        sx={{ alignSelf: 'start' }}
      >
        {upload.isBusy ? 'Загружаю…' : field.value ? 'Заменить' : 'Загрузить'}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={`${labels[look]}: файл`}
        onChange={upload.choose}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>
        Ровно {width}×{height} точек, до {bannerFileKb} КБ
      </Typography>
      {upload.error && <Alert severity="error">{upload.error}</Alert>}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Stack>
  );
}
