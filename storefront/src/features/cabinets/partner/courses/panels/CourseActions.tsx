import { toast } from '../../../../../components/ui/toast.ts';
import { AskedButton } from '../../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../../platform/actions/BusyButton.tsx';
import styles from '../../editor/editor.module.css';
import { Materials } from '../../materials/Materials.tsx';
import { useCourse } from '../saving/useCourse.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { Repeat } from './Repeat.tsx';
import { useCourseAction } from './useCourseAction.ts';

/** The actions with the course beside its fields. */
export function CourseActions() {
  const { card } = useCourse();
  const { id, canonical, edits, decides, values, sales_paused, archived_at } = card;
  const isOnSale = canonical !== null && archived_at === null;
  return (
    <div className={styles.actions}>
      {canonical !== null && (
        <a className="button button--quiet button--small" href={canonical}>
          Открыть на сайте
        </a>
      )}
      {edits && archived_at === null && <PreviewLink />}
      {edits && canonical !== null && <Materials path={`/prods/my/${id}`} course={values.name} />}
      {decides && isOnSale && (sales_paused ? <Resume /> : <Pause />)}
      {decides && values.date_start !== null && <Repeat start={values.date_start} />}
    </div>
  );
}

function Pause() {
  const act = useCourseAction();
  return (
    <AskedButton
      label="Приостановить запись"
      title="Приостановить запись?"
      keep="Не останавливать"
      act={() => act('pause_sales')}
      onDone={() => toast('success', 'Запись приостановлена')}
    >
      <p>Страница курса останется на сайте, но записаться будет нельзя. Кто уже записан, тот учится.</p>
    </AskedButton>
  );
}

function Resume() {
  const act = useCourseAction();
  return (
    <BusyButton
      act={async () => {
        await act('resume_sales');
        toast('success', 'Запись возобновлена');
      }}
    >
      Возобновить запись
    </BusyButton>
  );
}
