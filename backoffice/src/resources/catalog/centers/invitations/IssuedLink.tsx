import { Alert, Button, Stack, TextField } from '@mui/material';
import { useCopy } from '../../../../kit/page/useCopy.ts';

const copied = {
  done: 'Ссылка скопирована',
  failed: 'Не удалось скопировать: выделите ссылку и скопируйте сами',
};

/** Shown once: afterwards the server itself does not know it. */
export function IssuedLink({ link }: { link: string }) {
  const copy = useCopy();
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Alert severity="success">Ссылка готова. Скопируйте её сейчас: больше мы её не покажем.</Alert>
      <TextField
        label="Ссылка для центра"
        value={link}
        slotProps={{ input: { readOnly: true } }}
        onFocus={(event) => event.target.select()}
        fullWidth
      />
      <Button variant="contained" onClick={() => copy(link, copied)}>
        Скопировать
      </Button>
    </Stack>
  );
}
