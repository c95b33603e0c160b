import type { CompanyEmployee } from '@odonta/api/contract';
import { type FormEvent, useId, useState } from 'react';
import { useBusy } from '../../../platform/actions/useBusy.ts';
import styles from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { contactsOf } from './contactsOf.ts';
import { failedToSeparate, offerUndo, part, rejoin } from './merging.ts';

interface Props {
  of: CompanyEmployee;
  close(): void;
  onChanged(): Promise<void>;
}

/** Each course with its name and contacts, which distinguish people. */
export function PartForm({ of, close, onChanged }: Props) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy(failedToSeparate, setFailure);
  const legend = useId();

  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return setFailure('Отметьте хотя бы один курс');
    const stays = of.courses.find(({ participant_id }) => !chosen.includes(participant_id));
    if (!stays) return setFailure('Оставьте на карточке хотя бы один курс');
    void run(async () => {
      setFailure('');
      await part(chosen);
      close();
      await onChanged();
      const both = [...chosen, stays.participant_id];
      offerUndo(
        `Теперь это два сотрудника: ${of.name}`,
        'Разделение отменено',
        () => rejoin(both),
        onChanged,
      );
    });
  };

  return (
    <form className="form" onSubmit={send} noValidate>
      <fieldset aria-labelledby={legend}>
        <legend id={legend}>Какие курсы — другого человека?</legend>
        {of.courses.map(({ participant_id, named, contacts, prod }) => (
          <label key={participant_id} className="checkbox">
            <input
              type="checkbox"
              checked={chosen.includes(participant_id)}
              onChange={() => toggle(participant_id)}
            />
            <span>
              {prod.name}
              <br />
              <span className={styles.note}>
                {[whenAndWhere(prod), named, contactsOf(contacts)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        Отмеченные курсы с их баллами и сертификатами перейдут на отдельную карточку здесь и в «Обучении».
        Сами заказы, билеты и сертификаты не изменятся. Позже это можно отменить.
      </p>
      <p className="form__failure" role="alert">
        {failure}
      </p>
      <div className="dialog__actions">
        <button className="button button--quiet" type="button" onClick={close}>
          Не разделять
        </button>
        <button className="button" type="submit" aria-busy={isBusy}>
          Разделить
        </button>
      </div>
    </form>
  );
}
