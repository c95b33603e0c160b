import type { VoucherTerms } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useCallback, useEffect, useState } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import { ApiError, get } from '../../../lib/api.ts';
import { VoucherForm } from './VoucherForm.tsx';

/** The form, once it is known for which sums certificates are sold. */
export default function VoucherShop() {
  const [terms, setTerms] = useState<VoucherTerms | 'failed' | null>(null);
  const load = useCallback(async () => {
    setTerms(null);
    try {
      setTerms(await get<VoucherTerms>('/vouchers/terms'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTerms('failed');
    }
  }, []);
  useEffect(() => void load(), [load]);
  if (terms === null) return <p role="status">Загружаем форму…</p>;
  if (terms === 'failed') return <LoadFailed what="форму" again={load} />;
  const { min, max, months } = terms;
  return (
    <>
      <p className="muted">
        От {formatPrice(min)} до {formatPrice(max)}. Действует{' '}
        {plural(months, ['месяц', 'месяца', 'месяцев'])} со дня оплаты или, если отправить его позже, со дня
        отправки.
      </p>
      <VoucherForm terms={terms} />
    </>
  );
}
