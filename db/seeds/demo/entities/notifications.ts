import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

const day = 86_400;

/** Writes notifications that wait, were stopped, or ended with an answer; none is on show, where it would cover the demo's cabinets. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const rows = notifications.map(({ endsInDays, isApproved, ...given }, index) => ({
    id: index + 1,
    ...given,
    date_end: new Date((now + endsInDays * day) * 1000),
    only_center: given.audience === 'CENTER',
    edition: isApproved ? 1 : 0,
    created_at: ago((20 - index) * day, now),
    updated_at: ago((20 - index) * day, now),
  }));
  const editions = rows.filter(({ edition }) => edition > 0).map((row) => editionOf(row));
  const [{ id: user_id } = { id: null }] = (await sequelize
    .query(`select id from users where email = 'center@demo.local'`, { transaction })
    .then(([found]) => found)) as { id: number | null }[];
  const answers = [
    {
      ...{ id: 1, notification_id: 1, edition: 1, user_id, answer: 'ACCEPTED' },
      ...{ shown_at: ago(18 * day, now), answered_at: ago(18 * day - 95, now) },
    },
  ];
  await insertRows(sequelize, 'notifications', rows, transaction);
  await insertRows(sequelize, 'notification_editions', editions, transaction);
  await insertRows(sequelize, 'notification_answers', answers, transaction);
  await moveCounters(sequelize, ['notifications', 'notification_answers'], transaction);
};

const usual = { text_button_accept: 'Понятно', text_button_cancel: 'Задать вопрос менеджеру' };

const notifications = [
  {
    text: 'С 1 декабря меняются правила работы площадки: заявку на курс нужно подтвердить за один рабочий день.\nПрочитайте новую редакцию и подтвердите, что согласны.',
    audience: 'CENTER',
    url: '/docs',
    url_text: 'Правила площадки',
    is_once: false,
    is_accept: true,
    time: 0,
    ...usual,
    text_button_accept: 'Согласен с правилами',
    status: 'APPROVED',
    isApproved: true,
    endsInDays: -3,
  },
  {
    text: 'Проверьте, верны ли на вашей странице фотография, регалии и документы: на следующей неделе начинается рассылка о лекторах.',
    audience: 'LECTURER',
    url: '/lecturers',
    url_text: 'Страницы лекторов',
    is_once: true,
    is_accept: false,
    time: 5,
    ...usual,
    status: 'CREATED',
    isApproved: false,
    endsInDays: 30,
  },
  {
    text: 'Бонусы за отзывы о курсах, пройденных до Нового года, начислим в двойном размере.',
    audience: 'INDIVIDUAL',
    url: '/bonus',
    url_text: 'Как копить бонусы',
    is_once: false,
    is_accept: false,
    time: 3,
    ...usual,
    status: 'CREATED',
    isApproved: false,
    endsInDays: 40,
  },
  {
    text: 'В ночь на субботу кабинет будет недоступен с 2 до 4 часов по московскому времени.',
    audience: 'ALL',
    url: null,
    url_text: null,
    is_once: true,
    is_accept: false,
    time: 0,
    ...usual,
    status: 'STOPPED',
    isApproved: true,
    endsInDays: 10,
  },
] as const;

type Row = { id: number } & Omit<(typeof notifications)[number], 'endsInDays' | 'isApproved'>;

const editionOf = ({ id, text, url, url_text, text_button_accept, text_button_cancel }: Row) => ({
  notification_id: id,
  number: 1,
  ...{ text, url, url_text, text_button_accept, text_button_cancel },
});
