import VoucherIcon from '@mui/icons-material/CardGiftcardOutlined';
import type { StaffVoucher } from '@odonta/api/contract';
import { voucherStatuses } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { labelsOf, resource } from '../../../kit/resource/definition.ts';
import { screensOf } from '../../../kit/resource/lazyScreen.ts';

const screen = screensOf(() => import('../../loyalty.ts'));

export const vouchers = resource<StaffVoucher>({
  name: 'vouchers',
  label: 'Подарочные сертификаты',
  group: 'loyalty',
  area: 'bonus_accounts',
  icon: VoucherIcon,
  counted: ['сертификат', 'сертификата', 'сертификатов'],
  empty: {
    title: 'Сертификатов ещё не покупали',
    text: 'Они появятся, когда кто-нибудь купит подарочный сертификат на сайте.',
  },
  never: ['create', 'edit', 'delete'],
  titleOf: ({ id }) => `Сертификат № ${id}`,
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
  screens: { list: screen('VoucherList'), show: screen('VoucherCard') },
});
