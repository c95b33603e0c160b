import type { OwnPinning, OwnPinnings, PinningCalendar } from '@odonta/api/contract';
import { Pinning, Prod } from '@odonta/db/models';
import {
  belongsTo,
  type PinningPlace,
  pinningPlaceCodes,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { exactRoublesOf, kopecksOfExact } from '@odonta/db/vocabulary/money.ts';
import { literal, Op } from 'sequelize';
import { saleWeeks } from '../../advertising/ad_places/slots.ts';
import { emptyPlaces } from '../../advertising/pinnings/pinnings.places.ts';
import {
  bookPinning,
  pinningPriceOf,
  quotePinning,
  refuseUnpinnable,
} from '../../advertising/pinnings/pinnings.selling.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { countPromoTry } from '../../orders/promo/promo.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { buyersOf, presentQuote, refuseStrangers, roleOfBuyer } from '../advertisers.ts';
import { rolesIn } from '../centersOf.ts';
import { pinningActions } from './acting.ts';
import { orderBody, placeQuery, wishBody } from './centerPinnings.schema.ts';
import { presentOwnPinning } from './presenter.ts';

const shownAtMost = 100;
const coursesAtMost = 500;
const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = { name: 'center_pinnings', points: 120, seconds: 3600, by: byUser };

const readCalendar = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/pinnings/calendar',
  summary: 'Free places at the top of a list in the weeks on sale, and their price',
  query: placeQuery,
  handle: async ({ actor, query: { place } }: { actor: SignedInUser; query: { place: PinningPlace } }) => {
    await refuseStrangers(actor, 'advertising.list');
    const weeks = saleWeeks();
    const [free, price] = await Promise.all([emptyPlaces([place], weeks), pinningPriceOf(place)]);
    const message: PinningCalendar = {
      place,
      price: price === null ? null : exactRoublesOf(price),
      weeks: weeks.map((week) => ({ week, free: free(place, week) })),
    };
    return { message };
  },
});

const quote = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/pinnings/quote',
  summary: 'What the chosen weeks of a pinning cost my centre, with a promo code',
  limit,
  body: wishBody,
  handle: async ({ actor, body, origin }) => {
    if (body.promo_code) await countPromoTry(origin);
    return unitOfWork.transaction(async (transaction) => {
      await roleOfBuyer(actor, body, 'advertising.buy', transaction);
      await refuseUnpinnable(body, transaction);
      const quoted = await quotePinning(body, transaction);
      return { message: await presentQuote(quoted, body, transaction) };
    });
  },
});

const book = endpoint({
  ...base,
  method: 'post',
  path: '/partner/advertising/pinnings',
  summary: 'Take places at the top of a list for a course of my centre; they wait a day for the payment',
  idempotent: true,
  limit,
  body: orderBody,
  handle: async ({ actor, body, origin }) => {
    const { expected_total, ad_company, ad_inn, ad_reg_number, ...wish } = body;
    if (wish.promo_code) await countPromoTry(origin);
    return unitOfWork.transaction(async (transaction) => {
      const role = await roleOfBuyer(actor, wish, 'advertising.buy', transaction);
      const marks = { ad_company, ad_inn, ad_reg_number };
      const asked = { ...wish, marks, expected_total: kopecksOfExact(expected_total) };
      const pinning = await bookPinning(asked, transaction);
      const what = { action: 'book', resource: 'pinnings', record_id: pinning.id, changes: {} };
      await unitOfWork.audit({ by: userAudience.auditActor(actor), origin, ...what }, transaction);
      const prod = await Prod.findByPk(pinning.prod_id, { rejectOnEmpty: true, transaction });
      return { status: 201, message: await presentOwnPinning(pinning, prod, role, transaction) };
    });
  },
});

const list = endpoint({
  ...base,
  method: 'get',
  path: '/partner/advertising/pinnings',
  summary: 'Pinnings that my centres have bought, newest first, and the courses that may be pinned',
  handle: async ({ actor }) => {
    const roles = await rolesIn(actor, 'advertising.list');
    const rows = await Pinning.findAll({
      where: { center_id: [...roles.keys()] },
      include: [{ model: Prod, as: 'prod', paranoid: false }],
      order: [['id', 'DESC']],
      limit: shownAtMost,
    });
    const pinnings: OwnPinning[] = [];
    for (const row of rows)
      pinnings.push(await presentOwnPinning(row, row.prod, roles.get(row.center_id ?? 0) ?? 'EDITOR'));
    const buyers = await buyersOf(actor);
    const message: OwnPinnings = { pinnings, buyers, courses: await coursesOf(buyers) };
    return { message };
  },
});

/** Published ones whose date has not passed; a centre may keep a course from being promoted. */
async function coursesOf(buyers: OwnPinnings['buyers']): Promise<OwnPinnings['courses']> {
  const rows = await Prod.findAll({
    where: {
      [Op.and]: [
        { center_id: buyers.map(({ center_id }) => center_id) },
        { status: 'CONFIRMED', archived_at: null, disable_promotion: false },
        literal(`exists (select from prod_cards c where c.prod_id = "Prod".id and c.state <> 'PAST')`),
      ],
    },
    order: [['name', 'ASC']],
    limit: coursesAtMost,
  });
  return rows.map((prod) => ({
    ...{ id: prod.id, center_id: prod.center_id, name: prod.name },
    places: pinningPlaceCodes.filter((place) => belongsTo(place, prod)),
  }));
}

export const centerPinningEndpoints: AnyEndpoint[] = [readCalendar, quote, book, list, ...pinningActions];
