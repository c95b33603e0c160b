import type { ProdForPayment } from '@odonta/api/contract';
import { refundLine } from '@odonta/db/vocabulary/money/refunds/refundWords.ts';
import { orderLimits } from '@odonta/db/vocabulary/orders/order.ts';
import { FormProvider, useWatch } from 'react-hook-form';
import { ErrorSummary } from '../../../components/ui/ErrorSummary.tsx';
import { fieldId, ShapeProvider } from '../../platform/forms/formShape.ts';
import { problemsOf } from '../../platform/forms/problems.ts';
import { RefundRules } from '../orders/RefundRules.tsx';
import { Agreements } from './Agreements.tsx';
import styles from './booking.module.css';
import { bookingForm, namedLabels, numberOf, shapeOf } from './bookingShape.ts';
import { isForOthers } from './bookingValues.ts';
import type { Buyer } from './buyer.ts';
import { ContactFields } from './ContactFields.tsx';
import { Discounts } from './Discounts.tsx';
import { ParticipantsField } from './ParticipantsField.tsx';
import { Participation } from './Participation.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PriceLines, TotalBar } from './PriceSummary.tsx';
import price from './price.module.css';
import { shortageOf } from './shortage.ts';
import { type Step, useBooking } from './useBooking.ts';

interface Props {
  prod: ProdForPayment;
  buyer: Buyer;
  step: Step;
  reload(): Promise<void>;
}

/** The booking of one course: participants, price, payment. */
export function BookingForm(props: Props) {
  const { prod, buyer, step } = props;
  const { methods, submit, attempt, failure, quoteFor, spendable, hasPayer, ...booking } = useBooking(props);
  const { control, formState, getValues } = methods;
  useWatch({ control, name: [...decisive] });
  const values = getValues();
  const quote = quoteFor(values);
  const isPaid = booking.isPaid(values);
  const send = isPaid ? (calls[values.method] ?? 'Забронировать') : 'Записаться';
  const isPayerAsked = hasPayer(values);
  const shape = shapeOf({ people: values.participants.length, hasPayer: isPayerAsked });
  const labels = namedLabels(shape, values.is_self);
  const problems = problemsOf(formState.errors, labels, (path) => fieldId(bookingForm, path));
  const hasStudentPrice = prod.has_student_price;
  const shortage = shortageOf(prod, values);

  return (
    <FormProvider {...methods}>
      <ShapeProvider value={shape}>
        <form className={styles.form} onSubmit={submit} noValidate aria-label="Запись на курс">
          <div className={styles.main}>
            <ErrorSummary problems={problems} attempt={attempt} />
            {prod.participations.length > 1 && <Participation of={prod} />}
            <ContactFields hasStudentPrice={hasStudentPrice} />
            <ParticipantsField
              title={values.is_self ? 'Кто ещё участвует' : 'Кто участвует'}
              first={numberOf(0, values.is_self)}
              atMost={orderLimits.participants - 1}
              hasStudentPrice={hasStudentPrice}
            />
            {shortage && (
              <p className={styles.shortage} role="status">
                {shortage}
              </p>
            )}
            {prod.price > 0 && <Discounts spendable={spendable} promo={promoOf(quote)} />}
            {step.isLast && isPaid && (
              <PaymentFields
                prod={prod}
                buyer={buyer}
                hasPayer={isPayerAsked}
                isByCard={values.method === 'CARD'}
              />
            )}
            {step.isLast && <Agreements isForOthers={isForOthers(values)} />}
          </div>
          <div className={price.side}>
            <PriceLines quote={quote} />
            {prod.requires_confirmation && (
              <p className={styles.aside}>
                Центр подтвердит место в течение рабочего дня. Если не подтвердит, деньги вернутся полностью.
              </p>
            )}
            {isPaid && (
              <RefundRules
                policy={prod.refund_policy}
                title={refundLine(prod.refund_policy, prod.date_start, Date.now() / 1000)}
              />
            )}
            <TotalBar
              total={quote && quote.total + step.before}
              send={step.isLast ? send : 'К следующему курсу'}
              isBusy={formState.isSubmitting}
              failure={failure}
            />
          </div>
        </form>
      </ShapeProvider>
    </FormProvider>
  );
}

/** Only the server answers for a code. */
const promoOf = (quote: ReturnType<ReturnType<typeof useBooking>['quoteFor']>) =>
  quote?.promo && 'code' in quote.promo ? quote.promo : null;

/** Fields that the sum or the form itself depends on. */
const decisive = [
  'participation',
  'is_self',
  'is_student',
  'participants',
  'promo_code',
  'spends_bonuses',
  'method',
] as const;

const calls: Readonly<Record<string, string>> = { CARD: 'Перейти к оплате', INVOICE: 'Получить счёт' };
