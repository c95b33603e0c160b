import { connectionOf, PinnedWeek, Pinning } from '@odonta/db/models';
import { cancelDays } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { startOfWeek, weekOf } from '@odonta/db/vocabulary/weeks.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { bySystem } from '../../platform/journals/system.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { releaseAdPromo } from '../buying/adPromo.ts';
import { eachDue } from '../buying/eachDue.ts';
import { credit } from '../buying/payment.ts';
import { writeToOwner } from '../buying/writeToOwner.ts';
import { pinningReturned } from './pinnings.letters.ts';
import { transitionPinning } from './pinnings.transitions.ts';

/** Until when its centre may cancel what it has paid for. */
export const cancelledUntil = ({ price_rows }: Pinning): Date => {
  const [first = ''] = (price_rows ?? []).map(({ week }) => week).sort();
  return new Date(startOfWeek(first).getTime() - cancelDays * 86_400_000);
};

/** The sum that returns by the rule: what was paid for the weeks in which the course never stood on the site. Kopecks. */
export const returnableOf = async (pinning: Pinning, transaction?: Transaction): Promise<number> =>
  unshownOf(pinning, await shownWeeks(pinning, transaction));

const unshownOf = ({ paid_at, price_rows }: Pinning, shown: ReadonlySet<string>): number =>
  paid_at && price_rows
    ? price_rows.reduce((all, { week, paid }) => (shown.has(week) ? all : all + paid), 0)
    : 0;

async function shownWeeks({ id: pinning_id }: Pinning, transaction?: Transaction): Promise<Set<string>> {
  const rows = await PinnedWeek.findAll({ where: { pinning_id, was_shown: true }, transaction });
  return new Set(rows.map(({ week }) => week));
}

/** Cancels a locked pinning for its centre; what the rule returns is on the balance at once. */
export async function cancelPinning(
  pinning: Pinning,
  acting: Signed,
  transaction: Transaction,
): Promise<void> {
  if (pinning.paid_at && cancelledUntil(pinning) <= new Date())
    throw conflict(
      `Отменить закрепление можно не позже чем за ${plural(cancelDays, ['день', 'дня', 'дней'])} до его первой недели`,
    );
  await transitionPinning(pinning, 'cancel', acting, transaction);
  await giveBack(pinning, acting, transaction);
}

/** Returns the sum of the rule of a pinning that has ended, once, and the use of the code where nothing was shown for it. */
export async function giveBack(pinning: Pinning, acting: Signed, transaction: Transaction): Promise<void> {
  const shown = await shownWeeks(pinning, transaction);
  if (shown.size === 0) await releaseAdPromo('pinning', pinning.id, transaction);
  const sum = unshownOf(pinning, shown);
  if (sum === 0) return;
  await transitionPinning(pinning, 'give_back', acting, transaction, {
    run: async () => {
      await credit('pinning', pinning, sum, acting, transaction);
      if (pinning.refunded === pinning.total) return 'REFUNDED';
      return pinning.status === 'FINISHED' ? 'FINISHED' : 'CANCELED';
    },
  });
}

/** Unpaid places are free again. */
export const expirePinnings = () =>
  eachDue(
    Pinning,
    'expire holds of pinnings',
    { status: 'PREPARE', held_until: { [Op.lte]: new Date() } },
    async (pinning, transaction) => {
      await transitionPinning(pinning, 'expire', bySystem, transaction);
      await releaseAdPromo('pinning', pinning.id, transaction);
    },
  );

/** Weeks in which a course never stood on the site return to the balance once its pinning has ended. */
export async function returnUnused(): Promise<number> {
  const week = connectionOf(Pinning).escape(weekOf(new Date()));
  const unshown = await eachDue(
    Pinning,
    'cancel pinnings that can no longer be shown',
    {
      [Op.and]: [
        { status: 'CREATED', paid_at: { [Op.ne]: null } },
        literal(`(not exists (select from pinned_weeks w where w.pinning_id = "Pinning".id and w.week >= ${week})
          or exists (select from prod_cards c where c.prod_id = "Pinning".prod_id and c.state = 'PAST'))`),
      ],
    },
    async (pinning, transaction) => {
      await transitionPinning(pinning, 'cancel', bySystem, transaction);
      await returnWithLetter(pinning, transaction);
    },
  );
  const ended = await eachDue(
    Pinning,
    'return the unshown weeks of pinnings',
    {
      [Op.and]: [
        { status: 'FINISHED', paid_at: { [Op.ne]: null }, refunded: 0 },
        literal(`exists (select from jsonb_to_recordset("Pinning".price_rows) as r (week date, paid bigint)
          where r.paid > 0 and not exists (
            select from pinned_weeks w where w.pinning_id = "Pinning".id and w.week = r.week and w.was_shown))`),
      ],
    },
    returnWithLetter,
  );
  return unshown + ended;
}

async function returnWithLetter(pinning: Pinning, transaction: Transaction): Promise<void> {
  await giveBack(pinning, bySystem, transaction);
  if (pinning.refunded > 0) await writeToOwner(pinning, pinningReturned, transaction);
}
