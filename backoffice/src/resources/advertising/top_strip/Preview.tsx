import CloseIcon from '@mui/icons-material/Close';
import { Box, Stack, Typography } from '@mui/material';
import type { StaffTopStrip } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

type Shown = Partial<Pick<StaffTopStrip, 'header' | 'text' | 'link'>>;

const widths = [
  { title: 'На компьютере', width: 880 },
  { title: 'На телефоне', width: 390 },
];

export function RecordPreview() {
  const record = useRecordContext<StaffTopStrip>();
  return record ? <Preview of={record} /> : null;
}

/** Follows what is being typed. */
export function FormPreview() {
  return <Preview of={useWatch() as Shown} />;
}

const Preview = ({ of }: { of: Shown }) => (
  <Stack sx={{ gap: 2 }}>
    {widths.map(({ title, width }) => (
      <Box key={title}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {title}
        </Typography>
        <Strip of={of} width={width} />
      </Box>
    ))}
  </Stack>
);

/** In the colours of the site; nothing in it can be pressed here. */
const Strip = ({ of: { header, text, link }, width }: { of: Shown; width: number }) => (
  <Stack
    direction="row"
    sx={{
      ...{ gap: 1.5, alignItems: 'center', justifyContent: 'space-between', px: 2, py: 1 },
      ...{ maxWidth: width, minHeight: 44, borderRadius: 1, overflowWrap: 'anywhere' },
      ...{ bgcolor: 'primary.main', color: 'primary.contrastText' },
    }}
  >
    <Box sx={{ fontSize: 14 }}>
      <strong>{header || 'Заголовок'}</strong> {text || 'Текст объявления'}{' '}
      {link && <Box sx={{ display: 'inline', fontWeight: 600, textDecoration: 'underline' }}>Подробнее</Box>}
    </Box>
    <CloseIcon fontSize="small" />
  </Stack>
);
