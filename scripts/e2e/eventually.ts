/** Retries until the check succeeds; the last error is the failure. */
export async function eventually(check: () => Promise<unknown>, withinMs = 15_000): Promise<void> {
  for (const end = Date.now() + withinMs; ; await new Promise((resolve) => setTimeout(resolve, 100)))
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}
