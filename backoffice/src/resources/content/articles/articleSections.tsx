import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { AutocompleteArrayInput, required, TextArrayInput, TextInput } from 'react-admin';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { OrderedReferences } from '../../../kit/inputs/OrderedReferences.tsx';
import { PictureInput } from '../../../kit/inputs/PictureInput.tsx';
import { Fields, Wide } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { categoryChoices } from '../../catalog/prods/labels.ts';
import { AdvertisingInputs } from './inputs/AdvertisingInputs.tsx';
import { SourceInputs } from './inputs/SourceInputs.tsx';
import { TextPreview } from './inputs/TextPreview.tsx';

/** The form of an article, for a new one and for an existing one alike. */
export const articleSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Главное',
    content: (
      <Fields columns={2}>
        <Wide>
          <TextInput source="title" validate={required()} helperText="От 5 до 180 знаков" />
        </Wide>
        <Wide>
          <LongTextInput source="description" atMost={articleLimits.description} />
        </Wide>
        <AutocompleteArrayInput
          source="categories"
          choices={categoryChoices}
          helperText="До трёх, первая — главная"
        />
        <TextArrayInput source="tags" helperText="До восьми; введите тему и нажмите Enter" />
        <TextInput
          source="slug"
          helperText="Латиница через дефис; если не заполнить, получится из заголовка"
        />
      </Fields>
    ),
  },
  {
    id: 'text',
    inBulk: false,
    title: 'Текст',
    hint: 'Можно писать обычным текстом или HTML: абзацы, заголовки h2 и h3, списки, таблицы, цитаты, ссылки. Остальная разметка при сохранении убирается.',
    content: (
      <Fields>
        <LongTextInput source="text" atLeast={articleLimits.text.min} atMost={articleLimits.text.max} />
        <TextPreview />
      </Fields>
    ),
  },
  {
    id: 'cover',
    inBulk: false,
    title: 'Обложка',
    content: (
      <PictureInput
        source="image"
        folder="articles"
        ratio="1200 / 630"
        hint="Лучше всего 1200 × 630 и больше: JPEG, PNG или WebP до 8 МБ. Её же увидят, когда статьёй поделятся."
      />
    ),
  },
  {
    id: 'authors',
    title: 'Авторы',
    hint: 'Порядок — как на странице статьи.',
    content: (
      <OrderedReferences
        source="lecturer_ids"
        reference="lecturers"
        label="Авторы статьи"
        addLabel="Добавить автора"
        none="Авторы не указаны: статья выйдет от имени редакции."
      />
    ),
  },
  { id: 'sources', title: 'Источники и рецензия', content: <SourceInputs />, inBulk: false },
  {
    id: 'prods',
    title: 'Курсы по теме',
    hint: 'Если курсов меньше трёх, остальные подберутся по категории из тех, куда идёт запись.',
    content: (
      <OrderedReferences
        source="prod_ids"
        reference="prods"
        label="Курсы по теме"
        addLabel="Добавить курс"
        none="Курсы подберутся по категории."
      />
    ),
  },
  { id: 'advertising', title: 'Реклама', content: <AdvertisingInputs /> },
];
