import { Box, Stack } from '@mui/material';
import type { StaffLegalUser } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { legalUserLifecycle } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { DataTable } from 'react-admin';
import { referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';

const Column = DataTable.Col<StaffLegalUser>;

const filters = [referenceFilter('manager_id', 'Менеджер', 'users')];

export const LegalUserList = () => {
  const mine = useMine();
  return (
    <ListPage<StaffLegalUser>
      quick={mine}
      create="Добавить организацию"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(legalUserLifecycle.statuses)}
      filters={filters}
    >
      <RecordTable<StaffLegalUser> card={LegalUserRow}>
        <Column source="name" render={({ name, id }) => <RecordLink>{`${name} · № ${id}`}</RecordLink>} />
        <Column source="inn" cellClassName="nowrap" />
        <Column source="kpp" disableSort cellClassName="nowrap" render={({ kpp }) => kpp ?? '—'} />
        <Column source="owner_email" disableSort render={({ owner_email }) => owner_email ?? '—'} />
        <Column source="manager_id" disableSort>
          <ReferenceName reference="users" source="manager_id" />
        </Column>
        <Column
          source="credit_limit"
          label="Отсрочка"
          disableSort
          cellClassName="nowrap"
          render={({ credit_limit }) => (credit_limit > 0 ? formatPrice(credit_limit) : '—')}
        />
        <Column source="status" render={(company) => <LegalUserState company={company} />} />
      </RecordTable>
    </ListPage>
  );
};

function LegalUserRow({ record: company }: { record: StaffLegalUser }) {
  return (
    <Box>
      <RecordLink>{company.name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[`ИНН ${company.inn}`, company.owner_email].filter(Boolean).join(' · ')}
      </Box>
      <LegalUserState company={company} />
    </Box>
  );
}

export function LegalUserState({ company: { status, verified_at } }: { company: StaffLegalUser }) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <StatusChip status={status} label={legalUserLifecycle.statuses[status].label} />
      {verified_at === null && <StatusChip status="unverified" tone="waiting" label="ИНН не проверен" />}
    </Stack>
  );
}
