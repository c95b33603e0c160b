import type { Express } from 'express';
import type { Sequelize } from 'sequelize';
import { bannersKeptMs } from './advertising/banners/shownNow.ts';
import { mailingKey } from './advertising/mailings/tokens.ts';
import { merchantWebhooks } from './advertising/merchants/merchants.webhooks.ts';
import { buyArrived } from './advertising/paying/arrival.ts';
import { leadKey } from './advertising/related_leads/tokens.ts';
import { type AppOptions, createApp } from './app.ts';
import { centerWebhooks } from './catalog/centers/centers.webhooks.ts';
import { prodEffects } from './catalog/prods/effects.ts';
import { openGraphPictures } from './edge/openGraph/pictures.open.ts';
import { openPictures } from './edge/openGraph/pictures.ts';
import { endpointsFor } from './endpoints.ts';
import { identities } from './identity/sessions/audiences.ts';
import { identitiesBy } from './identity/sessions/identities.ts';
import { keyFor } from './identity/sessions/keys.ts';
import { jobKinds } from './jobs.ts';
import { advertArrived } from './money/marketing_balance/adverts.ts';
import { bankPages, type CardBank, cardBank } from './money/payments/cardBank.ts';
import { areSamplesAllowed } from './money/platform_requisites/ownRequisites.ts';
import { bankDetailsKey, bankDetailsKeyFrom } from './money/refunds/bankDetails.ts';
import { effectsOfOrders, effectsOfProds, effectsOfReplacements } from './orderEffects.ts';
import { type OrderEffect, orderEffects, replacementEffects } from './orders/effects.ts';
import { type CompanyLookup, companyLookup } from './platform/company_lookup/companyLookup.ts';
import { docsRouter } from './platform/docs/router.ts';
import { type FileStorage, fileStorage } from './platform/files/storage/fileStorage.ts';
import { uploadedFiles } from './platform/files/uploadedFiles.ts';
import type { AnyEndpoint } from './platform/http/endpoint.ts';
import { idempotencyOn } from './platform/idempotency/idempotencyKeys.ts';
import { jobQueue, type Queue, startQueue } from './platform/jobs/queue.ts';
import { startLoops } from './platform/jobs/runSchedule.ts';
import { failureLimiterOn } from './platform/limits/failureLimiter.ts';
import { limiterOn } from './platform/limits/limiters.ts';
import { areSecretsShown } from './platform/mail/secrets.ts';
import { siteUrl } from './platform/mail/siteLinks.ts';
import { healthRouter } from './platform/operations/health.ts';
import { type Metrics, openMetrics } from './platform/operations/metrics.ts';
import { type OutgoingNetwork, outgoingNetwork } from './platform/outgoing/network.ts';
import { answerPorts, type Run } from './platform/ports.ts';
import type { SmsGateway } from './platform/sms/port.ts';
import { type Telephony, telephony } from './platform/telephony/telephony.ts';
import { webhookOwners } from './platform/webhooks/owners.ts';
import { webhookKey } from './platform/webhooks/secrets.ts';
import { schedule } from './schedule.ts';
import { receiveFile } from './tools/uploads/uploads.ts';

/** The external dependencies of an app: the server, a test and a tool differ in nothing else. Read at each use. */
export interface Ports {
  sequelize: Sequelize;
  /** The address of the same database, for the queue. */
  databaseUrl: string;
  jwtSecret: string;
  /** Where visitors find the site: letters and documents lead there. */
  siteUrl: string;
  varDir: string;
  /** Where uploaded files lie. */
  files: FileStorage;
  mail: { url: string; from: string };
  sms: SmsGateway;
  cards: CardBank;
  telephony: Telephony | null;
  registry: CompanyLookup | null;
  /** Where webhooks are sent, and the links of adverts asked. */
  webhooks: OutgoingNetwork;
  /** Whether staff read the codes and links of letters. */
  areSecretsShown: boolean;
  /** Whether documents may be issued with the requisites of a sample. */
  areSamplesAllowed: boolean;
  /** The effects of an order's transitions; all of them, unless a test needs less. */
  orderEffects?: readonly OrderEffect[];
  /** Whether time acts by itself; in a test, the test does. */
  isTimed: boolean;
  metricsToken: string | null;
  origins: readonly string[];
  trustProxy: false | number | string[];
  report: AppOptions['report'];
  onQueueError(error: unknown): void;
  /** How often the queue is looked into, where that differs from a server. */
  lookEverySeconds?: number;
}

export interface App {
  /** Runs work as this app. */
  run: Run;
  endpoints: readonly AnyEndpoint[];
  metrics: Metrics;
  express(differing?: Partial<AppOptions>): Express;
  /** Reports in `/health/ready` that no more requests should come. */
  drain(): void;
  close(): Promise<void>;
}

/** Composes the areas. `close` closes everything opened here; a port is closed by its owner. */
export async function composeApp(ports: Ports): Promise<App> {
  const { sequelize } = ports;
  const known = identitiesBy(ports.jwtSecret);
  const key = bankDetailsKeyFrom(ports.jwtSecret);
  const sealing = keyFor(ports.jwtSecret, 'secrets of webhooks');
  const signing = keyFor(ports.jwtSecret, 'links of mailings');
  const signingLeads = keyFor(ports.jwtSecret, 'links of leads');
  const started: { queue?: Queue } = {};
  const run = answerPorts(sequelize, [
    identities.from(() => known),
    bankDetailsKey.from(() => key),
    cardBank.from(() => ports.cards),
    telephony.from(() => ports.telephony),
    companyLookup.from(() => ports.registry),
    siteUrl.from(() => ports.siteUrl),
    areSecretsShown.from(() => ports.areSecretsShown),
    areSamplesAllowed.from(() => ports.areSamplesAllowed),
    orderEffects.from(() => ports.orderEffects ?? effectsOfOrders),
    replacementEffects.from(() => effectsOfReplacements),
    prodEffects.from(() => effectsOfProds),
    advertArrived.from(() => buyArrived),
    fileStorage.from(() => ports.files),
    bannersKeptMs.from(() => (ports.isTimed ? 500 : 0)),
    webhookKey.from(() => sealing),
    mailingKey.from(() => signing),
    leadKey.from(() => signingLeads),
    outgoingNetwork.from(() => ports.webhooks),
    webhookOwners.from(() => ({ CENTER: centerWebhooks, MERCHANT: merchantWebhooks })),
    jobQueue.from(() => bossOf(started.queue)),
  ]);
  const limiter = limiterOn(sequelize);
  const kinds = jobKinds({ ...ports, limiter });
  const { databaseUrl, onQueueError, lookEverySeconds } = ports;
  const queue = await startQueue(databaseUrl, kinds, onQueueError, run, lookEverySeconds);
  started.queue = queue;
  const stopLoops = ports.isTimed ? run(() => startLoops(schedule, sequelize)) : undefined;

  const state = { draining: false, sandbox: ports.cards.pages !== null, filesAt: ports.varDir };
  const metrics = openMetrics();
  const endpoints = endpointsFor(ports, failureLimiterOn(sequelize), limiter);
  const options: AppOptions = {
    run,
    measured: metrics.measured,
    endpoints,
    limiter,
    idempotency: idempotencyOn(sequelize),
    receiveFile,
    thirdParty: [
      healthRouter(sequelize, state),
      metrics.router(ports.metricsToken),
      uploadedFiles(() => ports.files),
      openGraphPictures(openPictures(ports.varDir)),
      ...bankPages(ports.cards),
    ],
    documents: docsRouter(endpoints, ports.siteUrl),
    origins: ports.origins,
    trustProxy: ports.trustProxy,
    report: ports.report,
  };
  return {
    run,
    endpoints,
    metrics,
    express: (differing = {}) => createApp({ ...options, ...differing }),
    drain: () => {
      state.draining = true;
    },
    async close() {
      await stopLoops?.();
      await queue.stop();
    },
  };
}

function bossOf(queue: Queue | undefined) {
  if (!queue) throw new Error('the queue is not started');
  return queue.boss;
}
