import type { TrainingPlan } from '@odonta/api/contract';
import {
  chosenOf,
  dueMonths,
  duesOf,
  type TrainingChoice,
} from '@odonta/db/vocabulary/sales/companies/training.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { legalSession } from '../../../identity/sessions/sessions.ts';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import { ChooseTraining } from './ChooseTraining.tsx';
import { TrainingTable } from './TrainingTable.tsx';
import styles from './training.module.css';
import { addressOf, summaryOf } from './trainingWords.ts';

/** The filtered plan; the file contains the same lines. */
export function PlanOfTraining({ plan: { employees, is_cut } }: { plan: TrainingPlan }) {
  const [choice, setChoice] = useState<TrainingChoice>({});
  const today = moscowDay(new Date());
  const months = choice.due ?? dueMonths[0];
  const people = employees.map((each) => ({ ...each, dues: duesOf(each, { months, today }) }));
  const chosen = chosenOf(people, choice, today);
  return (
    <div className={styles.plan}>
      <ChooseTraining employees={employees} choice={choice} choose={setChoice} />
      <div className={styles.head}>
        <p role="status">{summaryOf(chosen, choice.due)}</p>
        {chosen.length > 0 && (
          <SaveFile
            session={legalSession}
            path={addressOf(choice)}
            title="План обучения"
            label="Скачать XLSX"
          />
        )}
      </div>
      {is_cut && <p className={own.note}>Записей очень много: показаны последние две тысячи.</p>}
      {chosen.length > 0 && <TrainingTable employees={chosen} today={today} />}
      <p className={own.note}>
        Баллы — за аккредитованные программы НМО. Пройденное действует пять лет: от даты сертификата, а пока
        его нет, от последнего дня курса.
      </p>
    </div>
  );
}
