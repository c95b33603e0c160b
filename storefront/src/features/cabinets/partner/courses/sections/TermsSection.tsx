import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { paymentMethods, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { EditorSection } from '../../editor/EditorSection.tsx';
import { ChecksInput, ChoiceInput } from '../inputs/ChoiceInputs.tsx';
import { RefundInput } from '../inputs/RefundInput.tsx';
import { FlagInput, NumberInput } from '../inputs/TextInputs.tsx';
import styles from './sections.module.css';

const { CARD, INVOICE } = paymentMethods;
const within = ({ min, max }: { min: number; max: number }) => `от ${min} до ${max}`;

export const TermsSection = () => (
  <EditorSection
    id="terms"
    title="Условия"
    hint="Новые условия действуют для новых заказов. Уже оформленные идут по тем, что были при записи."
  >
    <ChecksInput
      name="payment_methods"
      choices={Object.entries({ CARD, INVOICE })}
      hint="Из них покупателю предложат то, что доступно вашему центру"
    />
    <FlagInput
      name="requires_confirmation"
      hint="Заказ ждёт, пока вы не подтвердите место; деньги с карты спишутся после этого"
    />
    <div className={styles.pair}>
      <NumberInput
        name="hold_minutes"
        hint={`Сколько места ждут оплаты картой: ${within(limits.hold_minutes)}`}
      />
      <NumberInput
        name="invoice_days"
        hint={`Сколько места ждут денег по счёту: ${within(limits.invoice_days)}`}
      />
      <NumberInput
        name="replace_hours"
        hint="До какого часа перед началом вместо себя можно отправить другого. Пусто — замены нет"
      />
      <ChoiceInput
        name="reprice_on_reduction"
        choices={Object.entries(repricings)}
        hint="Важно для групповых цен"
      />
    </div>
    <RefundInput />
  </EditorSection>
);
