import type { StaffLecturer } from '@odonta/api/contract';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { lecturerLifecycle } from '@odonta/db/vocabulary/catalog/lecturerLifecycle.ts';
import { required, TextInput } from 'react-admin';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { FormattedTextInput } from '../../../kit/inputs/FormattedTextInput.tsx';
import { PictureInput } from '../../../kit/inputs/PictureInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { RichText } from '../../../kit/record/RichText.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { StandingRecords } from '../negative_lecturers/StandingRecords.tsx';
import { GalleryInput } from './GalleryInput.tsx';
import { Proposal, ProposalPanel } from './Proposal.tsx';

export const LecturerCreate = () => (
  <CreatePage<StaffLecturer>
    title="Новый лектор"
    created="Лектор добавлен"
    blank={{ file_preview: { filename: null, alt: '' }, gallery: [] }}
    sections={lecturerSections}
  />
);

export const LecturerEdit = () => (
  <EditPage<StaffLecturer>
    titleOf={(lecturer) => lecturer?.name ?? 'Лектор'}
    facts={(lecturer) => <LecturerFacts lecturer={lecturer} />}
    actions={<TransitionButtons />}
    sections={lecturerSections}
    after={
      <>
        <ProposalPanel />
        <HistoryPanel />
      </>
    }
  />
);

export function LecturerShow() {
  const { may } = useRights();
  const negative = { id: 'negative', title: 'Негативные записи', content: <StandingRecords /> };
  return (
    <ShowPage<StaffLecturer>
      titleOf={({ name }) => name}
      facts={(lecturer) => <LecturerFacts lecturer={lecturer} />}
      actions={<TransitionButtons />}
      sections={[
        { id: 'main', title: 'О лекторе', content: <Facts<StaffLecturer> rows={rows} /> },
        ...(may('negative_lecturers.list') ? [negative] : []),
      ]}
    />
  );
}

function LecturerFacts({ lecturer }: { lecturer: StaffLecturer }) {
  return (
    <>
      <StatusField statuses={lecturerLifecycle.statuses} />
      <span>№ {lecturer.id}</span>
      {lecturer.proposed && <span>Предложил центр «{lecturer.proposed.center.name}»</span>}
      {lecturer.status === 'CONFIRMED' && <SiteLink path={lecturerPath(lecturer)} />}
    </>
  );
}

export const lecturerSections: readonly Section[] = [
  {
    id: 'main',
    title: 'О лекторе',
    content: (
      <Fields columns={2}>
        <TextInput source="name" validate={required()} helperText={false} />
        <TextInput source="sef" helperText="Латиница через дефис; если не заполнить, получится из ФИО" />
        <ReferenceSelect source="city_id" reference="cities" />
      </Fields>
    ),
  },
  {
    id: 'text',
    title: 'Биография',
    content: <FormattedTextInput source="text" atMost={10_000} />,
    inBulk: false,
  },
  {
    id: 'photo',
    inBulk: false,
    title: 'Фотография',
    content: (
      <PictureInput
        source="file_preview"
        folder="lecturers"
        ratio="1 / 1"
        hint="Портрет, лучше квадратный, от 640 точек по стороне."
      />
    ),
  },
  {
    id: 'gallery',
    inBulk: false,
    title: 'Работы и документы',
    content: <GalleryInput />,
  },
];

const rows: readonly FactRow<StaffLecturer>[] = [
  ['city_id', () => <ReferenceName reference="cities" source="city_id" />],
  ['proposed', ({ proposed }) => proposed && <Proposal />],
  ['sef', ({ sef }) => sef],
  ['text', ({ text }) => <RichText html={text} />],
  ['gallery', ({ gallery }) => gallery.map(({ file }) => file.alt).join('; ')],
];
