import type { LecturerCourses as Listed } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { type LecturerList, lecturerLists } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { useId, useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { More } from '../../own/More.tsx';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { LecturerCourseRow } from './LecturerCourseRow.tsx';

const lists = Object.keys(lecturerLists) as LecturerList[];

/** The courses that name a lecturer; he answers here whether he takes part. */
export function LecturerCourses() {
  const [list, setList] = useState<LecturerList>('coming');
  const id = useId();
  return (
    <section aria-labelledby={id} className={own.group}>
      <h2 id={id}>Мои курсы</h2>
      <p>
        <a href={paths.lkLessons}>Индивидуальные занятия</a>: свободное время и запросы
      </p>
      <fieldset className="chips" aria-label="Какие курсы показать">
        {lists.map((each) => (
          <button
            key={each}
            className="chip"
            type="button"
            aria-pressed={each === list}
            onClick={() => setList(each)}
          >
            {lecturerLists[each]}
          </button>
        ))}
      </fieldset>
      <Courses key={list} list={list} offset={0} />
    </section>
  );
}

function Courses({ list, offset }: { list: LecturerList; offset: number }) {
  return (
    <Own<Listed> session={partnerSession} path={`/lk/courses?list=${list}&offset=${offset}`}>
      {({ courses, total }, readAgain) => {
        const next = offset + courses.length;
        if (total === 0) return <Nothing {...nothing[list]} isWay={false} />;
        return (
          <>
            <ul className={own.list}>
              {courses.map((course) => (
                <LecturerCourseRow key={course.id} course={course} onChanged={readAgain} />
              ))}
            </ul>
            {courses.length > 0 && next < total && (
              <More>
                <Courses list={list} offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}

const nothing: Record<LecturerList, { title: string; text: string }> = {
  coming: {
    title: 'Курсов впереди нет',
    text: 'Когда учебный центр назовёт вас лектором, курс появится здесь: вы ответите, участвуете ли.',
  },
  past: { title: 'Прошедших курсов нет', text: 'Здесь останутся курсы, которые вы провели.' },
};
