import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { PlaceOfStrip } from './PlaceOfStrip.tsx';
import { RecordPreview } from './Preview.tsx';
import { topStripSections } from './topStripSections.tsx';

export const TopStripCreate = () => (
  <CreatePage<StaffTopStrip>
    title="Новая плашка"
    created="Плашка сохранена черновиком"
    blank={{ date_start: nowInSeconds() }}
    sections={topStripSections}
  />
);

export const TopStripEdit = () => (
  <EditPage<StaffTopStrip>
    titleOf={(strip) => strip?.header ?? 'Плашка'}
    facts={({ id }) => <StripFacts id={id} />}
    actions={<TransitionButtons />}
    sections={topStripSections}
  />
);

export const TopStripShow = () => (
  <ShowPage<StaffTopStrip>
    titleOf={({ header }) => header}
    facts={({ id }) => <StripFacts id={id} />}
    actions={<TransitionButtons />}
    sections={[
      { id: 'main', title: 'Объявление', content: <Facts<StaffTopStrip> rows={rows} /> },
      { id: 'preview', title: 'Как это выглядит', content: <RecordPreview /> },
    ]}
  />
);

const StripFacts = ({ id }: { id: number }) => (
  <>
    <StatusField statuses={topStripLifecycle.statuses} />
    <span>№ {id}</span>
    <span>
      <PlaceOfStrip />
    </span>
  </>
);

const rows: readonly FactRow<StaffTopStrip>[] = [
  ['text', ({ text }) => text],
  ['link', ({ link }) => link],
  ['date_start', ({ date_start }) => formatMoment(date_start)],
  ['date_end', ({ date_end }) => formatMoment(date_end)],
];
