import type { Fill } from '../fillEntities.ts';
import { ago } from '../moments.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

const day = 86_400;

/** Writes mailings that wait or were refused, and addresses that get none; nothing of the demo is ever sent by itself. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const stamps = (days: number) => ({ created_at: ago(days * day, now), updated_at: ago(days * day, now) });
  const rows = mailings.map((given, index) => ({ id: index + 1, ...given, ...stamps(9 - index) }));
  const suppressions = suppressed.map((given, index) => ({ id: index + 1, ...given, ...stamps(20 - index) }));
  await insertRows(sequelize, 'mailings', rows, transaction);
  await insertRows(sequelize, 'mail_suppressions', suppressions, transaction);
  await moveCounters(sequelize, ['mailings', 'mail_suppressions'], transaction);
};

const mailings = [
  {
    subject: 'Курсы по имплантации: расписание на весну',
    preheader: 'Москва, Казань, Самара',
    from_name: 'Одонта',
    blocks: [
      { kind: 'heading', text: 'Имплантация: что будет весной' },
      { kind: 'text', text: 'Собрали курсы, на которые уже открыта запись.\n\nМеста в группах ограничены.' },
      { kind: 'divider' },
      { kind: 'button', text: 'Посмотреть курсы', url: 'https://odonta.example.ru/search' },
    ],
    is_advertising: false,
    ad_company: null,
    ad_inn: null,
    status: 'CREATED',
  },
  {
    subject: 'Скидка на бинокуляры для наших читателей',
    preheader: null,
    from_name: 'Одонта',
    blocks: [
      { kind: 'heading', text: 'Бинокуляры со скидкой' },
      { kind: 'button', text: 'Узнать условия', url: 'https://advertiser.example.ru/loupes' },
    ],
    is_advertising: true,
    ad_company: 'ООО «Образец»',
    ad_inn: '7707083893',
    status: 'REJECTED',
  },
] as const;

const suppressed = [
  { email: 'otpiska@example.ru', reason: 'UNSUBSCRIBED', comment: null, status: 'SUPPRESSED' },
  { email: 'net-takogo@example.ru', reason: 'HARD_BOUNCE', comment: null, status: 'SUPPRESSED' },
  { email: 'prosil@example.ru', reason: 'STAFF', comment: 'Попросил по телефону', status: 'SUPPRESSED' },
] as const;
