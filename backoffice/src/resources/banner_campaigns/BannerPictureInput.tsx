import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type BannerLook, bannerFileKb, bannerSlotOf } from '@odonta/db/vocabulary/site/banners.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { required, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { BannerPicture } from './BannerPicture.tsx';

const labels = { desktop: 'Картинка для компьютера', mobile: 'Картинка для телефона' } as const;

/** Takes only a picture of exactly the size of the chosen place. */
export function BannerPictureInput({ source, look }: { source: string; look: BannerLook }) {
  const { field, fieldState } = useInput<string | null>({ source, validate: required('Загрузите картинку') });
  const slot: number = useWatch({ name: 'slot' });
  const provider = useStaffData();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [width, height] = bannerSlotOf(slot)?.[look] ?? [];

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await provider.upload('banners', file, { slot: String(slot), look });
      field.onChange(data.filename);
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : 'Не удалось загрузить файл');
    } finally {
      setBusy(false);
      target.value = '';
    }
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{labels[look]}</Typography>
      <BannerPicture filename={field.value} slot={slot} look={look} />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
        sx={{ alignSelf: 'start' }}
      >
        {isBusy ? 'Загружаю…' : field.value ? 'Заменить' : 'Загрузить'}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={`${labels[look]}: файл`}
        onChange={choose}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>
        Ровно {width}×{height} точек, до {bannerFileKb} КБ
      </Typography>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {fieldState.error?.message && (
        <FormHelperText error>
          {fieldState.error.message.replace(/^@@react-admin@@"?|"$/g, '')}
        </FormHelperText>
      )}
    </Stack>
  );
}
