import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '@odonta/db/migrations';
import { connect } from '@odonta/db/postgres/connection.ts';
import { startEmbedded } from '@odonta/db/postgres/embedded.ts';
import type { Sequelize } from 'sequelize';
import { currentCards } from './catalog/search/columns/currentCards.ts';
import { composeApp } from './compose.ts';
import { type Config, StartupError } from './config.ts';
import { createHttpServer } from './edge/pages/httpServer.ts';
import { openPages } from './edge/pages/openPages.ts';
import { directReads } from './edge/reads/directReads.ts';
import { addressBy, directReports } from './edge/reads/directReports.ts';
import { keptReads } from './edge/reads/keptReads.ts';
import { fillEmpty } from './filling.ts';
import { openCardBank } from './money/payments/cardBank.ts';
import { moneyGauges } from './money/payments/gauges.ts';
import type { SharedBank } from './money/payments/sandbox/shared.ts';
import { bounds } from './platform/caches/bounds.ts';
import { sizesOfCaches } from './platform/caches/sizes.ts';
import { dadata } from './platform/company_lookup/dadata.ts';
import { openFiles } from './platform/files/storage/openFiles.ts';
import { log } from './platform/log.ts';
import { startMailSandbox } from './platform/mail/sandbox.ts';
import { openReplica, replicaGauges } from './platform/operations/openReplica.ts';
import { roomIn } from './platform/operations/room.ts';
import { urlHost } from './platform/settings/urlHost.ts';
import { openSmsGateway } from './platform/sms/settings.ts';
import { mangoOffice } from './platform/telephony/mangoOffice.ts';
import { askPrimary, isWorker } from './platform/workers/primary.ts';
import { refusePublishedAccounts } from './publishedAccounts.ts';
import { siteFacts } from './site.ts';

export interface RunningApp {
  url: string;
  sequelize: Sequelize;
  close(): Promise<void>;
  /** Closes it while others serve its port: the health goes on saying that requests may come. */
  retire(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');

/** Opens the whole app on one port; what was opened is closed again in reverse order, also when opening fails half-way. */
export async function openApp(config: Config, say: (text: string) => void): Promise<RunningApp> {
  const closers: (() => Promise<unknown>)[] = [];
  const opened = (close: () => Promise<unknown>) => void closers.unshift(close);
  const state = { hasSuccessor: false };
  const closeAll = async () => {
    for (const closer of closers.splice(0))
      await closer().catch((error) => log.error({ err: error }, 'close'));
  };
  let closed: Promise<void> | undefined;
  // A second call waits for the first: the process ends after it, and requests may still be answered.
  const close = () => {
    closed ??= closeAll();
    return closed;
  };
  try {
    const app = await open(config, say, opened, () => !state.hasSuccessor);
    const retire = () => {
      state.hasSuccessor = true;
      return close();
    };
    return { ...app, close, retire };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  config: Config,
  say: (text: string) => void,
  opened: (close: () => Promise<unknown>) => void,
  isLeaving: () => boolean,
): Promise<Omit<RunningApp, 'close' | 'retire'>> {
  const url = config.databaseUrl ?? (await embedded(config.varDir, opened));
  await migrate(url);
  const sequelize = connect(url, { pool: config.databasePool });
  opened(() => sequelize.close());
  if (config.replicaUrl) {
    const replica = await openReplica(sequelize, config.replicaUrl, { pool: config.databasePool });
    opened(() => replica.close());
  }
  const files = await openFiles(config);
  opened(async () => files.close());
  await fillEmpty(sequelize, { ...config, storage: files }, say);
  await refusePublishedAccounts(config);

  const mail = config.smtpUrl ? null : await startMailSandbox();
  if (mail) opened(mail.stop);
  const sms = await openSmsGateway(config.sms);
  opened(sms.stop);
  const listens = { url: '' };
  const cards = await openCardBank(
    config.cards,
    {
      forVisitors: () => (config.port === 0 ? listens.url : config.baseUrl),
      onThisMachine: () => listens.url,
    },
    () => sharedBank(config.baseUrl),
  );
  opened(cards.stop);
  const app = await composeApp({
    ...config,
    sequelize,
    databaseUrl: url,
    files,
    siteUrl: config.baseUrl,
    mail: { url: config.smtpUrl ?? (mail?.url as string), from: config.mailFrom },
    sms: sms.gateway,
    cards,
    telephony: config.telephony && mangoOffice(config.telephony),
    registry: config.registry && dadata(config.registry),
    isTimed: true,
    areSecretsShown: config.demo,
    areSamplesAllowed: config.demo && cards.pages !== null,
    report: (error, traceId) => log.error({ err: error, traceId }, 'request failed'),
    onQueueError: (error) => log.error({ err: error }, 'queue'),
  });
  opened(app.close);

  const reads = keptReads();
  const express = app.express({ reads });
  const direct = { ...app, origins: config.origins, measured: app.metrics.measured };
  const pages = await openPages({
    root,
    config,
    sequelize,
    url,
    run: app.run,
    api: directReads({ ...direct, reads })(
      directReports({ ...direct, addressOf: addressBy(express) })(express),
    ),
    reads,
    site: () => siteFacts(config),
    astro: await builtStorefront(),
  });
  opened(pages.close);
  app.metrics.gauges({
    page_hits: () => pages.stats().hits,
    read_hits: reads.hits,
    page_renders: () => pages.stats().renders,
    page_bytes: () => pages.stats().bytes,
    built_file_bytes: () => pages.stats().fileBytes,
    cache_bytes: () => ({ ...sizesOfCaches(), pages: pages.stats().bytes }),
    cache_bytes_at_most: () => bounds,
    files_away: () => files.state().away,
    files_failures: () => files.state().failures,
    ...replicaGauges(sequelize),
    ...moneyGauges(sequelize),
  });

  if (!(await roomIn(config.varDir)()))
    log.warn('The disk of VAR_DIR is full: files are refused, and bookings too where the database is on it.');
  // The first visitor does not wait for the catalogue.
  await app.run(currentCards);
  const http = createHttpServer(pages.handle);
  await new Promise<void>((listening, failed) =>
    http.server.once('error', failed).listen(config.port, config.host, listening),
  );
  opened(async () => {
    if (isLeaving()) app.drain();
    await http.drain(10_000);
  });
  const address = http.server.address() as { port: number };
  listens.url = `http://${urlHost(config.host)}:${address.port}`;
  return { url: config.port === 0 ? listens.url : config.baseUrl, sequelize };
}

const sharedBank = async (siteUrl: string) =>
  isWorker ? ((await askPrimary('bank', siteUrl)) as SharedBank) : null;

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
