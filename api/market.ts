import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@odonta/db/migrations';
import { connect } from '@odonta/db/postgres/connection.ts';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import type { Sequelize } from 'sequelize';
import { createApp } from './app.ts';
import { withReadyAnswers } from './catalog/search/readyAnswers.ts';
import { type Config, StartupError, urlHost } from './config.ts';
import { metaChecker } from './content/meta_faults/metaFaults.check.ts';
import { openGraphPictures } from './edge/openGraph/pictures.open.ts';
import { openPictures } from './edge/openGraph/pictures.ts';
import { createHttpServer } from './edge/pages/httpServer.ts';
import { openPages } from './edge/pages/openPages.ts';
import { endpointsFor } from './endpoints.ts';
import { fillEmpty } from './filling.ts';
import { identifyEachBy } from './identity/sessions/doors.ts';
import { identitiesBy } from './identity/sessions/identities.ts';
import { recoveryWriter } from './identity/sessions/recovery.job.ts';
import { levelCounter } from './loyalty/scales/levels.ts';
import { bankPages, cardsAreTakenBy, openCardBank } from './money/payments/cardBank.ts';
import { moneyGauges } from './money/payments/gauges.ts';
import { payoutAgreer, payoutPreparer } from './money/payouts/payouts.jobs.ts';
import { sampleRequisitesAreAllowed } from './money/platform_requisites/ownRequisites.ts';
import { bankDetailsAreSealedBy } from './money/refunds/bankDetails.ts';
import { wireEffects } from './orderEffects.ts';
import { bounds } from './platform/caches/bounds.ts';
import { sizesOfCaches } from './platform/caches/sizes.ts';
import { docsRouter } from './platform/docs/router.ts';
import { uploadedFiles } from './platform/files/uploadedFiles.ts';
import { idempotencyOn } from './platform/idempotency/idempotencyKeys.ts';
import { startQueue } from './platform/jobs/queue.ts';
import { failureLimiterOn } from './platform/limits/failureLimiter.ts';
import { limiterOn } from './platform/limits/limiters.ts';
import { log } from './platform/log.ts';
import { startMailSandbox } from './platform/mail/sandbox.ts';
import { showSecretsOfLetters } from './platform/mail/secrets.ts';
import { letterSender } from './platform/mail/sendLetter.ts';
import { linksLeadTo } from './platform/mail/siteLinks.ts';
import { healthRouter } from './platform/operations/health.ts';
import { gauges, metricsRouter } from './platform/operations/metrics.ts';
import { roomIn } from './platform/operations/room.ts';
import { dadata } from './platform/registry/dadata.ts';
import { companiesAreKnownTo } from './platform/registry/registry.ts';
import { smsSender } from './platform/sms/sendSms.ts';
import { openSmsGate } from './platform/sms/settings.ts';
import { refusePublishedAccounts } from './publishedAccounts.ts';
import { invariantChecker } from './reports/invariants/invariants.job.ts';
import { resources } from './resources.ts';
import { startClock } from './schedule.ts';
import { siteFacts } from './site.ts';
import { exporter } from './tools/exports/exportJob.ts';
import { receiveFile } from './tools/uploads/uploads.ts';

export interface Market {
  url: string;
  sequelize: Sequelize;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');

/** Opens the whole market on one port; what was opened is closed again, last first, also when opening fails half-way. */
export async function openMarket(config: Config, say: (text: string) => void): Promise<Market> {
  const closers: (() => Promise<unknown>)[] = [];
  const opened = (close: () => Promise<unknown>) => void closers.unshift(close);
  const close = async () => {
    for (const closer of closers.splice(0))
      await closer().catch((error) => log.error({ err: error }, 'close'));
  };
  try {
    return { ...(await open(config, say, opened)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  config: Config,
  say: (text: string) => void,
  opened: (close: () => Promise<unknown>) => void,
): Promise<Omit<Market, 'close'>> {
  const url = config.databaseUrl ?? (await embedded(config.varDir, opened));
  await migrate(url);
  const sequelize = connect(url, { pool: config.databasePool });
  opened(() => sequelize.close());
  await fillEmpty(sequelize, config, say);
  await refusePublishedAccounts(config);

  linksLeadTo(config.baseUrl);
  showSecretsOfLetters(config.demo);
  identifyEachBy(identitiesBy(config.jwtSecret));
  bankDetailsAreSealedBy(config.jwtSecret);
  const mail = config.smtpUrl ? null : await startMailSandbox();
  if (mail) opened(mail.stop);
  const sms = await openSmsGate(config.sms);
  opened(sms.stop);
  const listens = { url: '' };
  const cards = await openCardBank(config.cards, {
    forVisitors: () => (config.port === 0 ? listens.url : config.baseUrl),
    onThisMachine: () => listens.url,
  });
  opened(cards.stop);
  cardsAreTakenBy(cards);
  sampleRequisitesAreAllowed(config.demo && cards.sandbox !== null);
  companiesAreKnownTo(config.registry && dadata(config.registry));
  wireEffects();
  const jobs = [
    letterSender(config.smtpUrl ?? (mail?.url as string), config.mailFrom),
    smsSender(sms.gate),
    recoveryWriter(limiterOn(sequelize)),
    exporter(resources),
    invariantChecker,
    levelCounter,
    metaChecker,
    payoutAgreer,
    payoutPreparer,
  ];
  const queue = await startQueue(url, jobs, (error) => log.error({ err: error }, 'queue'));
  opened(queue.stop);
  opened(startClock(sequelize));

  const state = { draining: false, sandbox: cards.sandbox !== null, filesAt: config.varDir };
  const uploads = join(config.varDir, 'uploads');
  const endpoints = endpointsFor(
    { jwtSecret: config.jwtSecret, uploads },
    failureLimiterOn(sequelize),
    limiterOn(sequelize),
  );
  const app = createApp({
    endpoints,
    limiter: limiterOn(sequelize),
    idempotency: idempotencyOn(sequelize),
    receiveFile,
    outside: [
      healthRouter(sequelize, state),
      metricsRouter(config.metricsToken),
      uploadedFiles(uploads),
      openGraphPictures(openPictures(config.varDir)),
      ...bankPages(cards),
    ],
    documents: docsRouter(endpoints, config.baseUrl),
    origins: config.origins,
    trustProxy: config.trustProxy,
    report: (error, traceId) => log.error({ err: error, traceId }, 'request failed'),
  });
  const pages = await openPages({
    root,
    config,
    sequelize,
    url,
    api: withReadyAnswers(app),
    site: () => siteFacts(config),
    astro: await builtStorefront(),
  });
  opened(pages.close);
  gauges({
    page_hits: () => pages.stats().hits,
    page_renders: () => pages.stats().renders,
    page_bytes: () => pages.stats().bytes,
    built_file_bytes: () => pages.stats().fileBytes,
    cache_bytes: () => ({ ...sizesOfCaches(), pages: pages.stats().bytes }),
    cache_bytes_at_most: () => bounds,
    ...moneyGauges(sequelize),
  });

  if (!(await roomIn(config.varDir)()))
    log.warn('The disk of VAR_DIR is full: files are refused, and bookings too where the database is on it.');
  const http = createHttpServer(pages.handle);
  await new Promise<void>((listening, failed) =>
    http.server.once('error', failed).listen(config.port, config.host, listening),
  );
  opened(async () => {
    state.draining = true;
    await http.drain(10_000);
  });
  const address = http.server.address() as { port: number };
  listens.url = `http://${urlHost(config.host)}:${address.port}`;
  return { url: config.port === 0 ? listens.url : config.baseUrl, sequelize };
}

async function embedded(varDir: string, opened: (close: () => Promise<unknown>) => void): Promise<string> {
  const server = await startEmbedded({ varDir, onTrouble: (line) => log.warn(line) });
  opened(server.stop);
  return server.url;
}

async function builtStorefront() {
  const entry = pathToFileURL(join(root, 'storefront/dist/server/entry.mjs')).href;
  const built = (await import(entry).catch(() => null)) as {
    handler: (...args: unknown[]) => unknown;
  } | null;
  if (!built) throw new StartupError('The storefront is not built: run npm start, which builds it.');
  return built.handler;
}
