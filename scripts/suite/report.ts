import type { FileReport } from './testProcess.ts';

const shownSlowest = 10;

/** The output of one file, under its name. */
export const blockOf = ({ file, text, ms, cpuMs }: FileReport) =>
  `${file} (${seconds(ms)}, ${seconds(cpuMs)} computing)\n${text.replace(/^\n+|\n+$/g, '')}\n\n`;

/** The end of a run: the failures once more, and the slowest files. */
export function summaryOf(reports: readonly FileReport[], problems: readonly string[]): string {
  const failed = reports.flatMap(({ file, failures }) => failures.map((title) => `  ${file}: ${title}`));
  const slowest = [...reports].sort((one, other) => other.ms - one.ms).slice(0, shownSlowest);
  return [
    ...(failed.length > 0 ? ['Failed:', ...failed] : []),
    ...problems,
    `The slowest of ${reports.length} files:`,
    ...slowest.map(
      ({ file, ms, cpuMs }) => `  ${seconds(ms).padStart(8)}, ${seconds(cpuMs)} computing  ${file}`,
    ),
    '',
  ].join('\n');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
