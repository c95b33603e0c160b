import { lifecycle } from '../lifecycle.ts';
import type { TextRule } from '../rules.ts';
import { requestStatuses } from '../statuses.ts';

/** A report of a centre or of staff against a lecturer: valid once a moderator has confirmed it, and until its term ends. */
export const negativeLecturerLifecycle = lifecycle({
  initial: 'CREATED',
  statuses: requestStatuses,
  transitions: {
    confirm: {
      from: ['CREATED'],
      to: 'CONFIRMED',
      label: 'Подтвердить',
      done: 'Сообщение о лекторе подтверждено',
    },
    reject: {
      from: ['CREATED'],
      to: 'REJECTED',
      label: 'Отклонить',
      done: 'Сообщение о лекторе отклонено',
      needs_reason: true,
    },
    appeal: { from: ['CONFIRMED'], to: 'CREATED', label: 'Записать возражение', done: 'Возражение записано' },
    cancel: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Отменить запись',
      done: 'Запись о лекторе отменена',
      needs_reason: true,
    },
    withdraw: {
      from: ['CREATED'],
      to: 'CANCELED',
      label: 'Отозвать сообщение',
      done: 'Сообщение о лекторе отозвано',
    },
    expire: {
      from: ['CREATED', 'CONFIRMED'],
      to: 'CANCELED',
      label: 'Закончить срок записи',
      done: 'Срок записи о лекторе вышел',
    },
  },
});
export type NegativeLecturerTransition = keyof typeof negativeLecturerLifecycle.transitions;

/** Only these may be deleted: nothing rests on them any more. */
export const closedNegativeLecturers: readonly string[] = ['REJECTED', 'CANCELED'];

/** After so many days a record is deleted for good, with its evidence. No term is longer. */
export const negativeLecturerDays = 1095;

export const negativeEvidenceAtMost = 5;

const noLongerThan = (value: number) => ({ value, message: `Не длиннее ${value} знаков` });

export const negativeLecturerForm = {
  fio: {
    required: 'Укажите фамилию, имя и отчество лектора',
    min: { value: 5, message: 'Укажите фамилию и имя целиком' },
    max: noLongerThan(150),
  },
  about: {
    required: 'Напишите, что произошло',
    min: { value: 30, message: 'Опишите подробнее: что произошло, когда и на каком курсе' },
    max: noLongerThan(4000),
  },
  appeal: {
    required: 'Напишите, в чём несогласие',
    min: { value: 10, message: 'Опишите подробнее, в чём несогласие' },
    max: noLongerThan(4000),
  },
  appeal_answer: { max: noLongerThan(2000) },
} satisfies Record<string, TextRule>;

/** The rule that a centre signs before it sees the list. A changed text is a new version, which must be signed again. */
export const negativeLecturerRule = {
  version: 1,
  points: [
    'Список служебный. Центр не публикует его, не пересылает и не показывает тем, кто не принимает решение о приглашении лектора.',
    'Центр сообщает только о том, что было на его курсах и что он может подтвердить документами.',
    'Запись попадает в список после проверки модератором. Кто сообщил о лекторе, другие центры не видят.',
    'Лектор может возразить. Пока возражение рассматривают, записи в списке нет.',
    'Приглашать ли лектора, центр решает сам. Запись не запрещает работать с ним.',
    'Запись удаляется не позже чем через три года вместе с документами.',
  ],
} as const;
