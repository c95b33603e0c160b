import type { VoucherBalance as Balance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { fileFor, post } from '../../../lib/api.ts';
import { keepFile } from '../../../lib/keepFile.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import type { FormShape } from '../../platform/forms/formShape.ts';
import { PublicForm } from '../../platform/forms/PublicForm.tsx';
import { CodeField } from '../../platform/forms/TextField.tsx';
import { useServerForm } from '../../platform/forms/useServerForm.ts';

const shape: FormShape<{ code: string }> = {
  name: 'voucher-balance',
  labels: { code: 'Код сертификата' },
  rules: { code: { required: 'Введите код' } },
  empty: { code: '' },
  secret: ['code'],
};
const words = { send: 'Узнать остаток', sending: 'Смотрим…' };

/** The balance of a voucher, for the holder of its code. */
export default function VoucherBalance() {
  const [balance, setBalance] = useState<(Balance & { code: string }) | null>(null);
  const form = useServerForm<{ code: string }>({
    shape,
    async send({ code }) {
      setBalance(null);
      const asked = { code: code.trim() };
      setBalance({ ...(await post<Balance>('/vouchers/check', asked)), ...asked });
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
      {balance && (
        <p>
          <BusyButton
            act={async () =>
              keepFile(await fileFor('/vouchers/paper', { code: balance.code }), 'Подарочный сертификат.pdf')
            }
            failed="Не удалось скачать сертификат: проверьте связь и попробуйте ещё раз"
          >
            Скачать для печати
          </BusyButton>
        </p>
      )}
    </>
  );
}
