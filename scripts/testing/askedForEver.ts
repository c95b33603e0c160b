interface Asked {
  answered: number;
  /** Answers other than 200, and broken connections. */
  failed: string[];
}

/** Asks these addresses in turn, some at once, until it is stopped. */
export function askedForEver(urls: readonly string[], atOnce: number): { stop(): Promise<Asked> } {
  const asked: Asked = { answered: 0, failed: [] };
  const state = { isOver: false };
  const ask = async () => {
    while (!state.isOver)
      for (const url of urls) {
        const outcome = await fetch(url).then(read, (error: Error) => String(error.cause ?? error));
        if (outcome === 'OK') asked.answered += 1;
        else asked.failed.push(`${url}: ${outcome}`);
      }
  };
  const running = Array.from({ length: atOnce }, ask);
  return {
    async stop() {
      state.isOver = true;
      await Promise.all(running);
      return asked;
    },
  };
}

async function read(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return answer.status === 200 ? 'OK' : String(answer.status);
}
