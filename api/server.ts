import { explainStartupFailure, loadDotEnv, readConfig, StartupError } from './config.ts';
import { demoLogins } from './filling.ts';
import { log } from './platform/log.ts';
import { collectWhenIdle } from './platform/operations/idleMemory.ts';
import { surviveErrors } from './platform/uncaughtErrors.ts';
import { howManyWorkers } from './platform/workers/howMany.ts';
import { isWorker, onRetirement, reportReady } from './platform/workers/primary.ts';
import { openApp } from './runningApp.ts';

/** A process that serves the app until it receives a signal: alone, or as one of the workers of a port. */
try {
  loadDotEnv();
  const config = readConfig();
  log.level = config.logLevel;
  const workers = isWorker ? await howManyWorkers(config) : 1;
  const app = await openApp(config, (text) => process.stdout.write(`${text}\n`));
  surviveErrors();
  collectWhenIdle();
  // Before readiness is reported: a signal that follows at once must end it in order.
  const stop = (close: () => Promise<void>) => {
    // A second signal, or a stop that hangs, ends the process all the same.
    setTimeout(() => process.exit(1), 15_000).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'stop');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => stop(app.close));
  onRetirement(() => stop(app.retire));
  reportReady(`ready ${app.url}\n${config.demo ? demoLogins(app.url) : ''}`, workers);
} catch (error) {
  process.stderr.write(`${explainStartupFailure(error)}\n`);
  // The wrapper restarts a crashed server, but not one with refused settings.
  if (process.send && error instanceof StartupError) process.send('refused', () => process.exit(1));
  else process.exit(1);
}
