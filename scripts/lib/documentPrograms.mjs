import { systemProgram } from './systemProgram.mjs';

/** What tests read a document with as others do: its words, its look, its square, and whether it keeps to its schema. */
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
    XMLLINT_PATH: await systemProgram({
      title: 'Libxml2',
      packages: ['libxml2-utils'],
      names: ['xmllint'],
      variable: 'XMLLINT_PATH',
    }),
  };
}
