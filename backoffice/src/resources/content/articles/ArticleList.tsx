import { Box, Stack } from '@mui/material';
import type { StaffArticle } from '@odonta/api/contract';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, dayFilter, flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { categoryChoices } from '../../catalog/prods/labels.ts';
import { Cover } from '../../catalog/prods/ProdName.tsx';
import { articleTransitionBodies } from './ArticlePages.tsx';
import { articleSections } from './articleSections.tsx';

const { Column, status } = columnsOf<StaffArticle>();

const filters = [
  choiceFilter('category', 'Категория', categoryChoices),
  referenceFilter('lecturer_id', 'Автор', 'lecturers'),
  flagFilter('is_sponsored', 'Рекламная'),
  flagFilter('is_proposed', 'Предложена лектором'),
  dayFilter('published_from', 'Опубликована не раньше', 'start'),
  dayFilter('published_to', 'Опубликована не позже', 'end'),
];

export const ArticleList = () => (
  <ListPage<StaffArticle>
    create="Написать статью"
    sort={{ field: 'date_add', order: 'DESC' }}
    tabs={tabsOf(articleLifecycle.statuses)}
    filters={filters}
    quick={[quickOverdue]}
  >
    <RecordTable<StaffArticle>
      card={ArticleRow}
      bulk={{ sections: articleSections, bodies: articleTransitionBodies }}
    >
      <Column source="title" render={(article) => <ArticleTitle article={article} />} />
      <Column
        source="published_at"
        render={({ published_at, scheduled_at }) => momentOf(scheduled_at ?? published_at)}
        cellClassName="nowrap"
      />
      <Column source="view_count" align="right" />
      <Column source="like_count" align="right" />
      <Column {...status(articleLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

const momentOf = (seconds: number | null) => (seconds === null ? '—' : formatMoment(seconds));

function ArticleRow({ record: article }: { record: StaffArticle }) {
  return (
    <Box>
      <ArticleTitle article={article} />
      <Box sx={{ mt: 0.75 }}>
        <StatusField statuses={articleLifecycle.statuses} />
      </Box>
    </Box>
  );
}

function ArticleTitle({
  article: { id, title, image, lecturer_ids, is_sponsored, proposed_by },
}: {
  article: StaffArticle;
}) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 320 }}>
      <Cover folder="articles" filename={image.filename} />
      <Box sx={{ minWidth: 0 }}>
        <RecordLink>{title}</RecordLink>
        <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
          № {id}
          {is_sponsored && ' · реклама'}
          {proposed_by !== null && ' · предложена лектором'}
          {lecturer_ids.length > 0 && (
            <>
              {' · '}
              <ReferenceNames reference="lecturers" ids={lecturer_ids} />
            </>
          )}
        </Box>
      </Box>
    </Stack>
  );
}
