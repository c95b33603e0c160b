import own from '../../../own/own.module.css';
import { useValues } from '../inputs/useField.ts';
import { seatsInWords, statusInWords, toneOf } from '../list/courseWords.ts';
import { useCourse } from '../saving/useCourse.ts';

export function CourseHead() {
  const { card } = useCourse();
  const { name, seats_total } = useValues();
  const seats = seatsInWords({ seats_total, seats_taken: card.seats_taken });
  return (
    <header className={own.about}>
      <span className={`badge ${toneOf(card)}`}>{statusInWords(card)}</span>
      <h2>{name}</h2>
      <span className={own.note}>
        {[card.center.name, card.canonical && seats].filter(Boolean).join(' · ')}
      </span>
    </header>
  );
}
