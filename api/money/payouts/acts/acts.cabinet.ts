import type { CenterPayout } from '@odonta/api/contract';
import { Payout } from '@odonta/db/models';
import type { CenterRight } from '@odonta/db/vocabulary/identity/centerRights.ts';
import { Op } from 'sequelize';
import { userAudience } from '../../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../../identity/sessions/userSessions.ts';
import {
  privateUpload,
  readPrivateFile,
  receivePrivateFile,
  sendPrivateFile,
} from '../../../platform/files/privateFiles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { numberIn } from '../../../platform/http/numberIn.ts';
import { unitOfWork } from '../../../platform/journals/unitOfWork.ts';
import { ownCenters } from '../payouts.cabinet.ts';
import { payoutParts as include, presentPayout } from '../payouts.presenter.ts';
import { receiveAct, refuseUnwanted, signedActFile } from './receiving.ts';
import { lockReports } from './signing.ts';

const sendAct = endpoint({
  method: 'post',
  path: '/partner/payouts/:id/act',
  summary: 'Upload the signed report of the agent about a payout of my centre: PDF, JPEG or PNG up to 8 MB',
  audience: userAudience,
  allow: 'partner himself',
  upload: privateUpload,
  limit: { name: 'signed_acts', points: 30, seconds: 3600, by: byUser },
  handle: async ({ actor, params, origin, req }) => {
    const where = await ownPayout(actor, params.id, 'payouts.sign');
    const found = await Payout.findOne({ where, attributes: ['id'] });
    if (!found) throw notFound();
    // Before the bytes go to a bucket, where those without a row lie for a month; asked again under the lock.
    await refuseUnwanted(found);
    const received = await receivePrivateFile({ kind: signedActFile, bytes: req.file?.buffer });
    const message = await unitOfWork.transaction(async (transaction) => {
      await lockReports([found.id], transaction);
      const payout = await Payout.findOne({ where, lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
      if (!payout) throw notFound();
      await receiveAct(payout, received, { by: userAudience.auditActor(actor), origin }, transaction);
      return presentPayout(await payout.reload({ include, transaction })) satisfies CenterPayout;
    });
    return { message };
  },
});

const readOwnAct = endpoint({
  method: 'get',
  path: '/partner/payouts/:id/act',
  summary: 'The scan that my centre has sent',
  audience: userAudience,
  allow: 'partner himself',
  impersonator: 'refused',
  handle: async ({ actor, params, res }) => {
    const payout = await Payout.findOne({ where: await ownPayout(actor, params.id, 'payouts.list') });
    if (!payout) throw notFound();
    return sendPrivateFile(res, await readPrivateFile(signedActFile, payout.act_file_id), `akt-${payout.id}`);
  },
});

const ownPayout = async (actor: SignedInUser, id: string | undefined, right: CenterRight) => ({
  id: numberIn(id),
  center_id: { [Op.in]: await ownCenters(actor, right) },
});

export const ownActEndpoints = [sendAct, readOwnAct];
