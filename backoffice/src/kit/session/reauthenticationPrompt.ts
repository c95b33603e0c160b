/** Where calls that want a fresh proof wait for it; all that come meanwhile wait for the same one. */
export interface ReauthenticationPrompt {
  /** Whether the person has shown that it is he. */
  ask(): Promise<boolean>;
  /** Registers the dialog that asks the user; it answers by the function it is given. */
  answerBy(show: (answer: (isProved: boolean) => void) => void): () => void;
}

export function createReauthenticationPrompt(): ReauthenticationPrompt {
  let show: ((answer: (isProved: boolean) => void) => void) | null = null;
  let asked: Promise<boolean> | null = null;
  return {
    ask() {
      const put = show;
      if (!put) return Promise.resolve(false);
      asked ??= new Promise<boolean>((resolve) => put(resolve)).finally(() => {
        asked = null;
      });
      return asked;
    },
    answerBy(how) {
      show = how;
      return () => {
        if (show === how) show = null;
      };
    },
  };
}
