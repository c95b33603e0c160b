import { SumInput } from '../../kit/inputs/SumInput.tsx';
import type { TransitionBodies } from '../../kit/transitions/TransitionButtons.tsx';

const RefundBody = () => (
  <SumInput source="sum" label="Сумма, ₽" helperText="Возвращается один раз; отклонённый баннер — целиком" />
);

/** The sum that staff return to a balance for a banner or a pinning. */
export const transitionBodies: TransitionBodies = { refund_balance: RefundBody };
