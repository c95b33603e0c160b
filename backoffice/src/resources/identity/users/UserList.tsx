import { Box } from '@mui/material';
import type { StaffUser } from '@odonta/api/contract';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { userLifecycle } from '@odonta/db/vocabulary/identity/user.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { RoleChips } from './RoleChips.tsx';
import { roleChoices } from './roleChoices.ts';

const { Column, status } = columnsOf<StaffUser>();

const filters = [choiceFilter('role', 'Роль', roleChoices), flagFilter('is_partner', 'Партнёр')];

export function UserList() {
  const isMasked = useIsMasked();
  return (
    <ListPage<StaffUser>
      create="Пригласить"
      sort={{ field: 'name', order: 'ASC' }}
      tabs={tabsOf(userLifecycle.statuses)}
      filters={filters}
    >
      <RecordTable<StaffUser> card={UserRow} bulk={false}>
        <Column source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
        <Column source="email" disableSort={isMasked} />
        <Column
          source="phone"
          disableSort
          cellClassName="nowrap"
          render={({ phone }) => (phone ? formatPhone(phone) : '—')}
        />
        <Column
          source="roles"
          disableSort
          render={({ roles, is_partner }) => <RoleChips roles={roles} isPartner={is_partner} />}
        />
        <Column {...status(userLifecycle.statuses)} />
      </RecordTable>
    </ListPage>
  );
}

function UserRow({ record: { name, email, roles } }: { record: StaffUser }) {
  return (
    <Box>
      <RecordLink>{name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {email}
        <br />
        {roles.map((role) => staffRoleLabels[role]).join(', ')}
      </Box>
      <StatusField statuses={userLifecycle.statuses} />
    </Box>
  );
}
