export type Watched = {
  isRunning(): boolean;
  bringBack(): Promise<void>;
  onTrouble(line: string): void;
};

const lookEveryMs = 200;
const longestPauseMs = 5000;

/** Restarts a process that ended by itself, trying again until it runs: a full disk may have room in a minute. */
export function keepRunning({ isRunning, bringBack, onTrouble }: Watched): { end(): Promise<void> } {
  let isEnding = false;
  let turn: Promise<void> = Promise.resolve();
  let pause = lookEveryMs;
  let timer = later(lookEveryMs);

  async function look(): Promise<void> {
    if (!isRunning()) await revive();
    else pause = lookEveryMs;
    if (!isEnding) timer = later(pause);
  }
  async function revive(): Promise<void> {
    const began = performance.now();
    onTrouble('The embedded PostgreSQL has ended by itself; it is started again.');
    try {
      await bringBack();
      onTrouble(
        `The embedded PostgreSQL runs again after ${((performance.now() - began) / 1000).toFixed(1)} s.`,
      );
      pause = lookEveryMs;
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
      pause = Math.min(pause * 2, longestPauseMs);
    }
  }
  function later(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      turn = look();
    }, ms).unref();
  }
  return {
    async end() {
      isEnding = true;
      clearTimeout(timer);
      await turn;
    },
  };
}
