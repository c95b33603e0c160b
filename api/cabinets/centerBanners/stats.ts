import type { OwnBannerStats } from '@odonta/api/contract';
import type { Banner } from '@odonta/db/models';
import { adFigures, adFigureWords, clickRate } from '@odonta/db/vocabulary/advertising/adFigures.ts';
import { bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import Joi from 'joi';
import { dailyFigures } from '../../advertising/banners/figures.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser } from '../../identity/sessions/userSessions.ts';
import { ownerOf } from '../../money/marketing_balance/owner.ts';
import { bannerReportPdf } from '../../platform/documents/kinds/bannerReport.ts';
import { pdfLimit, sendFile } from '../../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { announceTable, type TableFormat, tableKinds } from '../../platform/tables/sending.ts';
import { ownBanner } from './access.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'center_banner_stats', points: 1200, seconds: 3600, by: byUser };
/** Longer than any weeks on sale. */
const daysShown = 400;

const read = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/banners/:id/stats',
  summary: 'How often a banner of my centre was shown, seen and followed, by day',
  limit,
  handle: async ({ actor, params }) => ({
    message: await statsOf((await ownBanner(actor, params.id, 'advertising.list')).banner),
  }),
});

const columns = ['День', ...adFigures.map((figure) => adFigureWords[figure]), 'Доля переходов'];

const exported = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/banners/:id/stats/export',
  summary: 'The same as a table',
  query: Joi.object<{ format: TableFormat }>({
    format: Joi.string()
      .valid(...Object.keys(tableKinds))
      .default('csv'),
  }),
  limit,
  handle: async ({ actor, params, query: { format }, res }) => {
    const { banner } = await ownBanner(actor, params.id, 'advertising.list');
    const { days } = await statsOf(banner);
    announceTable(res, `banner-${banner.id}`, format);
    const table = tableKinds[format].writer(res, columns);
    await table.rows(days.map((day) => [day.day, ...adFigures.map((figure) => day[figure]), clickRate(day)]));
    await table.end();
    return 'sent';
  },
});

const drawn = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/banners/:id/stats/pdf',
  summary: 'The same as a document',
  limit: pdfLimit,
  handle: async ({ actor, params, res }) => {
    const { banner } = await ownBanner(actor, params.id, 'advertising.list');
    const { id, ad_company, ad_reg_number, price_rows } = banner;
    const { name } = await ownerOf(banner);
    const pdf = await bannerReportPdf({
      ...{
        id,
        place: bannerSlotOf(banner.slot)?.label ?? '',
        advertiser: ad_company || name,
        mark: ad_reg_number ?? '',
      },
      weeks: [...new Set(price_rows?.map(({ week }) => week))].sort(),
      ...(await statsOf(banner)),
    });
    return sendFile(res, pdf, `Баннер № ${id}, показы и переходы`);
  },
});

async function statsOf({ id }: Banner): Promise<OwnBannerStats> {
  const days = (await dailyFigures([id], daysShown)).map(({ banner_id: _, ...day }) => day);
  const total = { requests: 0, impressions: 0, viewable: 0, uniq: 0, clicks: 0, bot_filtered: 0 };
  for (const day of days) for (const figure of adFigures) total[figure] += day[figure];
  return { total, days };
}

export const bannerStats: AnyEndpoint[] = [read, exported, drawn];
