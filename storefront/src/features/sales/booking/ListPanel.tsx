import { plural } from '@odonta/db/vocabulary/plural.ts';
import { pastedParticipants } from '@odonta/db/vocabulary/sales/listedParticipants.ts';
import {
  type ListIssue,
  listColumns,
  type ParticipantList,
} from '@odonta/db/vocabulary/sales/participantList.ts';
import { useId, useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { participantsTemplate } from '../../../lib/apiFiles.ts';
import listed from './people.module.css';

const columns = Object.values(listColumns).join(', ').toLowerCase();

/** A list pasted from a spreadsheet. Its errors are corrected in the form. */
export function ListPanel({ take }: { take(list: ParticipantList): void }) {
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState('');
  const id = useId();

  function add(list: ParticipantList) {
    const { people, faults: issues } = list;
    if (people.length === 0) return setTrouble('В списке никого нет: каждый участник — с новой строки');
    take(list);
    toast(issues.length === 0 ? 'success' : 'error', said(people.length, issues));
  }

  async function addFile(file: File | undefined) {
    if (!file) return;
    setTrouble('');
    const body = new FormData();
    body.append('file', file);
    try {
      add(await post<ParticipantList>('/pay/participants', body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message || 'Не получилось прочитать файл: проверьте связь и попробуйте ещё раз');
    }
  }

  return (
    <div className={listed.list}>
      <label className="field__label" htmlFor={id}>
        Список участников
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        Каждый участник — с новой строки: фамилия, имя, отчество, потом телефон и почта, если есть. Можно
        скопировать строки из таблицы (столбцы: {columns}) или написать через запятую, точку с запятой или
        пробел.
      </p>
      <textarea
        className="input"
        id={id}
        rows={5}
        value={text}
        aria-describedby={`${id}-hint ${id}-trouble`}
        aria-invalid={trouble !== ''}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="form__failure" id={`${id}-trouble`} role="status">
        {trouble}
      </p>
      <button className="button button--small" type="button" onClick={() => add(pastedParticipants(text))}>
        Добавить в заказ
      </button>
      <label className="field__label" htmlFor={`${id}-file`}>
        Или файл XLSX, CSV
      </label>
      <input
        className={listed.file}
        id={`${id}-file`}
        type="file"
        accept=".xlsx,.csv"
        aria-describedby={`${id}-trouble`}
        onChange={(event) => {
          void addFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <a href={participantsTemplate} download>
        Скачать образец таблицы
      </a>
    </div>
  );
}

/** How many people were added, and how many errors are marked in the cards. */
function said(count: number, issues: readonly ListIssue[]): string {
  const added = `В заказе: ${plural(count, ['участник', 'участника', 'участников'])} из списка`;
  if (issues.length === 0) return added;
  const rows = new Set(issues.map(({ row }) => row)).size;
  return `${added}. ${plural(rows, ['строку', 'строки', 'строк'])} нужно поправить: ошибки отмечены в карточках`;
}
