import type { StaffProd, StaffProdRevision } from '@odonta/api/contract';
import {
  prodRevisionLifecycle,
  rejectionCodes,
} from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useCanAccess, useGetOne } from 'react-admin';
import { Timeline } from '../../../kit/history/Timeline.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { PreviewButton } from '../../../kit/record/PreviewButton.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { Changes } from './changes/Changes.tsx';
import { DueTime } from './DueTime.tsx';
import { Remarks } from './Remarks.tsx';

export const RevisionCard = () => (
  <ShowPage<StaffProdRevision>
    titleOf={({ prod_name }) => `Правка: ${prod_name}`}
    facts={(revision) => (
      <>
        <StatusField statuses={prodRevisionLifecycle.statuses} />
        <span>№ {revision.id}</span>
        <DueTime of={revision} isLabelled />
        <RecordPointer resource="prods" id={revision.prod_id} name="Карточка курса" />
        <CoursePage id={revision.prod_id} />
        {revision.status === 'CREATED' && <PreviewButton />}
      </>
    )}
    sections={[
      { id: 'changes', title: 'Что меняют', content: <Changes /> },
      { id: 'about', title: 'Правка', content: <Facts<StaffProdRevision> rows={rows} /> },
      { id: 'steps', title: 'Ход работы', content: <Timeline opening="Правка начата" /> },
    ]}
  />
);

/** The course on the site, while it is there. */
function CoursePage({ id }: { id: number }) {
  const { canAccess } = useCanAccess({ resource: 'prods', action: 'show' });
  const { data } = useGetOne<StaffProd>('prods', { id }, { enabled: canAccess === true });
  return data?.status === 'CONFIRMED' ? <SiteLink path={data.canonical} /> : null;
}

const rows: readonly FactRow<StaffProdRevision>[] = [
  ['prod_name', ({ prod_id, prod_name }) => <RecordPointer resource="prods" id={prod_id} name={prod_name} />],
  [
    'center_name',
    ({ center_id, center_name }) => <RecordPointer resource="centers" id={center_id} name={center_name} />,
  ],
  ['author_name', ({ author_name }) => author_name],
  ['submitted_at', ({ submitted_at }) => submitted_at && formatMoment(submitted_at)],
  [
    'decider_name',
    (revision) => isDecided(revision) && (revision.decider_name ?? 'Принята сразу, без проверки'),
  ],
  ['decided_at', (revision) => isDecided(revision) && formatMoment(revision.decided_at ?? 0)],
  ['reject_code', ({ reject_code }) => reject_code && rejectionCodes[reject_code]],
  ['comments', ({ comments }) => Object.keys(comments).length > 0 && <Remarks comments={comments} />],
];

/** A part may be decided about while the rest waits. */
const isDecided = ({ status, decided_at }: StaffProdRevision): boolean =>
  decided_at !== null && (status === 'CONFIRMED' || status === 'REJECTED');
