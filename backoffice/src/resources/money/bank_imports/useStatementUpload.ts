import type { BankImport } from '@odonta/api/contract';
import { useState } from 'react';
import { isFailure } from '../../../kit/api/failure.ts';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** Uploads a statement; its result, or its errors, are shown beside the file. */
export function useStatementUpload() {
  const provider = useStaffData();
  const [imported, setImported] = useState<BankImport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function upload(file: File) {
    setBusy(true);
    setError(null);
    setImported(null);
    try {
      setImported(await provider.uploadStatement(file));
    } catch (failure) {
      const fieldError = isFailure(failure) ? failure.body.errors?.file : undefined;
      setError(fieldError ?? wordsOf(failure, 'Не удалось загрузить выписку'));
    } finally {
      setBusy(false);
    }
  }

  return { upload, imported, error, isBusy };
}
