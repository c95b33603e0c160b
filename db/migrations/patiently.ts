/** All queries behind a waiting migration step wait too: it gives up soon, and is tried again. */
export const waitShortly = `set lock_timeout = '500ms'`;

const attempts = 20;
const pauseMs = 500;

/** A step is whole or absent, so that it can be retried after a lock timeout. */
export async function patiently<T>(step: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (attempt === attempts || !isLocked(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

const isLocked = (error: unknown) => (error as { original?: { code?: string } }).original?.code === '55P03';
