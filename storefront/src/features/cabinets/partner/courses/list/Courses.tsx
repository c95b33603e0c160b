import type { CenterProds } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { CourseList } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { More } from '../../../own/More.tsx';
import { Own } from '../../../own/Own.tsx';
import own from '../../../own/own.module.css';
import { CourseRow } from './CourseRow.tsx';
import { NewCourse } from './NewCourse.tsx';
import { NoCourses } from './NoCourses.tsx';

interface Props {
  list: CourseList;
  name: string;
  offset?: number;
}

/** The last changed first; further ones are loaded on request. */
export function Courses({ list, name, offset = 0 }: Props) {
  const query = new URLSearchParams({ list, offset: String(offset), ...(name && { q: name }) }).toString();
  return (
    <Own<CenterProds> session={partnerSession} path={`/prods/my?${query}`}>
      {({ prods, total, centers }) => {
        const next = offset + prods.length;
        const edited = centers.filter(({ edits }) => edits);
        return (
          <>
            {offset === 0 && edited.length > 0 && (
              <div className={own.end}>
                <NewCourse centers={edited} />
                <a className="button button--quiet" href={paths.partnerCourseImport}>
                  Загрузить из файла
                </a>
              </div>
            )}
            {total === 0 && <NoCourses list={list} isSought={name !== ''} edits={edited.length > 0} />}
            <ul className={own.list}>
              {prods.map((course) => (
                <CourseRow key={course.id} course={course} isOfMany={centers.length > 1} />
              ))}
            </ul>
            {prods.length > 0 && next < total && (
              <More key={query}>
                <Courses list={list} name={name} offset={next} />
              </More>
            )}
          </>
        );
      }}
    </Own>
  );
}
