import { LinkLost, Trouble } from '../orders/Trouble.tsx';
import { useVoucher } from './useVoucher.ts';
import { VoucherCard } from './VoucherCard.tsx';

const lost = <LinkLost title="Сертификат не найден" letter="о покупке" />;

/** The page of a bought voucher, open to every bearer of its link. */
export default function VoucherPage({ token }: { token: string }) {
  const { state, look } = useVoucher(token);
  if (state.is === 'there') return <VoucherCard voucher={state.voucher} look={look} />;
  return <Trouble is={state.is} {...{ look, lost }} what="сертификат" />;
}
