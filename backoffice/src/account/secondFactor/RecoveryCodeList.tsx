import { Alert, Box, Button, Stack } from '@mui/material';
import { useCopy } from '../../kit/page/useCopy.ts';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onKept: () => void;
}

const copied = {
  done: 'Коды скопированы',
  failed: 'Не удалось скопировать: выделите коды и скопируйте сами',
};

/** Shown once: afterwards the server itself does not know them. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Alert severity="warning">
        Сохраните коды восстановления сейчас: больше мы их не покажем. Каждый заменит код из приложения один
        раз, если телефона не окажется под рукой.
      </Alert>
      <Box
        component="ul"
        aria-label="Коды восстановления"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          display: 'grid',
          gridTemplateColumns: 'repeat(2, max-content)',
          columnGap: 4,
          rowGap: 0.5,
          fontFamily: 'ui-monospace, monospace',
          fontSize: 15,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => copy(text, copied)}>
          Скопировать
        </Button>
        <Button variant="outlined" onClick={() => download(text)}>
          Скачать
        </Button>
        <Button variant="contained" onClick={onKept}>
          Я сохранил коды
        </Button>
      </Stack>
    </Stack>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(
    new Blob([`Одонта: коды восстановления\n\n${text}\n`], { type: 'text/plain' }),
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: 'odonta-codes.txt' });
  link.click();
  URL.revokeObjectURL(url);
}
