import { entity } from '../entity.ts';
import { labelsOf } from '../lifecycle.ts';
import { voucherLifecycle, voucherStatuses } from './vouchers/voucher.ts';

export const vouchersEntity = entity({
  name: 'vouchers',
  rights: 'bonus_accounts',
  group: 'loyalty',
  label: 'Подарочные сертификаты',
  counted: ['сертификат', 'сертификата', 'сертификатов'],
  accusative: 'сертификат',
  fields: {
    movements: 'Движения',
    id: '№',
    code: 'Код',
    sum: 'Сумма',
    balance: 'Остаток',
    buyer_name: 'Покупатель',
    email: 'Почта покупателя',
    phone: 'Телефон покупателя',
    recipient_name: 'Получатель',
    recipient_email: 'Почта получателя',
    message: 'Поздравление',
    send_on: 'Отправить',
    sent_at: 'Отправлен',
    paid_at: 'Оплачен',
    valid_until: 'Действует до',
    block_reason: 'Почему заблокирован',
    status: 'Статус',
    created_at: 'Оформлен',
    updated_at: 'Изменён',
  },
  codes: { status: labelsOf(voucherStatuses) },
  lifecycle: voucherLifecycle,
  notOfStaff: ['pay', 'drop', 'expire', 'revive', 'revive_blocked'],
  permittedBy: { block: 'approve_over', unblock: 'approve_over', resend: 'approve_over' },
});
