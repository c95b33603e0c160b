import type { LecturerInvitationAcceptance, LecturerInvitationCard } from '@odonta/api/contract';
import { Lecturer, User } from '@odonta/db/models';
import { declineRule } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import { lecturerAcceptanceForm as form } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { answerConsent } from '../../catalog/lecturer_consents/answering.ts';
import { aboutOf } from '../../catalog/lecturer_consents/asking.ts';
import { linkToken } from '../../identity/sessions/links.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { anyone, openAudience } from '../../platform/http/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { text } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';
import { acceptInvitation } from './accepting.ts';
import { livingInvitation, lockInvitation } from './living.ts';

const limit = { name: 'lecturer_invitation_links', points: 60, seconds: 3600, by: byAddress };
const base = { method: 'post', audience: openAudience, allow: 'anyone', limit } as const;

const read = endpoint({
  ...base,
  path: '/partner/lecturership',
  summary: 'An invitation to a course as its lecturer, by the secret of its link',
  body: Joi.object<{ token: string }>({ token: linkToken }),
  handle: async ({ body }) => {
    const { invitation, lecturer, prod } = await livingInvitation(body.token);
    const { email, note, expires_at } = invitation;
    const proved = { email, email_proved_at: { [Op.not]: null } };
    const user = await User.findOne({ where: proved });
    const own = await Lecturer.count({ where: { id: user ? await lecturersOf(user) : [] } });
    const [last_name = '', first_name = '', ...rest] = lecturer.name.split(' ');
    const { center, name, ...facts } = await unitOfWork.transaction((each) => aboutOf(prod, each));
    const message: LecturerInvitationCard = {
      ...{ center, course: name, place: facts.place },
      ...{ date_start: facts.date_start, date_end: facts.date_end },
      ...{ last_name, first_name, middle_name: rest.join(' ') },
      ...{ email, note: note && saidBy(note, 1000), expires_at: secondsOf(expires_at) },
      ...{ has_account: user !== null, has_page: own > 0 },
    };
    return { message };
  },
});

const accept = endpoint({
  ...base,
  path: '/partner/lecturership/accept',
  summary:
    'Accept an invitation as a lecturer; a new account gets a password, a new page waits for moderators',
  body: Joi.object<LecturerInvitationAcceptance>({
    token: linkToken,
    last_name: text(form.last_name).optional(),
    first_name: text(form.first_name).optional(),
    middle_name: text(form.middle_name),
    text: text(form.text).optional(),
    password: newPassword(),
    consent,
  }),
  handle: async ({ body, origin }) => {
    await livingInvitation(body.token);
    // Before the account is looked up, outside of the transaction: hashing takes time.
    const password_hash = body.password ? await hashPassword(body.password) : null;
    const message = await unitOfWork.transaction((transaction) =>
      acceptInvitation(body, { password_hash, origin, transaction }),
    );
    return { message };
  },
});

const decline = endpoint({
  ...base,
  path: '/partner/lecturership/decline',
  summary: 'Decline an invitation as a lecturer, without an account',
  body: Joi.object<{ token: string; reason: string }>({ token: linkToken, reason: text(declineRule) }),
  handle: async ({ body, origin }) => {
    await unitOfWork.transaction(async (transaction) => {
      const { prod, row } = await lockInvitation(body.token, transaction);
      const answer = { consent: 'DECLINED', reason: body.reason } as const;
      await answerConsent(prod, row, answer, transaction);
      const what = { action: 'answer_consent', resource: 'prods', record_id: prod.id };
      const changes = { consent: ['ASKED', answer.consent] as [unknown, unknown] };
      await unitOfWork.audit({ by: anyone, origin, ...what, changes }, transaction);
    });
    return { message: {} };
  },
});

export const lecturerAnsweringEndpoints: AnyEndpoint[] = [read, accept, decline];
