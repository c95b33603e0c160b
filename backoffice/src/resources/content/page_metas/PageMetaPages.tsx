import { Box } from '@mui/material';
import type { StaffPageMeta } from '@odonta/api/contract';
import { metaLengths, sectionPaths } from '@odonta/db/vocabulary/content/pageMeta.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { BooleanInput, DataTable, required, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { lengthHint } from './lengthHint.ts';

const Column = DataTable.Col<StaffPageMeta>;
const filters = [flagFilter('is_hidden', 'Скрыта от поиска')];

export const PageMetaList = () => (
  <ListPage<StaffPageMeta> create="Добавить SEO-данные" filters={filters}>
    <RecordTable<StaffPageMeta> card={PageMetaRow}>
      <Column source="path" render={({ path }) => <RecordLink>{path}</RecordLink>} />
      <Column source="title" render={({ title }) => title ?? '—'} />
      <Column source="description" disableSort render={({ description }) => description ?? '—'} />
      <Column source="is_hidden" disableSort render={({ is_hidden }) => (is_hidden ? 'Да' : 'Нет')} />
    </RecordTable>
  </ListPage>
);

const PageMetaRow = ({ record: { path, title } }: { record: StaffPageMeta }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <RecordLink>{path}</RecordLink>
    {title && <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{title}</Box>}
  </Box>
);

export const PageMetaCreate = () => (
  <CreatePage<StaffPageMeta>
    title="SEO страницы"
    created="SEO-данные добавлены"
    blank={{ is_hidden: false }}
    sections={sections}
  />
);

export const PageMetaEdit = () => (
  <EditPage<StaffPageMeta> titleOf={(meta) => meta?.path ?? 'SEO страницы'} sections={sections} />
);

export const PageMetaShow = () => (
  <ShowPage<StaffPageMeta>
    titleOf={({ path }) => path}
    actions={<PageLink />}
    sections={[{ id: 'main', title: 'Для поиска', content: <Facts<StaffPageMeta> rows={rows} /> }]}
  />
);

function PageLink() {
  const meta = useRecordContext<StaffPageMeta>();
  return meta ? <SiteLink path={meta.path} /> : null;
}

const rows: readonly FactRow<StaffPageMeta>[] = [
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['h1', ({ h1 }) => h1],
  ['intro', ({ intro }) => intro],
  ['is_hidden', ({ is_hidden }) => (is_hidden ? 'Да' : 'Нет')],
  ['updated_at', ({ updated_at }) => formatMoment(updated_at)],
];

/** Says how much of it a search engine shows. */
function Counted({ source }: { source: keyof typeof metaLengths }) {
  const hint = lengthHint(String(useWatch({ name: source }) ?? ''), metaLengths[source]);
  return source === 'title' ? (
    <TextInput source={source} helperText={hint} />
  ) : (
    <LongTextInput source={source} helperText={hint} />
  );
}

/** Only sections of the catalogue take a heading and an introduction of their own. */
function WordsOfSection() {
  const path = String(useWatch({ name: 'path' }) ?? '');
  if (!sectionPaths.includes(path)) return null;
  return (
    <>
      <TextInput source="h1" helperText="Стоит вверху раздела; пусто — как есть" />
      <LongTextInput source="intro" helperText="Стоит под заголовком раздела" />
    </>
  );
}

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Для поиска',
    hint: 'Пустое поле: останется заголовок по умолчанию.',
    content: (
      <Fields columns={1}>
        <TextInput
          source="path"
          validate={required()}
          helperText="Адрес с сайта, целиком или от косой черты: /endodontiya"
        />
        <Counted source="title" />
        <Counted source="description" />
        <WordsOfSection />
        <BooleanInput source="is_hidden" helperText="Поисковые системы не показывают страницу" />
      </Fields>
    ),
  },
];
