import { articleLimits } from '@odonta/db/vocabulary/content/articles/article.ts';
import { articleCoverAtLeast } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { Categories } from '../../editor/fields/Categories.tsx';
import { Cover } from '../../editor/fields/Cover.tsx';
import { RichText } from '../../editor/fields/RichText.tsx';
import { useArticle, useField } from '../useArticle.ts';
import { ArticleInput } from './ArticleInput.tsx';
import { LineInput } from './LineInput.tsx';
import { SourcesInput } from './SourcesInput.tsx';

/** The fields of an article in their order. */
export const ArticleFields = () => (
  <>
    <EditorSection id="about" title="О чём статья">
      <LineInput name="title" atMost={articleLimits.title.max} />
      <LineInput
        name="description"
        hint="По нему выбирают, читать ли дальше: его видно в списке статей и в поиске"
        atMost={articleLimits.description}
        rows={3}
      />
      <CategoriesInput />
    </EditorSection>
    <EditorSection id="text" title="Содержание">
      <TextInput />
      <CoverInput />
    </EditorSection>
    <EditorSection id="trust" title="Почему этому можно верить">
      <SourcesInput />
      <LineInput name="conflict_of_interest" hint={whyAsked} atMost={articleLimits.conflict} rows={2} />
    </EditorSection>
  </>
);

const whyAsked =
  'Читатель вправе знать, связаны ли вы с тем, о чём пишете: кто оплатил работу, чьи материалы вам дали, где вы работаете или преподаёте. Если такого нет, напишите «не заявлен»';

function CategoriesInput() {
  const { value, set } = useField('categories');
  return (
    <ArticleInput name="categories" hint="От одной до трёх, первая — главная">
      {(input) => <Categories {...{ value, set, input }} atMost={articleLimits.categories} />}
    </ArticleInput>
  );
}

function TextInput() {
  const { value, set, label } = useField('text');
  const { card } = useArticle();
  return (
    <ArticleInput
      name="text"
      hint={`Не короче ${articleLimits.text.min} символов. Из трёх заголовков и больше получится оглавление`}
      isGroup
    >
      {(input) => <RichText {...{ input, label, value, set }} headings={[2, 3]} isClosed={!card.edits} />}
    </ArticleInput>
  );
}

function CoverInput() {
  const { value, set } = useField('image');
  return (
    <ArticleInput name="image" label="Файл обложки" hint={coverHint}>
      {(input) => <Cover {...{ value, set, input }} folder="articles" path="/lk/articles/pictures" />}
    </ArticleInput>
  );
}

const coverHint = `Не меньше ${articleCoverAtLeast.width} × ${articleCoverAtLeast.height} точек: JPEG, PNG, WebP или AVIF до 8 МБ`;
