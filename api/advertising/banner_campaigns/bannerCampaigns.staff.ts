import {
  Banner,
  deleteBannerVisitors,
  deleteStaleAdLinks,
  deleteStaleAdPictures,
  deleteStaleBatches,
  deleteStaleNonces,
} from '@odonta/db/models';
import { bannerLifecycle } from '@odonta/db/vocabulary/advertising/bannerLifecycle.ts';
import { bannerSlotOf, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { refuseUnknownCategory } from '../../catalog/dictionaries/refuseUnknown.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { amongIds, anyOf, anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { bannersWithoutAnswer, checkDueLinks, writeLinkProblems } from '../ad_links/recheck.ts';
import { expireHolds, returnRejected } from '../ad_places/clock.ts';
import { noteShortfalls } from '../ad_places/shortfalls.ts';
import { writeWeeklyFigures } from '../ad_places/weeklyFigures.ts';
import { bannerCounting } from '../banners/banners.counting.ts';
import { bannerReading } from '../banners/banners.open.ts';
import { triedAgainMs, writeAdStats } from '../banners/tallies.ts';
import { refuseCenter } from '../refuseCenter.ts';
import { presentBanners } from './bannerCampaigns.presenter.ts';
import { type BannerBody, bannerBody, refuseUnfit } from './bannerCampaigns.schema.ts';
import { bannersFallenShort, shortfallTransitions, waitingShortfalls } from './bannerCampaigns.shortfalls.ts';
import { refuseUnfitOfWeeks, weeksTransitions } from './bannerCampaigns.weeks.ts';

export const bannerCampaignsForStaff = defineResource({
  name: 'banner_campaigns',
  audience: staffAudience,
  impersonator: [...writing, 'approve', 'reject', 'pause', 'resume', 'cancel'],
  model: Banner,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [waitingShortfalls],
  present: presentBanners,
  searched: {
    title: ['alt'],
    detail: ['ad_company', 'ad_inn'],
    words: ['alt', 'ad_company', 'ad_reg_number', 'url'],
    taxNumbers: ['ad_inn'],
  },
  copies: ({ date_start: _start, date_end: _end, ad_reg_number: _mark, ...banner }) => banner,
  list: {
    allow: 'banner_campaigns.list',
    filters: {
      id: byId(),
      q: anywhere('alt', 'ad_company', 'ad_reg_number', 'url'),
      status: byCode('status', publicationStatuses),
      slot: anyOf('slot', Joi.number().valid(...bannerSlots.map(({ code }) => code))),
      category_id: byId('category_id'),
      center_id: byId('center_id'),
      merchant_id: byId('merchant_id'),
      has_shortfall: amongIds(bannersFallenShort),
      has_link_problem: amongIds(bannersWithoutAnswer),
      is_submitted: amongIds('select id from banners where submitted_at is not null or not by_weeks'),
    },
    sort: ['id', 'date_start', 'date_end', 'slot', 'status', 'view_count', 'click_count'],
    facets: ['status'],
  },
  read: { allow: 'banner_campaigns.show' },
  create: {
    allow: 'banner_campaigns.create',
    body: bannerBody,
    run: async ({ body, actor, transaction }) => {
      const columns = { ...columnsOf(body), category_id: body.category_id ?? null } as BannerColumns;
      refuseUnfit(columns);
      await refuseCenter(actor, 'banner_campaigns.create', body.center_id ?? null, transaction);
      await refuseUnknownCategory(columns.category_id, transaction);
      return Banner.create(columns, { transaction });
    },
  },
  update: {
    allow: 'banner_campaigns.edit',
    body: bannerBody,
    run: async ({ row, body, actor, transaction }) => {
      row.set(columnsOf(body));
      if (row.by_weeks) return refuseUnfitOfWeeks(row);
      refuseUnfit(row);
      if (row.changed('center_id'))
        await refuseCenter(actor, 'banner_campaigns.edit', row.center_id, transaction);
      await refuseUnknownCategory(row.category_id, transaction);
    },
  },
  remove: {
    allow: 'banner_campaigns.delete',
    run: async ({ row }) => {
      if (row.by_weeks) throw conflict('Баннер куплен по неделям: его можно только отменить');
    },
  },
  export: {
    allow: 'banner_campaigns.export',
    columns: [
      'id',
      { field: 'slot', value: ({ slot }) => bannerSlotOf(slot)?.label ?? slot },
      'ad_company',
      { field: 'ad_inn', title: 'ИНН' },
      { field: 'ad_reg_number', title: 'Токен' },
      { field: 'date_start', title: 'Начало', value: ({ date_start }) => formatMoment(date_start) },
      { field: 'date_end', title: 'Конец', value: ({ date_end }) => formatMoment(date_end) },
      { field: 'status', value: ({ status }) => publicationStatuses[status].label },
      'view_count',
      'click_count',
    ],
  },
  lifecycle: bannerLifecycle,
  transitions: {
    ...weeksTransitions,
    ...shortfallTransitions,
    pause: {
      allow: 'banner_campaigns.pause',
      // A pause of staff outweighs that of the owner, which cannot end it.
      when: ({ paused_at, is_paused_by_center }) => paused_at === null || is_paused_by_center,
      run: ({ row }) => row.set({ paused_at: new Date(), is_paused_by_center: false }),
    },
    resume: {
      allow: 'banner_campaigns.resume',
      when: ({ paused_at }) => paused_at !== null,
      run: ({ row }) => row.set({ paused_at: null, is_paused_by_center: false }),
    },
  },
  endpoints: ({ secret }) => [bannerReading(secret), ...bannerCounting(secret)],
  schedule: [
    { name: 'delete_banner_visitors', every: 'hour', work: deleteBannerVisitors },
    { name: 'delete_stale_nonces', every: 'hour', work: (sequelize) => deleteStaleNonces(sequelize) },
    { name: 'delete_stale_ad_batches', every: 'hour', work: deleteStaleBatches },
    {
      name: 'write_ad_stats',
      pauseMs: 1000,
      triedAgainMs,
      because: 'each node writes down what it has in memory',
      work: writeAdStats,
      // Otherwise a restart would lose the views of the last second.
      isDoneAtTheEnd: true,
    },
    { name: 'delete_stale_ad_links', every: 'hour', work: deleteStaleAdLinks },
    { name: 'delete_stale_ad_pictures', every: 'hour', work: deleteStaleAdPictures },
    { name: 'check_ad_links', every: 'minute', work: checkDueLinks },
    { name: 'write_link_problems', every: 'hour', work: () => writeLinkProblems() },
    { name: 'expire_banner_holds', every: 'minute', work: expireHolds },
    { name: 'return_rejected_banners', every: 'hour', work: returnRejected },
    { name: 'write_weekly_figures', every: 'hour', work: () => writeWeeklyFigures() },
    { name: 'note_ad_shortfalls', every: 'hour', work: (sequelize) => noteShortfalls(sequelize) },
  ],
});

type BannerColumns = Omit<BannerBody, 'date_start' | 'date_end' | 'category_id'> & {
  category_id: number | null;
  date_start: Date;
  date_end: Date;
};

function columnsOf({ date_start, date_end, ...body }: Partial<BannerBody>): Partial<BannerColumns> {
  return {
    ...body,
    ...(date_start === undefined ? {} : { date_start: new Date(date_start * 1000) }),
    ...(date_end === undefined ? {} : { date_end: new Date(date_end * 1000) }),
  };
}
