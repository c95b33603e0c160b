import type { ManagerRequest } from '@odonta/db/models';
import type { SettledResult } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { verbOf } from '@odonta/db/vocabulary/identity/verbOf.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';
import { cardPath, type NewNotice } from '../../platform/notices/notify.ts';

type About = Pick<ManagerRequest, 'id' | 'name' | 'email' | 'comment'> & { about: string };

const resource = 'manager_requests';

export function requestReceived({ id, name, email, about }: About): NewLetter {
  const text = `${greeting(name)}\n\nМы получили вашу заявку № ${id}${about}. Менеджер свяжется с вами в рабочее время.\n\nКоманда «Одонты»`;
  return {
    kind: 'request_received',
    to: email,
    subject: `Заявка № ${id} принята`,
    text,
    resource,
    record_id: id,
  };
}

export function requestConfirmed({ id, name, email, about }: About, result: SettledResult): NewLetter {
  const { subject, words } = endings[result];
  const text = `${greeting(name)}\n\n${words(`№ ${id}${about}`)}\n\nКоманда «Одонты»`;
  return {
    kind: 'request_confirmed',
    to: email,
    subject: `Заявка № ${id}: ${subject}`,
    text,
    resource,
    record_id: id,
  };
}

export function requestForCenter({ id, comment, about }: About, to: string): NewLetter {
  const text = `Новая заявка № ${id}${about}.\n\n${comment === null ? 'Без комментария.' : saidBy(comment, 500)}\n\nОткройте её в разделе «Заявки», чтобы ответить.`;
  return { kind: 'request_for_center', to, subject: `Новая заявка № ${id}`, text, resource, record_id: id };
}

export function requestAssigned(id: number, manager_id: number, by: string): NewNotice {
  return {
    to: [manager_id],
    kind: 'assignment',
    text: `${by} ${verbOf(by, ['назначил', 'назначила', 'назначил(а)'])} вам заявку № ${id}`,
    path: cardPath(resource, id),
  };
}

const ask = 'Если остались вопросы, просто ответьте на это письмо.';

/** How a request ended, as its writer reads it: nothing is called confirmed that was not. */
const endings: Record<SettledResult, { subject: string; words(which: string): string }> = {
  BOOKED: {
    subject: 'вы записаны на курс',
    words: (which) => `Ваша заявка ${which} выполнена: вы записаны на курс.\n${ask}`,
  },
  INFO: {
    subject: 'ответ',
    words: (which) => `Мы ответили на вашу заявку ${which}.\n${ask}`,
  },
};
