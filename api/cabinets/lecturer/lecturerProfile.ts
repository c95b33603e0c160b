import type { LecturerProfileEdit } from '@odonta/api/contract';
import type { Approval, Lecturer } from '@odonta/db/models';
import { lecturerProfileForm, portraitAtLeast } from '@odonta/db/vocabulary/catalog/lecturerProfile.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { lockLecturer, profileOf } from '../../catalog/lecturers/lecturers.profileChange.ts';
import { askApproval, differing, lockWaiting } from '../../identity/approvals/askApproval.ts';
import { transitionApproval } from '../../identity/approvals/transitionApproval.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { pictureUpload } from '../../platform/files/pictureUpload.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { sanitised } from '../../platform/texts/sanitised.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { lecturersOf } from './lecturersOf.ts';
import { profilesOf } from './profiles.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
const limit = {
  name: 'lecturer_profile',
  points: 60,
  seconds: 3600,
  by: byUser,
};

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/profiles',
  summary: 'What my page says about me, and my edit of it',
  handle: async ({ actor }) => ({ message: await profilesOf(await lecturersOf(actor)) }),
});

const edit = endpoint({
  ...base,
  method: 'put',
  path: '/lk/profiles/:id',
  summary: 'Ask for another text or portrait on my page; a moderator decides',
  body: Joi.object<LecturerProfileEdit>({
    text: text(lecturerProfileForm.text).optional(),
    filename: Joi.string()
      .pattern(/^[\w-]{1,100}$/)
      .allow(null),
    alt: text(lecturerProfileForm.alt).empty().allow(''),
  }).min(1),
  limit,
  handle: (call) =>
    within(call, async (lecturer, signed, transaction) => {
      const { body } = call;
      const wanted = { ...body, ...(body.text !== undefined && { text: sanitised(body.text) }) };
      const differences = differing(profileOf(lecturer), wanted);
      const waiting = await waitingFor(lecturer, transaction);
      if (waiting) await transitionApproval(waiting, 'replace', signed, transaction, null);
      const record = { resource: 'lecturers', record_id: lecturer.id };
      const asked = { ...record, title: lecturer.name, ...differences, asked_by: call.actor.id };
      await askApproval('LECTURER', asked, transaction);
      await unitOfWork.audit({ ...signed, action: 'ask_profile', ...record, changes: {} }, transaction);
    }),
});

const withdraw = endpoint({
  ...base,
  method: 'post',
  path: '/lk/profiles/:id/withdraw',
  summary: 'Take back my edit of my page',
  body: Joi.object({}),
  limit,
  handle: (call) =>
    within(call, async (lecturer, signed, transaction) => {
      const waiting = await waitingFor(lecturer, transaction);
      if (!waiting) throw conflict('На проверке ничего нет');
      await transitionApproval(waiting, 'withdraw', signed, transaction, { action: 'withdraw_change' });
    }),
});

const upload = pictureUpload({
  ...base,
  path: '/lk/pictures',
  summary: 'Upload my portrait; my page shows it once a moderator has accepted it',
  limit,
  ...{ folder: 'lecturers', atLeast: portraitAtLeast, shownAt: 320 },
  refuse: async (actor) => {
    if ((await lecturersOf(actor)).length === 0) throw notFound();
  },
});

export const lecturerProfileEndpoints: AnyEndpoint[] = [list, edit, withdraw, upload];

/** An act on one's own lecturer, locked; 404 for another's. Answers one's profiles. */
function within<Body>(
  { actor, params, origin }: Call<SignedInUser, unknown, Body>,
  act: (lecturer: Lecturer, signed: Signed, transaction: Transaction) => Promise<void>,
) {
  return unitOfWork.transaction(async (transaction) => {
    const own = await lecturersOf(actor, transaction);
    const id = numberIn(params.id);
    const lecturer = own.includes(id) ? await lockLecturer(id, transaction) : null;
    if (!lecturer) throw notFound('Лектор не найден');
    await act(lecturer, { by: userAudience.auditActor(actor), origin }, transaction);
    return { message: await profilesOf(own, transaction) };
  });
}

const waitingFor = ({ id }: Lecturer, transaction: Transaction): Promise<Approval | null> =>
  lockWaiting({ kind: 'LECTURER', resource: 'lecturers', record_id: id }, transaction);
