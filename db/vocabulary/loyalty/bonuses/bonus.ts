import { lifecycle } from '../../lifecycle.ts';
import { isPhone, isTaxNumber, normalPhone } from '../../patterns.ts';

/** One bonus is one rouble. */

export const bonusKinds = {
  EARN: 'Начисление',
  SPEND: 'Списание',
  EXPIRE: 'Сгорание',
  REVERSE: 'Отмена',
  ADJUST: 'Правка',
  MERGE: 'Объединение счетов',
} as const;
export type BonusKind = keyof typeof bonusKinds;

export const bonusStates = {
  PENDING: 'Ожидает',
  ACTIVE: 'Проведено',
  VOID: 'Отменено',
} as const;
export type BonusState = keyof typeof bonusStates;

/** The kind of an entry of a lot: taken, returned, or withheld for a debt. */
export const lotEntryKinds = ['TAKE', 'RETURN', 'DEBT'] as const;
export type LotEntryKind = (typeof lotEntryKinds)[number];

/** The sources and targets of bonuses. */
export const bonusSourceLabels = {
  order: 'Заказ',
  refund: 'Возврат',
  gift_order: 'Заказ подарка',
  staff: 'Согласованная правка',
  review: 'Отзыв',
  visit: 'Посещение курса',
  referral: 'Приглашение друга',
} as const;
export type BonusSource = keyof typeof bonusSourceLabels;
export const bonusSources = Object.keys(bonusSourceLabels) as BonusSource[];

/** How long bonuses of individuals live, and how long after a course they wait. */
export const bonusDays = 365;
export const bonusWaitDays = 14;

/** Days before the end of a lot at which its owner is notified, once each. */
export const expiryNoticeDays = [30, 7, 1] as const;

/** An account is there as long as its owner may come back; the status says only whether another has taken it in. */
export const bonusAccountLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: { ACTIVE: { label: 'Открыт' }, MERGED: { label: 'Объединён' } },
  transitions: {
    add_limit: { from: ['ACTIVE'], label: 'Начислить', done: 'Начисление бонусов записано' },
    subtract_limit: { from: ['ACTIVE'], label: 'Списать', done: 'Списание бонусов записано' },
    join: {
      from: ['ACTIVE'],
      to: 'MERGED',
      label: 'Присоединить к другому счёту',
      done: 'Счёт присоединён к другому',
    },
  },
});

export type BonusAccountStatus = keyof typeof bonusAccountLifecycle.statuses;

const companyPrefix = 'inn:';

/** The owner of bonuses: people by phone, companies by tax number. Null where it is neither. */
export function bonusKeyOf(owner: { phone?: string | null; inn?: string | null }): string | null {
  if (owner.inn) return isTaxNumber(owner.inn) ? `${companyPrefix}${owner.inn}` : null;
  return owner.phone && isPhone(owner.phone) ? normalPhone(owner.phone) : null;
}

/** The phone or the tax number that identifies an account. */
export function ownerOfBonusKey(key: string): { phone: string | null; inn: string | null } {
  return key.startsWith(companyPrefix)
    ? { phone: null, inn: key.slice(companyPrefix.length) }
    : { phone: key, inn: null };
}
