import lighthouse from 'lighthouse';

export interface Categories {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

/** Lighthouse's marks out of a hundred, on its own emulated phone, in a Chromium that listens at this port. */
export async function lighthouseScores(address: string, port: number): Promise<Categories> {
  const run = await lighthouse(address, { port, output: 'json', logLevel: 'error', locale: 'ru' });
  const of = (category: keyof Categories) => Math.round((run?.lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
  };
}
