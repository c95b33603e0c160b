import { Box, Stack } from '@mui/material';
import type { StaffMetaIssue } from '@odonta/api/contract';
import { metaIssueKinds, metaIssueResources } from '@odonta/db/vocabulary/content/metaFaults.ts';
import { DataTable } from 'react-admin';
import { choiceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { RecheckButton } from './RecheckButton.tsx';

const Column = DataTable.Col<StaffMetaIssue>;
const NumberColumn = DataTable.NumberCol<StaffMetaIssue>;
const labelled = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(words).map(([code, label]) => [code, { label }]));
const sections = Object.entries(metaIssueResources).map(([id, name]) => ({ id, name }));

export const MetaIssueList = () => (
  <ListPage<StaffMetaIssue>
    sort={{ field: 'id', order: 'ASC' }}
    tabs={tabsOf(labelled(metaIssueKinds), 'kind')}
    filters={[choiceFilter('resource', 'Раздел', sections)]}
    actions={<RecheckButton />}
  >
    <RecordTable<StaffMetaIssue> card={IssueRow}>
      <Column source="kind" render={({ kind }) => metaIssueKinds[kind]} />
      <Column source="path" render={(issue) => <Page fault={issue} />} />
      <Column source="said" render={({ said }) => said || '—'} />
      <NumberColumn source="others" />
    </RecordTable>
  </ListPage>
);

/** The record where it is put right, and the page as visitors see it. */
function Page({ fault: { resource, record_id, path } }: { fault: StaffMetaIssue }) {
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <RecordPointer resource={resource} id={record_id} />
      <SiteLink path={path} />
    </Stack>
  );
}

const IssueRow = ({ record: issue }: { record: StaffMetaIssue }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <strong>{metaIssueKinds[issue.kind]}</strong>
    <Box sx={{ my: 0.5 }}>{issue.said || '—'}</Box>
    <Page fault={issue} />
  </Box>
);
