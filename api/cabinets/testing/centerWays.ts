import { randomUUID } from 'node:crypto';
import {
  Approval,
  Center,
  CenterMemberInvitation,
  MarketingPenalty,
  NegativeLecturerRule,
} from '@odonta/db/models';
import {
  buildLecturer,
  buildPartner,
  buildProd,
  buildReview,
  buildUser,
  inDays,
} from '@odonta/db/testing/factories.ts';
import { buildLecturerInvitation } from '@odonta/db/testing/lecturerFactory.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { buildNegativeLecturer } from '@odonta/db/testing/negativeLecturerFactories.ts';
import { buildProdRevision } from '@odonta/db/testing/prodRevisionFactory.ts';
import { negativeLecturerRule } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { moscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { bannerWays } from './centerBannerWays.ts';
import { mailingWays } from './centerMailingWays.ts';
import { orderWays } from './centerOrderWays.ts';
import { paperWays } from './centerPaperWays.ts';
import { pinningWays } from './centerPinningWays.ts';
import { type CenterWay, inCenter, of } from './centerWay.ts';
import { webhookWays } from './centerWebhookWays.ts';

const itself = async (center: Center) => center;
const withoutWaiting = async (center: Center) => {
  await Approval.destroy({ where: { resource: 'center_requisites', record_id: center.id } });
  return center;
};

const withWaiting = async (center: Center) => {
  const { id: asked_by } = await buildPartner(await withoutWaiting(center), { role: 'ACCOUNTANT' });
  const record = { resource: 'center_requisites', record_id: center.id, title: center.name };
  const change = { before: { pay_bank: null }, after: { pay_bank: 'Другой банк' } };
  await Approval.create({ kind: 'REQUISITES', ...record, ...change, asked_by });
  return center;
};

/** To come, so that the things of other ways are still sold. */
const pause = {
  ...{ closed_from: moscowDay(inDays(200)), closed_to: moscowDay(inDays(203)) },
  closure_note: 'Центр в отпуске',
};
const closed = async (center: Center) => {
  await Center.update(pause, { where: { id: center.id } });
  return center;
};

const published = async ({ id }: Center) =>
  buildProd({ center_id: id, lecturers: [await buildLecturer({ status: 'CONFIRMED' })] });
const paused = ({ id }: Center) => buildProd({ center_id: id, sales_paused: true });
const submitted = ({ id }: Center) => buildProd({ center_id: id, status: 'CREATED' });
const edited = async (center: Center) => {
  const prod = await published(center);
  const draft = {
    status: 'PREPARE',
    submitted_at: null,
    before: { degree: 'MIDDLE' },
    fields: { degree: 'LOW' },
  } as const;
  await buildProdRevision({ prod_id: prod.id, ...draft });
  return prod;
};
const invitation = async ({ id }: Center) =>
  CenterMemberInvitation.create({
    ...{ center_id: id, name: 'Приглашённый', role: 'EDITOR' },
    email: `invited-${randomUUID()}@test.local`,
    token_hash: hashOfSecret(randomUUID()),
    expires_at: inDays(3),
  });
const invited: CenterWay = {
  ...{ right: 'prods.edit', body: {} },
  build: async ({ id }) => {
    const { prod_id, lecturer_id } = await buildLecturerInvitation({ center_id: id });
    return [prod_id, lecturer_id];
  },
};
const material: CenterWay = {
  ...{ right: 'prods.edit', body: {} },
  build: async (center) => {
    const { id, prod_id } = await buildMaterial({ prod_id: (await published(center)).id });
    return [prod_id, id];
  },
};
const member = (right: CenterRight, body: object = {}): CenterWay => ({
  ...{ right, body },
  build: async (center) => {
    const { id } = await buildPartner(center, { role: 'EDITOR' });
    return [center.id, id];
  },
});
const balance = (center: Center) => buildMarketingBalance({ center, available: 100_000 });
const report = async ({ id }: Center) => {
  const { version } = negativeLecturerRule;
  const signed = { center_id: id, version, user_id: (await buildUser()).id };
  await NegativeLecturerRule.bulkCreate([signed], { ignoreDuplicates: true });
  return buildNegativeLecturer({ author_center_id: id });
};

const objected = async (center: Center) => {
  const own = await balance(center);
  const proposed_by = (await buildUser()).id;
  await MarketingPenalty.upsert({
    ...{ id: penaltyId, balance_id: own.id, sum: 100, comment: 'Не выдан бонус', proposed_by },
    ...{ evidence: [randomUUID()], object_until: inDays(5) },
  });
  return own;
};
const penaltyId = 900_001;
const reviewed = async ({ id }: Center, given: object = {}) =>
  buildReview({ prod_id: (await buildProd({ center_id: id })).id, status: 'CONFIRMED', ...given });
const replied = async (center: Center) =>
  reviewed(center, {
    ...{ reply_author_kind: 'CENTER', reply_text: 'Спасибо за отзыв!', reply_status: 'CREATED' },
    ...{ reply_by: (await buildUser()).id, replied_at: new Date() },
  });

/** Everything a member may do with a thing of his centre, by method and address; lists are asked plainly. */
export const centerWays: Readonly<Record<string, CenterWay>> = {
  'put /partner/centers/:id': of('centers.edit', itself, { city: 'Пермь' }),
  'post /partner/centers/:id/requisites': of('centers.request_requisites', withoutWaiting, {
    pay_bank: 'Банк',
  }),
  'post /partner/centers/:id/requisites/withdraw': of('centers.request_requisites', withWaiting),
  'post /partner/centers/:id/submit': of('centers.submit', itself),
  'put /partner/centers/:id/closure': of('centers.pause_sales', itself, pause),
  'delete /partner/centers/:id/closure': of('centers.pause_sales', closed),
  'get /prods/my/:id': of('prods.show', published),
  'put /prods/my/:id': of('prods.edit', published, { fields: { degree: 'LOW' } }),
  'post /prods/my': inCenter('prods.create', {
    ...{ name: 'Чужой курс', type: 2, degree: 'LOW', categories: [1], price: 1000 },
  }),
  'post /prods/my/:id/submit': of('prods.submit', edited),
  'post /prods/my/:id/withdraw': of('prods.withdraw', submitted),
  'post /prods/my/:id/discard': of('prods.discard', edited),
  'post /prods/my/:id/pause_sales': of('prods.pause_sales', published),
  'post /prods/my/:id/resume_sales': of('prods.pause_sales', paused),
  'post /prods/my/:id/rerun': of('prods.rerun', published, { date_start: nowInSeconds() + 90 * 86_400 }),
  'get /prods/my/:id/preview': of('prods.preview', published),
  'post /prods/my/:id/preview': of('prods.preview', published),
  'delete /prods/my/:id/preview': of('prods.preview', published),
  'post /prods/my/:id/lecturers': of('prods.edit', published, {
    ...{ last_name: 'Неизвестная', first_name: 'Вера', email: 'unknown-lecturer@test.local' },
  }),
  'post /prods/my/:id/lecturers/:lecturer/again': invited,
  'delete /prods/my/:id/lecturers/:lecturer': invited,
  'get /prods/my/:id/materials': of('prods.edit', published),
  'post /prods/my/:id/materials': of('prods.edit', published, {
    ...{ title: 'Протокол', opens: 'NOW', file_id: randomUUID() },
  }),
  'delete /prods/my/:id/materials/:material': material,
  'get /prods/my/:id/materials/:material/file': material,
  'post /centersDemand/:id/extra_date': of('demand.request_date', published, {
    date_start: nowInSeconds() + 90 * 86_400,
  }),
  'get /partner/funnel/:id': of('analytics.show', published),
  ...orderWays,
  'get /centersCheckIn/:id': of('participants.list', published),
  'post /centersCheckIn/:id/marks': of('participants.check_in', published, {
    marks: [{ key: randomUUID(), participant_id: 1, kind: 'IN', at: nowInSeconds() }],
    ...{ user_id: 1, now: nowInSeconds() },
  }),
  'post /partner/reviews/:id/reply': of('reviews.reply', (center) => reviewed(center), {
    text: 'Спасибо за отзыв!',
  }),
  'put /partner/reviews/:id/reply': of('reviews.reply', replied, { text: 'Спасибо, учли всё!' }),
  'post /partner/reviews/:id/dispute': of('reviews.dispute', (center) => reviewed(center), {
    reason: 'Автор не учился у нас',
  }),
  ...bannerWays,
  ...pinningWays,
  ...mailingWays,
  ...paperWays,
  ...webhookWays,
  'post /partner/members': inCenter('members.invite', {
    ...{ name: 'Мария Новая', email: 'new-member@test.local', role: 'ORDERS' },
  }),
  'post /partner/invitations/:id/again': of('members.invite', invitation),
  'delete /partner/invitations/:id': of('members.delete', invitation),
  'put /partner/centers/:id/members/:user': member('members.edit', { role: 'ORDERS' }),
  'delete /partner/centers/:id/members/:user': member('members.delete'),
  'post /marketingBalances/:id/invoices': of('marketing_balances.top_up', balance, { sum: 1000 }),
  'post /marketingBalances/:id/withdrawals': of('marketing_balances.withdraw', balance, { sum: 100 }),
  'post /marketingBalances/:id/withdrawals/cancel': of('marketing_balances.withdraw', balance),
  'post /marketingBalances/:id/objections': of('marketing_balances.object', objected, {
    ...{ penalty_id: penaltyId, text: 'Не согласны' },
  }),
  'post /partner/negativeLecturers/rule': inCenter('negative_lecturers.sign', {
    version: negativeLecturerRule.version,
  }),
  'post /partner/negativeLecturers': inCenter('negative_lecturers.create', {
    ...{ fio: 'Обманщиков Пётр Ильич', about: 'Не приехал на курс и не предупредил участников о том.' },
  }),
  'post /partner/negativeLecturers/:id/withdraw': of('negative_lecturers.withdraw', report),
};
