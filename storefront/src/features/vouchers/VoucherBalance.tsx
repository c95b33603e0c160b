import type { VoucherBalance as Balance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import type { FormShape } from '../forms/formShape.ts';
import { PublicForm } from '../forms/PublicForm.tsx';
import { CodeField } from '../forms/TextField.tsx';
import { useServerForm } from '../forms/useServerForm.ts';

const shape: FormShape<{ code: string }> = {
  name: 'voucher-balance',
  labels: { code: 'Код сертификата' },
  rules: { code: { required: 'Введите код' } },
  empty: { code: '' },
  secret: ['code'],
};
const words = { send: 'Узнать остаток', sending: 'Смотрим…' };

/** What is left on a certificate, for whoever has its code. */
export default function VoucherBalance() {
  const [balance, setBalance] = useState<Balance | null>(null);
  const form = useServerForm<{ code: string }>({
    shape,
    async send({ code }) {
      setBalance(null);
      setBalance(await post<Balance>('/vouchers/check', { code: code.trim() }));
    },
    failed: 'Не получилось узнать остаток',
    isPage: true,
  });
  return (
    <>
      <PublicForm form={form} shape={shape} words={words}>
        <CodeField name="code" />
      </PublicForm>
      <p role="status">
        {balance && (
          <>
            Остаток <strong>{formatExact(balance.balance)}</strong>, действует до{' '}
            {formatMoscowDay(balance.valid_until)}.
          </>
        )}
      </p>
    </>
  );
}
