import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { bankLineLifecycle, bankLineStatuses } from './bank/bankLineLifecycle.ts';

export const bankImportsEntity = entity({
  name: 'bank_imports',
  table: 'bank_lines',
  group: 'money',
  label: 'Банковские выписки',
  counted: ['платёж', 'платежа', 'платежей'],
  accusative: 'платёж',
  fields: {
    matches: 'Оплачены счета',
    id: '№',
    file_id: 'Файл, №',
    filename: 'Файл выписки',
    account: 'Наш счёт',
    number: '№ документа',
    date: 'Дата документа',
    received_on: 'Поступил',
    sum: 'Сумма',
    payer_name: 'Плательщик',
    payer_inn: 'ИНН плательщика',
    payer_kpp: 'КПП плательщика',
    payer_account: 'Счёт плательщика',
    purpose: 'Назначение',
    raw: 'Строки выписки',
    status: 'Статус',
    reason: 'Почему пропущен',
    created_at: 'Загружен',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(bankLineStatuses) },
  lifecycle: bankLineLifecycle,
});
