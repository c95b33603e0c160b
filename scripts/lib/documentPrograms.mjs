import { systemProgram } from './systemProgram.mjs';

/** What tests read a document with as a person and a bank's application do: its words, its look, its square. */
export async function documentPrograms() {
  const poppler = { title: 'Poppler', packages: ['poppler-utils'] };
  return {
    PDFTOTEXT_PATH: await systemProgram({ ...poppler, names: ['pdftotext'], variable: 'PDFTOTEXT_PATH' }),
    PDFTOPPM_PATH: await systemProgram({ ...poppler, names: ['pdftoppm'], variable: 'PDFTOPPM_PATH' }),
    ZBARIMG_PATH: await systemProgram({
      title: 'ZBar',
      packages: ['zbar-tools'],
      names: ['zbarimg'],
      variable: 'ZBARIMG_PATH',
    }),
  };
}
