import { systemProgram } from './systemProgram.mjs';

/** Independent programs with which tests read a document: its words, its look, its QR code, and whether it satisfies its schema. */
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
