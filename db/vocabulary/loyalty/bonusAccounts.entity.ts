import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { bonusAccountLifecycle } from './bonuses/bonus.ts';

export const bonusAccountsEntity = entity({
  name: 'bonus_accounts',
  group: 'loyalty',
  label: 'Бонусные счета',
  counted: ['счёт', 'счёта', 'счетов'],
  accusative: 'счёт',
  fields: {
    status: 'Статус',
    asked: 'Ждёт второй подписи',
    lots: 'Начисления со сроками',
    changes: 'Движения',
    id: '№',
    phone: 'Телефон',
    inn: 'ИНН',
    balance: 'Баланс',
    pending: 'Ожидает',
    debt: 'Долг',
    merged_into: 'Присоединён к счёту',
    merged: 'Присоединены счета',
    created_at: 'Открыт',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(bonusAccountLifecycle.statuses) },
  lifecycle: bonusAccountLifecycle,
  notOfStaff: ['join'],
});
