import type { LecturerCourse } from '@odonta/api/contract';
import { hoursLine } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { clashInWords } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import { lecturerConsents } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { academicHours } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import own from '../../own/own.module.css';
import { Materials } from '../materials/Materials.tsx';
import partner from '../partner.module.css';
import { Answer } from './Answer.tsx';

interface Props {
  course: LecturerCourse;
  onChanged(): Promise<void>;
}

const tones = { ASKED: 'badge--calm', ACCEPTED: 'badge--good', DECLINED: '' } as const;

/** A course that names the lecturer: when, where, for how many, and what it collides with. */
export function LecturerCourseRow({ course, onChanged }: Props) {
  const { name, canonical, consent, is_canceled, participants, decline_reason } = course;
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <span className={`badge ${is_canceled ? '' : tones[consent]}`}>
          {is_canceled ? 'Курс отменён' : lecturerConsents[consent]}
        </span>
        <h3>{canonical ? <a href={canonical}>{name}</a> : name}</h3>
        <span>{[datesOf(course), placeOf(course), course.address].filter(Boolean).join(' · ')}</span>
        <span className={own.note}>{factsOf(course)}</span>
        {participants !== null && <span className={own.note}>Оплачено мест: {participants}</span>}
        {course.is_expired && (
          <span className={own.note}>
            Страница курса называет вас. Подтвердите, что участвуете, или откажитесь.
          </span>
        )}
        {course.answer_until !== null && (
          <span className={own.note}>
            Пока вы не ответили, на странице курса вас нет. Ответьте до {formatMoscowDay(course.answer_until)}
          </span>
        )}
        {decline_reason !== null && <span className={own.note}>Причина отказа: {decline_reason}</span>}
        {consent !== 'DECLINED' &&
          course.clashes.map((clash) => (
            <span key={clash.id} className={partner.remark}>
              {clashInWords(clash)}
            </span>
          ))}
      </div>
      <Answer course={course} onChanged={onChanged} />
      {course.has_materials && <Materials path={`/lk/courses/${course.id}`} course={name} />}
    </li>
  );
}

function factsOf({ center_name, duration_hours, ...course }: LecturerCourse): string {
  const hours = duration_hours === null ? null : `${academicHours(duration_hours)} занятий`;
  return [center_name, hoursLine(course), hours].filter(Boolean).join(' · ');
}
