import { log } from './log.ts';

/**
 * An error that no handler caught belongs to one request or one job, and the others go on. Only where Node finds itself broken
 * does the process end, for the wrapper to start a new one (see `adr/0001-one-request-never-ends-the-process.md`).
 */
export function surviveErrors(): void {
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a promise failed that nobody awaits'),
  );
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_INTERNAL_ASSERTION') {
      log.fatal({ err: error }, 'Node itself is broken');
      process.exit(brokenExit);
    }
    log.error({ err: error }, 'an error that nobody caught');
  });
}

const brokenExit = 70;
