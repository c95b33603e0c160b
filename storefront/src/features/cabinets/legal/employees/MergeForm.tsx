import type { CompanyEmployee } from '@odonta/api/contract';
import { type FormEvent, useState } from 'react';
import { describedBy, Field } from '../../../../components/ui/Field.tsx';
import { DialogActions } from '../../../platform/actions/DialogActions.tsx';
import { useBusy } from '../../../platform/actions/useBusy.ts';
import { contactsOf } from './contactsOf.ts';
import { failedToMerge, merge, offerUndo, separate } from './merging.ts';

interface Props {
  of: CompanyEmployee;
  among: readonly CompanyEmployee[];
  close(): void;
  onChanged(): Promise<void>;
}

/** Lists namesakes first and preselects them; the others are not preselected. */
export function MergeForm({ of, among, close, onChanged }: Props) {
  const similar = among.filter(({ id }) => of.similar_ids.includes(id));
  const others = among.filter(({ id }) => id !== of.id && !of.similar_ids.includes(id));
  const [chosen, choose] = useState(String(similar[0]?.id ?? ''));
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState('');
  const { isBusy, run } = useBusy(failedToMerge, setFailure);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const other = among.find(({ id }) => String(id) === chosen);
    if (!other) return setError('Выберите сотрудника');
    void run(async () => {
      setFailure('');
      await merge([of.id, other.id]);
      close();
      await onChanged();
      const both = [of.id, other.id];
      offerUndo(`Карточки объединены: ${of.name}`, 'Объединение отменено', () => separate(both), onChanged);
    });
  };

  return (
    <form className="form" onSubmit={send} noValidate>
      <Field id="merge-with" label="Это тот же человек, что и" error={error}>
        <select
          className="input"
          value={chosen}
          onChange={({ target }) => {
            choose(target.value);
            setError(undefined);
          }}
          {...describedBy('merge-with', { error })}
        >
          <option value="">Выберите сотрудника</option>
          <Options label="Тёзки" of={similar} />
          <Options label={similar.length > 0 ? 'Остальные' : 'Сотрудники'} of={others} />
        </select>
      </Field>
      <p>
        Курсы, баллы и сертификаты обоих окажутся на одной карточке здесь и в «Обучении». Сами заказы, билеты
        и сертификаты не изменятся. Позже карточки можно разъединить.
      </p>
      <DialogActions {...{ failure, isBusy, close }} keep="Не объединять" yes="Объединить" />
    </form>
  );
}

function Options({ label, of }: { label: string; of: readonly CompanyEmployee[] }) {
  if (of.length === 0) return null;
  return (
    <optgroup label={label}>
      {of.map((each) => (
        <option key={each.id} value={each.id}>
          {[each.name, contactsOf(each)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </optgroup>
  );
}
