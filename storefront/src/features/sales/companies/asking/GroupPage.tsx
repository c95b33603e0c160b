import type { ProdForPayment } from '@odonta/api/contract';
import { companyRequestFor, paths } from '@odonta/db/vocabulary/addresses.ts';
import { closureSentence } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { bookableStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { Suspense } from 'react';
import { LoadFailed } from '../../../../components/ui/LoadFailed.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import styles from '../../booking/booking.module.css';
import { ProdSummary } from '../../booking/ProdSummary.tsx';
import { useCourses } from '../../booking/useCourses.ts';

const GroupForm = lazily(async () => (await import('./GroupForm.tsx')).GroupForm);
const ChooseCourse = lazily(async () => (await import('./ChooseCourse.tsx')).ChooseCourse);

/** A company asks for seats of one course: that of the address, or one that is found here. */
export default function GroupPage({ id }: { id: number | null }) {
  const { courses, reload } = useCourses(id === null ? [] : [id]);
  if (courses.state === 'loading') return <p role="status">Загружаем форму…</p>;
  if (courses.state === 'failed')
    return <LoadFailed className={styles.trouble} what="форму" again={reload} />;
  const { prods, buyer } = courses;
  const [prod] = prods;
  const refusal = prod && refusalOf(prod);
  return (
    <div className={styles.desk}>
      <h1>Групповая заявка организации</h1>
      <p className="muted">
        До 500 мест на одном курсе: предложение с ценой группы, счёт и личная ссылка для каждого участника.
      </p>
      {buyer.kind === 'legal' && <p className="muted">Вы вошли: {buyer.name}</p>}
      {id !== null && !prod && <p role="status">Такого курса нет или он снят с публикации.</p>}
      {prod && (
        <>
          <ProdSummary prod={prod} />
          <p>
            <a href={paths.companyRequest}>Выбрать другой курс</a>
          </p>
        </>
      )}
      {refusal && <p role="status">{refusal}</p>}
      {prod && !refusal && (
        <Suspense fallback={<p role="status">Загружаем форму…</p>}>
          <GroupForm key={`${prod.id} ${buyer.kind}`} prod={prod} buyer={buyer} reload={reload} />
        </Suspense>
      )}
      {!prod && (
        <Suspense fallback={<p role="status">Загружаем поиск курсов…</p>}>
          <ChooseCourse pathOf={companyRequestFor} />
        </Suspense>
      )}
    </div>
  );
}

/** Why nothing can be asked for here; null where it can. */
function refusalOf({ state, price, methods, center }: ProdForPayment): string | null {
  if (state === 'PAUSED') return closureSentence(center);
  if (!bookableStates.includes(state))
    return state === 'WAITLIST' ? 'Мест на этом курсе не осталось.' : 'Запись на этот курс сейчас закрыта.';
  if (price === 0) return 'Этот курс бесплатный: запишите участников на странице курса, счёт не нужен.';
  return methods.includes('INVOICE') ? null : 'Этот учебный центр не работает с организациями по счёту.';
}
