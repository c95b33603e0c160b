import { AdPlace, AdShortfall, AdSlot, Banner } from '@odonta/db/models';
import { shiftedWeek, startOfWeek } from '@odonta/db/vocabulary/weeks.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { idsBy, lock } from '../../platform/locks.ts';
import { bannerWeekGiven } from '../ad_places/banner.letters.ts';
import { giveFirstFree } from '../ad_places/places.ts';
import { refuseIdle } from '../buying/refuseIdle.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';

/** The shortfalls of banners that staff have still to decide. */
export const waitingShortfalls = {
  model: AdShortfall,
  as: 'shortfalls',
  where: { decided_at: null },
  required: false,
  separate: true,
  order: [['ad_place_id', 'ASC'] as [string, string]],
  include: [{ model: AdPlace, as: 'place', include: [{ model: AdSlot, as: 'slot' }] }],
};

/** The numbers of those that may still be decided: one that was cancelled is over. */
export const bannersFallenShort = `select b.id from ad_shortfalls f join banners b on b.id = f.banner_id
  where f.decided_at is null and b.status = 'CONFIRMED'`;

export const waitingOf = ({ shortfalls = [] }: Banner): AdShortfall[] =>
  shortfalls.filter(({ decided_at }) => decided_at === null);

const waits = (banner: Banner) => waitingOf(banner).length > 0;

/** Decisions of staff about weeks in which a banner was seen far less than promised: about all that wait at once. */
export const shortfallTransitions = {
  give_week: staffTransition(Banner, Joi.object({}), {
    allow: 'banner_campaigns.give_week',
    when: waits,
    lockFirst: async (ids, transaction) =>
      lock(transaction, {
        ad_slots: idsBy(
          `select distinct p.ad_slot_id as id from ad_shortfalls f join ad_places p on p.id = f.ad_place_id
           where f.banner_id = any($1) and f.decided_at is null`,
          ids,
          transaction,
        ),
      }),
    run: async ({ row, transaction }) => {
      if (row.paused_at) throw conflict('Показ приостановлен: подаренная неделя прошла бы впустую');
      await refuseIdle(row, transaction);
      for (const shortfall of waitingOf(row)) await makeUpFor(shortfall, row, transaction);
    },
  }),
  decline_week: staffTransition(Banner, Joi.object({}), {
    allow: 'banner_campaigns.decline_week',
    when: waits,
    run: async ({ row, transaction }) => {
      for (const shortfall of waitingOf(row))
        await shortfall.update({ decided_at: new Date() }, { transaction });
    },
  }),
} as const;

/** A free week in the same slot. It costs nothing, so that a return of money leaves it out. */
async function makeUpFor(shortfall: AdShortfall, banner: Banner, transaction: Transaction): Promise<void> {
  const { slot, week: short } = shortfall.place;
  const { id, week } = await giveFirstFree(banner.id, slot, transaction);
  await shortfall.update({ decided_at: new Date(), given_place_id: id }, { transaction });
  const ends = startOfWeek(shiftedWeek(week, 1));
  banner.set({
    price_rows: [...(banner.price_rows ?? []), { category_id: slot.category_id, week, price: 0, paid: 0 }],
    date_end: ends > banner.date_end ? ends : banner.date_end,
  });
  const weeks = { short, given: week };
  await writeToOwner(banner, ({ id }, center) => bannerWeekGiven(id, shortfall, weeks, center), transaction);
}
