import type { NegativeAboutMe } from '@odonta/api/contract';
import { NegativeLecturer, UserMembership } from '@odonta/db/models';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { userAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { type Appealing, appealing } from './negativeLecturers.schema.ts';
import { notifyModerators } from './notifyModerators.ts';
import { appeal, transitionNegativeLecturer } from './transitions.ts';

const readAboutMe = endpoint({
  method: 'get',
  path: '/lk/negativeLecturers',
  summary: 'Reports against me as a lecturer',
  audience: userAudience,
  allow: 'partner himself',
  impersonator: 'refused',
  handle: async ({ actor }) => ({ message: await aboutMe(actor) }),
});

const appealAgainst = endpoint({
  method: 'post',
  path: '/lk/negativeLecturers/:id/appeal',
  summary: 'Object to a report against me, once',
  audience: userAudience,
  allow: 'partner himself',
  body: appealing,
  limit: { name: 'negative_appeals', points: 20, seconds: 3600, by: ({ actor }) => String(actor.id) },
  handle: ({ actor, params, body, origin }) => {
    const asked = numberIn(params.id);
    if (!asked) throw notFound('Запись не найдена');
    return unitOfWork.transaction(async (transaction) => {
      const row = (await shownTo(actor, transaction)).find(({ id }) => id === asked);
      if (!row) throw notFound('Запись не найдена');
      await object(row, body, { by: userAudience.auditActor(actor), origin }, transaction);
      return { message: await aboutMe(actor, transaction) };
    });
  },
});

export const lecturerNegativeEndpoints: AnyEndpoint[] = [readAboutMe, appealAgainst];

/** The lecturer objects once; further remarks go to a manager. */
async function object(
  row: NegativeLecturer,
  { appeal: text }: Appealing,
  actor: Parameters<typeof transitionNegativeLecturer>[2],
  transaction: Transaction,
): Promise<void> {
  await transitionNegativeLecturer(row, 'appeal', actor, transaction, {
    run: () => {
      if (row.appeal !== null)
        throw conflict('На ваше возражение уже ответили: новые обстоятельства сообщите менеджеру');
      appeal(row, text);
    },
  });
  await notifyModerators(row, 'Лектор возразил против записи: рассмотрите возражение', transaction);
}

const aboutMe = async (actor: SignedInUser, transaction?: Transaction): Promise<NegativeAboutMe[]> =>
  (await shownTo(actor, transaction)).map((row) => ({
    id: row.id,
    about: row.about,
    status_label: row.status === 'CREATED' ? 'Возражение рассматривают' : 'Действует',
    appeal: row.appeal,
    appeal_answer: row.appeal_answer,
    created_at: secondsOf(row.created_at),
    expires_at: secondsOf(row.expires_at),
    may_appeal: row.status === 'CONFIRMED' && row.appeal === null,
  }));

/** Confirmed reports and those he has objected to; a report that is not decided yet is hidden. */
async function shownTo(
  { id: user_id }: SignedInUser,
  transaction?: Transaction,
): Promise<NegativeLecturer[]> {
  const own = await UserMembership.findAll({
    where: { user_id, lecturer_id: { [Op.not]: null } },
    transaction,
  });
  const lecturer_id = own.flatMap((membership) => membership.lecturer_id ?? []);
  const objected = { status: 'CREATED' as const, appealed_at: { [Op.not]: null } };
  return NegativeLecturer.findAll({
    where: {
      lecturer_id,
      expires_at: { [Op.gt]: new Date() },
      [Op.or]: [{ status: 'CONFIRMED' as const }, objected],
    },
    order: [['id', 'DESC']],
    transaction,
  });
}
