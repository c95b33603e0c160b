import type { CenterFunnelCourse } from '@odonta/api/contract';
import { partnerCoursePath } from '@odonta/db/vocabulary/addresses.ts';
import { type FunnelSpan, funnelSteps } from '@odonta/db/vocabulary/catalog/funnel.ts';
import { useId, useState } from 'react';
import own from '../../own/own.module.css';
import styles from './analytics.module.css';
import { CourseWeeks } from './CourseWeeks.tsx';
import { Steps } from './Steps.tsx';
import { remarksOf } from './words.ts';

interface Props {
  course: CenterFunnelCourse;
  weeks: FunnelSpan;
}

/** A course, what it does worse than others, and its weeks on request. */
export function CourseSteps({ course, weeks }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { prod_id, name, category, center, counts, medians } = course;
  return (
    <tbody>
      <tr>
        <th scope="row">
          <a href={partnerCoursePath(prod_id)}>{name}</a>
          <span className={`${own.note} ${styles.about}`}>
            {category} · {center}
          </span>
        </th>
        <Steps counts={counts} medians={medians} />
      </tr>
      <tr className={styles.remarks}>
        <td colSpan={funnelSteps.length + 1}>
          <ul>
            {remarksOf(course).map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          <button
            className="button button--quiet button--small"
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`По неделям: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            По неделям
          </button>
          <div id={id} hidden={!isOpen}>
            {isOpen && <CourseWeeks prodId={prod_id} name={name} weeks={weeks} />}
          </div>
        </td>
      </tr>
    </tbody>
  );
}
