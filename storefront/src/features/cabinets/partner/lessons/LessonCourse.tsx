import type { LecturerLessonCourse } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { clockOfLessons } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { useId } from 'react';
import own from '../../own/own.module.css';
import { AddSlots } from './AddSlots.tsx';
import { SlotRow } from './SlotRow.tsx';

interface Props {
  course: LecturerLessonCourse;
  onChanged(): Promise<void>;
}

/** The hours that a lecturer offers for one course. Its centre sets the price. */
export function LessonCourse({ course, onChanged }: Props) {
  const id = useId();
  const { name, canonical, center_name, price_per_hour, utc_offset, slots } = course;
  return (
    <section aria-labelledby={id} className={own.group}>
      <h2 id={id}>
        <a href={canonical}>{name}</a>
      </h2>
      <p className="muted">
        {price_per_hour === null
          ? `Цены за час нет, и посетители времени не видят: попросите ${center_name} добавить её в цены курса.`
          : `${formatPrice(price_per_hour)} за час, цену задаёт ${center_name}. ${clockOfLessons(utc_offset)}`}
      </p>
      <div>
        <AddSlots course={course} onChanged={onChanged} />
      </div>
      {slots.length === 0 ? (
        <p className="muted">Свободного времени впереди нет: добавьте дни и часы, которые удобны вам.</p>
      ) : (
        <ul className={own.list}>
          {slots.map((slot) => (
            <SlotRow key={slot.id} slot={slot} utcOffset={utc_offset} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </section>
  );
}
