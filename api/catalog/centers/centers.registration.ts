import type { NewCenter } from '@odonta/api/contract';
import { Center, User, UserMembership } from '@odonta/db/models';
import { centerRegistration as form } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { userAccounts } from '../../identity/sessions/accountKinds.ts';
import { newPassword } from '../../identity/sessions/passwordRule.ts';
import { registrationAt } from '../../identity/sessions/registering.ts';
import { consent } from '../../platform/consents/consent.schema.ts';
import { keepConsent } from '../../platform/consents/keepConsent.ts';
import { invalid } from '../../platform/http/errors.ts';
import { line, text } from '../../platform/http/validation.ts';
import { livingInvitation } from './centers.invitations.ts';
import { slugFor } from './centers.page.ts';

const newCenter = Joi.object<NewCenter>({
  name: text(form.name),
  phone: text(form.phone),
  email: text(form.email).lowercase(),
  password: newPassword().required(),
  token: line(100).empty(['', null]),
  consent,
});

/** With a manager's invitation the centre is his from the start; without one it waits for a manager. */
export const registerCenter = registrationAt({
  path: '/partner/register',
  summary: 'Register a training centre and its owner',
  kind: userAccounts,
  body: newCenter,
  refuse: async ({ token }) => {
    if (token && !(await livingInvitation(token)))
      throw invalid({ token: 'Приглашение уже использовано или устарело: попросите менеджера о новом' });
  },
  open: async ({ name, email, token, ...body }, { password_hash, origin, transaction }) => {
    const phone = normalPhone(body.phone);
    const giver = { email, phone, purpose: 'ACCOUNT', form: 'center' } as const;
    await keepConsent(body.consent, giver, origin, transaction);
    const person = { email, name, phone, password_hash };
    const user = await User.create({ ...person, is_partner: true, status: 'ACTIVE' }, { transaction });
    const invitation = token ? await livingInvitation(token, transaction) : null;
    const manager_id = invitation?.manager_id ?? null;
    const center = await Center.create(
      { slug: await slugFor({ name }, transaction), name, email, phone, manager_id },
      { transaction },
    );
    await UserMembership.create({ user_id: user.id, center_id: center.id, role: 'OWNER' }, { transaction });
    await invitation?.update({ used_at: new Date(), center_id: center.id }, { transaction });
    return user;
  },
});
