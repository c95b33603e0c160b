import type { ProdForPayment } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { Suspense, useEffect, useRef } from 'react';
import { LoadFailed } from '../../../components/ui/LoadFailed.tsx';
import { lazily } from '../../../lib/lazily.tsx';
import { friendCode } from '../../loyalty/referrals/friendCode.ts';
import { keptPayment } from '../orders/keptPayment.ts';
import { BookingForm } from './BookingForm.tsx';
import styles from './booking.module.css';
import type { Buyer } from './buyer.ts';
import { ProdSummary } from './ProdSummary.tsx';
import { useCountedForms } from './useCountedForms.ts';
import { useCourses } from './useCourses.ts';
import { useFreshSeats } from './useFreshSeats.ts';
import { useSteps } from './useSteps.ts';

const Invitation = lazily(async () => (await import('./Invitation.tsx')).Invitation);
const KeptPayment = lazily(async () => (await import('./KeptPayment.tsx')).KeptPayment);
const FilledList = lazily(async () => (await import('./FilledList.tsx')).FilledList);
const BookedList = lazily(async () => (await import('./BookedList.tsx')).BookedList);
const ClosedProd = lazily(async () => (await import('./ClosedProd.tsx')).ClosedProd);

/** The courses of the address, filled in one after the other. */
export default function BookingPage({ ids }: { ids: readonly number[] }) {
  const { courses, reload, refresh } = useCourses(ids);
  if (courses.state === 'loading') return <p role="status">Загружаем курс…</p>;
  if (courses.state === 'failed') return <LoadFailed className={styles.trouble} what="курс" again={reload} />;
  return <BookingSteps prods={courses.prods} buyer={courses.buyer} {...{ reload, refresh }} />;
}

interface BookingStepsProps {
  prods: readonly ProdForPayment[];
  buyer: Buyer;
  reload(): Promise<void>;
  refresh(): Promise<void>;
}

function BookingSteps({ prods, buyer, reload, refresh }: BookingStepsProps) {
  const { booked, before, closed, prod, step, isBusy, notice, isTogether, number, count, back } = useSteps(
    prods,
    buyer,
    reload,
  );
  useFreshSeats(refresh, isBusy);
  useCountedForms(prods);
  const heading = useRef<HTMLHeadingElement>(null);
  const passed = booked.length + before.length;
  useEffect(() => {
    if (passed > 0) heading.current?.focus();
  }, [passed]);

  return (
    <div className={styles.desk}>
      <h1 ref={heading} tabIndex={-1}>
        {prod || booked.length === 0 ? 'Запись на курс' : 'Заказы оформлены'}
      </h1>
      {buyer.name && <p className="muted">Вы вошли: {buyer.name}</p>}
      <Suspense>
        {prod && passed === 0 && friendCode() !== null && <Invitation buyer={buyer} />}
        {passed === 0 && keptPayment('url') !== null && <KeptPayment />}
      </Suspense>
      {booked.length > 0 && (
        <Suspense>
          <BookedList booked={booked} />
        </Suspense>
      )}
      <Suspense>
        {closed.map((each) => (
          <ClosedProd key={each.id} prod={each} />
        ))}
      </Suspense>
      <p role="alert">{notice}</p>
      {prod && (
        <>
          {count > 1 && (
            <p>
              Курс {number} из {count}.{' '}
              {isTogether
                ? 'Оформим все курсы сразу, одной оплатой. Данные участников перейдут к следующему.'
                : 'Данные участников перейдут к следующему.'}
            </p>
          )}
          {before.length > 0 && (
            <Suspense>
              <FilledList filled={before} back={back} />
            </Suspense>
          )}
          <ProdSummary prod={prod} />
          <BookingForm
            key={`${prod.id} ${buyer.kind} ${step.isLast}`}
            prod={prod}
            buyer={buyer}
            reload={reload}
            step={step}
          />
        </>
      )}
      {prods.length === 0 && (
        <div className={styles.trouble}>
          <p>Такого курса нет или он снят с публикации.</p>
          <a className="button" href={paths.search}>
            Выбрать курс
          </a>
        </div>
      )}
    </div>
  );
}
