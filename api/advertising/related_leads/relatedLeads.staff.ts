import { RelatedLead } from '@odonta/db/models';
import { disputeCodes, leadResults } from '@odonta/db/vocabulary/advertising/leads/lead.ts';
import { leadLifecycle } from '@odonta/db/vocabulary/advertising/leads/leadLifecycle.ts';
import { relatedLeadsEntity } from '@odonta/db/vocabulary/advertising/relatedLeads.entity.ts';
import { maskName, maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { bySystem } from '../../platform/journals/system.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, isTrue, since, until } from '../../platform/lists/filters.ts';
import { askingEndpoints } from './asking.ts';
import { writeDecision } from './delivering.ts';
import { readLeadFigures } from './figures.ts';
import { refuseUnpaid, releaseLeadsOfEnded } from './followingOrders.ts';
import { merchantLeadEndpoints } from './relatedLeads.cabinet.ts';
import { isDisputed, ofMerchant, ofPerson } from './relatedLeads.filters.ts';
import { openLeadEndpoints } from './relatedLeads.open.ts';
import { ownLeadEndpoints } from './relatedLeads.own.ts';
import { reveal, withdrawForPerson } from './relatedLeads.person.ts';
import { presentMasked, withNames } from './relatedLeads.presenter.ts';
import { charge, confirmDueLeads, release } from './settling.ts';
import { takeBack } from './takingBack.ts';
import { lockLeads, lockWithRepetitions } from './transitionLead.ts';
import { withdraw } from './withdrawing.ts';

const { phone, email } = personMasks;
const counted = relatedLeadsEntity.counted;

export const relatedLeadsForStaff = defineResource({
  name: 'related_leads',
  audience: staffAudience,
  model: RelatedLead,
  rows: () => ({}),
  include: withNames,
  present: presentMasked,
  personal: { last_name: maskName, first_name: maskText, phone, email, dispute_text: maskText },
  list: {
    allow: 'related_leads.list',
    filters: {
      id: byId(),
      status: byCode('status', requestStatusesOfHim),
      promotion_id: byId('promotion_id'),
      merchant_id: ofMerchant,
      contact: ofPerson,
      dispute_code: byCode('dispute_code', disputeCodes),
      result: byCode('result', leadResults),
      is_disputed: isDisputed,
      is_duplicate: isTrue('is_duplicate'),
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'due_at', 'disputed_at', 'status'],
    facets: ['status'],
  },
  read: { allow: 'related_leads.show' },
  export: {
    allow: 'related_leads.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      'promotion',
      'merchant',
      'last_name',
      'phone',
      'city',
      { field: 'price', title: 'Цена, ₽' },
      { field: 'status', value: ({ status }) => requestStatusesOfHim[status].label },
      { field: 'dispute_code', value: ({ dispute_code: code }) => code && disputeCodes[code] },
      { field: 'result', value: ({ result }) => result && leadResults[result] },
      { field: 'charged_at', value: ({ charged_at: at }) => at && formatMoment(at) },
      { field: 'revoked_at', value: ({ revoked_at: at }) => at && formatMoment(at) },
    ],
  },
  lifecycle: leadLifecycle,
  transitions: {
    confirm: 'notOfStaff',
    dispute: 'notOfStaff',
    mark: 'notOfStaff',
    revoke: 'notOfStaff',
    release: 'notOfStaff',
    wipe: 'notOfStaff',
    drop: 'notOfStaff',
    accept_dispute: {
      allow: 'related_leads.accept_dispute',
      when: ({ disputed_at }) => disputed_at !== null,
      lockFirst: lockWithRepetitions,
      run: ({ row, actor, transaction }) => release(row, staffAudience.auditActor(actor), transaction),
      effects: ({ row, reason, transaction }) => writeDecision(row, reason, transaction),
      // Without a consent nobody may keep the person.
      follow: (row, transaction) =>
        row.dispute_code === 'NO_CONSENT'
          ? withdraw(row.id, bySystem, transaction, 'NO_CONSENT')
          : takeBack(row, transaction),
    },
    reject_dispute: {
      allow: 'related_leads.reject_dispute',
      when: ({ disputed_at }) => disputed_at !== null,
      lock: lockLeads,
      run: async ({ row, actor, transaction }) => {
        await refuseUnpaid(row, transaction);
        await charge(row, staffAudience.auditActor(actor), transaction);
      },
      effects: ({ row, reason, transaction }) => writeDecision(row, reason, transaction),
    },
  },
  refersTo: [
    { of: 'cities', column: 'city_id', counted, isVersioned: true },
    { of: 'individuals', column: 'individual_id', counted, isVersioned: true },
  ],
  endpoints: ({ secret, limiter }) => [
    reveal,
    withdrawForPerson,
    readLeadFigures,
    ...merchantLeadEndpoints,
    ...ownLeadEndpoints,
    ...openLeadEndpoints,
    ...askingEndpoints(secret, limiter),
  ],
  schedule: [
    { name: 'confirm_related_leads', every: 'minute', work: confirmDueLeads },
    { name: 'release_related_leads', every: 'minute', work: releaseLeadsOfEnded },
  ],
});
