import { Alert, Box } from '@mui/material';
import type { StaffPage } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { pageLifecycle, pageLimits, pageRobots } from '@odonta/db/vocabulary/content/pages.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { FormattedTextInput } from '../../../kit/inputs/FormattedTextInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { RichText } from '../../../kit/record/RichText.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { CompanyInputs } from './CompanyInputs.tsx';
import { Editions } from './Editions.tsx';
import { Preview } from './Preview.tsx';
import { SearchFields } from './SearchFields.tsx';

const publishOnly = ['publish'];

export const PageEdit = () => (
  <EditPage<StaffPage>
    titleOf={(page) => page?.name ?? 'Страница'}
    facts={(page) => <PageFacts page={page} />}
    actions={<TransitionButtons only={publishOnly} />}
    sections={sections}
    isDeletable={({ is_system }) => !is_system}
    after={
      <>
        <Editions />
        <HistoryPanel />
      </>
    }
  />
);

export const PageShow = () => (
  <ShowPage<StaffPage>
    titleOf={({ name }) => name}
    facts={(page) => <PageFacts page={page} />}
    actions={<TransitionButtons only={publishOnly} />}
    sections={[{ id: 'main', title: 'Страница', content: <Facts<StaffPage> rows={rows} /> }]}
  />
);

function PageFacts({ page }: { page: StaffPage }) {
  return (
    <>
      <StatusField statuses={pageLifecycle.statuses} />
      {page.published_at !== null && (
        <span>
          Редакция № {page.published_number} от {formatMoment(page.published_at)}
        </span>
      )}
      <SiteLink path={page.path} />
    </>
  );
}

/** A viewer who may only read a legal text sees all of it, and can change nothing. */
function Editable({ children }: { children: ReactNode }) {
  const page = useRecordContext<StaffPage>();
  const isEditable = page?.is_editable ?? false;
  return (
    <Box component="fieldset" disabled={!isEditable} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      {page && !isEditable && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Правовой текст меняет и публикует администратор.
        </Alert>
      )}
      {children}
    </Box>
  );
}

function BodyInput() {
  const page = useRecordContext<StaffPage>();
  return <FormattedTextInput source="body" label="Текст страницы" disabled={!page?.is_editable} />;
}

function CompanySection() {
  const page = useRecordContext<StaffPage>();
  return page?.path === paths.contacts ? (
    <CompanyInputs />
  ) : (
    <>Данные о компании правят на странице «Контакты».</>
  );
}

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Заголовок и вступление',
    content: (
      <Editable>
        <Fields>
          <TextInput source="h1" validate={required()} helperText={false} />
          <LongTextInput source="intro" atMost={pageLimits.intro} />
        </Fields>
      </Editable>
    ),
  },
  { id: 'body', title: 'Текст', content: <BodyInput /> },
  { id: 'company', title: 'О компании', content: <CompanySection /> },
  {
    id: 'search',
    title: 'Для поисковых систем',
    content: (
      <Editable>
        <SearchFields />
      </Editable>
    ),
  },
  { id: 'preview', title: 'Предпросмотр', content: <Preview /> },
];

const rows: readonly FactRow<StaffPage>[] = [
  ['path', ({ path }) => path],
  ['h1', ({ h1 }) => h1],
  ['intro', ({ intro }) => intro],
  ['body', ({ body }) => <RichText html={body} />],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['robots', ({ robots }) => pageRobots[robots]],
];
