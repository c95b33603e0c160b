import { Box } from '@mui/material';
import type { StaffIndividual } from '@odonta/api/contract';
import { individualLifecycle } from '@odonta/db/vocabulary/identity/individual.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { fullName } from './fullName.ts';

const { Column, moment, status } = columnsOf<StaffIndividual>();

const filters = [
  referenceFilter('manager_id', 'Менеджер', 'users'),
  flagFilter('is_student', 'Студент или ординатор'),
];

export function IndividualList() {
  const isMasked = useIsMasked();
  const mine = useMine();
  return (
    <ListPage<StaffIndividual>
      quick={mine}
      create="Добавить покупателя"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(individualLifecycle.statuses)}
      filters={filters}
    >
      <RecordTable<StaffIndividual> card={IndividualRow}>
        <Column
          source="last_name"
          label="Покупатель"
          disableSort={isMasked}
          render={(person) => <RecordLink>{`${fullName(person)} · № ${person.id}`}</RecordLink>}
        />
        <Column source="city" render={({ city }) => city ?? '—'} />
        <Column source="phone" disableSort cellClassName="nowrap" render={({ phone }) => phone ?? '—'} />
        <Column source="email" disableSort render={({ email }) => email ?? '—'} />
        <Column source="manager_id" disableSort>
          <ReferenceName reference="users" source="manager_id" />
        </Column>
        <Column {...moment('created_at')} />
        <Column {...status(individualLifecycle.statuses)} />
      </RecordTable>
    </ListPage>
  );
}

function IndividualRow({ record }: { record: StaffIndividual }) {
  return (
    <Box>
      <RecordLink>{fullName(record)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[record.city, record.phone, record.email].filter(Boolean).join(' · ')}
      </Box>
      <StatusField statuses={individualLifecycle.statuses} />
    </Box>
  );
}
