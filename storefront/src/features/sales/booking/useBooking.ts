import type { OrderBody, OrderQuote, ProdForPayment } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { setServerErrors } from '../../platform/forms/setServerErrors.ts';
import { useSingleSubmit } from '../../platform/forms/useSingleSubmit.ts';
import { begunBooking, keepBooking } from './bookingDraft.ts';
import { resolverOf } from './bookingIssues.ts';
import { ownPath, shapeOf } from './bookingShape.ts';
import type { BookingValues } from './bookingValues.ts';
import type { Buyer } from './buyer.ts';
import { orderBody } from './orderBody.ts';
import { useQuote } from './useQuote.ts';

interface Options {
  prod: ProdForPayment;
  buyer: Buyer;
  step: Step;
  /** Reads the offer again, which may have changed meanwhile. */
  reload(): Promise<void>;
}

/** One course of those that are booked; several are sent together when the last of them is filled in. */
export interface Step {
  isLast: boolean;
  /** The sum of the courses before. */
  before: number;
  /** Bonuses are spent on one course of them. */
  maySpend: boolean;
  send(body: OrderBody): Promise<void>;
  /** A price has changed of a course that was filled in before: all of them are looked at again. */
  onRepriced: (() => void) | null;
}

/** Errors are shown at their fields, and all input stays. */
export function useBooking({ prod, buyer, step, reload }: Options) {
  const isPayerAsked = ({ method }: Pick<BookingValues, 'method'>) =>
    method === 'INVOICE' && buyer.kind !== 'legal';
  const methods = useForm<BookingValues>({
    defaultValues: beginning(prod, buyer),
    resolver: resolverOf(
      (values) => shapeOf({ people: values.participants.length, hasPayer: hasPayer(values) }),
      step.isLast,
    ),
    mode: 'onSubmit',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');

  const { watch } = methods;
  useEffect(() => {
    const watching = watch((values) => keepBooking(values as Partial<BookingValues>));
    return () => watching.unsubscribe();
  }, [watch]);

  const { quoteFor, correct, spendable } = useQuote(prod, buyer, methods, step.maySpend);
  /** A course with a price has to be paid for, even while there are no participants yet. */
  const isPaid = (values: BookingValues) => (quoteFor(values)?.total ?? prod.price) + step.before > 0;
  function hasPayer(values: BookingValues): boolean {
    return step.isLast && isPayerAsked(values) && isPaid(values);
  }

  const attemptToSend = methods.handleSubmit(
    async (values) => {
      setFailure('');
      const quote = quoteFor(values);
      const total = quote?.total ?? 0;
      const bonuses = quote?.bonus.sum ?? 0;
      const body = orderBody(prod, values, {
        ...{ total, bonuses },
        isPaid: isPaid(values),
        hasPayer: hasPayer(values),
      });
      try {
        await step.send(body);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        await refuse(error, values, total);
      }
    },
    () => setAttempt((count) => count + 1),
  );

  const submit = useSingleSubmit(attemptToSend);

  async function refuse(error: ApiError, values: BookingValues, total: number): Promise<void> {
    if (error.code === 'PRICE_CHANGED' && step.onRepriced) {
      step.onRepriced();
      return;
    }
    if (error.code === 'PRICE_CHANGED') {
      const quote = error.current as OrderQuote;
      correct(values, quote);
      setFailure(
        `Цена изменилась: было ${formatPrice(total)}, стало ${formatPrice(quote.total)}. Проверьте сумму и нажмите ещё раз.`,
      );
      return;
    }
    const { labels } = shapeOf({ people: values.participants.length, hasPayer: hasPayer(values) });
    const issues = Object.entries(error.fields).map(([path, text]) => [ownPath(path, values), text] as const);
    const known = issues.filter(([path]) => path in labels);
    await setServerErrors(methods, known);
    if (known.length > 0) setAttempt((count) => count + 1);
    setFailure(sentenceOf(error));
    if (error.status === 401 || error.status === 409) void reload();
  }

  return { methods, submit, attempt, failure, quoteFor, spendable, isPaid, hasPayer };
}

/** Only choices that this course offers are preselected. */
function beginning({ participations, methods }: ProdForPayment, buyer: Buyer): BookingValues {
  const begun = begunBooking(buyer);
  const offered = participations.find(({ key }) => key === begun.participation) ?? participations[0];
  const usual = buyer.kind === 'legal' && methods.includes('INVOICE') ? 'INVOICE' : methods[0];
  return {
    ...begun,
    participation: offered?.key ?? 'main',
    method: methods.find((method) => method === begun.method) ?? usual ?? '',
  };
}

function sentenceOf({ status, message }: ApiError): string {
  const rest = 'Всё, что вы написали, осталось в форме.';
  if (status === 0) return `Нет связи с сервером. Проверьте интернет и отправьте ещё раз. ${rest}`;
  if (status === 401) return `Сеанс закончился: отправьте ещё раз, и заказ оформится без кабинета. ${rest}`;
  return `${message || 'Не получилось оформить заказ'}. ${rest}`;
}
