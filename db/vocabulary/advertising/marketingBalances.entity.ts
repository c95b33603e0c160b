import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { marketingBalanceLifecycle } from './marketing/marketingBalance.ts';

export const marketingBalancesEntity = entity({
  name: 'marketing_balances',
  group: 'money',
  label: 'Маркетинговые балансы',
  counted: ['баланс', 'баланса', 'балансов'],
  accusative: 'баланс',
  fields: {
    asked: 'Ждёт второй подписи',
    payee: 'Куда уйдут деньги',
    status: 'Статус',
    id: '№',
    center_id: 'Учебный центр',
    merchant_id: 'Торговая организация',
    owner_name: 'Владелец',
    total: 'На балансе',
    reserved: 'В резерве',
    available: 'Доступно',
    sum: 'На сколько',
    comment: 'За что',
    penalties: 'Штрафы',
    withdrawals: 'Выводы',
    movements: 'Движения',
    created_at: 'Открыт',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(marketingBalanceLifecycle.statuses) },
  lifecycle: marketingBalanceLifecycle,
  oneByOne: {
    correct:
      'Балансы исправляют по одному: у каждой правки своя причина, а крупную подтверждает второй сотрудник',
    refund: 'О выводах решают по одному: у каждого своя сумма и своё платёжное поручение',
    post_penalty: 'О штрафах решают по одному: у каждого свои доказательства и своё возражение',
  },
});
