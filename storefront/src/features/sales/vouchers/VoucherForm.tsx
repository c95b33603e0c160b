import type { VoucherTerms } from '@odonta/api/contract';
import { voucherPath } from '@odonta/db/vocabulary/addresses.ts';
import { voucherLimits } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { ConsentField } from '../../platform/forms/ConsentField.tsx';
import { LongTextField } from '../../platform/forms/LongTextField.tsx';
import { PhoneField } from '../../platform/forms/PhoneField.tsx';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { EmailField, NameField, TextField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import { VoucherPreview } from './VoucherPreview.tsx';
import { VoucherSums } from './VoucherSums.tsx';
import { bodyOf, buyVoucher, type VoucherValues, voucherShape } from './voucherValues.ts';

const dayMs = 86_400_000;
const words = { send: 'Перейти к оплате', sending: 'Открываем страницу банка…' };

export function VoucherForm({ terms }: { terms: VoucherTerms }) {
  const form = useServerForm<VoucherValues>({
    shape: voucherShape,
    async send(values) {
      const { voucher, url } = await buyVoucher(bodyOf(values));
      location.assign(url ?? voucherPath(voucher.token));
    },
    failed: 'Не получилось оформить сертификат',
    isPage: true,
  });
  const day = (ahead: number) => moscowDay(new Date(Date.now() + ahead * dayMs));
  return (
    <PublicForm form={form} shape={voucherShape} words={words}>
      <TextField name="sum" inputMode="numeric" autoComplete="off" maxLength={9} />
      <VoucherSums {...terms} />
      <TextField name="recipient_name" autoComplete="off" maxLength={100} />
      <EmailField
        name="recipient_email"
        isOthers
        hint="Сюда придёт код. Чтобы вручить сертификат самому, укажите свою почту"
      />
      <LongTextField name="message" rows={3} hint={`До ${voucherLimits.message} символов`} />
      <TextField
        name="send_on"
        type="date"
        min={day(1)}
        max={day(voucherLimits.sendWithinDays)}
        hint="Без даты отправим сразу после оплаты"
      />
      <NameField name="name" />
      <PhoneField name="phone" />
      <EmailField name="email" />
      <VoucherPreview {...terms} />
      <ConsentField name="consent" />
    </PublicForm>
  );
}
