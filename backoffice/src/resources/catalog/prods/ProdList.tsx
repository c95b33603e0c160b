import type { StaffProd } from '@odonta/api/contract';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ToggleField } from '../../../kit/record/ToggleField.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { datesOf, prodStatuses } from './labels.ts';
import { ProdName } from './ProdName.tsx';
import { ProdRow, ProdStatus } from './ProdRow.tsx';
import { prodFilters } from './prodFilters.tsx';
import { prodSections } from './prodSections.tsx';

const Column = DataTable.Col<StaffProd>;
const statusesInOrder = ['CREATED', 'CONFIRMED', 'PREPARE', 'REJECTED', 'CANCELED'];

export const ProdList = () => (
  <ListPage<StaffProd>
    create="Добавить курс"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(prodStatuses, 'status', statusesInOrder)}
    quick={[quickOverdue]}
    filters={prodFilters}
  >
    <RecordTable<StaffProd> card={ProdRow} bulk={{ sections: prodSections }}>
      <Column source="name">
        <ProdName />
      </Column>
      <Column source="type" render={({ type }) => prodTypes[type]} />
      <Column source="date_start" render={datesOf} />
      <Column
        source="price"
        label="Цена"
        align="right"
        cellClassName="nowrap"
        render={({ price_now }) => formatPrice(price_now)}
      />
      <Column source="status" render={(prod) => <ProdStatus prod={prod} />} />
      <Column
        source="disable_promotion"
        disableSort
        render={({ name }) => <ToggleField source="disable_promotion" label={`Не продвигать: ${name}`} />}
      />
    </RecordTable>
  </ListPage>
);
