import { User } from '@odonta/db/models';
import { writeToMembers } from '../../catalog/centers/writeToMembers.ts';
import { askApproval, differing, waitingAmong } from '../../identity/approvals/askApproval.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { requireReauthentication } from '../../identity/sessions/requireReauthentication.ts';
import { requisitesAsked } from '../../money/center_requisites/requisites.letters.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import {
  type Requisites,
  refuseBankOf,
  requisitesBody,
  requisitesOf,
} from '../../platform/requisites/requisites.ts';
import { centerAction, nothing } from '../centerAction.ts';
import { rolesIn } from '../centersOf.ts';
import { memberInWords, ownRequisitesOf } from './reading.ts';
import { withdrawRequest } from './withdrawing.ts';

const list = endpoint({
  ...{ audience: userAudience, allow: 'partner himself', impersonator: 'refused' },
  method: 'get',
  path: '/partner/requisites',
  summary: 'The requisites of my centres, and requests to change them',
  handle: async ({ actor }) => ({ message: await ownRequisitesOf(actor) }),
});

/** They come into force when an accountant has confirmed them; owners hear of the request at once. */
const ask = centerAction<Partial<Requisites>>(
  'post',
  '/requisites',
  'centers.request_requisites',
  'Request other requisites of my centre; an accountant confirms them',
  requisitesBody,
  async ({ actor, body, origin, center, transaction }) => {
    const now = { ...requisitesOf(center) };
    refuseBankOf({ ...now, ...body });
    const differences = differing(now, body);
    const waiting = await waitingAmong('REQUISITES', 'center_requisites', [center.id], transaction);
    if (waiting.size > 0)
      throw conflict('Прошлый запрос ещё ждёт проверки бухгалтером: отзовите его или дождитесь решения');
    requireReauthentication(actor);
    const record = { resource: 'center_requisites', record_id: center.id };
    const asked = { ...record, title: center.name, ...differences, asked_by: actor.id };
    await askApproval('REQUISITES', asked, transaction);
    const by = userAudience.auditActor(actor);
    await unitOfWork.audit({ by, origin, action: 'ask_change', ...record, changes: {} }, transaction);
    const user = await User.findByPk(actor.id, { rejectOnEmpty: true, transaction });
    const role = (await rolesIn(actor, 'centers.show', transaction)).get(center.id);
    const said = { asker: memberInWords(user, role), after: differences.after };
    const compose = (to: string) => requisitesAsked(to, center, said);
    await writeToMembers(center.id, 'centers.edit', compose, transaction);
  },
);

const withdraw = centerAction(
  'post',
  '/requisites/withdraw',
  'centers.request_requisites',
  'Take back the request of other requisites of my centre',
  nothing,
  ({ actor, origin, center, transaction }) =>
    withdrawRequest(center, { by: userAudience.auditActor(actor), origin }, transaction),
);

export const requisitesEndpoints: AnyEndpoint[] = [list, ask, withdraw];
