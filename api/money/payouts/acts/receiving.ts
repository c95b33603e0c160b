import { type Payout, PrivateFile } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { type ReceivedFile, storePrivateFile } from '../../../platform/files/privateFiles.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { cardPath } from '../../../platform/notices/notify.ts';
import { notifyBookkeepers } from '../../../platform/notices/notifyBookkeepers.ts';
import type { Signed } from '../../../platform/transitions/applyTransition.ts';
import { reportOfPayout } from '../../statements/ofPayouts.ts';
import { transitionPayout } from '../agreeing.ts';

/** The kind of private files that centres sign: its endpoints serve no other. */
export const signedActFile = 'SIGNED_ACT';

/** The scan for a locked payout; it replaces the one that waits or was returned. */
export async function receiveAct(
  payout: Payout,
  received: ReceivedFile,
  actor: Omit<Signed, 'reason'>,
  transaction: Transaction,
): Promise<void> {
  await refuseUnwanted(payout, transaction);
  const before = payout.act_file_id;
  await transitionPayout(payout, 'send_act', actor, transaction, {
    run: async () => {
      payout.set({
        act_state: 'RECEIVED',
        act_file_id: await storePrivateFile(transaction, received),
        act_reason: null,
        act_sent_at: new Date(),
        act_decided_at: null,
      });
    },
  });
  if (before) await PrivateFile.destroy({ where: { id: before }, transaction });
  const text = `Центр прислал подписанный акт по выплате № ${payout.number}`;
  await notifyBookkeepers({ kind: 'payout', text, path: cardPath('payouts', payout.id) }, transaction);
}

/** The report decides, not the payout: a closed one is signed again where its report was annulled and made anew. */
export async function refuseUnwanted({ id }: Pick<Payout, 'id'>, transaction?: Transaction): Promise<void> {
  const report = await reportOfPayout(id, transaction);
  if (report?.status === 'FINISHED')
    throw conflict('Акт по этой выплате уже подписан: присылать его не нужно');
  if (report?.status !== 'CREATED')
    throw conflict('Отчёт агента по этой выплате ещё не выставлен: подписывать пока нечего');
}
