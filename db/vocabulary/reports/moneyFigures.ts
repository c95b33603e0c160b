import type { Right } from '../identity/rights/rights.ts';

interface MoneyFigure {
  title: string;
  /** Said when there is none. */
  done: string;
  /** The roles that work on it. */
  rights: readonly Right[];
  /** A wait here is an error. */
  isUrgent?: true;
}

/** The queues of accountants, in the order of their morning check. */
export const moneyFigures = {
  INVARIANTS: {
    title: 'Сверка нашла расхождения',
    done: 'Учёт сходится',
    rights: ['stats_finance.list'],
    isUrgent: true,
  },
  BANK_LINES: {
    title: 'Платежи из банка не разобраны',
    done: 'Все платежи разобраны',
    rights: ['bank_imports.match'],
  },
  PAYOUTS: { title: 'Выплатить центрам', done: 'Выплачивать нечего', rights: ['payouts.pay'] },
  ACTS_TO_CHECK: {
    title: 'Проверить подписанные акты',
    done: 'Проверять нечего',
    rights: ['payouts.close'],
  },
  ACTS_MISSING: {
    title: 'Выплаты без подписанного акта',
    done: 'Все акты подписаны',
    rights: ['payouts.close'],
  },
  REFUNDS_TO_APPROVE: {
    title: 'Возвраты ждут решения',
    done: 'Решать нечего',
    rights: ['refunds.approve_limit', 'refunds.approve_any'],
  },
  REFUNDS_TO_EXECUTE: {
    title: 'Вернуть переводом',
    done: 'Переводить нечего',
    rights: ['refunds.execute'],
    isUrgent: true,
  },
  INVOICES_OVERDUE: {
    title: 'Счета просрочены',
    done: 'Просроченных счетов нет',
    rights: ['invoices.mark_paid'],
  },
  DEBTS: { title: 'Должны нам', done: 'Долгов нет', rights: ['stats_finance.list'] },
  ORIGINALS: {
    title: 'Оригиналы не вернулись',
    done: 'Всё подписано',
    rights: ['accounting_docs.sign'],
  },
} as const satisfies Record<string, MoneyFigure>;
export type MoneyFigureName = keyof typeof moneyFigures;
