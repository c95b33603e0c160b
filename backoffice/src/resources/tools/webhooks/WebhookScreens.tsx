import { Box } from '@mui/material';
import type { StaffWebhook } from '@odonta/api/contract';
import { labelsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import {
  webhookDisabledBecause,
  webhookLifecycle,
  webhookOwners,
} from '@odonta/db/vocabulary/tools/webhooks/webhooks.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { DeleteOne } from '../../../kit/trash/DeleteOne.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';

const { Column, moment, status } = columnsOf<StaffWebhook>();
const { statuses } = webhookLifecycle;
const filters = [
  choiceFilter('owner_kind', 'Чей', choicesOf(labelsOf(webhookOwners))),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
];

export const WebhookList = () => (
  <ListPage<StaffWebhook> filters={filters} tabs={tabsOf(statuses)}>
    <RecordTable<StaffWebhook> card={WebhookRow}>
      <Column source="url" disableSort render={({ url }) => <RecordLink>{url}</RecordLink>} />
      <Column source="owner_name" disableSort />
      <Column {...moment('delivered_at')} />
      <Column {...moment('failing_since')} />
      <Column {...status(statuses)} />
    </RecordTable>
  </ListPage>
);

const WebhookRow = ({ record: { url, owner_name } }: { record: StaffWebhook }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <RecordLink>{url}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>{owner_name}</Box>
    <StatusField statuses={statuses} />
  </Box>
);

export const WebhookShow = () => (
  <ShowPage<StaffWebhook>
    titleOf={({ url }) => url}
    facts={({ owner_name }) => (
      <>
        <StatusField statuses={statuses} />
        <span>{owner_name}</span>
      </>
    )}
    actions={
      <>
        <TransitionButtons except={['replay']} />
        <DeleteOne />
      </>
    }
    sections={[
      { id: 'main', title: 'Вебхук', content: <Facts<StaffWebhook> rows={rows} /> },
      { id: 'log', title: 'Журнал доставок', content: <DeliveryLog /> },
    ]}
  />
);

const rows: readonly FactRow<StaffWebhook>[] = [
  ['owner_kind', ({ owner_kind }) => webhookOwners[owner_kind].label],
  ['events', ({ events }) => events.join(', ')],
  ['disabled_because', ({ disabled_because: because }) => because && webhookDisabledBecause[because]],
  ['failing_since', ({ failing_since: since }) => since && formatMoment(since)],
  ['delivered_at', ({ delivered_at: at }) => at && formatMoment(at)],
  ['created_at', ({ created_at }) => formatMoment(created_at)],
];
