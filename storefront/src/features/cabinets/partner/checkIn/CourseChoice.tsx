import type { CheckInCourse } from '@odonta/api/contract';
import { isDuring } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { LoadFailed } from '../../../../components/ui/LoadFailed.tsx';
import { Loading } from '../../../../components/ui/Loading.tsx';
import { Nothing } from '../../own/Nothing.tsx';
import own from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { useCourses } from './useEntrance.ts';

/** At which course the member stands: those of today come first. */
export function CourseChoice({ user_id }: { user_id: number }) {
  const { payload: courses, trouble, readAgain } = useCourses(user_id);
  if (courses === null) return trouble === null ? <Loading /> : <LoadFailed what="курсы" again={readAgain} />;
  if (courses.length === 0)
    return (
      <Nothing
        title="Встречать пока некого"
        text="Здесь появятся курсы ближайших двух недель, на которые записались. Отмечают приход владелец, те, кто ведёт заказы, и те, кому открыли только отметку."
        isWay={false}
      />
    );
  const now = nowInSeconds();
  const today = courses.filter((course) => isDuring(course, now));
  return (
    <>
      <Part title="Сегодня" courses={today} nothing="Сегодня курсов нет." />
      <Part title="Скоро" courses={courses.filter((course) => !today.includes(course))} />
    </>
  );
}

function Part({
  title,
  courses,
  nothing,
}: {
  title: string;
  courses: readonly CheckInCourse[];
  nothing?: string;
}) {
  if (courses.length === 0 && nothing === undefined) return null;
  return (
    <section className={own.part}>
      <h2>{title}</h2>
      {courses.length === 0 && <p className="muted">{nothing}</p>}
      <ul className={own.list}>
        {courses.map((course) => (
          <li key={course.id} className={`card ${own.row}`}>
            <div className={own.about}>
              <h3>
                <a href={`#${course.id}`}>{course.name}</a>
              </h3>
              <span className={own.note}>{whenAndWhere(course)}</span>
            </div>
            <span className={own.sum}>
              Пришли {course.arrived} из {course.expected}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
