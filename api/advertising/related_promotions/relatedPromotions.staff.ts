import { Merchant, RelatedPromotion } from '@odonta/db/models';
import {
  benefitKinds,
  promotionPauses,
  promotionTypes,
} from '@odonta/db/vocabulary/advertising/related/promotion.ts';
import {
  isOpenFor,
  promotionLifecycle,
} from '@odonta/db/vocabulary/advertising/related/promotionLifecycle.ts';
import { relatedPromotionsEntity } from '@odonta/db/vocabulary/advertising/relatedPromotions.entity.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict } from '../../platform/http/errors.ts';
import { seenSoonMs } from '../../platform/jobs/timed.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { keepPaused } from '../related_leads/pausing.ts';
import { decisions } from './deciding.ts';
import { ownPromotionEndpoints } from './relatedPromotions.cabinet.ts';
import { listCoursePromotions } from './relatedPromotions.open.ts';
import { presentPromotions } from './relatedPromotions.presenter.ts';
import { promotionBody } from './relatedPromotions.schema.ts';
import { steerPromotions, turnPromotions } from './steering.ts';
import { clearReasons, setPause } from './transitionPromotion.ts';
import { changePromotion, newPromotion } from './writing.ts';

const cities = { of: 'cities', isList: true, isVersioned: true } as const;
const { counted } = relatedPromotionsEntity;

export const relatedPromotionsForStaff = defineResource({
  name: 'related_promotions',
  audience: staffAudience,
  model: RelatedPromotion,
  rows: () => ({}),
  include: [{ model: Merchant, as: 'merchant', paranoid: false }],
  present: presentPromotions,
  searched: {
    title: ['name'],
    detail: ['ad_company'],
    words: ['name', 'ad_company'],
    taxNumbers: ['ad_inn'],
  },
  refersTo: [
    { ...cities, column: 'match_cities', counted },
    { ...cities, column: 'notify_cities', counted },
  ],
  list: {
    allow: 'related_promotions.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'ad_company', 'ad_reg_number'),
      status: byCode('status', publicationStatuses),
      pause: byCode('pause', promotionPauses),
      type: byCode('type', promotionTypes),
      benefit_kind: byCode('benefit_kind', benefitKinds),
      merchant_id: byId('merchant_id'),
    },
    sort: ['id', 'name', 'status', 'starts_on', 'ends_on', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'related_promotions.show' },
  create: {
    allow: 'related_promotions.create',
    body: promotionBody,
    run: async ({ body, transaction }) => {
      const row = await newPromotion(body, transaction);
      return row.reload({ include: [{ model: Merchant, as: 'merchant' }], transaction });
    },
  },
  update: {
    allow: 'related_promotions.edit',
    body: promotionBody,
    run: ({ row, body, actor, origin, transaction }) =>
      changePromotion(row, body, { by: staffAudience.auditActor(actor), origin }, transaction),
  },
  remove: {
    allow: 'related_promotions.delete',
    run: async ({ row }) => {
      if (row.status === 'CONFIRMED') throw conflict('Бонус на сайте: сначала отмените его');
    },
  },
  export: {
    allow: 'related_promotions.export',
    columns: [
      'id',
      { field: 'merchant', value: ({ merchant }) => merchant.name },
      { field: 'type', value: ({ type }) => promotionTypes[type] },
      'name',
      { field: 'benefit_value', value: (row) => `${benefitKinds[row.benefit_kind]}: ${row.benefit_value}` },
      'starts_on',
      'ends_on',
      { field: 'lead_price', title: 'Цена лида, ₽' },
      'ad_company',
      { field: 'ad_inn', title: 'ИНН' },
      { field: 'ad_reg_number', title: 'Токен' },
      { field: 'status', value: ({ status }) => publicationStatuses[status].label },
      { field: 'pause', value: ({ pause }) => pause && promotionPauses[pause] },
    ],
  },
  lifecycle: promotionLifecycle,
  transitions: {
    ...decisions,
    pause: {
      allow: 'related_promotions.pause',
      when: ({ pause }) => isOpenFor.staff.pause(pause),
      run: ({ row }) => setPause(row, 'STAFF'),
    },
    resume: {
      allow: 'related_promotions.resume',
      when: ({ pause }) => isOpenFor.staff.resume(pause),
      run: ({ row }) => setPause(row, null),
      follow: keepPaused,
    },
    cancel: { allow: 'related_promotions.cancel', run: ({ row }) => clearReasons(row) },
    ...{ fund: 'notOfStaff', submit: 'notOfStaff', revise: 'notOfStaff' },
    ...{ hold: 'notOfStaff', release: 'notOfStaff' },
  },
  endpoints: () => [listCoursePromotions, ...ownPromotionEndpoints],
  schedule: [
    { name: 'steer_related_promotions', every: 'minute', work: steerPromotions },
    {
      name: 'turn_related_promotions',
      pauseMs: seenSoonMs,
      because: 'a decision, a pause and midnight are public within a second',
      work: turnPromotions,
    },
  ],
});
