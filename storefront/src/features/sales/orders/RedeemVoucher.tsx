import type { OrderView } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { toast } from '../../../components/ui/toast.ts';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';
import styles from './order.module.css';

interface Redeeming {
  voucher_code: string;
}

const shape: FormShape<Redeeming> = {
  name: 'redeem',
  labels: { voucher_code: 'Код сертификата' },
  rules: { voucher_code: { required: 'Введите код' } },
  empty: { voucher_code: '' },
  secret: ['voucher_code'],
};
const words = { send: 'Оплатить сертификатом', sending: 'Проверяем код…' };

/** A gift certificate pays as far as it reaches; the rest is paid by card. */
export function RedeemVoucher({ order, take }: { order: OrderView; take(order: OrderView): void }) {
  const form = useServerForm<Redeeming>({
    shape,
    async send(body) {
      const paid = await redeem({ ...body, token: order.token });
      take(paid);
      toast('success', `Сертификатом оплачено ${formatPrice(paid.vouchers - order.vouchers)}`);
    },
    failed: 'Не получилось оплатить сертификатом',
    isPage: true,
  });
  return (
    <details className={`card card--padded no-print ${styles.redeem}`}>
      <summary>Есть подарочный сертификат?</summary>
      <PublicForm form={form} shape={shape} words={words}>
        <CodeField name="voucher_code" />
      </PublicForm>
    </details>
  );
}

const redeem = oneAction(({ token, voucher_code }: Redeeming & { token: string }, keyed) =>
  post<OrderView>(`/orders/${token}/voucher`, { voucher_code: voucher_code.trim() }, keyed),
);
