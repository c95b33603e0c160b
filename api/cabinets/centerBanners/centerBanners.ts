import type { OwnAdvertising, OwnBanner } from '@odonta/api/contract';
import { Banner } from '@odonta/db/models';
import type { BannerSlotCode } from '@odonta/db/vocabulary/advertising/banners.ts';
import { kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { Op } from 'sequelize';
import { bookBanner } from '../../advertising/ad_places/booking.ts';
import { calendarOf } from '../../advertising/ad_places/calendar.ts';
import { quoteBanner } from '../../advertising/ad_places/quoting.ts';
import { merchantIdsOf } from '../../advertising/merchants/membership.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { countPromoTry } from '../../orders/promo/promo.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { bannerBuyersOf, presentQuote, refuseNoAdvertisers, roleOfBuyer } from '../advertisers.ts';
import { rolesIn } from '../centersOf.ts';
import { ownBanner } from './access.ts';
import { bannerActions } from './acting.ts';
import { orderBody, slotQuery, wishBody } from './centerBanners.schema.ts';
import { uploadBannerPicture } from './pictures.ts';
import { presentOwnBanner } from './presenter.ts';
import { bannerStats } from './stats.ts';

const shownAtMost = 100;
const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'center_banners', points: 120, seconds: 3600, by: byUser };

const readCalendar = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/calendar',
  summary: 'Free, held and sold places of a banner slot in the weeks on sale, and their prices',
  query: slotQuery,
  handle: async ({ actor, query: { slot } }: { actor: SignedInUser; query: { slot: BannerSlotCode } }) => {
    await refuseNoAdvertisers(actor, 'advertising.list');
    return { message: await calendarOf(slot) };
  },
});

const quote = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/quote',
  summary: 'What the chosen weeks of a banner slot cost my centre or trading organisation, with a promo code',
  limit,
  body: wishBody,
  handle: async ({ actor, body, origin }) => {
    if (body.promo_code) await countPromoTry(origin);
    return unitOfWork.transaction(async (transaction) => {
      await roleOfBuyer(actor, body, 'advertising.buy', transaction);
      const quoted = await quoteBanner(body, transaction);
      return { message: await presentQuote(quoted, body, transaction) };
    });
  },
});

const book = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/banners',
  summary:
    'Take the places of a banner slot for my centre or trading organisation; they wait a day for the payment',
  idempotent: true,
  limit,
  body: orderBody,
  handle: async ({ actor, body: { expected_total, ...wish }, origin }) => {
    if (wish.promo_code) await countPromoTry(origin);
    return unitOfWork.transaction(async (transaction) => {
      const role = await roleOfBuyer(actor, wish, 'advertising.buy', transaction);
      const asked = { ...wish, expected_total: kopecksOfExact(expected_total) };
      const banner = await bookBanner(asked, transaction);
      const what = { action: 'book', resource: 'banner_campaigns', record_id: banner.id, changes: {} };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
      return { status: 201, message: await presentOwnBanner(banner, role, transaction) };
    });
  },
});

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/banners',
  summary: 'Banners that my centres and trading organisations have bought, newest first',
  handle: async ({ actor }) => {
    const roles = await rolesIn(actor, 'advertising.list');
    const owners = [{ center_id: [...roles.keys()] }, { merchant_id: await merchantIdsOf(actor) }];
    const where = { [Op.or]: owners, by_weeks: true };
    const rows = await Banner.findAll({ where, order: [['id', 'DESC']], limit: shownAtMost });
    const banners: OwnBanner[] = [];
    for (const row of rows)
      banners.push(
        await presentOwnBanner(row, row.merchant_id ? 'OWNER' : (roles.get(row.center_id ?? 0) ?? 'EDITOR')),
      );
    const message: OwnAdvertising = { banners, buyers: await bannerBuyersOf(actor) };
    return { message };
  },
});

const read = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/banners/:id',
  summary: 'A banner of my centre',
  handle: ({ actor, params }) =>
    unitOfWork.transaction(async (transaction) => {
      const { banner, role } = await ownBanner(actor, params.id, 'advertising.list', { transaction });
      return { message: await presentOwnBanner(banner, role, transaction) };
    }),
});

export const centerBannerEndpoints: AnyEndpoint[] = [
  readCalendar,
  quote,
  book,
  list,
  read,
  ...bannerActions,
  ...bannerStats,
  uploadBannerPicture,
];
