import type { TrainedEmployee } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { dueMonths, type TrainingChoice } from '@odonta/db/vocabulary/sales/companies/training.ts';
import { Field } from '../../../../components/ui/Field.tsx';
import styles from './training.module.css';

interface Props {
  employees: readonly TrainedEmployee[];
  choice: TrainingChoice;
  choose(choice: TrainingChoice): void;
}

/** The filters of the plan; each takes effect at once. */
export function ChooseTraining({ employees, choice, choose }: Props) {
  const number = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <form
      className={`card ${styles.choose}`}
      aria-label="Что показать"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field id="training-due" label="Кому пора на обучение">
        <select
          className="input"
          id="training-due"
          value={choice.due ?? ''}
          onChange={({ target }) => choose({ ...choice, due: number(target.value) })}
        >
          <option value="">Показать всех</option>
          {dueMonths.map((months) => (
            <option key={months} value={months}>
              {`В ближайшие ${plural(months, ['месяц', 'месяца', 'месяцев'])}`}
            </option>
          ))}
        </select>
      </Field>
      {employees.length > 1 && (
        <Field id="training-employee" label="Сотрудник">
          <select
            className="input"
            id="training-employee"
            value={choice.employee ?? ''}
            onChange={({ target }) => choose({ ...choice, employee: number(target.value) })}
          >
            <option value="">Все сотрудники</option>
            {employees.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
      )}
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} id={`training-${end}`} label={end === 'from' ? 'Курсы с' : 'Курсы по'}>
          <input
            className="input"
            id={`training-${end}`}
            type="date"
            max="2099-12-31"
            value={choice[end] ?? ''}
            onChange={({ target }) => choose({ ...choice, [end]: target.value || undefined })}
          />
        </Field>
      ))}
    </form>
  );
}
