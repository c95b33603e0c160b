import type { LecturerCourse } from '@odonta/api/contract';
import { declineRule } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { AskInWords } from '../../own/AskInWords.tsx';
import own from '../../own/own.module.css';

interface Props {
  course: LecturerCourse;
  onChanged(): Promise<void>;
}

/** Whether the lecturer takes part, as far as that is his to say now. */
export function Answer({ course: { id, name, consent, may_accept, may_decline }, onChanged }: Props) {
  const path = `/lk/courses/${id}`;
  const words = consent === 'DECLINED' ? 'Всё-таки участвую' : 'Участвую';
  async function accept() {
    await partnerSession.call(`${path}/accept`, 'POST', {});
    toast('success', 'Ответ записан: вы участвуете в курсе');
    await onChanged();
  }
  if (!may_accept && !may_decline) return null;
  return (
    <div className={own.end}>
      {may_accept && (
        <BusyButton
          className="button button--small"
          aria-label={`${words}: ${name}`}
          act={accept}
          failed="Не удалось записать ответ"
        >
          {words}
        </BusyButton>
      )}
      {may_decline && (
        <AskInWords
          button={{ text: 'Отказаться', label: `Отказаться: ${name}`, isQuiet: true }}
          title={`Отказаться от курса «${name}»?`}
          about="На странице курса вас не будет. Учебный центр получит письмо с причиной."
          field={{
            ...{ name: 'reason', label: 'Причина', required: declineRule.required },
            ...{ atMost: declineRule.max.value, rows: 4 },
          }}
          draft={`decline-course-${id}`}
          words={{
            send: 'Отказаться',
            sending: 'Отправляем…',
            sent: 'Ответ записан: вы не участвуете в курсе',
            failed: 'Не удалось записать ответ',
          }}
          send={(reason) => partnerSession.call(`${path}/decline`, 'POST', { reason })}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
