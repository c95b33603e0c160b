/** Retries until the check succeeds; the last error is the failure. */
export async function eventually<T>(look: () => Promise<T>, seconds = 8): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
