import { Box, Stack } from '@mui/material';
import type { StaffMetaFault } from '@odonta/api/contract';
import { metaFaultKinds, metaFaultResources } from '@odonta/db/vocabulary/content/metaFaults.ts';
import { DataTable } from 'react-admin';
import { choiceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { RecheckButton } from './RecheckButton.tsx';

const Column = DataTable.Col<StaffMetaFault>;
const NumberColumn = DataTable.NumberCol<StaffMetaFault>;
const labelled = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([code, label]) => [code, { label }]));
const sections = Object.entries(metaFaultResources).map(([id, name]) => ({ id, name }));

export const MetaFaultList = () => (
  <ListPage<StaffMetaFault>
    sort={{ field: 'id', order: 'ASC' }}
    tabs={tabsOf(labelled(metaFaultKinds), 'kind')}
    filters={[choiceFilter('resource', 'Раздел', sections)]}
    actions={<RecheckButton />}
  >
    <RecordTable<StaffMetaFault> card={FaultRow}>
      <Column source="kind" render={({ kind }) => metaFaultKinds[kind]} />
      <Column source="path" render={(fault) => <Page fault={fault} />} />
      <Column source="said" render={({ said }) => said || '—'} />
      <NumberColumn source="others" />
    </RecordTable>
  </ListPage>
);

/** The record where it is put right, and the page as visitors see it. */
function Page({ fault: { resource, record_id, path } }: { fault: StaffMetaFault }) {
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <RecordPointer resource={resource} id={record_id} />
      <SiteLink path={path} />
    </Stack>
  );
}

const FaultRow = ({ record: fault }: { record: StaffMetaFault }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <strong>{metaFaultKinds[fault.kind]}</strong>
    <Box sx={{ my: 0.5 }}>{fault.said || '—'}</Box>
    <Page fault={fault} />
  </Box>
);
