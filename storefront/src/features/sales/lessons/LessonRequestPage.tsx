import type { LessonView } from '@odonta/api/contract';
import { LinkLost, Trouble } from '../orders/Trouble.tsx';
import { useShown } from '../orders/useShown.ts';
import { LessonCard } from './LessonCard.tsx';

const lost = <LinkLost title="Запрос не найден" letter="о занятии" />;
const mayChange = ({ status }: LessonView) => ['CREATED', 'CONFIRMED'].includes(status);

/** The page of a request for a lesson, open to every bearer of its link. */
export default function LessonRequestPage({ token }: { token: string }) {
  const { shown, look, take } = useShown(`/lessons/${token}`, mayChange);
  if (shown.is !== 'there') return <Trouble is={shown.is} {...{ look, lost }} what="ваш запрос" />;
  return <LessonCard lesson={shown.payload} take={take} />;
}
