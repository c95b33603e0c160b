import { Box } from '@mui/material';
import type { StaffCollection } from '@odonta/api/contract';
import { collectionStatuses } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { coursesInWords, overInWords } from './collectionWords.ts';
import { transitionBodies } from './transitionBodies.tsx';

const { Column, moment, status } = columnsOf<StaffCollection>();

const filters = [
  referenceFilter('prod_id', 'Курс в подборке', 'prods'),
  referenceFilter('manager_id', 'Менеджер', 'users'),
  dayFilter('created_from', 'Создана не раньше', 'start'),
  dayFilter('created_to', 'Создана не позже', 'end'),
];

export const CollectionList = () => (
  <ListPage<StaffCollection>
    create="Собрать подборку"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(collectionStatuses)}
    filters={filters}
  >
    <RecordTable<StaffCollection> card={CollectionRow} bulk={{ bodies: transitionBodies }}>
      <Column source="name" render={(collection) => <Name collection={collection} />} />
      <Column source="name_to" />
      <Column source="manager_name" disableSort />
      <Column source="view_count" align="right" />
      <Column source="click_count" align="right" />
      <Column {...status(collectionStatuses)} />
      <Column {...moment('created_at')} />
    </RecordTable>
  </ListPage>
);

function Name({ collection: { name, courses, over_count } }: { collection: StaffCollection }) {
  return (
    <Box sx={{ minWidth: 220 }}>
      <RecordLink>{name}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {coursesInWords(courses.length)}
        {over_count > 0 && (
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {' '}
            · {overInWords(over_count)}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const CollectionRow = ({ record: collection }: { record: StaffCollection }) => (
  <Box>
    <Name collection={collection} />
    <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
      {collection.name_to} · {plural(collection.view_count, ['открытие', 'открытия', 'открытий'])} ·{' '}
      {plural(collection.click_count, ['переход', 'перехода', 'переходов'])}
    </Box>
    <StatusField statuses={collectionStatuses} />
  </Box>
);
