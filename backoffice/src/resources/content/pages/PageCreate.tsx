import type { StaffPage } from '@odonta/api/contract';
import { below } from '@odonta/db/vocabulary/addresses.ts';
import { pageLimits } from '@odonta/db/vocabulary/content/pages.ts';
import { required, TextInput } from 'react-admin';
import { FormattedTextInput } from '../../../kit/inputs/FormattedTextInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { Preview } from './Preview.tsx';
import { SearchFields } from './SearchFields.tsx';

export const PageCreate = () => (
  <CreatePage<StaffPage>
    title="Новая страница"
    created="Черновик сохранён: на сайте страница появится после публикации"
    blank={{ intro: '', body: '', robots: 'index' }}
    sections={sections}
  />
);

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Заголовок и вступление',
    content: (
      <Fields>
        <TextInput source="h1" validate={required()} helperText={false} />
        <TextInput
          source="slug"
          label="Адрес"
          helperText={`Страница откроется по адресу ${below.addedPages}…; если оставить пустым, он получится из заголовка`}
        />
        <LongTextInput source="intro" atMost={pageLimits.intro} />
      </Fields>
    ),
  },
  { id: 'body', title: 'Текст', content: <FormattedTextInput source="body" label="Текст страницы" /> },
  {
    id: 'search',
    title: 'Для поисковых систем',
    content: <SearchFields isDescriptionRequired />,
  },
  { id: 'preview', title: 'Предпросмотр', content: <Preview /> },
];
