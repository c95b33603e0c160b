import type { RefundPolicy } from '../../orders/order.ts';
import { plural } from '../../plural.ts';
import { formatMoscowDay } from '../../time.ts';
import { coolingHours, firstStep, fullUntil, isFarEnough } from './percentBack.ts';

/** «за 14 дней до начала и раньше — вся сумма», rule by rule: one wording for every page, letter and contract. */
export function refundWords(policy: RefundPolicy): string[] {
  const isAlwaysFull = policy.every(({ percent }) => percent === 100);
  const steps = refundSteps(policy);
  return isAlwaysFull ? steps : [...steps, `${inCoolingTime}, — вся сумма при любом сроке`];
}

/** The same for a buyer who pays after the course: no period runs from the payment. */
export const refundSteps = (policy: RefundPolicy): string[] =>
  policy.map(({ days_before, percent }) => `${whenOf(days_before)} — ${partOf(percent)}`);

/** «Бесплатная отмена до 21 ноября 2026»: the rule in one line, for the price and the checkout. */
export function refundLine(policy: RefundPolicy, dateStart: number | null, now: number): string {
  const isFull =
    dateStart === null ? firstStep(policy) === 100 : policy.every(({ percent }) => percent === 100);
  if (isFull) return 'Бесплатная отмена до начала курса';
  const until = dateStart === null ? null : fullUntil(policy, dateStart);
  if (until !== null && until >= now) return `Бесплатная отмена до ${formatMoscowDay(until)} включительно`;
  return isFarEnough(dateStart, now)
    ? `Бесплатная отмена в течение ${coolingHours} часов после оплаты`
    : 'При отмене вернём деньги за вычетом понесённых расходов';
}

/** The moments after `now` from which that line reads otherwise: after the last free day, and a day before the course. */
export function refundLineChangesAt(policy: RefundPolicy, dateStart: number | null, now: number): number[] {
  if (dateStart === null) return [];
  const until = fullUntil(policy, dateStart);
  const moments = [...(until === null ? [] : [until + 1]), dateStart - coolingHours * 3600];
  return moments.filter((moment) => moment > now);
}

/** The sum that the law lets an organiser withhold: less than a step of the policy, if his costs were lower. */
export const refundNote =
  'Удержать можно только расходы, которые организатор понёс на самом деле и подтвердил: если они меньше, вернётся больше. Если изменились дата, место, формат или преподаватель либо курс не состоялся, вернётся вся сумма.';

const inCoolingTime = `в течение ${coolingHours} часов после оплаты, если до начала больше суток`;

const whenOf = (days: number) =>
  days === 0 ? 'позже' : `за ${plural(days, ['день', 'дня', 'дней'])} до начала и раньше`;

function partOf(percent: number): string {
  if (percent === 100) return 'вся сумма';
  return percent === 0 ? 'сумма за вычетом понесённых расходов' : `${percent}\u00a0%`;
}
