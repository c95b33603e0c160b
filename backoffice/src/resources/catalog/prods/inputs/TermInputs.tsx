import { saleTermLimits as limits } from '@odonta/db/vocabulary/catalog/saleTerms.ts';
import { paymentMethods, repricings } from '@odonta/db/vocabulary/orders/order.ts';
import { BooleanInput, CheckboxGroupInput, NumberInput, required } from 'react-admin';
import { ChoiceInput } from '../../../../kit/inputs/ChoiceInput.tsx';
import { choicesOf } from '../../../../kit/list/filters.tsx';
import { Fields, Wide } from '../../../../kit/record/Fields.tsx';
import { RefundPolicyInput } from './RefundPolicyInput.tsx';

const { CARD, INVOICE } = paymentMethods;

/** The terms of selling, reserving and refunding a seat. */
export function TermInputs() {
  return (
    <Fields columns={2}>
      <CheckboxGroupInput
        source="payment_methods"
        choices={choicesOf({ CARD, INVOICE })}
        helperText="Из них покупателю предложат то, что продаёт сам центр"
      />
      <BooleanInput
        source="requires_confirmation"
        helperText="Заказ ждёт, пока центр не подтвердит место; деньги с карты спишутся после этого"
      />
      <NumberInput
        source="hold_minutes"
        {...limits.hold_minutes}
        step={5}
        validate={required()}
        helperText="Сколько места ждут оплаты картой: от 10 до 60"
      />
      <NumberInput
        source="invoice_days"
        {...limits.invoice_days}
        step={1}
        validate={required()}
        helperText="Сколько места ждут денег по счёту: от 1 до 15"
      />
      <NumberInput
        source="replace_hours"
        {...limits.replace_hours}
        step={1}
        helperText="До какого часа перед началом вместо себя можно отправить другого. Пусто — замены нет"
      />
      <NumberInput
        source="waitlist_hours"
        {...limits.waitlist_hours}
        step={1}
        validate={required()}
        helperText="Сколько держать освободившееся место за тем, кому его предложили: от 2 до 72"
      />
      <ChoiceInput
        source="reprice_on_reduction"
        choices={choicesOf(repricings)}
        validate={required()}
        helperText="Важно для групповых цен: стало меньше людей — цена та же или новая"
      />
      <Wide>
        <RefundPolicyInput source="refund_policy" />
      </Wide>
    </Fields>
  );
}
