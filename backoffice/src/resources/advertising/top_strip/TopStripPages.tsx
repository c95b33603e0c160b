import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';

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
    sections={[{ id: 'main', title: 'Объявление', content: <Facts<StaffTopStrip> rows={rows} /> }]}
  />
);

const StripFacts = ({ id }: { id: number }) => (
  <>
    <StatusField statuses={topStripLifecycle.statuses} />
    <span>№ {id}</span>
  </>
);

export const topStripSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Объявление',
    content: (
      <Fields columns={2}>
        <TextInput
          source="header"
          validate={[required(), maxLength(80)]}
          helperText="До 80 знаков, первой строкой плашки"
        />
        <TextInput
          source="text"
          validate={[required(), maxLength(200)]}
          helperText="До 200 знаков, под заголовком"
        />
        <TextInput source="link" helperText="Страница сайта (/search) или адрес с https://" />
      </Fields>
    ),
  },
  {
    id: 'time',
    title: 'Срок',
    content: (
      <Fields columns={2}>
        <MomentInput source="date_start" validate={required()} />
        <MomentInput
          source="date_end"
          validate={required()}
          helperText="По московскому времени. С новым сроком плашку увидят и те, кто её закрыл"
        />
      </Fields>
    ),
  },
];

const rows: readonly FactRow<StaffTopStrip>[] = [
  ['text', ({ text }) => text],
  ['link', ({ link }) => link],
  ['date_start', ({ date_start }) => formatMoment(date_start)],
  ['date_end', ({ date_end }) => formatMoment(date_end)],
];
