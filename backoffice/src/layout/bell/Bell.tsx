import Notifications from '@mui/icons-material/NotificationsNone';
import { Badge, Box, IconButton } from '@mui/material';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { ButtonPopover } from '../../kit/page/ButtonPopover.tsx';
import { readAloud } from '../../kit/page/readAloud.ts';
import { NoticeList } from './NoticeList.tsx';
import { useNotices } from './useNotices.ts';

/** Says how much is new, aloud when it comes, and opens the list. */
export function Bell() {
  const notices = useNotices();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = notices;
  const unread = data?.unread ?? 0;
  const said = useNews(data?.notices[0]);
  return (
    <>
      <IconButton
        aria-label={
          unread === 0
            ? 'Уведомления: новых нет'
            : `Уведомления: ${unread > 99 ? '99+ новых' : inWords(unread)}`
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void notices.refetch();
        }}
      >
        <Badge badgeContent={unread > 0 ? most(unread) : undefined} color="error" overlap="circular">
          <Notifications />
        </Badge>
      </IconButton>
      <Box aria-live="polite" sx={readAloud}>
        {said}
      </Box>
      <ButtonPopover
        button={anchor}
        paper={{ 'aria-label': 'Уведомления', sx: { width: 400, maxWidth: 'calc(100vw - 24px)' } }}
        onClose={() => setAnchor(null)}
      >
        <NoticeList {...notices} onLeave={() => setAnchor(null)} />
      </ButtonPopover>
    </>
  );
}

/** The newest notice, if it arrived after the page was opened. */
function useNews(newest: { id: number; text: string } | undefined): string {
  const known = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (known.current !== null && newest && newest.id > known.current)
      setSaid(`Новое уведомление: ${newest.text}`);
    if (newest) known.current = newest.id;
  }, [newest]);
  return said;
}

const most = (count: number) => (count > 99 ? '99+' : count);
const inWords = (count: number) => plural(count, ['новое', 'новых', 'новых']);
