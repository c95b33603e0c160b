import { Box, Button, Stack, Typography } from '@mui/material';
import type { StaffPage, StaffPageVersion } from '@odonta/api/contract';
import { versionPath } from '@odonta/db/vocabulary/content/pages.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { Confirm, useGetList, useRecordContext } from 'react-admin';
import { TextDifference } from '../../../kit/history/TextDifference.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { useTransition } from '../../../kit/transitions/useTransition.ts';
import { textOfPage } from './textOfPage.ts';

/** Every published edition: to compare with the draft, and to start from. */
export function Editions() {
  const page = useRecordContext<StaffPage>();
  const { data = [] } = useGetList<StaffPageVersion>(
    'page_versions',
    {
      filter: { page_id: page?.id },
      sort: { field: 'number', order: 'DESC' },
      pagination: { page: 1, perPage: 100 },
      // A publication adds an edition without a reload of the list.
      meta: { published: page?.published_number },
    },
    { enabled: page !== undefined },
  );
  if (!page || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="editions-title" sx={{ mt: 3 }}>
      <Typography variant="h2" id="editions-title" sx={{ mb: 1.5 }}>
        Редакции
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
        {data.map((edition) => (
          <Edition key={edition.id} edition={edition} page={page} />
        ))}
      </Stack>
    </Box>
  );
}

function Edition({ edition, page }: { edition: StaffPageVersion; page: StaffPage }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { move, isBusy } = useTransition();
  const restore = page.available_transitions.find(({ name }) => name === 'restore');
  const take = () => {
    setAsking(false);
    if (restore) void move(restore, { number: edition.number }).catch(() => undefined);
  };
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          № {edition.number} от {formatMoment(edition.published_at)}
        </Typography>
        {page.is_legal && <SiteLink path={versionPath(page.path, edition.number)} />}
        <Box sx={{ flex: 1 }} />
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Скрыть отличия' : 'Сравнить с черновиком'}
        </Button>
        {restore && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
            Вернуть в черновик
          </Button>
        )}
      </Stack>
      {isOpen && (
        <Box sx={{ mt: 1.5 }}>
          <TextDifference before={textOfPage(edition)} after={textOfPage(page)} />
        </Box>
      )}
      <Confirm
        isOpen={isAsking}
        title={`Вернуть редакцию № ${edition.number}?`}
        content="Черновик станет таким, как эта редакция. На сайте ничего не изменится, пока вы его не опубликуете."
        confirm="Вернуть"
        onConfirm={take}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
