import type { StaffArticle } from '@odonta/api/contract';
import { required } from 'react-admin';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { RichText } from '../../../kit/record/RichText.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { categoriesInWords } from '../../catalog/prods/labels.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { articleSections } from './articleSections.tsx';

const ScheduleBody = () => (
  <MomentInput source="scheduled_at" label="Когда опубликовать" validate={required()} />
);
export const articleTransitionBodies = { schedule: ScheduleBody };
const transitions = <TransitionButtons bodies={articleTransitionBodies} />;

export const ArticleCreate = () => (
  <CreatePage<StaffArticle>
    title="Новая статья"
    created="Статья сохранена черновиком"
    blank={{ image: { filename: null, alt: '' }, categories: [], tags: [], sources: [], is_sponsored: false }}
    sections={articleSections}
  />
);

export const ArticleEdit = () => (
  <EditPage<StaffArticle>
    titleOf={(article) => article?.title ?? 'Статья'}
    facts={(article) => <ArticleFacts article={article} />}
    actions={transitions}
    sections={articleSections}
  />
);

export const ArticleShow = () => (
  <ShowPage<StaffArticle>
    titleOf={({ title }) => title}
    facts={(article) => <ArticleFacts article={article} />}
    actions={transitions}
    sections={[
      { id: 'main', title: 'Главное', content: <Facts<StaffArticle> rows={mainRows} /> },
      { id: 'text', title: 'Текст', content: <Facts<StaffArticle> rows={textRows} /> },
    ]}
  />
);

const mainRows: readonly FactRow<StaffArticle>[] = [
  ['description', ({ description }) => description],
  ['categories', ({ categories }) => categoriesInWords(categories)],
  ['tags', ({ tags }) => tags.join(', ')],
  ['lecturer_ids', ({ lecturer_ids }) => <ReferenceNames reference="lecturers" ids={lecturer_ids} />],
  ['prod_ids', ({ prod_ids }) => <ReferenceNames reference="prods" ids={prod_ids} />],
  ['slug', ({ slug }) => slug],
  ['ad_company', ({ is_sponsored, ad_company }) => (is_sponsored ? ad_company : null)],
];

const textRows: readonly FactRow<StaffArticle>[] = [
  ['text', ({ text }) => <RichText html={text} />],
  ['sources', ({ sources }) => sources.map(({ text }) => text).join('\n')],
  ['reviewer', ({ reviewer }) => reviewer],
  ['conflict_of_interest', (article) => article.conflict_of_interest],
];
