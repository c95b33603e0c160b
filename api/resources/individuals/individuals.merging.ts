import type { Individual } from '@odonta/db/models';
import { conflict } from '../../http/errors.ts';
import { endSessions } from '../../sessions/accountSessions.ts';
import type { Merging } from '../../tools/merging/merging.ts';

/** The duplicate goes, and what it alone knew stays with the one that is kept. */
export const mergingOfIndividuals: Merging<Individual> = {
  allow: 'individuals.merge',
  references: [
    { table: 'orders', column: 'individual_id', counted: ['заказ', 'заказа', 'заказов'] },
    {
      table: 'waitlist',
      column: 'individual_id',
      counted: ['место в очереди', 'места в очереди', 'мест в очереди'],
    },
    {
      table: 'gift_orders',
      column: 'individual_id',
      counted: ['заказ подарка', 'заказа подарков', 'заказов подарков'],
    },
  ],
  refuse({ kept, gone }) {
    const blocked = [kept, gone].find(({ status }) => status === 'BLOCKED');
    if (blocked) throw conflict(`Покупатель № ${blocked.id} заблокирован: сначала разблокируйте его`);
  },
  async absorb({ kept, gone, transaction }) {
    await endSessions({ audience: 'individual', id: gone.id }, 'BLOCKED', transaction);
    kept.set({
      phone: kept.phone ?? gone.phone,
      phone_proved_at: kept.phone ? kept.phone_proved_at : gone.phone_proved_at,
      email: kept.email ?? gone.email,
      password_hash: kept.password_hash ?? gone.password_hash,
      city: kept.city ?? gone.city,
      middle_name: kept.middle_name ?? gone.middle_name,
      bonus_phone: kept.bonus_phone ?? gone.bonus_phone ?? (kept.phone ? gone.phone : null),
      theme: kept.theme ?? gone.theme,
      interests: kept.interests ?? gone.interests,
      specializations: [...new Set([...kept.specializations, ...gone.specializations])],
      manager_id: kept.manager_id ?? gone.manager_id,
    });
  },
};
