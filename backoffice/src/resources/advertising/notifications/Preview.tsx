import { Box, Button, Link, Stack, Typography } from '@mui/material';
import type { StaffNotification } from '@odonta/api/contract';
import { notificationDefaults } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

type Shown = Partial<
  Pick<
    StaffNotification,
    'text' | 'url' | 'url_text' | 'is_accept' | 'text_button_accept' | 'text_button_cancel'
  >
>;

export function RecordPreview() {
  const record = useRecordContext<StaffNotification>();
  return record ? <Preview of={record} /> : null;
}

/** Follows what is being typed. */
export function FormPreview() {
  return <Preview of={useWatch() as Shown} />;
}

/** As cabinets show it; its buttons do nothing here. */
function Preview({ of }: { of: Shown }) {
  const { text, url, url_text, is_accept, text_button_accept, text_button_cancel } = of;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        sx={{
          ...{ border: 1, borderColor: 'divider', borderRadius: 3, boxShadow: 3, p: 2.5 },
          ...{ width: '100%', maxWidth: 520, bgcolor: 'background.paper', overflowWrap: 'anywhere' },
        }}
      >
        <Typography sx={{ fontWeight: 700, mb: 1 }}>Уведомление</Typography>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{text || 'Текст уведомления'}</Typography>
        {url && (
          <Typography sx={{ mt: 1 }}>
            <Link component="span">{url_text || notificationDefaults.url_text}</Link>
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2, justifyContent: 'flex-end' }}>
          <Button component="span" variant="outlined">
            {text_button_cancel || notificationDefaults.text_button_cancel}
          </Button>
          <Button component="span" variant="contained">
            {text_button_accept || notificationDefaults.text_button_accept}
          </Button>
        </Stack>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {is_accept
          ? 'Окном поверх кабинета: его не закрыть, пока не нажата кнопка.'
          : 'Карточкой в углу кабинета: её можно закрыть крестиком.'}
      </Typography>
    </Stack>
  );
}
