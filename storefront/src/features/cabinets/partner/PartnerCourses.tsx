import { type CourseList, courseLists } from '@odonta/db/vocabulary/catalog/centerCourses.ts';
import { useState } from 'react';
import { CourseSearch } from './courses/list/CourseSearch.tsx';
import { Courses } from './courses/list/Courses.tsx';
import styles from './courses/list/courses.module.css';
import { PartnerCabinet } from './PartnerCabinet.tsx';

const tabs = Object.keys(courseLists) as CourseList[];

/** The courses of one's centres, and the way to a new one. */
export default function PartnerCourses() {
  const [list, setList] = useState<CourseList>('all');
  const [name, setName] = useState('');
  return (
    <PartnerCabinet>
      <div className={styles.page}>
        <CourseSearch onSought={setName} />
        <fieldset className="chips" aria-label="Какие курсы показать">
          {tabs.map((tab) => (
            <button
              key={tab}
              className="chip"
              type="button"
              aria-pressed={tab === list}
              onClick={() => setList(tab)}
            >
              {courseLists[tab]}
            </button>
          ))}
        </fieldset>
        <Courses list={list} name={name} />
      </div>
    </PartnerCabinet>
  );
}
