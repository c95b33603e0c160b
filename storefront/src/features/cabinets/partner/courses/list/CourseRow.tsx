import type { CenterProdRow } from '@odonta/api/contract';
import { partnerCoursePath } from '@odonta/db/vocabulary/addresses.ts';
import { readinessInWords } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import own from '../../../own/own.module.css';
import styles from './courses.module.css';
import { dateAndPlace, editInWords, seatsInWords, statusInWords, toneOf } from './courseWords.ts';

interface Props {
  course: CenterProdRow;
  /** Its reader has several centres. */
  isOfMany: boolean;
}

export function CourseRow({ course, isOfMany }: Props) {
  const { id, name, center_name, file_preview, price_now, canonical } = course;
  const edit = editInWords(course);
  return (
    <li className={`card ${own.row}`}>
      <Cover filename={file_preview.filename} />
      <div className={own.about}>
        <span className={styles.badges}>
          <span className={`badge ${toneOf(course)}`}>{statusInWords(course)}</span>
          {edit && <span className="badge badge--calm">{edit}</span>}
        </span>
        <h2 className={own.name}>
          <a className={styles.name} href={partnerCoursePath(id)}>
            {name}
          </a>
        </h2>
        <span className={own.note}>{dateAndPlace(course)}</span>
        <span className={own.note}>
          {[seatsInWords(course), readinessInWords(course.filled), isOfMany && center_name]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <div className={own.end}>
        <span className={own.sum}>{formatPrice(price_now)}</span>
        {canonical !== null && (
          <a
            className="button button--quiet button--small"
            href={canonical}
            aria-label={`Открыть на сайте: ${name}`}
          >
            На сайте
          </a>
        )}
      </div>
    </li>
  );
}

const Cover = ({ filename }: { filename: string | null }) =>
  filename === null ? (
    <span className={styles.cover} aria-hidden="true" />
  ) : (
    <img className={styles.cover} src={pictureSrc('prods', filename, 320)} alt="" loading="lazy" />
  );
