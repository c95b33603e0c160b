import { Box, Divider, Stack, Typography } from '@mui/material';
import type { StaffMailing } from '@odonta/api/contract';
import { blockKinds, type MailingBlock } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { useRecordContext } from 'react-admin';

/** The letter to read; how it looks is seen in a test letter. */
export function BlockList() {
  const mailing = useRecordContext<StaffMailing>();
  if (!mailing) return null;
  return (
    <Stack sx={{ gap: 1.5, maxWidth: 640, overflowWrap: 'anywhere' }}>
      {mailing.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are read here and keep their order
        <Block key={index} of={block} />
      ))}
    </Stack>
  );
}

function Block({ of: { kind, text, url, prod_id } }: { of: MailingBlock }) {
  if (kind === 'divider') return <Divider />;
  if (kind === 'heading') return <Typography variant="h3">{text}</Typography>;
  if (kind === 'text') return <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>;
  return (
    <Box>
      {blockKinds[kind]}: {kind === 'course' ? `курс № ${prod_id}` : `«${text}» — ${url}`}
    </Box>
  );
}
