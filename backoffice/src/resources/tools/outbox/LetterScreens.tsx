import { Box } from '@mui/material';
import type { StaffLetter } from '@odonta/api/contract';
import { letterChannels, letterStatuses } from '@odonta/db/vocabulary/letters.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { ResendButton } from './ResendButton.tsx';

const { Column, moment, status } = columnsOf<StaffLetter>();

export const LetterList = () => (
  <ListPage<StaffLetter> sort={{ field: 'created_at', order: 'DESC' }} tabs={tabsOf(letterStatuses)}>
    <RecordTable<StaffLetter> card={LetterRow}>
      <Column source="subject" disableSort render={({ subject }) => <RecordLink>{subject}</RecordLink>} />
      <Column source="to" />
      <Column {...moment('created_at')} />
      <Column source="attempts" disableSort />
      <Column {...status(letterStatuses)} />
    </RecordTable>
  </ListPage>
);

function LetterRow({ record: { subject, to, created_at } }: { record: StaffLetter }) {
  return (
    <Box>
      <RecordLink>{subject}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {to} · {formatMoment(created_at)}
      </Box>
      <StatusField statuses={letterStatuses} />
    </Box>
  );
}

export const LetterShow = () => (
  <ShowPage<StaffLetter>
    titleOf={({ subject }) => subject}
    facts={({ created_at }) => (
      <>
        <StatusField statuses={letterStatuses} />
        <span>Создано {formatMoment(created_at)}</span>
      </>
    )}
    actions={<ResendButton />}
    sections={[{ id: 'letter', title: 'Письмо', content: <Facts<StaffLetter> rows={rows} /> }]}
    after={null}
  />
);

const rows: readonly FactRow<StaffLetter>[] = [
  ['to', ({ to }) => to],
  ['channel', ({ channel }) => letterChannels[channel]],
  ['text', ({ text }) => text],
  ['sent_at', ({ sent_at }) => sent_at && formatMoment(sent_at)],
  ['read_at', ({ read_at }) => read_at && formatMoment(read_at)],
  ['attempts', ({ attempts }) => attempts],
  ['error', ({ error }) => error],
  [
    'record_id',
    ({ resource, record_id }) =>
      resource && record_id && <RecordPointer resource={resource} id={record_id} />,
  ],
];
