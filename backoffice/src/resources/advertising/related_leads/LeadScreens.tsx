import { Box } from '@mui/material';
import type { StaffRelatedLead } from '@odonta/api/contract';
import { disputeCodes, leadResults } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { requestStatusesOfHim as statuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, referenceFilter, textFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { LeadContacts } from './LeadContacts.tsx';

const { Column, moment, status } = columnsOf<StaffRelatedLead>();

const filters = [
  textFilter('contact', 'Телефон или почта целиком'),
  referenceFilter('merchant_id', 'Торговая организация', 'merchants'),
  referenceFilter('promotion_id', 'Партнёрский бонус', 'related_promotions'),
  choiceFilter('dispute_code', 'Причина спора', choicesOf(disputeCodes)),
  choiceFilter('result', 'Итог', choicesOf(leadResults)),
];

export const LeadList = () => (
  <ListPage<StaffRelatedLead>
    sort={{ field: 'created_at', order: 'DESC' }}
    filters={filters}
    tabs={tabsOf(statuses)}
  >
    <RecordTable<StaffRelatedLead> card={LeadRow}>
      <Column source="id" render={(lead) => <LeadName lead={lead} />} />
      <Column source="merchant_id" disableSort render={({ merchant }) => merchant} />
      <Column source="price" disableSort cellClassName="nowrap" render={priceOf} />
      <Column {...moment('created_at')} />
      <Column {...status(statuses)} />
    </RecordTable>
  </ListPage>
);

export const LeadShow = () => (
  <ShowPage<StaffRelatedLead>
    titleOf={({ id }) => `Лид № ${id}`}
    facts={(lead) => (
      <>
        <StatusField statuses={statuses} />
        <span>{lead.merchant}</span>
        <span>{priceOf(lead)}</span>
        <span>Передан {formatMoment(lead.created_at)}</span>
      </>
    )}
    actions={<TransitionButtons />}
    sections={[
      { id: 'main', title: 'Лид', content: <Facts<StaffRelatedLead> rows={rows} /> },
      { id: 'person', title: 'Человек', content: <LeadContacts /> },
    ]}
  />
);

const LeadRow = ({ record: lead }: { record: StaffRelatedLead }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <LeadName lead={lead} />
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
      {lead.merchant} · {priceOf(lead)}
    </Box>
    <StatusField statuses={statuses} />
  </Box>
);

function LeadName({ lead }: { lead: StaffRelatedLead }) {
  const { id, promotion, dispute_code, revoked_at } = lead;
  const said = [
    promotion,
    dispute_code && `Спор: ${disputeCodes[dispute_code]}`,
    revoked_at !== null && 'Согласие отозвано',
  ];
  return (
    <Box sx={{ maxWidth: 360 }}>
      <RecordLink>{`Лид № ${id}`}</RecordLink>
      <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
        {said.filter(Boolean).join(' · ')}
      </Box>
    </Box>
  );
}

const priceOf = ({ price, is_duplicate }: StaffRelatedLead) =>
  is_duplicate ? 'Повтор, бесплатно' : formatExact(price);

const rows: readonly FactRow<StaffRelatedLead>[] = [
  ['promotion', ({ promotion }) => promotion],
  ['prod', ({ prod }) => prod],
  ['city', ({ city }) => city],
  ['due_at', ({ due_at }) => formatMoment(due_at)],
  ['dispute_code', ({ dispute_code: code }) => code && disputeCodes[code]],
  ['dispute_text', ({ dispute_text }) => dispute_text],
  ['disputed_at', ({ disputed_at: at }) => at && formatMoment(at)],
  ['result', ({ result }) => result && leadResults[result]],
  ['charged_at', ({ charged_at: at }) => at && formatMoment(at)],
  ['revoked_at', ({ revoked_at: at }) => at && formatMoment(at)],
];
