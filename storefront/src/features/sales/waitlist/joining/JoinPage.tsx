import type { WaitlistView } from '@odonta/api/contract';
import { bookingPath } from '@odonta/db/vocabulary/addresses.ts';
import { bookableStates, unsoldStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { useState } from 'react';
import { LoadFailed } from '../../../../components/ui/LoadFailed.tsx';
import { useCourses } from '../../booking/useCourses.ts';
import { Joined } from './Joined.tsx';
import { JoinForm } from './JoinForm.tsx';

interface Props {
  prodId: number;
  name: string;
  close(): void;
}

/** Shows the form after reading the visitor's session and the present state of the course: a page may be a minute old. */
export function JoinPage({ prodId, name, close }: Props) {
  const { courses, reload } = useCourses([prodId]);
  const [entry, setEntry] = useState<WaitlistView | null>(null);
  if (courses.state === 'loading') return <p role="status">Загружаем форму…</p>;
  if (courses.state === 'failed') return <LoadFailed what="форму" again={reload} />;
  const [prod] = courses.prods;
  if (!prod) return <p role="status">Этот курс снят с публикации.</p>;
  const isInterest = unsoldStates.includes(prod.state);
  if (entry) return <Joined {...{ entry, isInterest, close }} />;
  if (bookableStates.includes(prod.state))
    return (
      <p role="status">
        На курсе появились свободные места. <a href={bookingPath([prodId])}>Записаться сразу</a>
      </p>
    );
  const words = isInterest
    ? { about: `${name}: напишем, когда откроется запись.`, send: 'Сообщить мне' }
    : { about: `${name}: мест сейчас нет.`, send: 'Встать в очередь' };
  return <JoinForm {...{ prod, words, close }} buyer={courses.buyer} onJoined={setEntry} />;
}
