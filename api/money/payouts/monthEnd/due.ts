import type { CenterDue, MonthEnd } from '@odonta/api/contract';
import { Center } from '@odonta/db/models';
import { payoutTerms } from '@odonta/db/vocabulary/money/payouts/payoutLifecycle.ts';
import { exactRoublesOf, formatKopecks } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import type { Transaction } from 'sequelize';
import { type Due, dueTo, totalsOf, type Withheld } from '../collecting.ts';
import type { Period } from '../preparing.ts';

/** The payout that each centre would get, by the code that prepares it. */
export async function dueAtMonthEnd({ to }: Period, transaction: Transaction): Promise<MonthEnd['due']> {
  const centers = await Center.findAll({ paranoid: false, order: ['name', 'id'], transaction });
  const ids = centers.map(({ id }) => id);
  const due = await dueTo(ids, to, transaction);
  return centers.flatMap((center) => {
    const own = due.get(center.id);
    return own && own.lines.length + own.withheld.length > 0 ? [presented(center, own)] : [];
  });
}

function presented(center: Center, due: Due): CenterDue {
  const totals = totalsOf(due.lines);
  const orders = new Set(due.lines.map(({ order_id }) => order_id)).size;
  return {
    center_id: center.id,
    center_name: center.name,
    orders,
    gross: exactRoublesOf(totals.gross),
    refunded: exactRoublesOf(totals.refunded),
    commission_sum: exactRoublesOf(totals.commission_sum),
    fee_share: exactRoublesOf(totals.fee_share),
    net: exactRoublesOf(totals.net),
    is_payable: totals.net > 0,
    notes: [...notesOnCenter(center), ...notesOnSum(due, totals.net), ...notesOnWithheld(due)],
  };
}

function notesOnCenter(center: Center): string[] {
  const { pay_name, pay_inn, pay_bank, pay_bic, pay_rs, pay_ks } = center;
  const isPayable = pay_name && pay_inn && pay_bank && pay_bic && pay_rs && pay_ks;
  return [
    ...(center.isSoftDeleted() ? ['Центр удалён'] : []),
    ...(center.status === 'CONFIRMED' ? [] : ['Центр сейчас не работает на площадке']),
    ...(isPayable ? [] : ['Не заполнены банковские реквизиты: платить пока некуда']),
  ];
}

function notesOnSum({ lines }: Due, net: number): string[] {
  if (lines.length === 0 || net > 0) return [];
  if (net === 0) return ['Продажи и удержания равны: платить нечего'];
  return [`Центр должен ${formatKopecks(-net)}\u00a0₽ за возвраты: удержим из следующих продаж`];
}

function notesOnWithheld({ withheld }: Due): string[] {
  const byReason = Map.groupBy(withheld, ({ why }) => why);
  return [...byReason].map(([why, of]) => {
    const sum = of.reduce((all, each) => all + each.sum, 0);
    return `Не войдёт ${plural(of.length, ['заказ', 'заказа', 'заказов'])} на ${formatKopecks(sum)}\u00a0₽: ${reasons[why]}`;
  });
}

const reasons: Readonly<Record<Withheld, string>> = {
  FRESH: `курс закончился меньше ${plural(payoutTerms.daysAfterCourse, ['дня', 'дней', 'дней'])} назад`,
  DEBT: 'покупатель ещё не всё оплатил',
  REFUND: 'решается возврат',
};
