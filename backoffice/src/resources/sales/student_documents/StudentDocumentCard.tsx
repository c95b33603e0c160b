import type { StaffStudentDocument } from '@odonta/api/contract';
import {
  deletableStudentDocuments,
  studentDocumentLimits,
  studentDocumentStatuses,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DeleteFromCard } from '../../../kit/trash/DeleteFromCard.tsx';
import { StudentFile } from './StudentFile.tsx';
import { studentName } from './studentName.ts';

export const StudentDocumentCard = () => (
  <ShowPage<StaffStudentDocument>
    titleOf={studentName}
    facts={({ order_number, prod_name }) => (
      <>
        <StatusField statuses={studentDocumentStatuses} />
        <span>{order_number}</span>
        <span>{prod_name}</span>
      </>
    )}
    actions={
      <>
        <TransitionButtons />
        <DeleteFromCard<StaffStudentDocument>
          when={({ status }) => deletableStudentDocuments.includes(status)}
        />
      </>
    }
    sections={[
      { id: 'file', title: 'Что прислали', content: <StudentFile /> },
      { id: 'facts', title: 'Чей документ', content: <Facts<StaffStudentDocument> rows={rows} /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Документ запрошен" /> },
    ]}
    after={<HistoryPanel />}
  />
);

const rows: readonly FactRow<StaffStudentDocument>[] = [
  [
    'order_number',
    ({ order_id, order_number }) => <RecordPointer resource="orders" id={order_id} name={order_number} />,
  ],
  [
    'participant_id',
    (record) => (
      <RecordPointer resource="participants" id={record.participant_id} name={studentName(record)} />
    ),
  ],
  ['tier_label', ({ tier_label }) => tier_label],
  ['sent_at', ({ sent_at }) => sent_at && formatMoment(sent_at)],
  ['due_at', ({ due_at }) => `${formatMoment(due_at)}, не дольше ${studentDocumentLimits.hours} часов`],
  ['reject_reason', ({ reject_reason }) => reject_reason],
  ['decider_name', ({ decider_name }) => decider_name],
  ['decided_at', ({ decided_at }) => decided_at && formatMoment(decided_at)],
];
