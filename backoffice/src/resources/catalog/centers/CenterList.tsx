import { Box } from '@mui/material';
import type { StaffCenter } from '@odonta/api/contract';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { DataTable } from 'react-admin';
import { referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ToggleField } from '../../../kit/record/ToggleField.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { centerSections, centerTransitionBodies } from './CenterPages.tsx';
import { CenterState } from './CenterState.tsx';
import { InviteCenterButton } from './invitations/InviteCenterButton.tsx';

const Column = DataTable.Col<StaffCenter>;

const filters = [referenceFilter('manager_id', 'Менеджер', 'users')];

export const CenterList = () => {
  const mine = useMine();
  return (
    <ListPage<StaffCenter>
      quick={mine}
      create="Добавить центр"
      sort={{ field: 'name', order: 'ASC' }}
      tabs={tabsOf(centerLifecycle.statuses)}
      filters={filters}
      actions={<InviteCenterButton />}
    >
      <RecordTable<StaffCenter>
        card={CenterRow}
        bulk={{ sections: centerSections, bodies: centerTransitionBodies }}
      >
        <Column source="name" render={({ name, id }) => <RecordLink>{`${name} · № ${id}`}</RecordLink>} />
        <Column source="city" render={({ city }) => city ?? '—'} />
        <Column source="email" disableSort />
        <Column
          source="phone"
          disableSort
          cellClassName="nowrap"
          render={({ phone }) => (phone ? formatPhone(phone) : '—')}
        />
        <Column source="manager_id" disableSort>
          <ReferenceName reference="users" source="manager_id" />
        </Column>
        <Column source="status" render={(center) => <CenterState center={center} />} />
        <Column
          source="show_main"
          label="На главной"
          disableSort
          render={({ name }) => <ToggleField source="show_main" label={`На главной: ${name}`} />}
        />
      </RecordTable>
    </ListPage>
  );
};

function CenterRow({ record: center }: { record: StaffCenter }) {
  return (
    <Box>
      <RecordLink>{center.name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[center.city, center.phone && formatPhone(center.phone), center.email].filter(Boolean).join(' · ')}
      </Box>
      <CenterState center={center} />
      <Box sx={{ fontSize: 14, mt: 0.5 }}>
        На главной <ToggleField source="show_main" label={`На главной: ${center.name}`} />
      </Box>
    </Box>
  );
}
