import type { LecturerLessons } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { useId } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Nothing } from '../../own/Nothing.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { LecturerCabinet } from '../lecturer/LecturerCabinet.tsx';
import { LessonCourse } from './LessonCourse.tsx';
import { RequestRow } from './RequestRow.tsx';

/** The individual lessons of a lecturer: requests, and the hours he offers. */
export default function LecturerLessonsPage() {
  return (
    <LecturerCabinet back={{ href: paths.lkHome, words: 'Все мои курсы' }}>
      <Own<LecturerLessons> session={partnerSession} path="/lk/lessons">
        {(lessons, readAgain) => <Lessons lessons={lessons} onChanged={readAgain} />}
      </Own>
    </LecturerCabinet>
  );
}

interface Props {
  lessons: LecturerLessons;
  onChanged(): Promise<void>;
}

function Lessons({ lessons: { courses, requests }, onChanged }: Props) {
  const id = useId();
  if (courses.length === 0 && requests.length === 0) return <Nothing {...nothing} isWay={false} />;
  return (
    <>
      <section aria-labelledby={id} className={own.group}>
        <h2 id={id}>Запросы и занятия</h2>
        {requests.length === 0 ? (
          <p className="muted">Запросов пока нет: они появятся здесь и придут письмом.</p>
        ) : (
          <ul className={own.list}>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} onChanged={onChanged} />
            ))}
          </ul>
        )}
      </section>
      {courses.map((course) => (
        <LessonCourse key={course.id} course={course} onChanged={onChanged} />
      ))}
    </>
  );
}

const nothing = {
  title: 'Индивидуальных курсов нет',
  text: 'Когда вы согласитесь вести индивидуальный курс, здесь можно будет предложить своё время.',
};
