import { randomUUID } from 'node:crypto';
import { buildCenter, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { bannerFilePrefix } from '@odonta/db/vocabulary/site/banners.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';

type Body = Record<string, unknown>;

const marks = { ad_company: 'ООО «Реклама»', ad_inn: '0000002777', ad_reg_number: 'erid-7' };
const pictures = {
  filename: `${bannerFilePrefix(5, 'desktop')}picture`,
  filename_mobile: `${bannerFilePrefix(5, 'mobile')}picture`,
};
const days = () => ({ date_start: secondsOf(inDays(1)), date_end: secondsOf(inDays(9)) });

/** What a form sends for a new record. */
export const creations: Record<string, () => Body | Promise<Body>> = {
  prods: async () => ({
    center_id: (await buildCenter()).id,
    name: 'Совсем новый курс',
    type: 2,
    degree: 'LOW',
    categories: [1],
    price: 10_000,
  }),
  manager_requests: () => ({
    name: 'Вера Звонившая',
    phone: '+7 912 000-11-22',
    email: 'called@test.local',
    city: 'Пермь',
    kind: 'CALLBACK',
    consent_by_phone: true,
  }),
  director_questions: () => ({
    fio: 'Звонивший Пётр',
    tel: '+7 912 000-11-33',
    email: 'asked@test.local',
    specialization: 'Ортодонт',
    comment: 'Будет ли курс летом?',
    consent_by_phone: true,
  }),
  lecturers: () => ({ name: 'Новая Вера' }),
  centers: () => ({ name: 'Новый центр', email: 'new@test.local' }),
  banner_campaigns: () => ({
    slot: 5,
    url: 'https://advertiser.example/',
    ...pictures,
    alt: 'Новый баннер',
    ...marks,
    ...days(),
  }),
  pinnings: async () => ({
    prod_id: (await buildProd()).id,
    place: 'HOME',
    weeks: weeksFrom(weekOf(new Date()), 3).slice(2),
    ...marks,
  }),
  top_strip: () => ({ header: 'Новая полоса', text: 'Скидка до пятницы', ...days() }),
  articles: () => ({ title: 'Новая статья' }),
  users: () => ({ email: 'new-staff@test.local', name: 'Новый Сотрудник' }),
  individuals: () => ({ last_name: 'Новая', first_name: 'Вера', email: 'new-buyer@test.local' }),
  legal_users: () => ({
    name: 'ООО «Новая клиника»',
    inn: '7707083893',
    owner_name: 'Новый Владелец',
    owner_email: 'new-owner@test.local',
  }),
  cities: () => ({ name: 'Новоград', region: 'Край' }),
  specializations: () => ({ name: 'Гнатолог' }),
  documents: () => ({ title: 'Новый договор', file: { filename: randomUUID(), size: 1 } }),
  page_metas: () => ({ path: '/endodontiya', title: 'Курсы по эндодонтии' }),
  redirects: () => ({ from_path: '/sovsem-staroe', to_path: '/novoe' }),
  synonyms: () => ({ words: ['винир', 'накладка'] }),
};

/** What is changed in a record that exists. */
export const edits: Record<string, Body> = {
  prods: { name: 'Курс после правки' },
  manager_requests: { comment_internal: 'Перезвонить' },
  director_questions: { specialization: 'Ортопед' },
  reviews: { is_unnamed: true },
  lecturers: { name: 'Правленая Вера' },
  centers: { name: 'Центр после правки' },
  banner_campaigns: { alt: 'После правки', ...pictures },
  pinnings: { info: 'После правки' },
  top_strip: { header: 'После правки' },
  articles: { title: 'Статья после правки' },
  individuals: { city: 'Пермь после правки' },
  legal_users: { address: 'Адрес после правки' },
  users: { name: 'Правленый Сотрудник' },
  cities: { population: 55_555 },
  categories: { sort: 77 },
  specializations: { sort: 77 },
  settings: { is_on: false },
  pages: { h1: 'После правки' },
  documents: { title: 'Договор после правки' },
  page_metas: { title: 'Заголовок после правки' },
  redirects: { to_path: '/posle-pravki' },
  synonyms: { words: ['мост', 'мостовидный протез'] },
};

/** What no two records may share is changed in one of them alone. */
export const unshared: readonly string[] = ['synonyms'];
