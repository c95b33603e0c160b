import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { closedNegativeLecturers } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DeleteFromCard } from '../../../kit/trash/DeleteFromCard.tsx';
import { EditNegativeLecturer } from './EditNegativeLecturer.tsx';
import { Evidence } from './Evidence.tsx';
import { reporterOf } from './facts.ts';
import { transitionBodies } from './transitionBodies.tsx';

export const NegativeLecturerCard = () => (
  <ShowPage<StaffNegativeLecturer>
    titleOf={({ fio }) => fio}
    facts={({ id, created_at }) => (
      <>
        <StatusField statuses={requestStatuses} />
        <span>Запись № {id}</span>
        <span>{formatMoment(created_at)}</span>
      </>
    )}
    actions={
      <>
        <EditNegativeLecturer />
        <TransitionButtons bodies={transitionBodies} />
        <DeleteFromCard<StaffNegativeLecturer>
          when={({ status }) => closedNegativeLecturers.includes(status)}
        />
      </>
    }
    sections={[
      { id: 'about', title: 'Запись', content: <Facts<StaffNegativeLecturer> rows={rows} /> },
      { id: 'evidence', title: 'Документы', content: <Evidence /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Запись создана" /> },
    ]}
    after={<HistoryPanel />}
  />
);

const rows: readonly FactRow<StaffNegativeLecturer>[] = [
  ['about', ({ about }) => about],
  ['lecturer_id', ({ lecturer_id, fio }) => lecturer_id && pointer('lecturers', lecturer_id, fio)],
  [
    'center_name',
    (record) =>
      record.author_center_id === null
        ? reporterOf(record)
        : pointer('centers', record.author_center_id, reporterOf(record)),
  ],
  ['author_name', ({ author_name }) => author_name],
  ['appeal', ({ appeal }) => appeal],
  ['appealed_at', ({ appealed_at }) => appealed_at && formatMoment(appealed_at)],
  ['appeal_answer', ({ appeal_answer }) => appeal_answer],
  ['close_reason', ({ close_reason }) => close_reason],
  ['decider_name', ({ decider_name }) => decider_name],
  ['decided_at', ({ decided_at }) => decided_at && formatMoment(decided_at)],
  ['expires_at', ({ expires_at }) => formatMoment(expires_at)],
];

const pointer = (resource: string, id: number, name: string) => (
  <RecordPointer resource={resource} id={id} name={name} />
);
