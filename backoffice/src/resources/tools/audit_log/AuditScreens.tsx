import { Box } from '@mui/material';
import type { StaffAuditEntry } from '@odonta/api/contract';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { actionChoices, actionInWords } from '../../../kit/history/actions.ts';
import { Differences } from '../../../kit/history/Difference.tsx';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { sectionChoices } from './sectionChoices.ts';

const { Column, moment } = columnsOf<StaffAuditEntry>();

const filters = [
  referenceFilter('actor_id', 'Кто', 'users'),
  choiceFilter('resource', 'Раздел', sectionChoices()),
  choiceFilter('action', 'Действие', actionChoices()),
  dayFilter('from', 'Не раньше', 'start'),
  dayFilter('to', 'Не позже', 'end'),
];

const quick = [
  { label: 'Неудачные входы', source: 'action', value: 'sign_in_failed' },
  { label: 'Выгрузки', source: 'action', value: 'export' },
  { label: 'Открытые личные данные', source: 'action', value: 'reveal' },
];

export const AuditList = () => (
  <ListPage<StaffAuditEntry> sort={{ field: 'at', order: 'DESC' }} filters={filters} quick={quick}>
    <RecordTable<StaffAuditEntry> card={AuditRow}>
      <Column
        source="action"
        render={({ resource, action }) => <RecordLink>{actionInWords(resource, action)}</RecordLink>}
      />
      <Column source="record_id" disableSort render={(entry) => <What entry={entry} />} />
      <Column source="changed" disableSort render={(entry) => <Differences entry={entry} atMost={3} />} />
      <Column source="actor_name" render={({ actor_name }) => actor_name ?? 'Система'} />
      <Column {...moment('at')} />
    </RecordTable>
  </ListPage>
);

function AuditRow({ record: entry }: { record: StaffAuditEntry }) {
  return (
    <Box>
      <RecordLink>{actionInWords(entry.resource, entry.action)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {entry.actor_name ?? 'Система'} · {formatMoment(entry.at)}
        <br />
        <What entry={entry} />
      </Box>
    </Box>
  );
}

export const AuditShow = () => (
  <ShowPage<StaffAuditEntry>
    titleOf={({ resource, action }) => actionInWords(resource, action)}
    facts={({ actor_name, at }) => (
      <span>
        {actor_name ?? 'Система'} · {formatMoment(at)}
      </span>
    )}
    sections={[{ id: 'entry', title: 'Запись журнала', content: <Facts<StaffAuditEntry> rows={rows} /> }]}
    after={null}
  />
);

function What({ entry: { resource, record_id } }: { entry: StaffAuditEntry }) {
  const section = sectionChoices().find(({ id }) => id === resource)?.name ?? resource;
  return record_id === null ? section : <RecordPointer resource={resource} id={record_id} />;
}

const rows: readonly FactRow<StaffAuditEntry>[] = [
  ['record_id', (entry) => <What entry={entry} />],
  ['changed', (entry) => Object.keys(entry.changed).length > 0 && <Differences entry={entry} />],
  ['reason', ({ reason }) => reason],
  ['actor_roles', ({ actor_roles }) => actor_roles.map((role) => staffRoleLabels[role] ?? role).join(', ')],
  ['ip', ({ ip }) => ip],
  ['user_agent', ({ user_agent }) => user_agent],
  ['request_id', ({ request_id }) => request_id],
  [
    'parent_id',
    ({ parent_id }) => parent_id && <RecordPointer resource="audit_log" id={String(parent_id)} />,
  ],
];
