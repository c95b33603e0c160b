import { randomUUID } from 'node:crypto';
import { buildInvoice, buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildIndividual, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildGift } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { bannerFilePrefix } from '@odonta/db/vocabulary/advertising/banners.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { weekOf, weeksFrom } from '@odonta/db/vocabulary/weeks.ts';
import { adjust } from '../../api/loyalty/bonuses/ledger.ts';
import { settleInvoice } from '../../api/money/invoices/payInvoice.ts';
import { systemHand } from '../../api/orders/systemHand.ts';
import { works } from '../../api/platform/journals/works.ts';
import { soldOrder } from '../../api/testing/soldOrder.ts';

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
  accounting_docs: async () => {
    const order = await buildOrder({ payment_method: 'INVOICE' });
    const { id, total: sum } = await buildInvoice({ order });
    const document = { document_number: String(id), document_date: '2026-11-24' };
    await works.deed((transaction) => settleInvoice(id, { sum, ...document }, systemHand, transaction));
    return { invoice_id: id };
  },
  invoices: async () => {
    await buildPlatformRequisites();
    const { number } = await buildOrder({ payment_method: 'INVOICE' });
    return { order_number: number, payer_name: 'ООО «Плательщик»', payer_inn: '7707083893' };
  },
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
  payouts: async () => {
    const prod = await buildProd({ date_start: inDays(-11), date_end: inDays(-10) });
    const { center_id } = await soldOrder({ prod });
    return { center_id, from: '2020-01-01', to: '2099-12-31' };
  },
  top_strip: () => ({ header: 'Новая полоса', text: 'Скидка до пятницы', ...days() }),
  articles: () => ({ title: 'Новая статья' }),
  refunds: async () => ({
    order_id: (await buildOrder({ status: 'CONFIRMED', total: 100_000 })).id,
    participant_ids: [],
    reason: 'QUALITY',
    policy: 'KEEP',
    requested_sum: 500,
  }),
  users: () => ({ email: 'new-staff@test.local', name: 'Новый Сотрудник' }),
  orders: async () => ({
    prod_id: (await buildProd({ center_id: (await buildCenter({ is_sell_individuals: true })).id })).id,
    participants: [{ last_name: 'Новая', first_name: 'Вера', email: 'seat@test.local' }],
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-44',
    email: 'seat@test.local',
    consent_by_phone: true,
  }),
  waitlist: async () => ({
    prod_id: (await buildProd({ date_start: null, date_end: null })).id,
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-55',
    email: 'waiting@test.local',
    consent_by_phone: true,
  }),
  legal_requests: async () => ({
    prod_id: (await buildProd({ center_id: (await buildCenter({ is_sell_entities: true })).id })).id,
    nb_seats: 3,
    need_quote: true,
    inn: '7707083893',
    company_name: 'ООО «Новая клиника»',
    address: '115035, Москва, Садовническая ул., 1',
    signatory_fio: 'Новый Пётр',
    signatory_post: 'Директор',
    signatory_basis: 'Устав',
    signatory_email: 'signs@test.local',
    last_name: 'Новая',
    first_name: 'Вера',
    phone: '+7 912 000-11-66',
    email: 'group@test.local',
    consent_by_phone: true,
  }),
  individuals: () => ({ last_name: 'Новая', first_name: 'Вера', email: 'new-buyer@test.local' }),
  legal_users: () => ({
    name: 'ООО «Новая клиника»',
    inn: '7707083893',
    owner_name: 'Новый Владелец',
    owner_email: 'new-owner@test.local',
  }),
  promo_codes: () => ({ name: 'Осень', code: 'ОСЕНЬ2027', effect: 'PERCENT', value: 10, ...days() }),
  legal_scales: () => ({
    name: 'Новая шкала',
    valid_from: '2099-01-01',
    rows: [{ value: 0, percent: 2.5, expiry_days: 180 }],
  }),
  gifts: () => ({ name: 'Кружка', price_bonus: 300, delivery_kind: 'SELF' }),
  gift_orders: orderedGift,
  reviews: async () => ({
    prod_id: (await buildProd()).id,
    client_name: 'Вера Написавшая',
    source: 'LETTER',
    scores: { program: 5, lecturer: 4, organisation: 5, practice: null },
    text: 'Письмом рассказала, что курс был подробным и спокойным.',
    consent_by_phone: true,
  }),
  pages: () => ({ h1: 'Новая страница', title: 'Новая страница', description: 'Что на ней написано' }),
  cities: () => ({ name: 'Новоград', region: 'Край' }),
  specializations: () => ({ name: 'Гнатолог' }),
  documents: () => ({ title: 'Новый договор', file: { filename: randomUUID(), size: 1 } }),
  page_metas: () => ({ path: '/endodontiya', title: 'Курсы по эндодонтии' }),
  redirects: () => ({ from_path: '/sovsem-staroe', to_path: '/novoe' }),
  synonyms: () => ({ words: ['винир', 'накладка'] }),
};

/** For somebody whose bonuses are enough for it. */
async function orderedGift(): Promise<Body> {
  const phone = '+79120001166';
  const { id: individual_id } = await buildIndividual({ phone, phone_proved_at: new Date() });
  const given = { is_add: true, count: 1000, source: null, expires_at: inDays(30) };
  await works.deed((transaction) => adjust(phone, given, transaction));
  return {
    gift_id: (await buildGift()).id,
    individual_id,
    last_name: 'Новая',
    first_name: 'Вера',
    phone,
    email: 'gifted@test.local',
  };
}

/** What is changed in a record that exists. */
export const edits: Record<string, Body> = {
  prods: { name: 'Курс после правки' },
  manager_requests: { comment_internal: 'Перезвонить' },
  director_questions: { specialization: 'Ортопед' },
  reviews: { is_unnamed: true },
  lecturers: { name: 'Правленая Вера' },
  invoices: { payer_address: 'Адрес после правки' },
  centers: { name: 'Центр после правки' },
  banner_campaigns: { alt: 'После правки', ...pictures },
  pinnings: { info: 'После правки' },
  payouts: { comment: 'После правки' },
  top_strip: { header: 'После правки' },
  articles: { title: 'Статья после правки' },
  orders: { comment_internal: 'Перезвонить' },
  participants: { first_name: 'Зоя' },
  waitlist: { city: 'Пермь' },
  legal_requests: { comment_internal: 'Перезвонить' },
  individuals: { city: 'Пермь после правки' },
  legal_users: { address: 'Адрес после правки' },
  promo_codes: { about: 'После правки' },
  legal_scales: { name: 'Шкала после правки' },
  gifts: { text: 'После правки' },
  gift_orders: { first_name: 'Зоя' },
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
