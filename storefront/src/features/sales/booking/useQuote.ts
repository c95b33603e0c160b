import type { OrderQuote, ProdForPayment, QuoteBody } from '@odonta/api/contract';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { type BookingValues, studentsOf } from './bookingValues.ts';
import type { Buyer } from './buyer.ts';
import { calculate } from './calculation.ts';

/** More than any balance: the server answers with the bonuses that may be spent. */
const allBonuses = 10_000_000;
const pauseMs = 400;

/** The price: calculated here at once, and by the server where codes, bonuses or colleagues matter. */
export function useQuote(
  prod: ProdForPayment,
  buyer: Buyer,
  methods: UseFormReturn<BookingValues>,
  maySpend: boolean,
) {
  const { control, getValues, setError, clearErrors } = methods;
  const [answer, setAnswer] = useState<{ of: string; quote: OrderQuote } | null>(null);
  useWatch({ control, name: ['participation', 'is_self', 'is_student', 'participants', 'promo_code'] });
  const values = getValues();
  const asked = askedIn(values);
  const isServers = values.promo_code !== '' || buyer.kind !== 'guest';

  useEffect(() => {
    const body = JSON.parse(asked) as Omit<QuoteBody, 'prod_id'>;
    if (!isServers || body.participants.length === 0) return;
    let isStale = false;
    const timer = setTimeout(async () => {
      try {
        const bonuses = buyer.kind === 'guest' ? {} : { bonuses: allBonuses };
        const sent = { ...body, ...bonuses, prod_id: prod.id };
        const quote = await buyer.call<OrderQuote>('/pay/quote', 'POST', sent);
        if (isStale) return;
        setAnswer({ of: asked, quote });
        if (quote.promo?.refusal) setError('promo_code', { message: quote.promo.refusal });
        else clearErrors('promo_code');
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The page's own sum is shown then, and the server checks it when the order is sent.
        if (!isStale && body.promo_code)
          setError('promo_code', { message: error.message || 'Нет связи с сервером' });
      }
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, isServers, buyer, prod.id, setError, clearErrors]);

  function quoteFor(these: BookingValues) {
    if (answer?.of !== askedIn(these)) return calculate(prod, these);
    const { quote } = answer;
    return these.spends_bonuses && maySpend ? quote : withoutBonuses(quote);
  }

  return {
    quoteFor,
    /** The server's word over ours. */
    correct: (these: BookingValues, quote: OrderQuote) => setAnswer({ of: askedIn(these), quote }),
    /** The bonuses that may be spent on the present choice. */
    spendable: maySpend && answer?.of === asked ? answer.quote.bonus.sum : 0,
  };
}

const withoutBonuses = (quote: OrderQuote): OrderQuote => ({
  ...quote,
  bonus: { ...quote.bonus, sum: 0 },
  total: quote.total + quote.bonus.sum,
});

const askedIn = (values: BookingValues) =>
  JSON.stringify({
    participation: values.participation,
    participants: studentsOf(values),
    ...(values.promo_code !== '' && { promo_code: values.promo_code }),
  });
