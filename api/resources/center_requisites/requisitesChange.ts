import { Center } from '@odonta/db/models';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { type ApprovalKind, confirmedBy } from '../approvals/kinds.ts';

import { type Requisites, requisitesOf } from './requisites.ts';

/** Where money goes is changed by two people together. */
export const requisitesChange: ApprovalKind = {
  confirmedBy: confirmedBy.REQUISITES,
  rejectedBy: 'center_requisites.reject_change',
  action: { CONFIRMED: 'confirm_change', REJECTED: 'reject_change' },

  async apply({ record_id, before, after }, transaction) {
    const lock = transaction.LOCK.NO_KEY_UPDATE;
    const center = await Center.findByPk(record_id, { transaction, lock });
    if (!center) throw notFound('Центра больше нет');
    const now = requisitesOf(center);
    const stale = (Object.keys(before) as (keyof Requisites)[]).some((field) => now[field] !== before[field]);
    if (stale) throw conflict('Реквизиты с тех пор изменились: отклоните запрос и внесите изменение заново');
    await center.update(after as Partial<Requisites>, { transaction });
  },

  journalled: ({ before, after }) =>
    Object.fromEntries(
      Object.keys(after).map((field) => [field, [hidden(before[field]), hidden(after[field])]]),
    ),
};

const hidden = (value: unknown) => (typeof value === 'string' ? maskAccount(value) : (value ?? null));
