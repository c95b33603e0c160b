import type { LecturerLessonRequest } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { lessonDeclineRule } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { phoneLink } from '../../../../lib/contactLinks.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { AskInWords } from '../../own/AskInWords.tsx';
import own from '../../own/own.module.css';

interface Props {
  request: LecturerLessonRequest;
  onChanged(): Promise<void>;
}

/** A visitor who asks for hours of the lecturer, or has them. */
export function RequestRow({ request, onChanged }: Props) {
  const { course, name, comment, price, status, phone, email } = request;
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <span className={`badge ${request.is_paid ? 'badge--good' : 'badge--calm'}`}>{stateOf(request)}</span>
        <h3>{lessonInWords(request, request.utc_offset)}</h3>
        <span>
          {name} · {formatPrice(price)}
        </span>
        <span className={own.note}>{course}</span>
        {comment !== null && <span className={own.note}>Комментарий: {comment}</span>}
        {phone !== null && (
          <span>
            <a href={phoneLink(phone)}>{formatPhone(phone)}</a>
            {email !== null && (
              <>
                {' · '}
                <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </span>
        )}
        <span className={own.note}>{termOf(request)}</span>
      </div>
      {status === 'CREATED' && <Answer request={request} onChanged={onChanged} />}
    </li>
  );
}

function stateOf({ status, is_paid }: LecturerLessonRequest): string {
  if (status === 'CREATED') return 'Ждёт вашего ответа';
  return is_paid ? 'Оплачено' : 'Ждёт оплаты';
}

function termOf({ answer_until, pay_until, is_paid }: LecturerLessonRequest): string {
  if (answer_until !== null) return `Ответьте до ${formatMoment(answer_until)} по московскому времени`;
  if (!is_paid && pay_until !== null)
    return `Если не оплатят до ${formatMoment(pay_until)}, время освободится`;
  return 'Отменить занятие поможет менеджер';
}

function Answer({ request: { id, utc_offset, ...request }, onChanged }: Props) {
  const path = `/lk/lessons/requests/${id}`;
  const time = lessonInWords(request, utc_offset);
  return (
    <div className={own.end}>
      <AskedButton
        label="Согласиться"
        aria-label={`Согласиться: ${time}`}
        className="button button--small"
        title="Провести это занятие?"
        keep="Подумать ещё"
        act={() => partnerSession.call(`${path}/accept`, 'POST', {})}
        onDone={() => {
          toast('success', 'Вы согласились: ученик получит ссылку на оплату');
          return onChanged();
        }}
        failed="Не удалось записать ответ"
      >
        <p>
          {time}. Ученик получит письмо со ссылкой на оплату. Отказаться потом можно только через менеджера.
        </p>
      </AskedButton>
      <AskInWords
        button={{ text: 'Отказать', label: `Отказать: ${time}`, isQuiet: true }}
        title="Отказаться от занятия?"
        about="Время снова станет свободным. Ученик получит письмо с вашей причиной."
        field={{
          ...{ name: 'reason', label: 'Причина', required: lessonDeclineRule.required },
          ...{ atMost: lessonDeclineRule.max.value, rows: 4 },
        }}
        draft={`decline-lesson-${id}`}
        words={{
          send: 'Отказать',
          sending: 'Отправляем…',
          sent: 'Ответ записан, ученик получит письмо',
          failed: 'Не удалось записать ответ',
        }}
        send={(reason) => partnerSession.call(`${path}/decline`, 'POST', { reason })}
        onChanged={onChanged}
      />
    </div>
  );
}
