import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, ShowBase, useRecordContext, useResourceContext, useShowContext } from 'react-admin';
import { CopyButton } from '../copies/CopyButton.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { MergeButton } from '../merging/MergeButton.tsx';
import { NotesPanel } from '../notes/NotesPanel.tsx';
import { columnWidth } from '../page/columnWidth.ts';
import { Loading } from '../page/Loading.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useList } from '../page/useList.ts';
import { Neighbours } from './Neighbours.tsx';
import { OpenRecord } from './openRecord.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { type Section, SectionPanel } from './RecordForm.tsx';

interface ShowPageProps<R> {
  titleOf(record: R): string;
  facts?: (record: R) => ReactNode;
  actions?: ReactNode;
  sections: readonly Section[];
  /** The most important sections: in a side column if there is room, first on a phone. */
  aside?: readonly Section[];
  /** Its history, unless said otherwise. */
  after?: ReactNode;
}

export function ShowPage<R extends RaRecord>(page: ShowPageProps<R>) {
  return (
    <ShowBase<R> queryOptions={{ onError: () => undefined }} loading={<Loading />} error={<ShowFailure />}>
      <Card {...page} />
    </ShowBase>
  );
}

function Card<R extends RaRecord>({
  titleOf,
  facts,
  actions,
  sections,
  aside = [],
  after = <HistoryPanel />,
}: ShowPageProps<R>) {
  const record = useRecordContext<R>();
  const list = useList();
  const resource = useResourceContext() ?? '';
  if (!record) return null;
  const title = titleOf(record);
  return (
    <OpenRecord record={{ resource, id: record.id, title, list: list.label }}>
      <PageHead
        title={title}
        back={list}
        beside={<Neighbours type="show" />}
        facts={facts?.(record)}
        actions={
          <>
            <CopyButton />
            <MergeButton />
            {actions}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: aside.length > 0 ? twoColumns : oneColumn,
        }}
      >
        {aside.length > 0 && <Panels sections={aside} column={{ lg: 2 }} />}
        <Panels sections={sections} column={{ lg: 1 }} />
      </Box>
      <NotesPanel />
      {after}
    </OpenRecord>
  );
}

const oneColumn = `minmax(0, ${columnWidth}px)`;
const twoColumns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(340px, 1fr)' };

function Panels({ sections, column }: { sections: readonly Section[]; column: { lg: number } }) {
  return (
    <Stack sx={{ gap: 2, gridColumn: column, gridRow: { lg: 1 } }}>
      {sections.map((section) => (
        <SectionPanel key={section.id} {...section} />
      ))}
    </Stack>
  );
}

function ShowFailure() {
  const { error, refetch } = useShowContext();
  return <RecordFailure error={error} onRetry={() => void refetch?.()} />;
}
