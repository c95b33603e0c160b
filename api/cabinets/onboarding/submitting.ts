import type { CenterPapers } from '@odonta/api/contract';
import type { Center } from '@odonta/db/models';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { onboardingSteps } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { lowered } from '@odonta/db/vocabulary/lowered.ts';
import type { Transaction } from 'sequelize';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import { conflict } from '../../platform/http/errors.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import { type Signed, transitionsOf } from '../../platform/transitions/applyTransition.ts';
import { stepsOf } from './steps.ts';

const transitionCenter = transitionsOf<Center, keyof typeof centerLifecycle.transitions>(
  'centers',
  centerLifecycle,
);

/** 409 with the missing facts of every step; otherwise the manager of the centre is notified, or all who approve. */
export async function submitCenter(center: Center, signed: Signed, transaction: Transaction): Promise<void> {
  if (center.status === 'CREATED' && center.submitted_at !== null)
    throw conflict('Документы уже на проверке: менеджер ответит в рабочее время');
  const asked = await waitingAmong('REQUISITES', 'center_requisites', [center.id], transaction);
  const steps = await stepsOf(center, asked.has(center.id));
  const isAhead = (name: string) => name === 'approval' || (name === 'requisites' && asked.has(center.id));
  const left = steps.filter(({ name, is_done }) => !is_done && !isAhead(name));
  if (left.length > 0)
    throw conflict(left.map(({ name, why }) => `${onboardingSteps[name].label}: ${lowered(why)}`).join('. '));
  const run = () => center.set({ submitted_at: new Date(), step_comments: {} });
  await transitionCenter(center, 'submit', signed, transaction, { run: () => void run() });
  const text = `Центр «${center.name}» прислал документы: проверьте их`;
  await notifyManagers(center, { kind: 'center_submitted', text }, transaction);
}

/** Visitors see it at once. */
export function notifyOfProfile(
  center: Center,
  changed: readonly (keyof CenterPapers)[],
  transaction: Transaction,
): Promise<void> {
  const what = changed.flatMap((field) => inProfile[field] ?? []).join(', ');
  const text = `Центр «${center.name}» изменил на своей странице: ${what}`;
  return notifyManagers(center, { kind: 'center_profile', text }, transaction);
}

const inProfile: Partial<Record<keyof CenterPapers, string>> = {
  description: 'рассказ о себе',
  city: 'город',
  filename: 'логотип',
};

/** His manager, and all who may approve: a manager may be away, or lack the right. */
export async function notifyManagers(
  { id, manager_id }: Center,
  said: { kind: string; text: string },
  transaction: Transaction,
): Promise<void> {
  const to = [...(manager_id ? [manager_id] : []), ...(await staffWith('centers.approve', transaction))];
  await notify({ to, ...said, path: cardPath('centers', id) }, transaction);
}
