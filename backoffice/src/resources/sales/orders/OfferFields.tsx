import { Alert } from '@mui/material';
import { closureSentence } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { Wide } from '../../../kit/record/Fields.tsx';
import { useOffer } from './useOffer.ts';

/** The choices that the course leaves: participation and way of payment. */
export function OfferFields() {
  const { offer, isUnsold } = useOffer();
  if (isUnsold)
    return (
      <Wide>
        <Alert severity="warning">Этот курс сейчас не продаётся.</Alert>
      </Wide>
    );
  if (!offer) return null;
  const { participations, methods, seats_left, center } = offer;
  // An invoice is asked for with the payer's requisites, which are the company's to give.
  const payable = methods.filter((method) => method !== 'INVOICE');
  return (
    <>
      {center.closed_to !== null && (
        <Wide>
          <Alert severity="warning">
            {closureSentence(center)} Записать клиента можно, но договоритесь с центром: сам он сейчас никого
            не ждёт.
          </Alert>
        </Wide>
      )}
      {seats_left === 0 && (
        <Wide>
          <Alert severity="warning">
            Свободных мест нет: выберите другую дату или запишите клиента в лист ожидания.
          </Alert>
        </Wide>
      )}
      <ChoiceInput
        source="participation"
        label="Вариант участия"
        choices={participations.map(({ key, label, price }) => ({
          id: key,
          name: `${label}, ${formatPrice(price)}`,
        }))}
        helperText={
          seats_left === null ? false : `Свободно ${plural(seats_left, ['место', 'места', 'мест'])}`
        }
      />
      {payable.length > 1 && (
        <ChoiceInput
          source="method"
          label="Способ оплаты"
          choices={payable.map((id) => ({ id, name: paymentMethods[id] }))}
          helperText={false}
        />
      )}
      {payable.length === 0 && offer.price > 0 && (
        <Wide>
          <Alert severity="info">
            Этот курс оплачивают только по счёту: организация записывает сотрудников из своего кабинета или на
            странице курса.
          </Alert>
        </Wide>
      )}
    </>
  );
}
