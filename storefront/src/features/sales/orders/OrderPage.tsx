import { OrderCard } from './OrderCard.tsx';
import { LinkLost, Trouble } from './Trouble.tsx';
import { useOrder } from './useOrder.ts';

const lost = <LinkLost title="Заказ не найден" letter="о заказе" />;

/** The page of an order, open to every bearer of its link. */
export default function OrderPage({ token }: { token: string }) {
  const { state, look, take } = useOrder(token);
  if (state.is !== 'there') return <Trouble is={state.is} {...{ look, lost }} what="заказ" />;
  return <OrderCard order={state.order} awaits={state.awaits} look={look} take={take} />;
}
