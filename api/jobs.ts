import type { Sequelize } from 'sequelize';
import { mailingSender } from './advertising/mailings/sending.ts';
import { metaChecker } from './content/meta_faults/metaFaults.check.ts';
import { recoveryWriter } from './identity/sessions/recovery.job.ts';
import { levelCounter } from './loyalty/loyalty_tiers/levels.ts';
import { payoutAgreer, payoutPreparer } from './money/payouts/payouts.jobs.ts';
import type { Limiter } from './platform/http/limits.ts';
import type { JobKind } from './platform/jobs/queue.ts';
import { scheduleRunner } from './platform/jobs/runSchedule.ts';
import { letterGatherer } from './platform/mail/choices/gathering.job.ts';
import { letterSender } from './platform/mail/sendLetter.ts';
import type { SmsGateway } from './platform/sms/port.ts';
import { smsSender } from './platform/sms/sendSms.ts';
import { webhookSender } from './platform/webhooks/sending.ts';
import { invariantChecker } from './reports/invariants/invariants.job.ts';
import { resources } from './resources.ts';
import { schedule } from './schedule.ts';
import { exporter } from './tools/exports/exportJob.ts';

interface Means {
  mail: { url: string; from: string };
  sms: SmsGateway;
  limiter: Limiter;
  sequelize: Sequelize;
  isTimed: boolean;
}

/** The jobs of the queue. */
export const jobKinds = ({ mail, sms, limiter, sequelize, isTimed }: Means): readonly JobKind<never>[] => [
  letterSender(mail.url, mail.from),
  mailingSender(mail.url, mail.from),
  smsSender(sms),
  webhookSender,
  recoveryWriter(limiter),
  exporter(resources),
  invariantChecker,
  letterGatherer,
  levelCounter,
  metaChecker,
  payoutAgreer,
  payoutPreparer,
  ...(isTimed ? [scheduleRunner(schedule, sequelize)] : []),
];
